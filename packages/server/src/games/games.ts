import type { OnlineEvent, OnlineGame } from "@cantstop/protocol";
import type { Database } from "../db/database.ts";
import type { Refusal } from "../refusal.ts";
import { appendAtOnce, type KeptAnswer } from "./append-at-once.ts";
import type { Pace } from "./clock.ts";
import { Copies, selectEvents } from "./copies.ts";
import { Pen } from "./pen.ts";
import { type Appended, type Decide, Unit } from "./unit.ts";

/** An event as it lies in the log. */
export interface LoggedEvent {
  readonly version: number;
  readonly event: string;
}

/** Games, kept in a database. What has been read or written here is on disk. */
export class Games {
  readonly #database: Database;
  readonly #pace: Pace;
  readonly #now: () => number;
  readonly #copies = new Copies();
  readonly #listeners: ((appended: Appended) => void)[] = [];

  constructor(database: Database, { pace, now }: { pace: Pace; now: () => number }) {
    this.#database = database;
    this.#pace = pace;
    this.#now = now;
  }

  /** Calls back with whatever this process has appended, once it is on disk. */
  onAppended(listener: (appended: Appended) => void): void {
    this.#listeners.push(listener);
  }

  /** Another process has appended to a game: it need not be read from the log when it is next asked for. */
  follow(id: string, events: readonly OnlineEvent[]): void {
    this.#copies.follow(id, events);
  }

  /** The game as it is, or null if there is none. */
  async read(id: string): Promise<OnlineGame | null> {
    const { db } = this.#database;
    const row = await db.selectFrom("games").select("version").where("id", "=", id).executeTakeFirst();
    return row ? this.#readAt(id, row.version) : null;
  }

  /** Several games, in the order of the rows, which say their versions. */
  async readAll(rows: readonly { id: string; version: number }[]): Promise<OnlineGame[]> {
    const games: OnlineGame[] = [];
    for (const { id, version } of rows) {
      games.push(await this.#readAt(id, version));
      // Long games take a while to read: others have their turn in between.
      await new Promise(setImmediate);
    }
    return games;
  }

  /** Events after a version, in order, all of them or at most so many. */
  readEvents(id: string, since: number, limit?: number): Promise<LoggedEvent[]> {
    const events = selectEvents(this.#database.db, id, since);
    return (limit === undefined ? events : events.limit(limit)).execute();
  }

  /** One transaction, in which several games may change. Resolves once it is on disk, after those who listen were told. */
  async write<T>(job: (unit: Unit) => Promise<T>): Promise<T> {
    let unit: Unit | undefined;
    const value = await this.#database.write((tx) => {
      const { shared } = this.#database;
      unit = new Unit(tx, { copies: this.#copies, pace: this.#pace, now: this.#now(), shared });
      return job(unit);
    });
    for (const appended of unit?.appended ?? []) this.#tell(appended, appended.secret);
    return value;
  }

  /** Changes one game, as {@link Unit.change} does. */
  async change(id: string, decide: Decide): Promise<Appended | Refusal> {
    return (await this.tryAtOnce(id, decide)) ?? this.write((unit) => unit.change(id, decide));
  }

  /**
   * Changes one game with a single statement, if it is at hand as it is in a database that is not; or does nothing and
   * answers null. So it is, too, where nothing would be appended: a refusal must not be that of a former state.
   *
   * @param answerOf what is to be kept as the answer
   */
  async tryAtOnce(
    id: string,
    decide: Decide,
    answerOf: (appended: Appended) => KeptAnswer | null = () => null,
  ): Promise<Appended | null> {
    const { db, shared } = this.#database;
    const { game, secret } = this.#copies.get(id) ?? {};
    if (!shared || !game || !secret) return null;
    const pen = new Pen(game, this.#now());
    if (decide(pen, secret) || pen.events.length === 0) return null;
    const appended = { game: pen.game, events: pen.events };
    if (!(await appendAtOnce(db, this.#pace, game.version, appended, answerOf(appended)))) return null;
    this.#tell(appended, secret);
    return appended;
  }

  #tell(appended: Appended, secret: string): void {
    this.#copies.keep(appended.game, secret);
    for (const listener of this.#listeners) listener(appended);
  }

  async #readAt(id: string, version: number): Promise<OnlineGame> {
    const game = await this.#copies.restore(this.#database.db, id, version);
    this.#copies.keep(game, null);
    return game;
  }
}
