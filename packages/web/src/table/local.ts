import { type Game, type GameEvent, play, type Rules, startGame } from "@cantstop/rules";
import { type GameRecord, parseRecord, replay, writeRecord } from "@cantstop/rules/notation";
import { signal } from "@preact/signals";
import type { Store } from "../storage.ts";
import { type RollDie, rollDice } from "./dice.ts";
import { currentGame, type Table, type TableResult, type TableState } from "./table.ts";

/** What a local table stands on. */
export interface LocalSources {
  readonly store: Store;
  readonly die: RollDie;
}

/** Who plays what. */
export interface Seating {
  readonly rules: Rules;
  readonly names: readonly string[];
  readonly firstSeat: number;
  /** Header tags of the record, such as the dice that decided who begins. */
  readonly tags: GameRecord["tags"];
}

/** Where the running game is kept, and where one that cannot be read is set aside. */
const KEPT = "game";
const SET_ASIDE = "game-unreadable";

const stateOf = (record: GameRecord): TableState => ({
  record,
  games: replay(record) as [Game, ...Game[]],
});

const nothingHappened = ({ rules, names, firstSeat, tags }: Seating): GameRecord => ({
  start: startGame(rules, firstSeat).position,
  names,
  tags,
  events: [],
});

/** Sets up a new game on this device; it takes the place of the one kept before. */
export function startLocalTable(seating: Seating, sources: LocalSources): Table {
  return openTable(stateOf(nothingHappened(seating)), false, sources);
}

/** The game that is kept on this device, if there is one that can be read. */
export function openLocalTable(sources: LocalSources): { table: Table | null; unreadable: boolean } {
  const { store } = sources;
  const text = store.read(KEPT);
  if (text === null) return { table: null, unreadable: false };
  const record = parseRecord(text);
  if (record.ok) return { table: openTable(stateOf(record.value), true, sources), unreadable: false };
  store.write(SET_ASIDE, text);
  store.remove(KEPT);
  return { table: null, unreadable: true };
}

/** Calls back when another tab has changed the kept game; returns what ends that. */
export const watchLocalGame = (store: Store, changed: () => void): (() => void) => store.watch(KEPT, changed);

/**
 * A table whose game is a text in the device's storage. Every change is kept there before it is shown, the
 * pending roll included, so that neither a crash nor a reload can lose or re-roll anything.
 *
 * @param isKept whether the game is in storage already
 */
function openTable(first: TableState, isKept: boolean, { store, die }: LocalSources): Table {
  const state = signal(first);
  const kept = signal(true);
  // What storage held when this table last looked: anything else there is another tab's doing.
  let text = store.read(KEPT);

  const keep = (next: TableState): void => {
    const written = writeRecord(next.record);
    kept.value = store.write(KEPT, written);
    if (kept.value) text = written;
    state.value = next;
  };

  /** Takes over what another tab has kept; true if there was something. */
  const follow = (): boolean => {
    const now = store.read(KEPT);
    if (now === null || now === text) return false;
    const record = parseRecord(now);
    if (!record.ok) return false;
    text = now;
    state.value = stateOf(record.value);
    return true;
  };

  const append = (wanted: () => readonly GameEvent[]): Promise<TableResult> => {
    if (follow()) return Promise.resolve({ ok: false, error: { code: "stale" } });
    const { record, games } = state.value;
    const events: GameEvent[] = [];
    const added: Game[] = [];
    let game = currentGame(state.value);
    for (const event of wanted()) {
      const next = play(game, event);
      if (!next.ok) return Promise.resolve({ ok: false, error: { code: next.error.code } });
      game = next.value;
      events.push(event);
      added.push(game);
      // A move that ends the turn by itself leaves nothing to roll or stop for.
      if (event.type === "move" && !game.position.moved) break;
    }
    keep({ record: { ...record, events: [...record.events, ...events] }, games: [...games, ...added] });
    return Promise.resolve({ ok: true });
  };

  const moving = (columns: readonly number[] | undefined): GameEvent[] =>
    columns ? [{ type: "move", columns }] : [];

  if (!isKept) keep(first);
  const unwatch = store.watch(KEPT, follow);

  return {
    state,
    kept,
    roll: (move) => append(() => [...moving(move), { type: "roll", dice: rollDice(die) }]),
    move: (columns) => append(() => moving(columns)),
    stop: (move) => append(() => [...moving(move), { type: "stop" }]),
    resign: (seat) => append(() => [{ type: "resign", seat }]),
    rematch: () => {
      if (follow()) return Promise.resolve({ ok: false, error: { code: "stale" } });
      const { start, names } = state.value.record;
      const { rules, firstSeat } = start;
      const next = (firstSeat + 1) % rules.players;
      keep(stateOf(nothingHappened({ rules, names, firstSeat: next, tags: [] })));
      return Promise.resolve({ ok: true });
    },
    leave: unwatch,
  };
}
