import type { Kysely, Migration } from "kysely";

// A migration knows the schema of its own time, which has no type any more once the next one is written.
type AnyDb = Kysely<never>;

/** The first schema; `schema.ts` says what the columns mean. */
export const first: Migration = {
  async up(db: AnyDb) {
    const { schema } = db;
    await schema
      .createTable("players")
      .addColumn("id", "text", (column) => column.primaryKey())
      .addColumn("name", "text", (column) => column.notNull())
      .addColumn("created_at", "bigint", (column) => column.notNull())
      .execute();
    await schema
      .createTable("devices")
      .addColumn("token_hash", "text", (column) => column.primaryKey())
      .addColumn("player_id", "text", (column) => column.notNull().references("players.id"))
      .addColumn("created_at", "bigint", (column) => column.notNull())
      .execute();
    await schema
      .createTable("games")
      .addColumn("id", "text", (column) => column.primaryKey())
      .addColumn("version", "integer", (column) => column.notNull())
      .addColumn("status", "text", (column) => column.notNull())
      .addColumn("visibility", "text", (column) => column.notNull())
      .addColumn("secret", "text", (column) => column.notNull())
      .addColumn("created_at", "bigint", (column) => column.notNull())
      .addColumn("changed_at", "bigint", (column) => column.notNull())
      .addColumn("wake_at", "bigint")
      .execute();
    await schema
      .createTable("events")
      .addColumn("game_id", "text", (column) => column.notNull().references("games.id"))
      .addColumn("version", "integer", (column) => column.notNull())
      .addColumn("event", "text", (column) => column.notNull())
      .addPrimaryKeyConstraint("events_pk", ["game_id", "version"])
      .execute();
    await schema
      .createTable("game_players")
      .addColumn("game_id", "text", (column) => column.notNull().references("games.id"))
      .addColumn("player_id", "text", (column) => column.notNull().references("players.id"))
      .addPrimaryKeyConstraint("game_players_pk", ["player_id", "game_id"])
      .execute();
    await schema
      .createTable("answers")
      .addColumn("player_id", "text", (column) => column.notNull())
      .addColumn("key", "text", (column) => column.notNull())
      .addColumn("request", "text", (column) => column.notNull())
      .addColumn("status", "integer", (column) => column.notNull())
      .addColumn("body", "text", (column) => column.notNull())
      .addColumn("created_at", "bigint", (column) => column.notNull())
      .addPrimaryKeyConstraint("answers_pk", ["player_id", "key"])
      .execute();
    await schema.createIndex("games_to_wake").on("games").column("wake_at").execute();
    await schema
      .createIndex("games_in_lobby")
      .on("games")
      .columns(["visibility", "status", "created_at"])
      .execute();
    await schema.createIndex("answers_by_age").on("answers").column("created_at").execute();
  },
};
