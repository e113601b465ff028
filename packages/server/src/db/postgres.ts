import { Kysely, sql } from "kysely";
import pg from "pg";
import { Problem } from "../problem.ts";
import type { Database } from "./database.ts";
import { migrate } from "./migrate.ts";
import { Notifications } from "./notifications.ts";
import { EagerDialect, rememberStatements } from "./postgres-client.ts";
import type { Schema } from "./schema.ts";

/** Connections of a process; each serves one transaction at a time. */
const CONNECTIONS = 10;
const CONNECT_TIMEOUT_MS = 10_000;
const IDLE_IN_TRANSACTION_MS = 4000;
const LOCK_TIMEOUT_MS = 8000;

/**
 * PostgreSQL's codes for broken connections (08), transactions that took too long or stood in each other's way (25P03, 40,
 * 55P03), missing resources (53) and servers that start or end (57P); and Node's.
 */
const AWAY = /^(08|25P03|40|53|55P03|57P|ECONN|EPIPE|ETIMEDOUT|EHOST|ENET|ENOTFOUND|EAI_)/;
/** What the client says by itself, without a code. */
const AWAY_MESSAGES =
  /^(Connection terminated|timeout exceeded|Client has encountered a connection error|Cannot use a pool)/;

function isAway(error: unknown): boolean {
  const { code, message } = error as { code?: unknown; message?: unknown };
  return typeof code === "string"
    ? AWAY.test(code)
    : typeof message === "string" && AWAY_MESSAGES.test(message);
}

/** Opens a PostgreSQL database by its URL. Any number of processes may use it at once. */
export async function openPostgres(url: string): Promise<Database> {
  const types = new pg.TypeOverrides();
  // Milliseconds since 1970 fit into a number; the text that they would be otherwise is only a trap.
  types.setTypeParser(pg.types.builtins.INT8, Number);
  const config: pg.ClientConfig = {
    connectionString: url,
    application_name: "cantstop",
    keepAlive: true,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    // A process that hangs in the middle of a transaction must not hold up a game that others would go on with.
    idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION_MS,
    lock_timeout: LOCK_TIMEOUT_MS,
    types,
  };
  const pool = new pg.Pool({ ...config, pipeline: true, max: CONNECTIONS });
  // Connections break, idle or in use. Who waits for an answer is told, and whoever needs one gets another.
  pool.on("error", () => {});
  pool.on("connect", (client) => client.on("error", () => {}));
  // One that breaks between two statements of a transaction: the next statement says so.
  pool.on("connect", (client) => client.on("error", () => {}));
  const db = new Kysely<Schema>({ dialect: new EagerDialect({ pool: rememberStatements(pool) }) });
  const ping = async (): Promise<void> => {
    await sql`select 1`.execute(db);
  };
  try {
    await ping();
  } catch (error) {
    await db.destroy();
    throw new Problem(`The database at DATABASE_URL cannot be reached: ${(error as Error).message}`);
  }
  try {
    await migrate(db);
  } catch (error) {
    await db.destroy();
    throw error;
  }
  const notifications = new Notifications(pool, config);
  return {
    db,
    shared: true,
    write: (job) => db.transaction().execute(job),
    isAway,
    ping,
    tell: (message) => notifications.tell(message),
    listen: (heard, connected) => notifications.listen(heard, connected),
    async close() {
      await notifications.close();
      await db.destroy();
    },
  };
}
