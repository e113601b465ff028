import {
  bitsOf,
  COLUMN_SLOTS,
  canStop,
  clearTurn,
  clonePosition,
  countSuccesses,
  generateMoves,
  MAX_MOVES,
  type Move,
  type Position,
  placeRunner,
  QUAD_MOVE,
  RUNNERS,
  type Rules,
} from "@cantstop/rules";
import { claimTops, type Evaluator, endTurnOn, type TurnEnds } from "./evaluator.ts";
import { type Ladders, makeLadders, rungOf } from "./ladder.ts";
import { boardOptions, type RollOptions, rollOptions } from "./options.ts";
import { compilePartial, type PartialProgram, runPartial } from "./partial.ts";
import { compileProgram, type Program, setDistances } from "./program.ts";

/** Sets of columns are masks of bits 2 to 12. */
const SETS = 1 << 13;

const NOT_ALLOWED = Number.NEGATIVE_INFINITY;

/**
 * What three placed runners can do depends on nothing but the rules, their columns and the room they have
 * below the tops; it is kept by rules.
 */
const fullPrograms = new WeakMap<Rules, Map<number, Program>>();

export interface SolveOptions {
  /**
   * With columnClaim on_reach, a turn can go on after a claim, and the columns it can still reach are as
   * many as before. True follows every claim to the end, exactly; false, much faster, takes a claim for the
   * end of the turn wherever a stop is allowed then.
   */
  readonly pastClaims?: boolean;
  /** Only the layout is wanted. */
  readonly unsolved?: boolean;
  /** Memory of a solution that is not needed any more, to be used again. */
  readonly memory?: Float64Array;
}

/**
 * The exact value of every configuration of runners that a turn can reach from a position, given what its
 * ends are worth: one pass backwards over dense arrays, an array a set of columns, indexed by rungs.
 */
export class TurnSolution {
  readonly position: Position;
  readonly ladders: Ladders;
  /** How many configurations there are, the present one included. */
  readonly size: number;
  private readonly evaluator: Evaluator;
  private readonly options: SolveOptions;
  private readonly ends: TurnEnds;
  /** By cell; to be handed on as `memory` once this solution is done with. */
  readonly values: Float64Array;
  /** Where the array of each set of columns begins; −1 for sets out of reach. */
  private readonly offsets = new Int32Array(SETS).fill(-1);
  private readonly scratch: Position;
  private readonly rungs = new Uint8Array(COLUMN_SLOTS);
  private readonly continuations = new Map<number, TurnSolution>();

  constructor(position: Position, evaluator: Evaluator, options: SolveOptions = {}) {
    this.position = clonePosition(position);
    this.evaluator = evaluator;
    this.options = options;
    this.ladders = makeLadders(position);
    this.ends = evaluator.ends(position, this.ladders);
    this.scratch = clonePosition(position);
    const sets = this.reachableSets();
    let cells = 0;
    for (const set of sets) {
      this.offsets[set] = cells;
      cells += bitsOf(set).reduce((size, column) => size * this.ladders.tops[column], 1);
    }
    const { memory } = options;
    this.values = memory && memory.length >= cells ? memory : new Float64Array(cells);
    this.size = cells;
    if (!options.unsolved) for (const set of sets) this.solveSet(set);
  }

  /** Does a position belong to this turn, so that its values can be read from this solution? */
  covers(position: Position): boolean {
    const own = this.position;
    return (
      position.rules === own.rules &&
      position.seat === own.seat &&
      position.closed === own.closed &&
      position.out === own.out &&
      position.firstSeat === own.firstSeat &&
      (own.running & ~position.running) === 0 &&
      bitsOf(own.running).every((column) => position.runners[column] >= own.runners[column]) &&
      position.camps.every((space, i) => space === own.camps[i]) &&
      position.claims.every((columns, seat) => columns === own.claims[seat])
    );
  }

  /** The value of rolling on from a position of this turn (without a claim since the solution was made). */
  rollValue(position: Position): number {
    const set = this.readRungs(position);
    return this.rollFrom(set, rollOptions(position, false));
  }

  /** The value of stopping in a position of this turn; −∞ where that is not allowed. */
  stopValue(position: Position): number {
    if (!canStop(position)) return NOT_ALLOWED;
    const columns = bitsOf(position.running);
    this.readRungs(position);
    return this.valueOfStop(columns);
  }

  /** The value of a move in a position of this turn, played on as well as can be. */
  moveValue(position: Position, move: Move): number {
    return this.valueAfter(this.readRungs(position), move);
  }

  /** The best move of a roll in a position of this turn, and its value; null on a bust. */
  bestMove(position: Position, roll: number): { move: Move; value: number } | null {
    const moves = new Uint16Array(MAX_MOVES);
    const count = generateMoves(position, roll, moves);
    const set = this.readRungs(position);
    let best: { move: Move; value: number } | null = null;
    for (let i = 0; i < count; i++) {
      const value = this.valueAfter(set, moves[i]);
      if (!best || value > best.value) best = { move: moves[i], value };
    }
    return best;
  }

  private readRungs({ running, runners }: Position): number {
    for (const column of bitsOf(running))
      this.rungs[column] = rungOf(this.ladders.spaces[column], runners[column]);
    return running;
  }

  private valueOfStop(columns: readonly number[]): number {
    const after = clonePosition(this.position);
    endTurnOn(
      after,
      this.ladders,
      columns,
      columns.map((column) => this.rungs[column]),
    );
    return this.evaluator.value(after, this.position.seat);
  }

  /** Sets of columns that runners can stand on this turn, largest first, so that what follows is known before. */
  private reachableSets(): number[] {
    const { running, rules, closed } = this.position;
    const fresh = bitsOf(rules.columns & ~closed & ~running);
    const bySize: number[][] = [[], [], [], []];
    const add = (set: number, size: number, from: number) => {
      bySize[size].push(set);
      if (size < RUNNERS)
        for (let i = from; i < fresh.length; i++) add(set | (1 << fresh[i]), size + 1, i + 1);
    };
    add(running, bitsOf(running).length, 0);
    return bySize.reverse().flat();
  }

  private solveSet(set: number): void {
    const columns = bitsOf(set);
    const offset = this.offsets[set];
    // A turn that has not begun cannot stop: there is nothing to value.
    if (set !== 0) this.ends.fill(columns, this.values, offset);
    this.forbidStops(columns, offset);
    if (columns.length === RUNNERS) this.solveTriple(columns, offset);
    else this.solvePartial(set, columns, offset);
  }

  /** Marks the configurations in which the rules do not let the turn stop; those with a claim see to it later. */
  private forbidStops(columns: readonly number[], offset: number): void {
    for (const column of columns) this.rungs[column] = 1;
    const { noStacking } = this.position.rules;
    // Without rivals' camps to mind, only the number of runners counts.
    if (!noStacking && canStop(this.placeScratch(columns))) return;
    this.eachCell(columns, offset, (index) => {
      if (this.claimedColumns(columns) === 0 && !(noStacking && canStop(this.placeScratch(columns))))
        this.values[index] = NOT_ALLOWED;
    });
  }

  private cellsOf(columns: readonly number[]): number {
    return columns.reduce((size, column) => size * this.ladders.tops[column], 1);
  }

  /** Visits all combinations of rungs, from the tops down, with `rungs` set to each. */
  private eachCell(columns: readonly number[], offset: number, visit: (index: number) => void): void {
    const { tops } = this.ladders;
    for (const column of columns) this.rungs[column] = tops[column];
    for (let index = offset + this.cellsOf(columns) - 1; index >= offset; index--) {
      visit(index);
      for (let i = columns.length - 1; i >= 0; i--) {
        const column = columns[i];
        if (--this.rungs[column] > 0) break;
        this.rungs[column] = tops[column];
      }
    }
  }

  /** Configurations with a runner to spare: few, but each roll can lead to other sets. */
  private solvePartial(set: number, columns: readonly number[], offset: number): void {
    const { rules } = this.position;
    const { tops } = this.ladders;
    const [firstColumn = 0, secondColumn = 0] = columns;
    // A missing column counts as one of a single rung that no move climbs.
    const firstTop = firstColumn === 0 ? 1 : tops[firstColumn];
    const secondTop = secondColumn === 0 ? 1 : tops[secondColumn];
    const first = new Int32Array(3);
    const second = new Int32Array(3);
    const programs: (PartialProgram | undefined)[] = [];
    const rolls = rules.sides ** 4;
    for (let firstRung = firstTop; firstRung > 0; firstRung--) {
      climb(first, firstRung, firstTop);
      for (let secondRung = secondTop; secondRung > 0; secondRung--) {
        const cell = offset + (firstRung - 1) * secondTop + secondRung - 1;
        const topped =
          (firstColumn !== 0 && firstRung === firstTop ? 1 << firstColumn : 0) |
          (secondColumn !== 0 && secondRung === secondTop ? 1 << secondColumn : 0);
        if (topped !== 0 && rules.claimsOnReach) {
          this.rungs[firstColumn] = firstRung;
          this.rungs[secondColumn] = secondRung;
          this.values[cell] = this.valueOfClaim(columns, topped, this.values[cell]);
          continue;
        }
        climb(second, secondRung, secondTop);
        const kind = (firstRung === firstTop ? 1 : 0) | (secondRung === secondTop ? 2 : 0);
        let program = programs[kind];
        if (!program) {
          program = this.partialProgramOf(set, topped, columns);
          programs[kind] = program;
        }
        const roll = runPartial(program, this.values, this.ends.bust, rolls, first, second);
        if (roll > this.values[cell]) this.values[cell] = roll;
      }
    }
  }

  private partialProgramOf(set: number, topped: number, columns: readonly number[]): PartialProgram {
    const { rules, closed } = this.position;
    // Half a double may bear the name of a whole one that finds no room: then the camps matter too.
    const options = rules.halvesWhileSpare
      ? rollOptions(this.placeForOptions(columns, topped), false)
      : boardOptions(rules, closed, set, topped, false);
    return compilePartial(options, columns, this.ladders, this.offsets);
  }

  private toppedColumns(columns: readonly number[]): number {
    let topped = 0;
    for (const column of columns) if (this.rungs[column] === this.ladders.tops[column]) topped |= 1 << column;
    return topped;
  }

  /** The scratch position with runners on the present rungs. */
  private placeScratch(columns: readonly number[]): Position {
    clearTurn(this.scratch);
    this.scratch.moved = true;
    for (const column of columns)
      placeRunner(this.scratch, column, this.ladders.spaces[column][this.rungs[column]]);
    return this.scratch;
  }

  /**
   * The scratch position with runners on the columns of a set, on their tops where they are topped and
   * elsewhere with room for a double: where there is less room, moves are cut short at the top.
   */
  private placeForOptions(columns: readonly number[], topped: number): Position {
    clearTurn(this.scratch);
    this.scratch.moved = true;
    for (const column of columns) {
      const rungs = this.ladders.spaces[column];
      placeRunner(this.scratch, column, (topped >> column) & 1 ? rungs[rungs.length - 1] : rungs[1]);
    }
    return this.scratch;
  }

  /** The value of rolling with runners on the present rungs of a set's columns. */
  private rollFrom(set: number, { busts, weights, starts, moves }: RollOptions): number {
    let sum = busts * this.ends.bust;
    let rolls = busts;
    for (let group = 0; group < weights.length; group++) {
      let best = NOT_ALLOWED;
      for (let k = starts[group]; k < starts[group + 1]; k++) {
        const value = this.valueAfter(set, moves[k]);
        if (value > best) best = value;
      }
      sum += weights[group] * best;
      rolls += weights[group];
    }
    return sum / rolls;
  }

  /** The value of a move from the present rungs of a set's columns. */
  private valueAfter(set: number, move: Move): number {
    const first = move & 15;
    const second = (move >> 4) & 15;
    const { tops, quadRungs } = this.ladders;
    const steps = first === second ? 2 : 1;
    const firstRung =
      (set >> first) & 1 ? this.rungs[first] + steps : (move & QUAD_MOVE) !== 0 ? quadRungs[first] : steps;
    const secondRung =
      second === 0 || second === first ? 0 : (set >> second) & 1 ? this.rungs[second] + 1 : 1;
    const after = set | (1 << first) | (secondRung === 0 ? 0 : 1 << second);
    let cell = 0;
    for (let rest = after; rest !== 0; rest &= rest - 1) {
      const column = 31 - Math.clz32(rest & -rest);
      const top = tops[column];
      const rung =
        column === first
          ? Math.min(firstRung, top)
          : column === second && secondRung !== 0
            ? secondRung
            : this.rungs[column];
      cell = cell * top + rung - 1;
    }
    return this.values[this.offsets[after] + cell];
  }

  /** Three runners placed: most of all configurations, and all moves stay in the set. */
  private solveTriple(columns: readonly number[], offset: number): void {
    const { values, ladders, ends } = this;
    const { rules } = this.position;
    const [a, b, c] = columns as [number, number, number];
    const [topA, topB, topC] = [ladders.tops[a], ladders.tops[b], ladders.tops[c]];
    const rolls = rules.sides ** 4;
    const strideA = topB * topC;
    const distances = Int32Array.from(
      { length: 27 },
      (_, steps) => Math.floor(steps / 9) * strideA + (Math.floor(steps / 3) % 3) * topC + (steps % 3),
    );
    const programs: (Program | undefined)[] = [];
    // Past a claim, values are not bounded by those of the set's own stops.
    let highest = this.options.pastClaims ? Number.POSITIVE_INFINITY : ends.bust;
    for (let cell = offset; cell < offset + topA * topB * topC; cell++)
      if (values[cell] > highest) highest = values[cell];

    for (let rungA = topA; rungA > 0; rungA--) {
      const roomA = Math.min(2, topA - rungA);
      for (let rungB = topB; rungB > 0; rungB--) {
        const roomB = Math.min(2, topB - rungB);
        const row = offset + (rungA - 1) * strideA + (rungB - 1) * topC - 1;
        for (let rungC = topC; rungC > 0; ) {
          const roomC = Math.min(2, topC - rungC);
          if (rules.claimsOnReach && (roomA === 0 || roomB === 0 || roomC === 0)) {
            this.rungs[a] = rungA;
            this.rungs[b] = rungB;
            this.rungs[c] = rungC;
            const cell = row + rungC;
            values[cell] = this.valueOfClaim(columns, this.toppedColumns(columns), values[cell]);
            // A solution made on the way has set the distances of the shared programs for itself.
            if (this.options.pastClaims) programs.length = 0;
            rungC--;
            continue;
          }
          const status = roomA * 9 + roomB * 3 + roomC;
          let program = programs[status];
          if (!program) {
            program = this.programOf(columns, [roomA, roomB, roomC]);
            setDistances(program, distances);
            programs[status] = program;
          }
          // All cells of the row whose last runner has room for a double are of one kind.
          const last = roomC === 2 ? 1 : rungC;
          runProgram(program, values, row + rungC, row + last, ends.bust, highest, rolls);
          rungC = last - 1;
        }
      }
    }
  }

  private programOf(columns: readonly number[], rooms: readonly number[]): Program {
    const { rules } = this.position;
    let kept = fullPrograms.get(rules);
    if (!kept) {
      kept = new Map();
      fullPrograms.set(rules, kept);
    }
    let key = 0;
    for (const [i, column] of columns.entries()) key = (key << 6) | (column << 2) | rooms[i];
    let program = kept.get(key);
    if (!program) {
      let set = 0;
      let topped = 0;
      for (const [i, column] of columns.entries()) {
        set |= 1 << column;
        if (rooms[i] === 0) topped |= 1 << column;
      }
      program = compileProgram(boardOptions(rules, 0, set, topped, true), columns, rooms);
      kept.set(key, program);
    }
    return program;
  }

  /** The columns that this configuration has claimed on reaching their tops. */
  private claimedColumns(columns: readonly number[]): number {
    return this.position.rules.claimsOnReach ? this.toppedColumns(columns) : 0;
  }

  /** The value of a configuration in which columns were claimed on reaching their tops. */
  private valueOfClaim(columns: readonly number[], claimed: number, stopValue: number): number {
    const { rules, scores, seat, closed } = this.position;
    // Such a claim has ended the turn by itself.
    if (scores[seat] + bitsOf(claimed).length >= rules.target || (closed | claimed) === rules.columns)
      return stopValue;
    if (!this.options.pastClaims && !rules.noStacking) return stopValue;
    const next = this.afterClaim(claimed);
    const remaining = columns.filter((column) => ((claimed >> column) & 1) === 0);
    for (const column of remaining) next.rungs[column] = this.rungs[column];
    const position = next.placeScratch(remaining);
    position.justClaimed = true;
    const mayStop = canStop(position);
    if (!this.options.pastClaims)
      return mayStop
        ? stopValue
        : this.ends.bust + (countSuccesses(position) / rules.sides ** 4) * (stopValue - this.ends.bust);
    const options = rollOptions(position, false);
    const rollValue = next.rollFrom(position.running, options);
    return mayStop ? Math.max(stopValue, rollValue) : rollValue;
  }

  /** The same turn with more columns claimed; solved only where turns are followed past claims. */
  private afterClaim(claimed: number): TurnSolution {
    let next = this.continuations.get(claimed);
    if (!next) {
      const position = clonePosition(this.position);
      clearTurn(position);
      for (const column of bitsOf(this.position.running & ~claimed))
        placeRunner(position, column, this.position.runners[column]);
      claimTops(position, this.ladders, bitsOf(claimed));
      // With memory of its own: this solution's is in use.
      const { pastClaims = false } = this.options;
      next = new TurnSolution(position, this.evaluator, { pastClaims, unsolved: !pastClaims });
      this.continuations.set(claimed, next);
    }
    return next;
  }
}

/** The rungs, less one, after 0, 1 and 2 steps from a rung, cut short at the top. */
function climb(climbed: Int32Array, rung: number, top: number): void {
  for (let steps = 0; steps < 3; steps++) climbed[steps] = Math.min(rung + steps, top) - 1;
}

/**
 * The inner loop: a run of cells of one kind, from the first down to the last. A cell holds the value of
 * stopping and gets that of the better of stopping and rolling. Rolling is not worked out where even
 * reaching the highest value with every success would not beat stopping.
 */
function runProgram(
  program: Program,
  values: Float64Array,
  first: number,
  last: number,
  bust: number,
  highest: number,
  rolls: number,
): void {
  const { busts, successes, forcedWeights, forcedDistances, choiceWeights, choiceStarts, choiceDistances } =
    program;
  const lost = busts * bust;
  const bound = (lost + successes * highest) / rolls;
  for (let cell = first; cell >= last; cell--) {
    if (values[cell] >= bound) continue;
    let sum = lost;
    for (let i = 0; i < forcedWeights.length; i++)
      sum += forcedWeights[i] * values[cell + forcedDistances[i]];
    for (let i = 0; i < choiceWeights.length; i++) {
      const end = choiceStarts[i + 1];
      let k = choiceStarts[i];
      let best = values[cell + choiceDistances[k]];
      for (k++; k < end; k++) {
        const value = values[cell + choiceDistances[k]];
        if (value > best) best = value;
      }
      sum += choiceWeights[i] * best;
    }
    const roll = sum / rolls;
    if (roll > values[cell]) values[cell] = roll;
  }
}
