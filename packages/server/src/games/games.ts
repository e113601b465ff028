import { randomBytes } from "node:crypto";
import type { OnlineEvent } from "@cantstop/protocol";
import { commitmentOf } from "@cantstop/protocol/fair-dice";
import { LRUCache } from "lru-cache";
import type { Database } from "../db/database.ts";
import type { Db, Tx } from "../db/schema.ts";
import { newId } from "../ids.ts";
import { type Refusal, refuse } from "../refusal.ts";
import { nextTask, type Pace } from "./clock.ts";
import { append, type Draft, type OnlineGame, playersOf } from "./online-game.ts";
import { Pen, stamp } from "./pen.ts";

/** What was appended to a game's log, and the game since then. */
export interface Appended {
  readonly game: OnlineGame;
  readonly events: readonly OnlineEvent[];
}

/** Decides what to append, by writing it; a refusal appends nothing. */
export type Decide = (pen: Pen, secret: string) => Refusal | null;

/** Games kept at hand. They are only copies: whether one is the latest is asked of the database every time. */
const AT_HAND = 2000;

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
  readonly #atHand = new LRUCache<string, OnlineGame>({ max: AT_HAND });
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

  /** The game as it is, or null if there is none. */
  async read(id: string): Promise<OnlineGame | null> {
    const { db } = this.#database;
    const row = await db.selectFrom("games").select("version").where("id", "=", id).executeTakeFirst();
    return row ? this.#restore(db, id, row.version) : null;
  }

  /** Several games, in the order of the rows, which say their versions. */
  async readAll(rows: readonly { id: string; version: number }[]): Promise<OnlineGame[]> {
    const games: OnlineGame[] = [];
    for (const { id, version } of rows) {
      games.push(await this.#restore(this.#database.db, id, version));
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
    let appended: readonly Appended[] = [];
    const value = await this.#database.write(async (tx) => {
      const unit = new Unit(tx, this.#database.shared, this.#now(), this.#pace, (id, version) =>
        this.#restore(tx, id, version),
      );
      const value = await job(unit);
      appended = unit.appended;
      return value;
    });
    for (const one of appended) {
      this.#keep(one.game);
      for (const listener of this.#listeners) listener(one);
    }
    return value;
  }

  #keep(game: OnlineGame): void {
    if ((this.#atHand.get(game.id)?.version ?? 0) < game.version) this.#atHand.set(game.id, game);
  }

  /** The game at this version: the copy at hand, brought up to date by what it lacks. */
  async #restore(db: Db, id: string, version: number): Promise<OnlineGame> {
    const known = this.#atHand.get(id);
    if (known?.version === version) return known;
    let game = known && known.version < version ? known : null;
    const rows = await selectEvents(db, id, game?.version ?? 0)
      .where("version", "<=", version)
      .execute();
    for (const { event } of rows) game = append(id, game, JSON.parse(event) as OnlineEvent);
    if (game?.version !== version) throw new Error(`Game ${id}: the log ends before version ${version}.`);
    return game;
  }
}

const selectEvents = (db: Db, id: string, since: number) =>
  db
    .selectFrom("events")
    .select(["version", "event"])
    .where("game_id", "=", id)
    .where("version", ">", since)
    .orderBy("version");

/** A transaction under way, as far as games are concerned. */
export class Unit {
  readonly tx: Tx;
  readonly appended: Appended[] = [];
  readonly now: number;
  readonly #locks: boolean;
  readonly #pace: Pace;
  readonly #restore: (id: string, version: number) => Promise<OnlineGame>;

  /** @param locks rows have to be locked, for others write at the same time */
  constructor(
    tx: Tx,
    locks: boolean,
    now: number,
    pace: Pace,
    restore: (id: string, version: number) => Promise<OnlineGame>,
  ) {
    this.tx = tx;
    this.now = now;
    this.#locks = locks;
    this.#pace = pace;
    this.#restore = restore;
  }

  /** Makes a game: its secret, the commitment to it, and the first entry of its log, then whatever `decide` writes. */
  async create(draft: Draft, decide: Decide): Promise<OnlineGame> {
    const secret = randomBytes(32).toString("hex");
    const id = newId();
    const first = stamp({ type: "created", ...draft, commitment: commitmentOf(secret) }, 1, this.now);
    const pen = new Pen(append(id, null, first), this.now);
    const refusal = decide(pen, secret);
    if (refusal) throw new Error(`A new game was refused: ${refusal.message}`);
    const { game } = pen;
    await this.tx
      .insertInto("games")
      .values({
        id,
        version: game.version,
        status: game.status,
        visibility: draft.visibility,
        secret,
        created_at: this.now,
        changed_at: this.now,
        wake_at: nextTask(game, this.#pace)?.at ?? null,
        rematch_of: draft.rematchOf,
      })
      .execute();
    await this.#log(game, [first, ...pen.events]);
    await this.seat(id, playersOf(game));
    return game;
  }

  /** A game as it is in this transaction; it may change before the end of it. */
  async read(id: string): Promise<OnlineGame | null> {
    const row = await this.tx.selectFrom("games").select("version").where("id", "=", id).executeTakeFirst();
    return row ? this.#restore(id, row.version) : null;
  }

  /** Locks a game and appends to its log what is decided. `not_found` where there is no such game. */
  async change(id: string, decide: Decide): Promise<Appended | Refusal> {
    const row = await this.tx
      .selectFrom("games")
      .select(["version", "secret"])
      .where("id", "=", id)
      .$if(this.#locks, (query) => query.forUpdate())
      .executeTakeFirst();
    if (!row) return refuse("not_found", "There is no such game.");
    const pen = new Pen(await this.#restore(id, row.version), this.now);
    const refusal = decide(pen, row.secret);
    if (refusal) return refusal;
    const { game, events } = pen;
    if (events.length === 0) return { game, events };
    const changed = this.tx
      .updateTable("games")
      .set({
        version: game.version,
        status: game.status,
        changed_at: game.changedAt,
        wake_at: nextTask(game, this.#pace)?.at ?? null,
      })
      .where("id", "=", id)
      .execute();
    // Both travel to the database together.
    await Promise.all([changed, this.#log(game, events)]);
    return { game, events };
  }

  /** Notes that a game is also these players'. */
  async seat(id: string, players: readonly string[]): Promise<void> {
    if (players.length === 0) return;
    await this.tx
      .insertInto("game_players")
      .values(players.map((player) => ({ game_id: id, player_id: player })))
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }

  /** Notes that a game is not this player's any more. */
  async unseat(id: string, player: string): Promise<void> {
    await this.tx
      .deleteFrom("game_players")
      .where("game_id", "=", id)
      .where("player_id", "=", player)
      .execute();
  }

  async #log(game: OnlineGame, events: readonly OnlineEvent[]): Promise<void> {
    await this.tx
      .insertInto("events")
      .values(
        events.map((event) => ({ game_id: game.id, version: event.version, event: JSON.stringify(event) })),
      )
      .execute();
    this.appended.push({ game, events });
  }
}
