import { parseRecord } from "@cantstop/rules/notation";
import { computed, type ReadonlySignal, signal } from "@preact/signals";
import { dayOf } from "./daily.ts";
import { readSettings, type Settings, watchSettings, writeSettings } from "./settings.ts";
import { DEFAULT_SETUP, type Piece, readSetup, type Setup, watchSetup, writeSetup } from "./setup.ts";
import type { Store } from "./storage.ts";
import { beginSetup } from "./table/begin.ts";
import type { RollDie } from "./table/dice.ts";
import { openLocalTable } from "./table/local.ts";
import { type RunningGame, runningGames } from "./table/running.ts";
import { openShelf } from "./table/shelf.ts";
import type { Table } from "./table/table.ts";

/** What a desk stands on: this device, and chance. */
export interface DeskSources {
  readonly store: Store;
  readonly die: RollDie;
  readonly now: () => Date;
}

/** Something the player has to know, besides the game. */
export type NoticeCode = "notSaved" | "unreadable" | "stale";

/** What lies before the players of this device: their settings, the next game, and the games that wait. */
export interface Desk {
  readonly settings: ReadonlySignal<Settings>;
  readonly setup: ReadonlySignal<Setup>;
  /** The one last played first. */
  readonly games: ReadonlySignal<readonly RunningGame[]>;
  readonly notice: ReadonlySignal<NoticeCode | null>;
  change(part: Partial<Settings>): void;
  /** Changes the next game. */
  prepare(part: Partial<Setup>): void;
  /**
   * Starts a game; the others go on waiting. The ruleset must suit the number of seats (`conflictsOf`).
   *
   * @param names what everyone is called, by seat
   * @returns the game's id
   */
  start(setup: Setup, names: readonly string[]): string;
  /** Goes on with today's daily climb, or starts it, once more if need be; returns the game's id. */
  startDaily(name: string, piece: Piece): string;
  /** The table of a game that is kept here; null if there is none. Whoever opens a table leaves it. */
  open(id: string): Table | null;
  /** Gives up a running game for good. */
  discard(id: string): void;
  notify(notice: NoticeCode | null): void;
}

/** Opens the desk with what this device has kept. */
export function openDesk({ store, die, now }: DeskSources): Desk {
  const shelf = openShelf(store);
  const settings = signal(readSettings(store));
  const setup = signal(readSetup(store));
  const notice = signal<NoticeCode | null>(null);
  const sources = { shelf, die, now, ended: () => {} };

  for (const id of shelf.ids())
    if (!parseRecord(shelf.read(id) ?? "").ok) {
      shelf.setAside(id);
      notice.value = "unreadable";
    }

  // Other tabs are at the same desk.
  watchSettings(store, () => {
    settings.value = readSettings(store);
  });
  watchSetup(store, () => {
    setup.value = readSetup(store);
  });

  const listRunning = runningGames(shelf);
  const games = computed(() => {
    void shelf.version.value;
    return listRunning();
  });

  return {
    settings,
    setup,
    games,
    notice,
    change(part) {
      settings.value = { ...settings.value, ...part };
      writeSettings(store, settings.value);
    },
    prepare(part) {
      setup.value = { ...setup.value, ...part };
      writeSetup(store, setup.value);
    },
    start: (setup, names) => beginSetup(setup, names, null, sources),
    startDaily(name, piece) {
      const day = dayOf(now());
      const waiting = games.value.find(({ daily }) => daily === day);
      if (waiting) return waiting.id;
      return beginSetup({ ...DEFAULT_SETUP, seats: [{ kind: "person", name, piece }] }, [name], day, sources);
    },
    open: (id) => openLocalTable(id, sources),
    discard: (id) => shelf.remove(id),
    notify(next) {
      notice.value = next;
    },
  };
}
