import type { Database } from "./db/database.ts";
import { ANSWERS_KEPT_MS } from "./http/idempotency.ts";
import type { Players } from "./players/players.ts";

const EVERY_MS = 60 * 60 * 1000;

interface Sources {
  readonly database: Database;
  readonly players: Players;
  readonly now: () => number;
  readonly failed: (error: unknown) => void;
}

/** Throws away what is of no use any more, now and every hour. Several processes may do so. Returns what ends it. */
export function keepHouse({ database, players, now, failed }: Sources): () => Promise<void> {
  const tidy = async (): Promise<void> => {
    try {
      await players.tidy();
      const before = now() - ANSWERS_KEPT_MS;
      await database.write((tx) => tx.deleteFrom("answers").where("created_at", "<", before).execute());
    } catch (error) {
      failed(error);
    }
  };
  let underWay = tidy();
  const timer = setInterval(() => {
    underWay = tidy();
  }, EVERY_MS).unref();
  return () => {
    clearInterval(timer);
    return underWay;
  };
}
