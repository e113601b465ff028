import type { Kysely, Migration } from "kysely";

type AnyDb = Kysely<never>;

/** Players move to other devices by a code, and play again. */
export const devicesAndRematches: Migration = {
  async up(db: AnyDb) {
    const { schema } = db;
    await schema
      .createTable("device_codes")
      .addColumn("code_hash", "text", (column) => column.primaryKey())
      .addColumn("player_id", "text", (column) => column.notNull().references("players.id"))
      .addColumn("expires_at", "bigint", (column) => column.notNull())
      .execute();
    await schema
      .alterTable("games")
      .addColumn("rematch_of", "text", (column) => column.references("games.id"))
      .execute();
    await schema.createIndex("games_by_rematch").on("games").column("rematch_of").unique().execute();
  },
};
