import {
  canStop,
  type GameEvent,
  legalMoves,
  makeRules,
  type PresetName,
  play,
  startGame,
  unwrap,
} from "@cantstop/rules";
import { parseRecord, replay, writeRecord } from "@cantstop/rules/notation";
import type { Database } from "../src/archive/database.ts";
import type { ArchivedGame } from "../src/archive/game.ts";
import type { Commands } from "../src/play/hand.ts";
import type { Store } from "../src/storage.ts";
import { beginGame, type Seating } from "../src/table/begin.ts";
import { rollDice } from "../src/table/dice.ts";
import { openLocalTable, type TableSources } from "../src/table/local.ts";
import { openShelf } from "../src/table/shelf.ts";
import type { Table, TableState } from "../src/table/table.ts";

/** What a device keeps, for tests: shared by tabs, and out of order on demand. */
export class FakeDevice {
  readonly texts = new Map<string, string>();
  full = false;
  private readonly watchers = new Set<{ tab: object; prefix: string; changed: () => void }>();

  /** One tab's view of the device; a tab does not hear of its own changes. */
  tab(): Store {
    const tab = {};
    const tell = (name: string) => {
      for (const watcher of this.watchers)
        if (watcher.tab !== tab && name.startsWith(watcher.prefix)) watcher.changed();
    };
    return {
      read: (name) => this.texts.get(name) ?? null,
      write: (name, text) => {
        if (this.full) return false;
        this.texts.set(name, text);
        tell(name);
        return true;
      },
      remove: (name) => {
        this.texts.delete(name);
        tell(name);
      },
      names: (prefix) => [...this.texts.keys()].filter((name) => name.startsWith(prefix)),
      watch: (prefix, changed) => {
        const watcher = { tab, prefix, changed };
        this.watchers.add(watcher);
        return () => this.watchers.delete(watcher);
      },
    };
  }
}

/** A database of finished games, for tests; the real one is tried in a browser. */
export class FakeDatabase implements Database {
  readonly games = new Map<string, ArchivedGame>();
  isBroken = false;
  whilePutting = () => {};

  private async work(): Promise<void> {
    await Promise.resolve();
    if (this.isBroken) throw new Error("no database");
  }
  async put(games: readonly ArchivedGame[]) {
    await this.work();
    this.whilePutting();
    for (const game of games) this.games.set(game.id, game);
  }
  async get(id: string) {
    await this.work();
    return this.games.get(id);
  }
  async all() {
    await this.work();
    return [...this.games.values()];
  }
  async delete(id: string) {
    await this.work();
    this.games.delete(id);
  }
}

/** Dice that fall as told: `fixedDie("2345")` rolls 2, 3, 4, 5 and then nothing more. */
export function fixedDie(faces: string): () => number {
  const rest = [...faces].map(Number);
  return () => {
    const face = rest.shift();
    if (face === undefined) throw new Error("no more dice were prepared");
    return face;
  };
}

/** Small and repeatable; for tests only. */
export function seededDie(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return ((state >>> 16) % 6) + 1;
  };
}

const NAMES = ["Ana", "Kenji", "Mila", "Lou"];

export function seating(preset: PresetName = "standard", players = 2, firstSeat = 0): Seating {
  return {
    rules: unwrap(makeRules(preset, players)),
    names: NAMES.slice(0, players),
    firstSeat,
    tags: [],
  };
}

/** When everything in tests happens. */
export const now = () => new Date("2026-11-29T18:03:00Z");

/** What a table stands on in one tab of a device, with dice that fall as told. */
export const tableSources = (store: Store, die: string | (() => number)): TableSources => ({
  shelf: openShelf(store),
  die: typeof die === "string" ? fixedDie(die) : die,
  now,
  ended: () => {},
});

/** Begins a game and sits down at it. */
export function startTable(seats: Seating, sources: TableSources): Table {
  const table = openLocalTable(beginGame(seats, sources.shelf), sources);
  if (!table) throw new Error("a game that has just begun cannot be opened");
  return table;
}

/** The record of a game of random choices, to its end or until so many events have happened. */
export function randomRecord(seats: Seating, seed: number, most = Number.POSITIVE_INFINITY): string {
  const die = seededDie(seed);
  let game = startGame(seats.rules, seats.firstSeat);
  const { position: start } = game;
  const events: GameEvent[] = [];
  while (!game.position.finished && events.length < most) {
    const { position, dice } = game;
    const moves = dice ? legalMoves(position, dice) : [];
    const event: GameEvent = dice
      ? { type: "move", columns: moves[die() % moves.length] }
      : canStop(position) && die() < 3
        ? { type: "stop" }
        : { type: "roll", dice: rollDice(die) };
    game = unwrap(play(game, event));
    events.push(event);
  }
  return writeRecord({ start, names: seats.names, tags: seats.tags, events });
}

/**
 * A table's state from the turns of a record, as `A 2345:5+9 1156:2 stop`, one a line; it starts on the empty
 * board or on `position` (a position's text).
 */
export function stateOf(
  turns: string,
  { preset = "standard", players = 2, position = "", tags = "" } = {},
): TableState {
  const header = [
    "Format: cantstop 1",
    `Ruleset: ${preset}`,
    ...NAMES.slice(0, players).map((name, seat) => `${"ABCD"[seat]}: ${name}`),
    ...(position ? [`Position: ${preset} ${position}`] : []),
    ...(tags ? [tags] : []),
  ];
  const lines = turns.split("\n").map((line) => line.trim());
  return recordState(`${header.join("\n")}\n\n${lines.join("\n")}\n`);
}

/** A table's state from the text of its record. */
export function recordState(text: string): TableState {
  const record = unwrap(parseRecord(text));
  return { record, games: replay(record) as unknown as TableState["games"] };
}

/** Commands that note what was called. */
export function notedCommands(): { commands: Commands; calls: unknown[][] } {
  const calls: unknown[][] = [];
  const note =
    (name: string) =>
    (...args: unknown[]) => {
      calls.push([name, ...args]);
    };
  const names = ["roll", "stop", "commit", "next", "pick", "takeBack", "glance", "column"] as const;
  const others = ["askOdds", "hint", "face", "unface", "correct", "skip", "retry", "rematch"] as const;
  const around = ["share", "review", "menu", "help", "log", "sound"] as const;
  const commands = Object.fromEntries([...names, ...others, ...around].map((name) => [name, note(name)]));
  return { commands: commands as unknown as Commands, calls };
}
