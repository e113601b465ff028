// What lies behind the app's screens, for tests of what only browsers have: databases, workers, locks.
import { signal } from "@preact/signals";
import { type Company, joinTable } from "../../src/bots/company.ts";
import { openDesk } from "../../src/desk.ts";
import { DEFAULT_SETUP, type Setup } from "../../src/setup.ts";
import { browserStore } from "../../src/storage.ts";
import { rollDie } from "../../src/table/dice.ts";
import { currentGame, type Table } from "../../src/table/table.ts";

const desk = openDesk({ store: browserStore, die: rollDie, now: () => new Date() });

const bots: Setup = {
  ...DEFAULT_SETUP,
  seats: [
    { kind: "bot", bot: "best", piece: 0 },
    { kind: "bot", bot: "racer", piece: 1 },
  ],
};

/** Opens a table that must be there. */
function open(id: string): Table {
  const table = desk.open(id);
  if (!table) throw new Error(`there is no game ${id}`);
  return table;
}

const device = {
  desk,
  /** The table that was joined last. */
  joined: null as { readonly table: Table; readonly company: Company } | null,
  /** Starts a game of two people, or of two bots. */
  start: (who: "people" | "bots") => desk.start(who === "bots" ? bots : DEFAULT_SETUP, ["Ana", "Kenji"]),
  /** Starts a game that is over at once. */
  async finish(): Promise<string> {
    const id = device.start("people");
    await open(id).resign(0);
    return id;
  },
  /** Bots sit down at a table, and play as fast as they can. */
  join(id: string): Company {
    const table = open(id);
    const company = joinTable(table, () => "instant", signal(false));
    device.joined = { table, company };
    return company;
  },
  isOver: () => device.joined !== null && currentGame(device.joined.table.state.value).position.finished,
  archived: async () => (await (await desk.archive()).all()).map(({ id }) => id),
};

export type Device = typeof device;

Object.assign(globalThis, { device });
