// Both kinds of database, for suites that must pass on either.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { ServerOptions } from "@cantstop/server";
import { type Cluster, startCluster } from "./postgres.ts";

export const KINDS = ["SQLite", "PostgreSQL"] as const;
export type Kind = (typeof KINDS)[number];

/** A database that is empty at first and can be opened again. */
export interface Place {
  readonly settings: NonNullable<ServerOptions["database"]>;
  /** The same, for a server that runs as a process of its own. */
  readonly env: Readonly<Record<string, string>>;
}

export interface Places {
  open(): Promise<Place>;
  /** Takes everything away. */
  close(): Promise<void>;
}

export async function makePlaces(kind: Kind): Promise<Places> {
  if (kind === "PostgreSQL") {
    const cluster: Cluster = await startCluster();
    return {
      async open() {
        const url = await cluster.newDatabase();
        return { settings: { url }, env: { DATABASE_URL: url } };
      },
      close: () => cluster.stop(),
    };
  }
  const folders: string[] = [];
  return {
    open() {
      const folder = mkdtempSync(join(tmpdir(), "cantstop-data-"));
      folders.push(folder);
      return Promise.resolve({ settings: { folder }, env: { DATA_DIR: folder } });
    },
    close() {
      for (const folder of folders) rmSync(folder, { recursive: true, force: true });
      return Promise.resolve();
    },
  };
}
