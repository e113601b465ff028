import { randomBytes } from "node:crypto";
import type { OnlineEvent } from "@cantstop/protocol";
import { commitmentOf } from "@cantstop/protocol/fair-dice";
import { sql } from "kysely";
import type { Tx } from "../db/schema.ts";
import { newId } from "../ids.ts";
import { type Refusal, refuse } from "../refusal.ts";
import { nextTask, type Pace } from "./clock.ts";
import type { Copies } from "./copies.ts";
import { append, type Draft, type OnlineGame, playersOf } from "./online-game.ts";
import { Pen, stamp } from "./pen.ts";

/** What was appended to a game's log, and the game since then. */
export interface Appended {
  readonly game: OnlineGame;
  readonly events: readonly OnlineEvent[];
}

/** Decides what to append, by writing it; a refusal appends nothing. It may be asked twice, and must answer alike. */
export type Decide = (pen: Pen, secret: string) => Refusal | null;

/** What a transaction works with. */
export interface Surroundings {
  readonly copies: Copies;
  readonly pace: Pace;
  readonly now: number;
  /** Others may write at the same time, in another process. */
  readonly shared: boolean;
}

/** A transaction under way, as far as games are concerned. */
export class Unit {
  readonly tx: Tx;
  readonly now: number;
  /** What will be told to those who listen, once it is on disk. */
  readonly appended: (Appended & { readonly secret: string })[] = [];
  readonly #around: Surroundings;

  constructor(tx: Tx, around: Surroundings) {
    this.tx = tx;
    this.now = around.now;
    this.#around = around;
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
        visibility: draft.visibility,
        secret,
        created_at: this.now,
        rematch_of: draft.rematchOf,
        ...this.#columnsOf(game),
      })
      .execute();
    await this.#log(game, [first, ...pen.events]);
    this.appended.push({ game, events: [first, ...pen.events], secret });
    await this.seat(id, playersOf(game));
    return game;
  }

  /** A game as it is in this transaction; it may change before the end of it. */
  async read(id: string): Promise<OnlineGame | null> {
    const row = await this.tx.selectFrom("games").select("version").where("id", "=", id).executeTakeFirst();
    return row ? this.#around.copies.restore(this.tx, id, row.version) : null;
  }

  /** Locks a game and appends to its log what is decided. `not_found` where there is no such game. */
  async change(id: string, decide: Decide): Promise<Appended | Refusal> {
    const { shared, copies } = this.#around;
    const atOnce = shared ? await this.#changeAtOnce(id, decide) : null;
    if (atOnce) return atOnce;
    const row = await this.tx
      .selectFrom("games")
      .select(["version", "secret"])
      .where("id", "=", id)
      .$if(shared, (query) => query.forUpdate())
      .executeTakeFirst();
    if (!row) return refuse("not_found", "There is no such game.");
    const { version, secret } = row;
    const pen = new Pen(await copies.restore(this.tx, id, version), this.now);
    const refusal = decide(pen, secret);
    if (refusal) return refusal;
    const { game, events } = pen;
    if (events.length === 0) return { game, events };
    await this.#update(game, version).execute();
    await this.#log(game, events);
    this.appended.push({ game, events, secret });
    return { game, events };
  }

  /**
   * The same in one statement instead of three, if the copy at hand is the latest, which the statement finds out by itself.
   * Null where it is not, and where nothing would be appended: a refusal must not be one of a former state.
   */
  async #changeAtOnce(id: string, decide: Decide): Promise<Appended | null> {
    const { game: before, secret } = this.#around.copies.get(id) ?? {};
    if (!before || !secret) return null;
    const pen = new Pen(before, this.now);
    if (decide(pen, secret) || pen.events.length === 0) return null;
    const { game, events } = pen;
    const rows = events.map((event) => sql`(${event.version}::integer, ${JSON.stringify(event)})`);
    const appended = await this.tx
      .with("changed", () => this.#update(game, before.version).returning("id"))
      .insertInto("events")
      .columns(["game_id", "version", "event"])
      .expression(
        sql`select changed.id, new.version, new.event from changed, (values ${sql.join(rows)}) as new (version, event)`,
      )
      .returning("version")
      .execute();
    if (appended.length === 0) return null;
    this.appended.push({ game, events, secret });
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

  /** What a game's row repeats of its log. */
  #columnsOf(game: OnlineGame) {
    return {
      version: game.version,
      status: game.status,
      changed_at: game.changedAt,
      wake_at: nextTask(game, this.#around.pace)?.at ?? null,
    };
  }

  /** Brings a game's row up to date, if it is at the version that was thought. */
  #update(game: OnlineGame, before: number) {
    return this.tx
      .updateTable("games")
      .set(this.#columnsOf(game))
      .where("id", "=", game.id)
      .where("version", "=", before);
  }

  async #log(game: OnlineGame, events: readonly OnlineEvent[]): Promise<void> {
    await this.tx
      .insertInto("events")
      .values(
        events.map((event) => ({ game_id: game.id, version: event.version, event: JSON.stringify(event) })),
      )
      .execute();
  }
}
