import { randomUUID } from "node:crypto";
import pg from "pg";

/** Where the processes over a database tell each other what happens. */
const CHANNEL = "cantstop";
/** How soon to try again to listen after the connection has broken. */
const AGAIN_MS = 500;

/**
 * Messages among the processes over a PostgreSQL database, by LISTEN and NOTIFY. They are quick, and may be lost: when
 * a connection breaks, or a process ends between writing and telling. Whoever relies on them asks the database, too.
 */
export class Notifications {
  readonly #me = randomUUID();
  readonly #pool: pg.Pool;
  readonly #config: pg.ClientConfig;
  #sending: Promise<void> = Promise.resolve();
  #client: pg.Client | undefined;
  #closed = false;

  constructor(pool: pg.Pool, config: pg.ClientConfig) {
    this.#pool = pool;
    this.#config = config;
  }

  /** Tells the other processes, after what was told before, and without anybody waiting for it. */
  tell(message: string): void {
    this.#sending = this.#send(this.#sending, `${this.#me}\n${message}`);
  }

  async #send(before: Promise<void>, payload: string): Promise<void> {
    await before;
    await this.#pool.query("select pg_notify($1, $2)", [CHANNEL, payload]).catch(() => {});
  }

  /** @param connected called whenever messages come from now on, while what was told before may have been missed */
  listen(heard: (message: string) => void, connected: () => void): void {
    void this.#connect(heard, connected);
  }

  async #connect(heard: (message: string) => void, connected: () => void): Promise<void> {
    const client = new pg.Client(this.#config);
    this.#client = client;
    let isBroken = false;
    const again = (): void => {
      if (isBroken || this.#closed) return;
      isBroken = true;
      client.end().catch(() => {});
      setTimeout(() => void this.#connect(heard, connected), AGAIN_MS).unref();
    };
    client.on("error", again);
    client.on("end", again);
    client.on("notification", ({ payload = "" }) => {
      const end = payload.indexOf("\n");
      if (payload.slice(0, end) !== this.#me) heard(payload.slice(end + 1));
    });
    try {
      await client.connect();
      await client.query(`LISTEN ${CHANNEL}`);
      connected();
    } catch {
      again();
    }
  }

  async close(): Promise<void> {
    this.#closed = true;
    await this.#sending;
    await this.#client?.end().catch(() => {});
  }
}
