import { makeRules, PRESETS, unwrap } from "@cantstop/rules";
import { type ReadonlySignal, signal } from "@preact/signals";
import { readSettings, type Settings, watchSettings, writeSettings } from "./settings.ts";
import { rollForStart, writeStartRolls } from "./table/dice.ts";
import { type LocalSources, openLocalTable, startLocalTable, watchLocalGame } from "./table/local.ts";
import { currentGame, START_ROLLS_TAG, type Table } from "./table/table.ts";

/** Something the player has to know, besides the game. */
export type NoticeCode = "notSaved" | "unreadable" | "stale";

/** What lies before the players of this device: their settings, and the table they last sat at. */
export interface Desk {
  readonly settings: ReadonlySignal<Settings>;
  readonly table: ReadonlySignal<Table | null>;
  readonly notice: ReadonlySignal<NoticeCode | null>;
  change(part: Partial<Settings>): void;
  /** Starts a game of the chosen preset under these names; the chosen seat begins unless the dice decide. */
  start(names: readonly string[]): void;
  notify(notice: NoticeCode | null): void;
}

/** Is a game waiting to be continued? */
export const isRunning = (table: Table | null): table is Table =>
  table !== null && !currentGame(table.state.value).position.finished;

/** Opens the desk with what this device has kept. */
export function openDesk(sources: LocalSources): Desk {
  const { table: kept, unreadable } = openLocalTable(sources);
  const settings = signal(readSettings(sources.store));
  const table = signal(kept);
  const notice = signal<NoticeCode | null>(unreadable ? "unreadable" : null);

  // Other tabs are at the same desk. A table follows its game by itself; the first one has to be noticed.
  watchSettings(sources.store, () => {
    settings.value = readSettings(sources.store);
  });
  watchLocalGame(sources.store, () => {
    table.value ??= openLocalTable(sources).table;
  });

  return {
    settings,
    table,
    notice,
    change(part) {
      settings.value = { ...settings.value, ...part };
      writeSettings(sources.store, settings.value);
    },
    start(names) {
      const { preset, firstSeat } = settings.value;
      // Every preset plays with two to four.
      const rules = unwrap(makeRules(preset, names.length));
      const rolls =
        PRESETS[preset].firstPlayer === "highest_die" ? rollForStart(names.length, sources.die) : null;
      table.value?.leave();
      table.value = startLocalTable(
        {
          rules,
          names,
          firstSeat: rolls?.first ?? firstSeat,
          tags: rolls ? [[START_ROLLS_TAG, writeStartRolls(rolls.rounds)]] : [],
        },
        sources,
      );
      notice.value = null;
    },
    notify(next) {
      notice.value = next;
    },
  };
}
