import type { Move, Position } from "@cantstop/rules";
import type { Evaluator } from "./evaluator.ts";
import type { Player } from "./player.ts";
import { TurnSolution } from "./turn.ts";

/** Plays each turn as well as an evaluator sees its ends: one solution a turn, made anew after a claim. */
export class SolverPlayer implements Player {
  private readonly evaluator: Evaluator;
  private solution: TurnSolution | null = null;

  constructor(evaluator: Evaluator) {
    this.evaluator = evaluator;
  }

  /** The solution that covers a position: the last one where it belongs to the same turn, else a new one. */
  solve(position: Position): TurnSolution {
    if (this.solution?.covers(position)) return this.solution;
    const memory = this.solution?.values;
    this.solution = new TurnSolution(position, this.evaluator, memory ? { memory } : {});
    return this.solution;
  }

  choose(position: Position, moves: Uint16Array, count: number): Move {
    const solution = this.solve(position);
    let best = moves[0];
    if (count === 1) return best;
    let bestValue = Number.NEGATIVE_INFINITY;
    for (let i = 0; i < count; i++) {
      const value = solution.moveValue(position, moves[i]);
      if (value > bestValue) {
        best = moves[i];
        bestValue = value;
      }
    }
    return best;
  }

  stops(position: Position): boolean {
    const solution = this.solve(position);
    return solution.stopValue(position) >= solution.rollValue(position);
  }
}
