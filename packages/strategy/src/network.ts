import {
  bitsOf,
  bust,
  COLUMN_SLOTS,
  campOf,
  clearTurn,
  clonePosition,
  copyPosition,
  type Position,
  type Rules,
  STANDARD_BOARD,
} from "@cantstop/rules";
import { type Evaluator, endTurnOn, shareOf, type TurnEnds } from "./evaluator.ts";
import type { Ladders } from "./ladder.ts";

/**
 * A small network of the efficiently updatable kind, in whole numbers, so that it gives the same answers
 * everywhere. Its first layer is a sum of table rows, one for each seat and column that shows something (a
 * camp on a space, or a claim), so that a step of a runner changes one row; clipped to 0 … {@link ONE}, it is
 * weighed into one output a seat still in the game, in playing order from the seat to move. Softmax makes
 * winning chances of them. Two players need the first output only; a player alone has one that is the number
 * of turns left.
 */
export interface Network {
  /** Seats in the game. */
  readonly players: number;
  readonly hidden: number;
  /** {@link rowCount} rows of `hidden` numbers, in units of 1 / {@link ONE}. */
  readonly rows: Int32Array;
  readonly bias: Int32Array;
  /** One row of `hidden` numbers an output, in units of 1 / {@link WEIGHT_ONE}. */
  readonly weights: Int32Array;
  readonly outputBias: Int32Array;
}

/** What 1 is in the first layer, and in the weights. */
export const ONE = 1 << 12;
export const WEIGHT_ONE = 1 << 10;
const OUTPUT_SCALE = 1 / (ONE * WEIGHT_ONE);

/** Rows of one seat: a row a space, the top's for a claim. */
const SEAT_ROWS = 83;
/** Columns closed by a seat that has left. */
const CLOSED_ROWS = 11;

const firstRows = new Uint8Array(COLUMN_SLOTS);
for (let column = 3; column <= 12; column++)
  firstRows[column] = firstRows[column - 1] + STANDARD_BOARD.lengths[column - 1];

/** Rows of a network: the seats', those of columns closed by nobody in the game, and the seats left to play this round. */
export const rowCount = (players: number): number => players * SEAT_ROWS + CLOSED_ROWS + players;

export const outputCount = (players: number): number => (players === 2 ? 1 : players);

/** The row of a camp, or on the top a claim, of the seat that moves `order`-th from now. */
const rowOf = (order: number, column: number, space: number): number =>
  order * SEAT_ROWS + firstRows[column] + space - 1;

const closedRow = (players: number, column: number): number => players * SEAT_ROWS + column - 2;

const roundRow = (players: number, left: number): number => players * SEAT_ROWS + CLOSED_ROWS + left;

/** The seats still in the game, in playing order from the one to move. */
export function seatsInOrder({ rules, seat, out }: Position): number[] {
  const seats: number[] = [];
  for (let i = 0; i < rules.players; i++) {
    const next = (seat + i) % rules.players;
    if (((out >> next) & 1) === 0) seats.push(next);
  }
  return seats;
}

/** The rows that a position between turns adds up. */
export function activeRows(position: Position): number[] {
  const { rules, claims, closed, firstSeat } = position;
  const seats = seatsInOrder(position);
  const rows: number[] = [];
  let owned = 0;
  for (const [order, seat] of seats.entries()) {
    owned |= claims[seat];
    for (const column of bitsOf(claims[seat])) rows.push(rowOf(order, column, rules.lengths[column]));
    for (const column of bitsOf(rules.columns & ~closed)) {
      const camp = campOf(position, seat, column);
      if (camp !== 0) rows.push(rowOf(order, column, camp));
    }
  }
  for (const column of bitsOf(closed & ~owned)) rows.push(closedRow(seats.length, column));
  if (rules.completesRound) {
    // How many play after the seat to move before the round is over.
    const order = (seat: number) => (seat - firstSeat + rules.players) % rules.players;
    const left = seats.filter((seat) => order(seat) > order(seats[0])).length;
    rows.push(roundRow(seats.length, left));
  }
  return rows;
}

const clip = (x: number): number => (x < 0 ? 0 : Math.min(x, ONE));

/** The value of each seat in the game, in playing order from the one to move; see {@link Evaluator}. */
export function networkValues(network: Network, rows: readonly number[]): number[] {
  const { players, hidden, weights, outputBias } = network;
  const sums = Int32Array.from(network.bias);
  for (const row of rows) for (let h = 0; h < hidden; h++) sums[h] += network.rows[row * hidden + h];
  const outputs = Array.from(outputBias, (bias, k) => {
    let output = bias;
    for (let h = 0; h < hidden; h++) output += weights[k * hidden + h] * clip(sums[h]);
    return output * OUTPUT_SCALE;
  });
  // A game that is not over takes a turn at least.
  if (players === 1) return [-Math.max(1, outputs[0])];
  if (players === 2) {
    const first = 1 / (1 + Math.exp(-outputs[0]));
    return [first, 1 - first];
  }
  const highest = Math.max(...outputs);
  const shares = outputs.map((output) => Math.exp(output - highest));
  const sum = shares.reduce((total, share) => total + share);
  return shares.map((share) => share / sum);
}

/** An evaluator of a network for each number of players in the game. */
export class NetworkEvaluator implements Evaluator {
  private readonly networkFor: (rules: Rules, players: number) => Network;

  constructor(networkFor: (rules: Rules, players: number) => Network) {
    this.networkFor = networkFor;
  }

  value(position: Position, seat: number): number {
    if (position.finished) return position.rules.players === 1 ? 0 : shareOf(position, seat);
    const seats = seatsInOrder(position);
    const order = seats.indexOf(seat);
    return order < 0
      ? 0
      : networkValues(this.networkFor(position.rules, seats.length), activeRows(position))[order];
  }

  ends(position: Position, ladders: Ladders): TurnEnds {
    return new NetworkEnds(
      position,
      ladders,
      this.networkFor(position.rules, seatsInOrder(position).length),
      this,
    );
  }
}

/** The ends of a turn by a network: the sums of a set of columns are shared by all cells along a row. */
class NetworkEnds implements TurnEnds {
  readonly bust: number;
  private readonly position: Position;
  private readonly ladders: Ladders;
  private readonly network: Network;
  private readonly sums: Int32Array;
  /** What each rung of a column changes in the sums: `hidden` numbers a rung, from rung 0. */
  private readonly deltas: readonly Int32Array[];
  private readonly fixedValues = new Map<number, number | null>();
  private readonly after: Position;
  private readonly evaluator: Evaluator;

  constructor(position: Position, ladders: Ladders, network: Network, evaluator: Evaluator) {
    this.position = position;
    this.ladders = ladders;
    this.network = network;
    this.evaluator = evaluator;
    this.after = clonePosition(position);
    bust(this.after);
    this.bust = evaluator.value(this.after, position.seat);

    // The position after a turn that changes nothing, seen by the seat that moves next.
    const { seat } = position;
    const idle = clonePosition(position);
    clearTurn(idle);
    const seats = seatsInOrder(position);
    idle.seat = seats[1] ?? seat;
    const { hidden } = network;
    this.sums = Int32Array.from(network.bias);
    for (const row of activeRows(idle)) this.add(this.sums, 0, row, 1);
    const order = seats.length - 1;
    const deltas: Int32Array[] = [];
    for (let column = 0; column < COLUMN_SLOTS; column++) {
      const rungs = ladders.spaces[column];
      const delta = new Int32Array(rungs.length * hidden);
      deltas.push(delta);
      if (ladders.tops[column] === 0) continue;
      const camp = campOf(position, seat, column);
      for (let rung = 1; rung < rungs.length; rung++) {
        this.add(delta, rung, rowOf(order, column, rungs[rung]), 1);
        if (camp !== 0) this.add(delta, rung, rowOf(order, column, camp), -1);
      }
      // A claim makes the rivals' camps in the column worthless, whether they stay to be seen or not.
      for (let rival = 1; rival < seats.length; rival++) {
        const space = campOf(position, seats[rival], column);
        if (space !== 0) this.add(delta, rungs.length - 1, rowOf(rival - 1, column, space), -1);
      }
    }
    this.deltas = deltas;
  }

  private add(sums: Int32Array, at: number, row: number, sign: number): void {
    const { hidden, rows } = this.network;
    for (let h = 0; h < hidden; h++) sums[at * hidden + h] += sign * rows[row * hidden + h];
  }

  /**
   * The one value of all ends of the turn with these columns topped: where the game is over, or a claim has
   * ended the turn and the other runners are gone. Null where it matters on which rungs they stand.
   */
  private fixedValue(columns: readonly number[], topped: number): number | null {
    const { position, after, ladders, evaluator } = this;
    const { rules, seat } = position;
    const tops = bitsOf(topped).length;
    const endsTurn = rules.claimsOnReach && tops > 0 && position.scores[seat] + tops >= rules.target;
    // How many columns are claimed decides, unless few are left, or the claimed ones are all that counts.
    const few = bitsOf(rules.columns & ~position.closed).length <= 3;
    const key = few || endsTurn ? topped : -1 - tops;
    let fixed = this.fixedValues.get(key);
    if (fixed === undefined) {
      copyPosition(position, after);
      endTurnOn(
        after,
        ladders,
        columns,
        columns.map((column) => ((topped >> column) & 1 ? ladders.tops[column] : 1)),
      );
      fixed = after.finished || endsTurn ? evaluator.value(after, seat) : null;
      this.fixedValues.set(key, fixed);
    }
    return fixed;
  }

  fill(columns: readonly number[], values: Float64Array, offset: number): void {
    const { hidden } = this.network;
    const { tops } = this.ladders;
    // All columns but the last make rows; a missing one counts as one of a single rung that changes nothing.
    const last = columns[columns.length - 1];
    const [first = 0, second = 0] = columns.slice(0, -1);
    const firstTop = first === 0 ? 1 : tops[first];
    const secondTop = second === 0 ? 1 : tops[second];
    const lastTop = tops[last];
    // By which of the three columns are topped: bit 0 for the first, 1 for the second, 2 for the last.
    const fixed = Array.from({ length: 8 }, (_, topped) => {
      const mask = ((topped & 1) << first) | (((topped >> 1) & 1) << second) | (((topped >> 2) & 1) << last);
      // A column of one rung is always topped, a missing one never.
      const possible = [first, second, last].every((column, i) =>
        (topped >> i) & 1 ? column !== 0 : column === 0 || tops[column] > 1,
      );
      return possible ? this.fixedValue(columns, mask) : null;
    });
    const outer = Int32Array.from(this.sums);
    const sums = Int32Array.from(this.sums);
    let cell = offset;
    for (let firstRung = 1; firstRung <= firstTop; firstRung++) {
      if (first !== 0) sumUp(outer, this.sums, this.deltas[first], firstRung * hidden);
      const firstTopped = first !== 0 && firstRung === firstTop ? 1 : 0;
      for (let secondRung = 1; secondRung <= secondTop; secondRung++, cell += lastTop) {
        if (second === 0) sums.set(outer);
        else sumUp(sums, outer, this.deltas[second], secondRung * hidden);
        const topped = firstTopped | (second !== 0 && secondRung === secondTop ? 2 : 0);
        const end = cell + lastTop - 1;
        this.fillRow(sums, this.deltas[last], values, cell, end);
        const below = fixed[topped];
        if (below !== null) values.fill(below, cell, end);
        const top = fixed[topped | 4];
        if (top !== null) values[end] = top;
      }
    }
  }

  /** The values of a row of cells, from rung 1 of the last column on. */
  private fillRow(
    sums: Int32Array,
    delta: Int32Array,
    values: Float64Array,
    first: number,
    end: number,
  ): void {
    const { hidden, weights, outputBias, players } = this.network;
    const outputs = outputBias.length;
    let at = hidden;
    for (let cell = first; cell <= end; cell++, at += hidden) {
      let own = 0;
      let rest = 1;
      for (let k = outputs - 1; k >= 0; k--) {
        let output = outputBias[k];
        for (let h = 0, w = k * hidden; h < hidden; h++, w++) {
          // Clipped without branches: negative numbers to 0, then what is above ONE to ONE.
          let x = (sums[h] + delta[at + h]) | 0;
          x &= ~(x >> 31);
          x -= ONE;
          x &= x >> 31;
          output = (output + Math.imul(x + ONE, weights[w])) | 0;
        }
        // The seat that just played is the last in order; the others count in proportion to it. Of two
        // players the other's output stands alone.
        if (players === 2 || k < outputs - 1) rest += Math.exp((output - own) * OUTPUT_SCALE);
        else own = output;
      }
      values[cell] = players === 1 ? -Math.max(1, own * OUTPUT_SCALE) : 1 / rest;
    }
  }
}

function sumUp(sums: Int32Array, base: Int32Array, delta: Int32Array, from: number): void {
  for (let h = 0; h < sums.length; h++) sums[h] = base[h] + delta[from + h];
}
