import {
  bitsOf,
  COLUMN_SLOTS,
  canStop,
  clonePosition,
  generateMoves,
  generatePackedMoves,
  MAX_MOVES,
  type Move,
  type Position,
  QUAD_MOVE,
} from "@cantstop/rules";
import { Claims } from "./claims.ts";
import { type Evaluator, endTurnOn } from "./evaluator.ts";
import { type Ladders, makeLadders, rungOf } from "./ladder.ts";
import { Layout, type Turn } from "./layout.ts";
import { TurnSolver } from "./solver.ts";

const NOT_ALLOWED = Number.NEGATIVE_INFINITY;

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
export class TurnSolution implements Turn {
  readonly position: Position;
  readonly ladders: Ladders;
  readonly layout: Layout;
  /** By cell; to be handed on as `memory` once this solution is done with. */
  readonly values: Float64Array;
  readonly bust: number;
  private readonly evaluator: Evaluator;
  private readonly rungs = new Uint8Array(COLUMN_SLOTS);

  constructor(position: Position, evaluator: Evaluator, options: SolveOptions = {}) {
    const { pastClaims = false, unsolved = false, memory } = options;
    this.position = clonePosition(position);
    this.evaluator = evaluator;
    this.ladders = makeLadders(position);
    this.layout = new Layout(position, this.ladders);
    const { size } = this.layout;
    this.values = memory && memory.length >= size ? memory : new Float64Array(size);
    const ends = evaluator.ends(position, this.ladders);
    this.bust = ends.bust;
    if (unsolved) return;
    // With memory of its own: this solution's is in use.
    const follow = pastClaims
      ? (after: Position) => new TurnSolution(after, evaluator, { pastClaims })
      : null;
    const { claimsOnReach, noStacking } = position.rules;
    const claims = claimsOnReach && (follow || noStacking) ? new Claims(this, follow) : null;
    new TurnSolver(this, ends, claims).solve();
  }

  /** How many configurations there are, the present one included. */
  get size(): number {
    return this.layout.size;
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
    this.readRungs(position);
    const { distinct, weights } = position.rules.rolls;
    const moves = new Uint16Array(MAX_MOVES);
    let sum = 0;
    for (let i = 0; i < distinct.length; i++) {
      const count = generatePackedMoves(position, distinct[i], moves);
      let best = count === 0 ? this.bust : NOT_ALLOWED;
      for (let k = 0; k < count; k++) best = Math.max(best, this.valueAfter(position.running, moves[k]));
      sum += weights[i] * best;
    }
    return sum / position.rules.sides ** 4;
  }

  /** The value of stopping in a position of this turn; −∞ where that is not allowed. */
  stopValue(position: Position): number {
    if (!canStop(position)) return NOT_ALLOWED;
    const columns = bitsOf(position.running);
    this.readRungs(position);
    const after = clonePosition(this.position);
    endTurnOn(
      after,
      this.ladders,
      columns,
      columns.map((column) => this.rungs[column]),
    );
    return this.evaluator.value(after, this.position.seat);
  }

  /** The value of a move in a position of this turn, played on as well as can be. */
  moveValue(position: Position, move: Move): number {
    this.readRungs(position);
    return this.valueAfter(position.running, move);
  }

  /** The best move of a roll in a position of this turn, and its value; null on a bust. */
  bestMove(position: Position, roll: number): { move: Move; value: number } | null {
    const moves = new Uint16Array(MAX_MOVES);
    const count = generateMoves(position, roll, moves);
    this.readRungs(position);
    let best: { move: Move; value: number } | null = null;
    for (let i = 0; i < count; i++) {
      const value = this.valueAfter(position.running, moves[i]);
      if (!best || value > best.value) best = { move: moves[i], value };
    }
    return best;
  }

  private readRungs({ running, runners }: Position): void {
    for (const column of bitsOf(running))
      this.rungs[column] = rungOf(this.ladders.spaces[column], runners[column]);
  }

  /** The value of a move from the present rungs of a set's columns. */
  private valueAfter(set: number, move: Move): number {
    const { rungs, layout } = this;
    const first = move & 15;
    const second = (move >> 4) & 15;
    const [firstBefore, secondBefore] = [rungs[first], rungs[second]];
    if (second === 0 || second === first) rungs[first] = this.rungAfter(set, first, move);
    else {
      rungs[first] = this.rungAfter(set, first, first);
      rungs[second] = this.rungAfter(set, second, second);
    }
    // Bit 0 stands for "no second sum".
    const after = (set | (1 << first) | (1 << second)) & ~1;
    const value = this.values[layout.cellOf(after, rungs)];
    rungs[first] = firstBefore;
    rungs[second] = secondBefore;
    return value;
  }

  /** The rung that a move in one column leads to. */
  private rungAfter(set: number, column: number, move: Move): number {
    const { quadRungs, tops } = this.ladders;
    const isPlaced = ((set >> column) & 1) !== 0;
    if (!isPlaced && (move & QUAD_MOVE) !== 0) return quadRungs[column];
    const steps = ((move >> 4) & 15) === 0 ? 1 : 2;
    return Math.min((isPlaced ? this.rungs[column] : 0) + steps, tops[column]);
  }
}
