import type { GameRecord } from "@cantstop/rules/notation";
import { computed, type ReadonlySignal, signal } from "@preact/signals";
import type { Archive } from "./archive/archive.ts";
import type { BackupFile, RestoreResult } from "./backup.ts";
import { dayOf } from "./daily.ts";
import {
  type DailyResult,
  dailyResultOf,
  readDailyResult,
  watchDailyResult,
  writeDailyResult,
} from "./daily-result.ts";
import { readSettings, type Settings, watchSettings, writeSettings } from "./settings.ts";
import { DEFAULT_SETUP, type Piece, readSetup, type Setup, watchSetup, writeSetup } from "./setup.ts";
import type { Store } from "./storage.ts";
import { beginSetup, layDown } from "./table/begin.ts";
import type { RollDie } from "./table/dice.ts";
import { openLocalTable } from "./table/local.ts";
import { overlook, type RunningGame } from "./table/running.ts";
import { openShelf } from "./table/shelf.ts";
import type { Table, TableState } from "./table/table.ts";

/** What a desk stands on: this device, and chance. */
export interface DeskSources {
  readonly store: Store;
  readonly die: RollDie;
  readonly now: () => Date;
}

/** Something the player has to know, besides the game. */
export type NoticeCode = "notSaved" | "unreadable" | "stale" | "notLoaded";

/** How today's climb stands. */
export interface DailyClimb {
  readonly day: string;
  /** The game that waits to be continued. */
  readonly running: string | null;
  /** What counts for today; more may be played for fun. */
  readonly result: DailyResult | null;
}

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
  /** Goes on with a game as far as it has come elsewhere; returns the id that it has here. */
  playOn(record: GameRecord): string;
  /** Today's climb; follows changes where signals are followed. */
  daily(): DailyClimb;
  /** Goes on with today's climb, or starts it, once more if need be; returns the game's id. */
  startDaily(name: string, piece: Piece): string;
  /** The table of a game that is running or has just ended; null if there is none. Whoever opens a table leaves it. */
  open(id: string): Table | null;
  /** The table of any game of this device, one in the archive too; null if there is none. */
  recall(id: string): Promise<Table | null>;
  /** Gives up a running game for good. */
  discard(id: string): void;
  /** The finished games. */
  archive(): Promise<Archive>;
  /** Texts that are no games, by id; follows changes where signals are followed. */
  unreadable(): ReadonlyMap<string, string>;
  /** Forgets such a text for good. */
  forgetUnreadable(id: string): void;
  /** Everything of this device as a file. */
  backUp(): Promise<BackupFile>;
  /** Takes in such a file. */
  restore(text: string): Promise<RestoreResult>;
  notify(notice: NoticeCode | null): void;
}

/** Opens the desk with what this device has kept. */
export function openDesk({ store, die, now }: DeskSources): Desk {
  const shelf = openShelf(store);
  const settings = signal(readSettings(store));
  const setup = signal(readSetup(store));
  const notice = signal<NoticeCode | null>(null);
  const dailyResult = signal(readDailyResult(store));

  let opened: Promise<Archive> | null = null;
  const archive = (): Promise<Archive> => {
    opened ??= import("./archive/archive.ts").then(({ openArchive }) => openArchive(shelf));
    // Should it not load, the next one to ask tries again. Nothing is lost: what ended stays on the shelf.
    opened.catch(() => {
      opened = null;
    });
    return opened;
  };
  /** The first result of a day counts. */
  const noteDaily = (result: DailyResult | null): void => {
    if (!result || (dailyResult.value && dailyResult.value.day >= result.day)) return;
    dailyResult.value = result;
    writeDailyResult(store, result);
  };
  const ended = (id: string, state: TableState): void => {
    noteDaily(dailyResultOf(id, state));
    archive().then(
      (archive) => archive.add(id),
      () => {},
    );
  };
  const sources = { shelf, die, now, ended };

  const lookOver = overlook(shelf);
  const found = lookOver();
  for (const id of found.unreadable) shelf.setAside(id);
  if (found.unreadable.length > 0) notice.value = "unreadable";
  if (found.ended.length > 0)
    archive().then(
      (archive) => archive.clearShelf(),
      () => {},
    );
  const games = computed(() => {
    void shelf.version.value;
    return lookOver().running;
  });
  const daily = (): DailyClimb => {
    const day = dayOf(now());
    const result = dailyResult.value;
    return {
      day,
      running: games.value.find((game) => game.daily === day)?.id ?? null,
      result: result?.day === day ? result : null,
    };
  };

  // Other tabs are at the same desk.
  watchSettings(store, () => {
    settings.value = readSettings(store);
  });
  watchSetup(store, () => {
    setup.value = readSetup(store);
  });

  watchDailyResult(store, () => {
    dailyResult.value = readDailyResult(store);
  });

  const change = (part: Partial<Settings>): void => {
    settings.value = { ...settings.value, ...part };
    writeSettings(store, settings.value);
  };
  const prepare = (part: Partial<Setup>): void => {
    setup.value = { ...setup.value, ...part };
    writeSetup(store, setup.value);
  };

  return {
    settings,
    setup,
    games,
    notice,
    change,
    prepare,
    start: (setup, names) => beginSetup(setup, names, null, sources),
    playOn: (record) => layDown(record, shelf),
    daily,
    startDaily(name, piece) {
      const { day, running } = daily();
      const seats: Setup["seats"] = [{ kind: "person", name, piece }];
      return running ?? beginSetup({ ...DEFAULT_SETUP, seats }, [name], day, sources);
    },
    open: (id) => openLocalTable(id, sources),
    async recall(id) {
      const here = openLocalTable(id, sources);
      if (here) return here;
      const game = await archive().then(
        (archive) => archive.find(id),
        () => null,
      );
      return game && openLocalTable(id, sources, game.text);
    },
    discard: (id) => shelf.remove(id),
    archive,
    unreadable() {
      void shelf.version.value;
      return shelf.aside();
    },
    forgetUnreadable: (id) => shelf.forgetAside(id),
    async backUp() {
      const { makeBackup } = await import("./backup.ts");
      const belongings = { settings: settings.value, setup: setup.value, shelf, archive: await archive() };
      return makeBackup(belongings, now());
    },
    async restore(text) {
      const { restoreBackup } = await import("./backup.ts");
      const restored = await restoreBackup(text, { shelf, archive: await archive() });
      if (restored.ok) {
        change(restored.value.settings);
        prepare(restored.value.setup);
        noteDaily(restored.value.daily);
      }
      return restored;
    },
    notify(next) {
      notice.value = next;
    },
  };
}
