import type { Game, Ruleset } from "@cantstop/rules";
import { parseRecord, replay } from "@cantstop/rules/notation";
import type { Shelf } from "./shelf.ts";
import type { TableSeat } from "./table.ts";
import { dailyOf, seatsOf, tagOf } from "./tags.ts";

/** A game that waits to be continued, as lists show it. */
export interface RunningGame {
  readonly id: string;
  readonly seats: readonly TableSeat[];
  readonly ruleset: Ruleset;
  /** The seat on turn. */
  readonly seat: number;
  /** Claims by seat, and how many win. */
  readonly scores: readonly number[];
  readonly target: number;
  /** When it began, ISO 8601; null where nobody noted it. */
  readonly date: string | null;
  /** The day whose daily climb it is. */
  readonly daily: string | null;
}

/** What a list shows of a game; null if it is over or cannot be read. */
function readRunning(id: string, text: string): RunningGame | null {
  const parsed = parseRecord(text);
  if (!parsed.ok) return null;
  const record = parsed.value;
  const { position } = replay(record).at(-1) as Game;
  if (position.finished) return null;
  return {
    id,
    seats: seatsOf(record),
    ruleset: position.rules.ruleset,
    seat: position.seat,
    scores: [...position.scores],
    target: position.rules.target,
    date: tagOf(record, "Date"),
    daily: dailyOf(record),
  };
}

/** The games on a shelf that are not over, in its order. Each is read again only when its text is another. */
export function runningGames(shelf: Shelf): () => readonly RunningGame[] {
  const known = new Map<string, { readonly text: string; readonly game: RunningGame | null }>();
  return () =>
    shelf.ids().flatMap((id) => {
      const text = shelf.read(id) ?? "";
      let read = known.get(id);
      if (read?.text !== text) {
        read = { text, game: readRunning(id, text) };
        known.set(id, read);
      }
      return read.game ?? [];
    });
}
