import { countSuccesses, type Game } from "@cantstop/rules";
import type { TableState } from "./table.ts";

/** Turns by seat, and how many of them were busts. The turn in which a seat leaves is none. */
export interface TurnCount {
  readonly turns: readonly number[];
  readonly busts: readonly number[];
}

/** Counts the turns of a game. */
export function countTurns({ record, games }: TableState): TurnCount {
  const turns = record.names.map(() => 0);
  const busts = record.names.map(() => 0);
  for (const [i, event] of record.events.entries()) {
    const { seat } = (games[i] as Game).position;
    const after = games[i + 1] as Game;
    const isBust = event.type === "roll" && after.dice === null;
    const ends = isBust || event.type === "stop" || (event.type === "move" && !after.position.moved);
    if (ends) turns[seat] = (turns[seat] ?? 0) + 1;
    if (isBust) busts[seat] = (busts[seat] ?? 0) + 1;
  }
  return { turns, busts };
}

/** By seat, how many busts the odds of its rolls add up to. */
export function expectBusts({ record, games }: TableState): readonly number[] {
  const expected = record.names.map(() => 0);
  for (const [i, event] of record.events.entries()) {
    if (event.type !== "roll") continue;
    const { position } = games[i] as Game;
    const { seat, rules } = position;
    expected[seat] = (expected[seat] ?? 0) + 1 - countSuccesses(position) / rules.packedRolls.length;
  }
  return expected;
}
