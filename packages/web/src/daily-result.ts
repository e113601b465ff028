import { isDay } from "./daily.ts";
import { readFields, type Store } from "./storage.ts";
import { countTurns } from "./table/count.ts";
import { currentGame, type TableState } from "./table/table.ts";
import { dailyOf } from "./table/tags.ts";

/** What counts for a day: the first climb that reached its goal. */
export interface DailyResult {
  readonly day: string;
  /** The game. */
  readonly id: string;
  readonly turns: number;
  readonly busts: number;
}

/** The latest day's result. Those of all days follow from the archive; this one is at hand at once. */
const NAME = "daily";

const isCount = (value: unknown): value is number => Number.isInteger(value) && (value as number) >= 0;

/** The result of the last day that was played; null where there is none. */
export function readDailyResult(store: Store): DailyResult | null {
  const { day, id, turns, busts } = readFields(store, NAME);
  return typeof day === "string" && isDay(day) && typeof id === "string" && isCount(turns) && isCount(busts)
    ? { day, id, turns, busts }
    : null;
}

export const writeDailyResult = (store: Store, result: DailyResult): boolean =>
  store.write(NAME, JSON.stringify(result));

/** The result of a game that has ended, if it is a daily climb that reached its goal. */
export function dailyResultOf(id: string, state: TableState): DailyResult | null {
  const day = dailyOf(state.record);
  if (day === null || currentGame(state).position.winners === 0) return null;
  const { turns, busts } = countTurns(state);
  return { day, id, turns: turns[0] ?? 0, busts: busts[0] ?? 0 };
}

/** Calls back when another tab has kept a result; returns what ends that. */
export const watchDailyResult = (store: Store, changed: () => void): (() => void) =>
  store.watch(NAME, changed);
