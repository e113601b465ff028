import { type DBSchema, type IDBPDatabase, type IDBPObjectStore, openDB } from "idb";
import { type ArchivedGame, archivedGame } from "./game.ts";

/** Finished games in the browser's database. Everything may fail, and rejects then. */
export interface Database {
  /** Keeps games, all or none; one of the same id is replaced. */
  put(games: readonly ArchivedGame[]): Promise<void>;
  get(id: string): Promise<ArchivedGame | undefined>;
  all(): Promise<ArchivedGame[]>;
  delete(id: string): Promise<void>;
}

interface Schema extends DBSchema {
  games: { key: string; value: ArchivedGame };
}

const NAME = "cantstop";
/** 2: archived games know how many busts were to be expected, who began, and whether they were played online. */
const VERSION = 2;

/** Makes games that an older version archived into what they are now: all of that follows from their records. */
async function renew(games: IDBPObjectStore<Schema, "games"[], "games", "versionchange">): Promise<void> {
  for await (const cursor of games) {
    const { id, text } = cursor.value;
    const renewed = archivedGame(id, text);
    if (renewed) await cursor.update(renewed);
  }
}

/** The browser's database, opened when it is first needed, and again should the browser close it. */
export function openDatabase(): Database {
  let opened: Promise<IDBPDatabase<Schema>> | null = null;

  const open = (): Promise<IDBPDatabase<Schema>> => {
    const forget = () => {
      opened = null;
    };
    opened ??= openDB<Schema>(NAME, VERSION, {
      upgrade(database, from, _, change) {
        if (from < 1) database.createObjectStore("games", { keyPath: "id" });
        else void renew(change.objectStore("games"));
      },
      // A newer version of the app, in another tab, waits for this one to let go.
      blocking: (_, __, { target }) => {
        (target as IDBDatabase).close();
        forget();
      },
      terminated: forget,
    }).catch((error: unknown) => {
      forget();
      throw error;
    });
    return opened;
  };

  return {
    async put(games) {
      const change = (await open()).transaction("games", "readwrite");
      await Promise.all([...games.map((game) => change.store.put(game)), change.done]);
    },
    get: async (id) => (await open()).get("games", id),
    all: async () => (await open()).getAll("games"),
    delete: async (id) => (await open()).delete("games", id),
  };
}
