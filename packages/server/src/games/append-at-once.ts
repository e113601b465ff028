import { sql } from "kysely";
import type { Db, Schema } from "../db/schema.ts";
import type { Pace } from "./clock.ts";
import { columnsOf } from "./columns.ts";
import type { Appended } from "./unit.ts";

/** An answer that is kept along with what it tells. */
export type KeptAnswer = Schema["answers"];

/**
 * Appends to a game's log if the game is at this version, in one statement, which is a transaction by itself. PostgreSQL
 * only; elsewhere statements cost next to nothing.
 *
 * @returns false where the game is at another version, or another request has had the answer's key: nothing has changed
 */
export async function appendAtOnce(
  db: Db,
  pace: Pace,
  before: number,
  { game, events }: Appended,
  answer: KeptAnswer | null,
): Promise<boolean> {
  const rows = events.map((event) => sql`(${event.version}::integer, ${JSON.stringify(event)})`);
  const changed = db.with("changed", (db) =>
    db
      .updateTable("games")
      .set(columnsOf(game, pace))
      .where("id", "=", game.id)
      .where("version", "=", before)
      .returning("id"),
  );
  const answered = answer
    ? changed.with("answered", (db) =>
        db
          .insertInto("answers")
          .columns(["player_id", "key", "request", "status", "body", "created_at"])
          .expression(
            sql`select ${answer.player_id}, ${answer.key}, ${answer.request}, ${answer.status}::integer, ${answer.body}, ${answer.created_at}::bigint from changed`,
          ),
      )
    : changed;
  try {
    const appended = await answered
      .insertInto("events")
      .columns(["game_id", "version", "event"])
      .expression(
        sql`select changed.id, new.version, new.event from changed, (values ${sql.join(rows)}) as new (version, event)`,
      )
      .returning("version")
      .execute();
    return appended.length > 0;
  } catch (error) {
    if ((error as { code?: string }).code === UNIQUE_VIOLATION) return false;
    throw error;
  }
}

const UNIQUE_VIOLATION = "23505";
