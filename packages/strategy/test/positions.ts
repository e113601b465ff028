import { type Position, unwrap } from "@cantstop/rules";
import { parseState } from "@cantstop/rules/notation";
import type { State } from "../../rules/test/oracle/oracle.ts";
import { type Pick, randomState, seededPick } from "../../rules/test/oracle/random-state.ts";

/** A source of choices; those of seeds side by side have nothing in common. */
export const pickFrom = (seed: number): Pick => seededPick(Math.imul(seed + 1, 0x9e3779b1));

/** A position of any rules mix that can arise in a game, not finished, in the middle of a turn or between two. */
export function randomPosition(pick: Pick): { state: State; position: Position } {
  const state = randomState(pick);
  // A claim has just freed a runner, so three on the board are out of the question.
  if (Object.keys(state.runners).length === 3) state.justClaimed = false;
  return { state, position: unwrap(parseState(state)) };
}
