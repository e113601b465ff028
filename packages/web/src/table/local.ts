import { type Game, type GameEvent, play } from "@cantstop/rules";
import { parseRecord, writeRecord } from "@cantstop/rules/notation";
import { signal } from "@preact/signals";
import { dailyDice } from "../daily.ts";
import { type BeginSources, beginRematch } from "./begin.ts";
import { rollDice } from "./dice.ts";
import { currentGame, isLastARoll, stateOf, type Table, type TableResult, type TableState } from "./table.ts";
import { dailyOf, hasOwnDice, seatsOf, withoutTags, withTag } from "./tags.ts";

/** What a local table stands on. */
export interface TableSources extends BeginSources {
  /** Told of a game that has just ended here. */
  readonly ended: (id: string, state: TableState) => void;
}

/**
 * The table of a game; null if there is none that can be read.
 *
 * @param text its record, where that is not on the shelf but in the archive
 */
export function openLocalTable(
  id: string,
  sources: TableSources,
  text = sources.shelf.read(id),
): Table | null {
  const record = text === null ? null : parseRecord(text);
  return text !== null && record?.ok ? openTable(id, text, stateOf(record.value), sources) : null;
}

/**
 * A table whose game is a text on the device's shelf. Every change is kept there before it is shown, the
 * pending roll included, so that neither a crash nor a reload can lose or re-roll anything.
 *
 * @param text what the shelf holds
 */
function openTable(
  id: string,
  text: string,
  first: TableState,
  { shelf, die, now, ended }: TableSources,
): Table {
  const state = signal(first);
  const kept = signal(shelf.keeps(id));
  const ownDice = hasOwnDice(first.record);
  const daily = dailyOf(first.record);
  // What the shelf held when this table last looked: anything else there is another tab's doing.
  let seen = text;

  const keep = (next: TableState): void => {
    const isOver = currentGame(next).position.finished;
    const { record } = next;
    const tags = isOver
      ? withTag(record.tags, "Ended", now().toISOString())
      : withoutTags(record.tags, "Ended");
    const shown = { ...next, record: { ...record, tags } };
    seen = writeRecord(shown.record);
    kept.value = shelf.write(id, seen);
    state.value = shown;
    if (isOver) ended(id, shown);
  };

  /** Takes over what another tab has kept; true if there was something. */
  const follow = (): boolean => {
    const there = shelf.read(id);
    if (there === null || there === seen) return false;
    const record = parseRecord(there);
    if (!record.ok) return false;
    seen = there;
    state.value = stateOf(record.value);
    return true;
  };

  /** Adds events, to what there is or to its first `since` events, until one ends the turn by itself. */
  const append = (
    wanted: () => readonly GameEvent[],
    since = state.value.record.events.length,
  ): Promise<TableResult> => {
    if (follow()) return Promise.resolve({ ok: false, error: { code: "stale" } });
    const { record } = state.value;
    const events = record.events.slice(0, since);
    const games = state.value.games.slice(0, since + 1) as [Game, ...Game[]];
    for (const event of wanted()) {
      const next = play(games[games.length - 1] ?? games[0], event);
      if (!next.ok) return Promise.resolve({ ok: false, error: { code: next.error.code } });
      games.push(next.value);
      events.push(event);
      // A move that ends the turn by itself leaves nothing to roll or stop for.
      if (event.type === "move" && !next.value.position.moved) break;
    }
    keep({ record: { ...record, events }, games });
    return Promise.resolve({ ok: true });
  };
  const refuse = (code: "invalid_dice" | "roll_not_allowed") =>
    Promise.resolve({ ok: false, error: { code } } as const);

  const moving = (columns: readonly number[] | undefined): GameEvent[] =>
    columns ? [{ type: "move", columns }] : [];

  const fall = () => {
    if (daily === null) return rollDice(die);
    const rolls = state.value.record.events.filter(({ type }) => type === "roll");
    return dailyDice(daily, rolls.length);
  };

  const unwatch = shelf.watch(id, follow);

  return {
    id,
    seats: seatsOf(first.record),
    ownDice,
    daily,
    online: false,
    state,
    kept,
    roll(move, dice) {
      if ((dice !== undefined) !== ownDice) return refuse("invalid_dice");
      return append(() => [...moving(move), { type: "roll", dice: dice ?? fall() }]);
    },
    move: (columns) => append(() => moving(columns)),
    stop: (move) => append(() => [...moving(move), { type: "stop" }]),
    correct(dice) {
      if (!ownDice || !isLastARoll(state.value)) return refuse("roll_not_allowed");
      return append(() => [{ type: "roll", dice }], state.value.record.events.length - 1);
    },
    resign: (seat) => append(() => [{ type: "resign", seat }]),
    rematch() {
      if (follow()) return Promise.resolve({ ok: false, error: { code: "stale" } });
      return Promise.resolve({ ok: true, id: beginRematch(id, state.value, shelf, now()) });
    },
    skip: () => {},
    leave: unwatch,
  };
}
