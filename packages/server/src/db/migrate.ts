import { type Kysely, Migrator } from "kysely";
import { Problem } from "../problem.ts";
import { MIGRATIONS } from "./migrations/index.ts";
import type { Db } from "./schema.ts";

/**
 * Brings a database to the newest schema, an empty one too. Processes that start together take turns; a migration that
 * is cut off leaves nothing behind.
 */
export async function migrate(db: Db, { migrations = MIGRATIONS } = {}): Promise<void> {
  const newer = (await readApplied(db)).find((name) => !Object.hasOwn(migrations, name));
  if (newer !== undefined)
    throw new Problem(
      `The database was made by a newer version of Can't Stop (it has had "${newer}"). Use that version, or another database.`,
    );
  const migrator = new Migrator({ db, provider: { getMigrations: () => Promise.resolve(migrations) } });
  const { error } = await migrator.migrateToLatest();
  if (error) throw error;
}

/** Names of the migrations that the database has had. */
async function readApplied(db: Db): Promise<string[]> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true });
  if (!tables.some(({ name }) => name === "kysely_migration")) return [];
  const rows = await (db as unknown as Kysely<{ kysely_migration: { name: string } }>)
    .selectFrom("kysely_migration")
    .select("name")
    .execute();
  return rows.map(({ name }) => name);
}
