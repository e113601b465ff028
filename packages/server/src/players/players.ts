import type { DeviceCode, Player, SignedIn } from "@cantstop/protocol";
import { LRUCache } from "lru-cache";
import type { Database } from "../db/database.ts";
import type { Tx } from "../db/schema.ts";
import { hashOf, newCode, newId, newToken } from "../ids.ts";

/** How long a code for another device works: long enough to walk over to it. */
const CODE_LIFE_MS = 10 * 60 * 1000;

/** For so long another process may go on knowing a token that was given up. */
const KNOWN_FOR_MS = 10_000;

/** People, and the devices they play on. */
export class Players {
  readonly #database: Database;
  readonly #now: () => number;
  readonly #known = new LRUCache<string, Player>({ max: 10_000, ttl: KNOWN_FOR_MS });

  constructor(database: Database, now: () => number) {
    this.#database = database;
    this.#now = now;
  }

  /** A new person, on this device. */
  create(name: string): Promise<SignedIn> {
    return this.#database.write(async (tx) => {
      const player = { id: newId(), name };
      await tx
        .insertInto("players")
        .values({ ...player, created_at: this.#now() })
        .execute();
      return { ...player, token: await this.#addDevice(tx, player.id) };
    });
  }

  /** Whose token this is; null if it is nobody's. */
  async whose(token: string): Promise<Player | null> {
    const hash = hashOf(token);
    const known = this.#known.get(hash);
    if (known) return known;
    const player = await this.#database.db
      .selectFrom("devices")
      .innerJoin("players", "players.id", "devices.player_id")
      .select(["players.id", "players.name"])
      .where("token_hash", "=", hash)
      .executeTakeFirst();
    if (player) this.#known.set(hash, player);
    return player ?? null;
  }

  /** Another name, for games to come. */
  async rename(id: string, name: string): Promise<Player> {
    await this.#database.write((tx) =>
      tx.updateTable("players").set({ name }).where("id", "=", id).execute(),
    );
    this.#known.clear();
    return { id, name };
  }

  /** The device with this token is not the player's any more. */
  async forget(token: string): Promise<void> {
    const hash = hashOf(token);
    await this.#database.write((tx) => tx.deleteFrom("devices").where("token_hash", "=", hash).execute());
    this.#known.delete(hash);
  }

  /** A code that makes one more device the player's. */
  async offer(id: string): Promise<Omit<DeviceCode, "url">> {
    const code = newCode();
    const expiresAt = this.#now() + CODE_LIFE_MS;
    await this.#database.write((tx) =>
      tx
        .insertInto("device_codes")
        .values({ code_hash: hashOf(plain(code)), player_id: id, expires_at: expiresAt })
        .execute(),
    );
    return { code, expiresAt: new Date(expiresAt).toISOString() };
  }

  /** Makes this device a player's, who has got the code on another; null if the code is none. */
  redeem(code: string): Promise<SignedIn | null> {
    return this.#database.write(async (tx) => {
      const used = await tx
        .deleteFrom("device_codes")
        .where("code_hash", "=", hashOf(plain(code)))
        .returning(["player_id", "expires_at"])
        .executeTakeFirst();
      if (!used || used.expires_at <= this.#now()) return null;
      const player = await tx
        .selectFrom("players")
        .select(["id", "name"])
        .where("id", "=", used.player_id)
        .executeTakeFirstOrThrow();
      return { ...player, token: await this.#addDevice(tx, player.id) };
    });
  }

  /** Forgets codes whose time is over. */
  async tidy(): Promise<void> {
    await this.#database.write((tx) =>
      tx.deleteFrom("device_codes").where("expires_at", "<=", this.#now()).execute(),
    );
  }

  async #addDevice(tx: Tx, id: string): Promise<string> {
    const token = newToken();
    await tx
      .insertInto("devices")
      .values({ token_hash: hashOf(token), player_id: id, created_at: this.#now() })
      .execute();
    return token;
  }
}

/** People type codes in small letters, with spaces, or without the dashes. */
const plain = (code: string): string => code.toUpperCase().replace(/[\s-]/g, "");
