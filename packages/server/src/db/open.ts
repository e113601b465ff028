import type { Database } from "./database.ts";
import { openSqlite } from "./sqlite.ts";

/** Where games are kept: in a folder of this machine, in PostgreSQL, or nowhere once the process ends. */
export type DatabaseSettings = { readonly folder: string } | { readonly url: string } | "memory";

/** Opens a database, and brings it to the newest schema. Throws a `Problem` for what people can put right. */
export async function openDatabase(settings: DatabaseSettings): Promise<Database> {
  if (settings === "memory") return openSqlite(null);
  if ("folder" in settings) return openSqlite(settings.folder);
  const { openPostgres } = await import("./postgres.ts");
  return openPostgres(settings.url);
}
