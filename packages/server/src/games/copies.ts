import { appendEvent, type OnlineEvent, type OnlineGame } from "@cantstop/protocol";
import { LRUCache } from "lru-cache";
import type { Db } from "../db/schema.ts";

/** A game at hand, and where its dice come from if that was needed. */
export interface Copy {
  readonly game: OnlineGame;
  readonly secret: string | null;
}

/** So many games are kept at hand. */
const AT_HAND = 2000;

/**
 * Copies of games, in memory. Only what is on disk is copied, and it never changes, so a copy is right about its version;
 * whether that is the latest is for the database to say.
 */
export class Copies {
  readonly #copies = new LRUCache<string, Copy>({ max: AT_HAND });

  get(id: string): Copy | undefined {
    return this.#copies.get(id);
  }

  keep(game: OnlineGame, secret: string | null): void {
    const known = this.#copies.get(game.id);
    if ((known?.game.version ?? 0) > game.version) return;
    this.#copies.set(game.id, { game, secret: secret ?? known?.secret ?? null });
  }

  /** Takes in what another process has appended, if it follows on a copy. */
  follow(id: string, events: readonly OnlineEvent[]): void {
    const copy = this.#copies.get(id);
    if (!copy) return;
    let { game } = copy;
    for (const event of events) if (event.version === game.version + 1) game = appendEvent(id, game, event);
    this.keep(game, copy.secret);
  }

  /** The game at this version: the copy, with what it lacks read from the log. */
  async restore(db: Db, id: string, version: number): Promise<OnlineGame> {
    const known = this.#copies.get(id)?.game;
    if (known?.version === version) return known;
    let game = known && known.version < version ? known : null;
    const rows = await selectEvents(db, id, game?.version ?? 0)
      .where("version", "<=", version)
      .execute();
    for (const { event } of rows) game = appendEvent(id, game, JSON.parse(event) as OnlineEvent);
    if (game?.version !== version) throw new Error(`Game ${id}: the log ends before version ${version}.`);
    return game;
  }
}

/** The log of a game after a version, in order. */
export const selectEvents = (db: Db, id: string, since: number) =>
  db
    .selectFrom("events")
    .select(["version", "event"])
    .where("game_id", "=", id)
    .where("version", ">", since)
    .orderBy("version");
