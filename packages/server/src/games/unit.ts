import { randomBytes } from "node:crypto";
import { appendEvent, type OnlineEvent, type OnlineGame, playersOf } from "@cantstop/protocol";
import { commitmentOf } from "@cantstop/protocol/fair-dice";
import type { Tx } from "../db/schema.ts";
import { newId } from "../ids.ts";
import { type Refusal, refuse } from "../refusal.ts";
import type { Pace } from "./clock.ts";
import { columnsOf } from "./columns.ts";
import type { Copies } from "./copies.ts";
import { Pen, stamp } from "./pen.ts";

/** What a new game is made of, besides what the server adds. */
export type Draft = Omit<OnlineGame["created"], "version" | "at" | "type" | "commitment">;

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
    const pen = new Pen(appendEvent(id, null, first), this.now);
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
        ...columnsOf(game, this.#around.pace),
      })
      .execute();
    await this.#log(game, [first, ...pen.events]);
    this.appended.push({ game, events: [first, ...pen.events], secret });
    // A game in which a seat is kept for somebody is theirs to find.
    const invited = game.seats.flatMap((seat) => (seat.kind === "open" ? (seat.player ?? []) : []));
    await this.seat(id, [...playersOf(game), ...invited]);
    return game;
  }

  /** A game as it is in this transaction; it may change before the end of it. */
  async read(id: string): Promise<OnlineGame | null> {
    const row = await this.tx.selectFrom("games").select("version").where("id", "=", id).executeTakeFirst();
    return row ? this.#around.copies.restore(this.tx, id, row.version) : null;
  }

  /** Locks a game and appends to its log what is decided. `not_found` where there is no such game. */
  async change(id: string, decide: Decide): Promise<Appended | Refusal> {
    const { shared, copies, pace } = this.#around;
    const row = await this.tx
      .selectFrom("games")
      .select(["version", "secret"])
      .where("id", "=", id)
      .$if(shared, (query) => query.forUpdate())
      .executeTakeFirst();
    if (!row) return refuse("not_found", "There is no such game.");
    const { secret } = row;
    const pen = new Pen(await copies.restore(this.tx, id, row.version), this.now);
    const refusal = decide(pen, secret);
    if (refusal) return refusal;
    const { game, events } = pen;
    if (events.length === 0) return { game, events };
    const update = this.tx.updateTable("games").set(columnsOf(game, pace)).where("id", "=", id).execute();
    // Both travel to the database together.
    await Promise.all([update, this.#log(game, events)]);
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

  async #log(game: OnlineGame, events: readonly OnlineEvent[]): Promise<void> {
    await this.tx
      .insertInto("events")
      .values(
        events.map((event) => ({ game_id: game.id, version: event.version, event: JSON.stringify(event) })),
      )
      .execute();
  }
}
