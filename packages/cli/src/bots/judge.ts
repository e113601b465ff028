import {
  bitsOf,
  bust,
  canStop,
  clonePosition,
  columnsOfMove,
  type Dice,
  generateMoves,
  MAX_MOVES,
  type Position,
  rollOf,
  stop,
} from "@cantstop/rules";
import { type Evaluator, SolverPlayer, shareOf, type TurnSolution } from "@cantstop/strategy";

/** Says what positions are worth; remembers the turn that it was asked about last. */
export class Judge {
  readonly #evaluator: Evaluator;
  #solver: SolverPlayer;
  #firstSeat = 0;

  constructor(evaluator: Evaluator) {
    this.#evaluator = evaluator;
    this.#solver = new SolverPlayer(evaluator);
  }

  /** The solution of the turn that a position of a running game belongs to. */
  #solve(position: Position): TurnSolution {
    // Who began decides when a round is over, so the same turn may be worth something else.
    if (position.firstSeat !== this.#firstSeat) {
      this.#firstSeat = position.firstSeat;
      this.#solver = new SolverPlayer(this.#evaluator);
    }
    return this.#solver.solve(position);
  }

  /** What a legal move of a roll is worth to the seat on turn. */
  moveValue(position: Position, dice: Dice, columns: readonly number[]): number {
    const moves = new Uint16Array(MAX_MOVES);
    const count = generateMoves(position, rollOf(dice, position.rules.sides), moves);
    const move = moves.subarray(0, count).find((move) => columnsOfMove(move).join() === columns.join());
    if (move === undefined) throw new Error(`${columns.join()} is no legal move.`);
    return this.#solve(position).moveValue(position, move);
  }

  /** What rolling on is worth to the seat on turn, and stopping where that is allowed. */
  decisionValues(position: Position): { readonly name: "stop" | "roll"; readonly value: number }[] {
    const solution = this.#solve(position);
    const roll = { name: "roll", value: solution.rollValue(position) } as const;
    return canStop(position) ? [{ name: "stop", value: solution.stopValue(position) }, roll] : [roll];
  }

  /** How many turns a player alone needs from here on, the present one included. */
  turnsLeft(position: Position): number {
    if (position.finished) return 0;
    const values = this.decisionValues(position).map(({ value }) => value);
    // What the turn leads to is worth minus the turns that come after it.
    return 1 + Math.max(0, -Math.max(...values));
  }

  /**
   * The chance of each seat to win, the seat on turn free to decide; their sum is 1, a shared win counts as
   * its share. That of the seat on turn is exact, given what the ends of the turn are worth. The others
   * share the rest as they would after the stop where stopping is best, after a bust where rolling on is,
   * and before a turn that has not begun as the evaluator sees it.
   */
  chances(position: Position): number[] {
    const seats = Array.from({ length: position.rules.players }, (_, seat) => seat);
    if (position.finished) return seats.map((seat) => shareOf(position, seat));
    const solution = this.#solve(position);
    const stopValue = solution.stopValue(position);
    const rollValue = solution.rollValue(position);
    const after = clonePosition(position);
    if (stopValue >= rollValue) stop(after);
    else if (position.moved) bust(after);
    const own = Math.min(1, Math.max(0, stopValue, rollValue));
    const others = seats.map((seat) => (seat === position.seat ? 0 : this.#evaluator.value(after, seat)));
    const sum = others.reduce((sum, other) => sum + other, 0);
    const rivals = seats.length - bitsOf(position.out).length - 1;
    return seats.map((seat) => {
      if (seat === position.seat) return own;
      // Where the turn's end leaves the others nothing, none of them is nearer to what is left.
      const share = sum > 0 ? (others[seat] as number) / sum : ((position.out >> seat) & 1 ? 0 : 1) / rivals;
      return (1 - own) * share;
    });
  }
}
