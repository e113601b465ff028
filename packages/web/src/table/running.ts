import type { Ruleset } from "@cantstop/rules";
import { parseRecord } from "@cantstop/rules/notation";
import type { Shelf } from "./shelf.ts";
import { currentGame, stateOf, type TableSeat } from "./table.ts";
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

/** What lies on a shelf. */
export interface ShelfView {
  /** In the shelf's order. */
  readonly running: readonly RunningGame[];
  /** Ids of games that are over, and of texts that are no games. */
  readonly ended: readonly string[];
  readonly unreadable: readonly string[];
}

function readGame(id: string, text: string): RunningGame | "ended" | "unreadable" {
  const parsed = parseRecord(text);
  if (!parsed.ok) return "unreadable";
  const state = stateOf(parsed.value);
  const { record } = state;
  const { rules, finished, seat, scores } = currentGame(state).position;
  if (finished) return "ended";
  return {
    id,
    seats: seatsOf(record),
    ruleset: rules.ruleset,
    seat,
    scores: [...scores],
    target: rules.target,
    date: tagOf(record, "Date"),
    daily: dailyOf(record),
  };
}

/** Looks a shelf over, as often as it is called. Each game is read again only when its text is another. */
export function overlook(shelf: Shelf): () => ShelfView {
  const known = new Map<string, { readonly text: string; readonly game: ReturnType<typeof readGame> }>();
  const gameOf = (id: string) => {
    const text = shelf.read(id) ?? "";
    let read = known.get(id);
    if (read?.text !== text) {
      read = { text, game: readGame(id, text) };
      known.set(id, read);
    }
    return read.game;
  };
  return () => {
    const ids = shelf.ids();
    return {
      running: ids.map(gameOf).filter((game) => typeof game !== "string"),
      ended: ids.filter((id) => gameOf(id) === "ended"),
      unreadable: ids.filter((id) => gameOf(id) === "unreadable"),
    };
  };
}
