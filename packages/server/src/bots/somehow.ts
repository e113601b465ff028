import type { Action } from "@cantstop/protocol";
import { canStop, columnsOfMove, type Game, generateMoves, MAX_MOVES, rollOf } from "@cantstop/rules";

/** What anybody could do next without thinking, for when a bot fails: any legal move, and a stop as soon as possible. */
export function decideSomehow({ position, dice }: Game): Action[] {
  if (dice === null) return [{ type: canStop(position) ? "stop" : "roll" }];
  const moves = new Uint16Array(MAX_MOVES);
  generateMoves(position, rollOf(dice), moves);
  return [{ type: "move", columns: columnsOfMove(moves[0] ?? 0) }];
}
