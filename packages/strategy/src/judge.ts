import {
  columnsOfMove,
  type Dice,
  type Game,
  generateMoves,
  MAX_MOVES,
  type Position,
  rollOf,
} from "@cantstop/rules";
import type { Evaluator } from "./evaluator.ts";
import { SolverPlayer } from "./solver-player.ts";

/** A legal move and what it is worth, played on as well as can be. */
export interface JudgedMove {
  /** As records have them: the sums used, sorted. */
  readonly columns: readonly number[];
  readonly value: number;
}

/**
 * Follows a game and knows every seat's chances at any moment: between turns by the evaluator, within a turn by the
 * turn solver. The solver speaks for the seat on turn only; what that seat leaves is shared among the others as the
 * evaluator shared it when the turn began.
 */
export class Judge {
  private readonly evaluator: Evaluator;
  private readonly solver: SolverPlayer;
  /** By seat, how what the seat on turn leaves is shared. */
  private shares: readonly number[] = [];
  /** The turn that `shares` belongs to, as seat and seats out. */
  private sharesOf = "";
  /** Turns begun; of a player alone its expected turns are counted from there. */
  private turns = 0;

  constructor(evaluator: Evaluator) {
    this.evaluator = evaluator;
    this.solver = new SolverPlayer(evaluator);
  }

  /** The value of rolling, for the seat on turn. */
  rollValue = (position: Position): number => this.solver.solve(position).rollValue(position);

  /** The value of stopping, for the seat on turn; −∞ where that is not allowed. */
  stopValue = (position: Position): number => this.solver.solve(position).stopValue(position);

  /** The legal moves of a roll, the best first. */
  moves(position: Position, dice: Dice): JudgedMove[] {
    const solution = this.solver.solve(position);
    const moves = new Uint16Array(MAX_MOVES);
    const count = generateMoves(position, rollOf(dice, position.rules.sides), moves);
    return Array.from(moves.subarray(0, count), (move) => ({
      columns: columnsOfMove(move),
      value: solution.moveValue(position, move),
    })).sort((a, b) => b.value - a.value);
  }

  /** What the end of a turn is worth to the seat that played it. */
  endValue = (after: Position, seat: number): number => this.evaluator.value(after, seat);

  /** All seats' chances at a moment of a game: at the start of a turn, within it, or with dice on the table. */
  chances({ position, dice }: Game): number[] {
    if (position.finished) return this.ended(position);
    if (!position.moved && dice === null) this.turns++;
    const value = dice
      ? (this.moves(position, dice)[0]?.value ?? Number.NaN)
      : Math.max(
          this.rollValue(position),
          position.moved ? this.stopValue(position) : Number.NEGATIVE_INFINITY,
        );
    return this.within(position, value);
  }

  /** All seats' chances within a turn that is worth `value` to its seat. */
  within(position: Position, value: number): number[] {
    const { seat, rules, out } = position;
    if (rules.players === 1) return [value - this.turns];
    const turn = `${this.turns}/${seat}/${out}`;
    if (this.sharesOf !== turn) {
      this.shares = this.shareOut(position);
      this.sharesOf = turn;
    }
    return this.shares.map((share, other) => (other === seat ? value : (1 - value) * share));
  }

  /** All seats' chances once a turn has ended and before the next is looked into. */
  ended(after: Position): number[] {
    return Array.from({ length: after.rules.players }, (_, seat) =>
      after.rules.players === 1
        ? this.evaluator.value(after, seat) - this.turns
        : this.evaluator.value(after, seat),
    );
  }

  private shareOut(position: Position): number[] {
    const { players } = position.rules;
    const chances = Array.from({ length: players }, (_, seat) =>
      seat === position.seat ? 0 : this.evaluator.value(position, seat),
    );
    const sum = chances.reduce((a, b) => a + b, 0);
    return chances.map((chance) => chance / sum);
  }
}
