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
export function keepHouse({ database, players, now, failed }: Sources): () => void {
  const tidy = async (): Promise<void> => {
    await players.tidy();
    await database.write((tx) =>
      tx
        .deleteFrom("answers")
        .where("created_at", "<", now() - ANSWERS_KEPT_MS)
        .execute(),
    );
  };
  const tryTo = (): void => {
    tidy().catch(failed);
  };
  tryTo();
  const timer = setInterval(tryTo, EVERY_MS).unref();
  return () => clearInterval(timer);
}
