import type { LiveMessage, OnlineEvent } from "@cantstop/protocol";
import type { Database } from "../db/database.ts";

/** What processes over one database tell each other. None of it is the truth: that is in the database. */
export type Message =
  /** Something was appended to a game's log. */
  | { readonly kind: "appended"; readonly game: string; readonly events: readonly OnlineEvent[] }
  /** Something was said at a table, to be passed on to those who listen. */
  | { readonly kind: "said"; readonly game: string; readonly message: LiveMessage }
  /** Who listens through a process to the games where that has changed. */
  | {
      readonly kind: "listeners";
      readonly from: string;
      /** By game: how many do not sit there, then the players who do. */
      readonly games: Readonly<Record<string, readonly [number, ...string[]]>>;
    }
  /** A process has started, and wants to be told who listens elsewhere. */
  | { readonly kind: "hello"; readonly from: string }
  /** A process is there, or is going. */
  | { readonly kind: "alive"; readonly from: string }
  | { readonly kind: "bye"; readonly from: string };

/** Passes messages to the other processes, in order, a bundle at a time. */
export class Bus {
  readonly #database: Database;
  readonly #waiting: string[] = [];
  #size = 0;

  constructor(database: Database) {
    this.#database = database;
  }

  /** Sends soon: what comes up within moments travels together. */
  send(message: Message): void {
    if (!this.#database.shared) return;
    const text = JSON.stringify(message);
    const size = Buffer.byteLength(text) + 1;
    if (this.#size + size > ROOM) this.flush();
    if (this.#waiting.length === 0) setTimeout(() => this.flush(), GATHER_MS);
    this.#waiting.push(text);
    this.#size += size;
  }

  flush(): void {
    if (this.#waiting.length === 0) return;
    this.#database.tell(this.#waiting.join("\n"));
    this.#waiting.length = 0;
    this.#size = 0;
  }

  /** @param connected messages come from now on; what was told before is missed */
  listen(heard: (message: Message) => void, connected: () => void): void {
    this.#database.listen((text) => {
      for (const line of text.split("\n")) heard(JSON.parse(line) as Message);
    }, connected);
  }
}

/** Telling the others is as much work for the database as appending, so much is told at once. */
const GATHER_MS = 8;

/** PostgreSQL's notifications carry less than 8000 bytes; some of that is for the database's own use. */
const ROOM = 7800;
