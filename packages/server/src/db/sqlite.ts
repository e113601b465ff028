import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { Kysely, SqliteAdapter, SqliteDialect, type SqliteStatement, sql } from "kysely";
import Libsql from "libsql";
import { Problem } from "../problem.ts";
import type { Database } from "./database.ts";
import { migrate } from "./migrate.ts";
import type { Schema, Tx } from "./schema.ts";

/** Jobs that share a transaction, at most: they wait for each other, and for one write to the disk. */
const LARGEST_BATCH = 64;

/** SQLite can undo changes of its schema, so that a migration that is cut off leaves nothing. Kysely does not use that. */
class TransactionalDialect extends SqliteDialect {
  override createAdapter() {
    return new (class extends SqliteAdapter {
      override get supportsTransactionalDdl() {
        return true;
      }
    })();
  }
}

/** A connection that prepares each statement once. */
class Connection {
  readonly #file: Libsql.Database;
  readonly #statements = new Map<string, SqliteStatement>();

  constructor(path: string) {
    this.#file = new Libsql(path);
    this.#file.pragma("journal_mode = WAL");
    // An answered action must survive a power cut too.
    this.#file.pragma("synchronous = FULL");
    this.#file.pragma("foreign_keys = ON");
  }

  prepare(text: string): SqliteStatement {
    const known = this.#statements.get(text);
    if (known) return known;
    const prepared = this.#file.prepare(text);
    const statement: SqliteStatement = {
      reader: prepared.reader,
      all: (parameters) => prepared.all(parameters),
      run: (parameters) => prepared.run(parameters),
      iterate: (parameters) => prepared.iterate(parameters),
    };
    // Preparing again is only slower; what is written once with many values would fill the memory.
    if (this.#statements.size < 500) this.#statements.set(text, statement);
    return statement;
  }

  close(): void {
    // The file alone is the database then, to be copied or moved.
    this.#file.pragma("wal_checkpoint(TRUNCATE)");
    this.#statements.clear();
    this.#file.close();
  }
}

/**
 * Keeps other processes away from a folder for as long as this one lives. The lock is one of SQLite's own, on a file
 * beside the database: the system takes it back however the process ends, and backups are not kept out.
 */
function lockFolder(folder: string): Libsql.Database {
  const lock = new Libsql(join(folder, "lock"));
  try {
    lock.exec("BEGIN EXCLUSIVE");
  } catch (error) {
    lock.close();
    if (codeOf(error).startsWith("SQLITE_BUSY"))
      throw new Problem(
        `Another Can't Stop server uses the folder ${folder}. Stop it first, or give this one a folder of its own with DATA_DIR.`,
      );
    throw error;
  }
  return lock;
}

const codeOf = (error: unknown): string => (error as { code?: string }).code ?? "";

interface Job {
  run(tx: Tx): Promise<void>;
  settle(failure?: unknown): void;
}

/** Opens the embedded database in a folder, which is made if it is not there; null keeps everything in memory only. */
export async function openSqlite(folder: string | null): Promise<Database> {
  let lock: Libsql.Database | undefined;
  let connection: Connection;
  try {
    if (folder !== null) {
      mkdirSync(folder, { recursive: true });
      lock = lockFolder(folder);
    }
    connection = new Connection(folder === null ? ":memory:" : join(folder, "cantstop.db"));
  } catch (error) {
    lock?.close();
    if (error instanceof Problem) throw error;
    throw new Problem(`The folder ${folder} cannot hold the database: ${(error as Error).message}`);
  }
  const db = new Kysely<Schema>({ dialect: new TransactionalDialect({ database: connection }) });
  try {
    await migrate(db);
  } catch (error) {
    await db.destroy();
    lock?.close();
    throw error;
  }

  const waiting: Job[] = [];
  let running: Promise<void> | null = null;

  /** One transaction for all jobs that have come up meanwhile, each of which can fail by itself. */
  const runBatch = async (): Promise<void> => {
    const jobs = waiting.splice(0, LARGEST_BATCH);
    const failures = new Map<Job, unknown>();
    try {
      await db.transaction().execute(async (tx) => {
        for (const job of jobs) {
          await sql`savepoint job`.execute(tx);
          try {
            await job.run(tx);
          } catch (error) {
            failures.set(job, error);
            await sql`rollback to job`.execute(tx);
          }
          await sql`release job`.execute(tx);
        }
      });
    } catch (error) {
      for (const job of jobs) failures.set(job, error);
    }
    for (const job of jobs) job.settle(failures.get(job));
  };

  const runAll = async (): Promise<void> => {
    // Requests that arrive together are read one after the other: the first waits for the last.
    while (waiting.length > 0) {
      await new Promise(setImmediate);
      await runBatch();
    }
    running = null;
  };

  return {
    db,
    shared: false,
    write: (job) =>
      new Promise((resolve, reject) => {
        let value: Awaited<ReturnType<typeof job>>;
        waiting.push({
          async run(tx) {
            value = await job(tx);
          },
          settle: (failure) => (failure === undefined ? resolve(value) : reject(failure)),
        });
        running ??= runAll();
      }),
    isAway: (error) => /^SQLITE_(BUSY|FULL|IOERR|READONLY|CANTOPEN)/.test(codeOf(error)),
    ping: async () => {
      await sql`select 1`.execute(db);
    },
    tell: () => {},
    listen: () => {},
    async close() {
      await running;
      await db.destroy();
      lock?.close();
    },
  };
}
