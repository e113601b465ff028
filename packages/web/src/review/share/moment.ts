import type { Game } from "@cantstop/rules";
import { type GameRecord, replay } from "@cantstop/rules/notation";
import { type TagName, tagOf } from "../../table/tags.ts";

/** What tells who sits at a table, whatever happens there. */
const SEATING: readonly TagName[] = ["Seats", "Pieces"];

/** How far a game has come after so many events: never further than it went. */
export function gameAt(record: GameRecord, index: number): Game {
  const games = replay(record);
  return games[Math.min(Math.max(index, 0), games.length - 1)] as Game;
}

/** A moment of a game as a game of its own, which starts there; dice that wait are its only event. */
export function recordOfMoment(record: GameRecord, index: number): GameRecord {
  const { position, dice } = gameAt(record, index);
  return {
    start: position,
    names: record.names,
    tags: SEATING.flatMap((name) => {
      const value = tagOf(record, name);
      return value === null ? [] : [[name, value] as const];
    }),
    events: dice ? [{ type: "roll", dice }] : [],
  };
}
