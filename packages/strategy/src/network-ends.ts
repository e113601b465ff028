import { bust, COLUMN_SLOTS, campOf, clearTurn, clonePosition, type Position } from "@cantstop/rules";
import type { Evaluator, TurnEnds } from "./evaluator.ts";
import { exponential, SCALE } from "./exponential.ts";
import { FixedEnds } from "./fixed-ends.ts";
import type { Ladders } from "./ladder.ts";
import { activeRows, type Network, ONE, rowOf, seatsInOrder } from "./network.ts";

/** The most ends in a plane: a rung in each of two columns. */
const MOST_PAIRS = 13 * 11;
const MOST_OUTPUTS = 4;

// Of the plane that is worked out: what one hidden unit passes on, and the outputs one after the other. Made once, which is
// also what makes them quick to get at.
const active = new Int32Array(MOST_PAIRS);
const outputs = new Int32Array(MOST_OUTPUTS * MOST_PAIRS);

/**
 * The ends of a turn by a network. A runner's rung changes what the first layer adds up to, whatever the
 * others do; so the changes of the last two columns of a set are added up once for all rungs of the first.
 * Most hidden units are silent on most rungs, and are left out there.
 */
export class NetworkEnds implements TurnEnds {
  readonly bust: number;
  private readonly network: Network;
  private readonly tops: Uint8Array;
  private readonly fixedEnds: FixedEnds;
  /** What the first layer adds up to when the turn changes nothing. */
  private readonly sums: Int32Array;
  /** By column: what its rungs change in that, unit by unit; a single zero a unit for a missing column. */
  private readonly changes: readonly Int32Array[];
  /** By column: the highest of these changes, unit by unit. */
  private readonly highest: readonly Int32Array[];
  /** Two columns, … */
  private pair = 0;
  /** … what each rung of the one and each of the other change together, unit by unit, … */
  private readonly pairChanges: Int32Array;
  /** … and the highest change for each rung of the one, unit by unit. */
  private readonly pairHighest: Int32Array;

  constructor(position: Position, ladders: Ladders, network: Network, evaluator: Evaluator) {
    const { hidden } = network;
    this.network = network;
    this.tops = ladders.tops;
    this.fixedEnds = new FixedEnds(position, ladders, evaluator);
    const after = clonePosition(position);
    bust(after);
    this.bust = evaluator.value(after, position.seat);
    // The position after a turn that changes nothing, seen by the seat that moves next.
    const idle = clonePosition(position);
    clearTurn(idle);
    const seats = seatsInOrder(position);
    idle.seat = seats[1] ?? position.seat;
    this.sums = Int32Array.from(network.bias);
    for (const row of activeRows(idle)) this.add(this.sums, 0, 1, row, 1);
    this.changes = Array.from({ length: COLUMN_SLOTS }, (_, column) =>
      this.changesOf(position, ladders.spaces[column], column, seats),
    );
    this.highest = this.changes.map((changes) => highestOf(changes, hidden));
    this.pairChanges = new Int32Array(hidden * MOST_PAIRS);
    this.pairHighest = new Int32Array(hidden * COLUMN_SLOTS);
  }

  private changesOf(
    position: Position,
    rungs: Uint8Array,
    column: number,
    seats: readonly number[],
  ): Int32Array {
    const top = this.tops[column];
    const changes = new Int32Array(this.network.hidden * (top || 1));
    if (top === 0) return changes;
    const order = seats.length - 1;
    const camp = campOf(position, position.seat, column);
    for (let rung = 0; rung < top; rung++) {
      this.add(changes, rung, top, rowOf(order, column, rungs[rung + 1]), 1);
      if (camp !== 0) this.add(changes, rung, top, rowOf(order, column, camp), -1);
    }
    // A claim makes the rivals' camps in the column worthless, whether they stay to be seen or not.
    for (let rival = 1; rival < seats.length; rival++) {
      const space = campOf(position, seats[rival], column);
      if (space !== 0) this.add(changes, top - 1, top, rowOf(rival - 1, column, space), -1);
    }
    return changes;
  }

  /** Adds a row of the network to every `stride`-th number, or takes it away. */
  private add(to: Int32Array, first: number, stride: number, row: number, sign: number): void {
    const { hidden, rows } = this.network;
    for (let h = 0; h < hidden; h++) to[first + h * stride] += sign * rows[row * hidden + h];
  }

  fill(columns: readonly number[], values: Float64Array, offset: number): void {
    const { tops, sums, pairChanges, pairHighest } = this;
    const { hidden, weights, outputBias } = this.network;
    const last = columns[columns.length - 1];
    // A missing column counts as one of a single rung that changes nothing.
    const first = columns.length > 1 ? columns[0] : 0;
    const second = columns.length > 2 ? columns[1] : 0;
    const firstTop = tops[first] || 1;
    const secondTop = tops[second] || 1;
    const lastTop = tops[last];
    const size = secondTop * lastTop;
    const firstChanges = this.changes[first];
    this.pairUp(second, last);
    for (let rung = 0; rung < firstTop; rung++) {
      for (let k = 0; k < outputBias.length; k++) outputs.fill(outputBias[k], k * size, (k + 1) * size);
      for (let h = 0; h < hidden; h++) {
        const base = sums[h] + firstChanges[h * firstTop + rung];
        // From the first rung of the second column where the unit is not silent, to the last.
        let from = h * secondTop;
        let to = from + secondTop;
        while (from < to && base + pairHighest[from] <= 0) from++;
        while (from < to && base + pairHighest[to - 1] <= 0) to--;
        const start = from * lastTop;
        const count = (to - from) * lastTop;
        activate(pairChanges, start, count, base, start - h * size, weights[h]);
        for (let k = 1; k < outputBias.length; k++)
          addActive(count, start + (k - h) * size, weights[k * hidden + h]);
      }
      this.writeValues(values, offset + rung * size, size);
    }
    this.fixedEnds.write(columns, values, offset);
  }

  /** Adds up the changes of two columns, unless it did so the last time. */
  private pairUp(second: number, last: number): void {
    const pair = (second << 4) | last;
    if (pair === this.pair) return;
    this.pair = pair;
    const { tops, changes, highest, pairChanges, pairHighest } = this;
    const [secondChanges, lastChanges, lastHighest] = [changes[second], changes[last], highest[last]];
    const lastTop = tops[last];
    const secondTop = tops[second] || 1;
    let at = 0;
    let row = 0;
    for (let h = 0; h < lastHighest.length; h++)
      for (let rung = 0; rung < secondTop; rung++) {
        const change = secondChanges[row];
        pairHighest[row++] = change + lastHighest[h];
        for (let i = h * lastTop; i < (h + 1) * lastTop; i++) pairChanges[at++] = change + lastChanges[i];
      }
  }

  /** From outputs to values. */
  private writeValues(values: Float64Array, offset: number, size: number): void {
    const { players, outputBias } = this.network;
    if (players === 1) {
      for (let i = 0; i < size; i++) values[offset + i] = -Math.max(1, outputs[i] / SCALE);
    } else if (players === 2) {
      // The only output is the other's.
      for (let i = 0; i < size; i++) values[offset + i] = 1 / (1 + exponential(outputs[i]));
    } else {
      // The seat that just played is the last in order; the others count in proportion to it.
      const own = (outputBias.length - 1) * size;
      for (let i = 0; i < size; i++) {
        let rest = 1;
        for (let k = i; k < own; k += size) rest += exponential(outputs[k] - outputs[own + i]);
        values[offset + i] = 1 / rest;
      }
    }
  }
}

/** The highest number of each of so many rows. */
function highestOf(numbers: Int32Array, rows: number): Int32Array {
  const highest = new Int32Array(rows);
  const length = numbers.length / rows;
  for (let row = 0; row < rows; row++) {
    highest[row] = numbers[row * length];
    for (let i = row * length; i < (row + 1) * length; i++)
      if (numbers[i] > highest[row]) highest[row] = numbers[i];
  }
  return highest;
}

/**
 * Finds what a hidden unit passes on, for some of the changes in what it adds up to, and adds it to the first
 * output with its weight there.
 *
 * @param at where in the outputs
 */
function activate(
  changes: Int32Array,
  start: number,
  count: number,
  base: number,
  at: number,
  weight: number,
): void {
  for (let i = 0; i < count; i++) {
    // Clipped without a branch: what is above 0, less what is above ONE.
    const x = (base + changes[start + i]) | 0;
    const y = (x - ONE) | 0;
    const clipped = (x & ~(x >> 31)) - (y & ~(y >> 31));
    active[i] = clipped;
    outputs[at + i] = (outputs[at + i] + Math.imul(clipped, weight)) | 0;
  }
}

/** Adds the same to another output, with its weight there. */
function addActive(count: number, at: number, weight: number): void {
  for (let i = 0; i < count; i++) outputs[at + i] = (outputs[at + i] + Math.imul(active[i], weight)) | 0;
}
