import type { Db, Tx } from "./schema.ts";

/** A database that the server stands on, whichever it is. */
export interface Database {
  /** For reading. */
  readonly db: Db;
  /** Several processes may use it at once. */
  readonly shared: boolean;
  /**
   * Runs a job in a transaction, and resolves once what it did is on disk. A job may use nothing but what it is handed
   * and must not wait for anything else: others may share its transaction, and wait for it.
   *
   * A job that throws has changed nothing.
   */
  write<T>(job: (tx: Tx) => Promise<T>): Promise<T>;
  /** Is this error one of a database that is away for now, full, or ending? Then nothing is wrong with the request. */
  isAway(error: unknown): boolean;
  /** Resolves if the database answers. */
  ping(): Promise<void>;
  /** Tells every process over this database, this one not included. */
  tell(message: string): void;
  /**
   * Calls back with what other processes tell.
   *
   * @param connected called whenever messages come from now on, while what was told before may have been missed
   */
  listen(heard: (message: string) => void, connected: () => void): void;
  close(): Promise<void>;
}
