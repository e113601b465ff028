import type { Writable } from "node:stream";
import {
  CompiledQuery,
  type DatabaseConnection,
  PostgresDialect,
  type PostgresDialectConfig,
  PostgresDriver,
} from "kysely";
import type pg from "pg";

/** Statements that a connection remembers; others are planned anew each time. */
const REMEMBERED = 200;

/**
 * A pool whose connections plan each statement once. What is asked is always the same few statements, and to read and
 * plan them is more work for the database than to run them.
 */
export function rememberStatements(pool: pg.Pool): PostgresDialectConfig["pool"] {
  const names = new Map<string, string>();
  const nameOf = (text: string): string | undefined => {
    const known = names.get(text);
    if (known !== undefined || names.size >= REMEMBERED) return known;
    const name = `s${names.size}`;
    names.set(text, name);
    return name;
  };
  return {
    async connect() {
      const client = await pool.connect();
      return {
        query: (text: string, values: readonly unknown[]) => {
          const name = values.length > 0 ? nameOf(text) : undefined;
          const { stream } = (client as unknown as { connection: { stream: Writable } }).connection;
          stream.cork();
          process.nextTick(() => stream.uncork());
          return client.query({ ...(name && { name }), text, values: [...values] });
        },
        release: () => client.release(),
      } as never;
    },
    end: () => pool.end(),
  };
}

/** Sends the beginning of a transaction together with its first statement. */
class EagerDriver extends PostgresDriver {
  override beginTransaction(connection: DatabaseConnection): Promise<void> {
    // Should it fail, so does what follows.
    connection.executeQuery(CompiledQuery.raw("begin")).catch(() => {});
    return Promise.resolve();
  }
}

export class EagerDialect extends PostgresDialect {
  readonly #config: PostgresDialectConfig;

  constructor(config: PostgresDialectConfig) {
    super(config);
    this.#config = config;
  }

  override createDriver() {
    return new EagerDriver(this.#config);
  }
}
