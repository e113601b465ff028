// A real PostgreSQL for tests: a cluster of its own in a temporary folder, gone when the tests are.
import { type ChildProcess, execFile, spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import pg from "pg";
import { findPostgres } from "../../../../tools/postgres.mjs";

const run = promisify(execFile);

function findPrograms(): string {
  const found = findPostgres();
  if (!found)
    throw new Error(
      "There is no PostgreSQL to test with. `npm test` installs it on Debian; else set POSTGRES_BIN.",
    );
  return found;
}

/** The server refuses root, so root asks another user to run it. */
const asUser = (command: string, args: string[]): [string, string[]] =>
  process.getuid?.() === 0
    ? ["setpriv", ["--reuid=postgres", "--regid=postgres", "--clear-groups", command, ...args]]
    : [command, args];

const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const server = createServer().listen(0, "127.0.0.1", () => {
      const { port } = server.address() as { port: number };
      server.close(() => resolve(port));
    });
  });

export interface Cluster {
  /** A database of its own for each who asks; its URL. */
  newDatabase(): Promise<string>;
  stop(): Promise<void>;
}

/**
 * @param durable writes really go to the disk, as benchmarks need it; tests do not, as nothing cuts the power
 */
export async function startCluster({ durable = false } = {}): Promise<Cluster> {
  const bin = findPrograms();
  const folder = mkdtempSync(join(tmpdir(), "cantstop-postgres-"));
  if (process.getuid?.() === 0) await run("chown", ["postgres", folder]);
  const data = join(folder, "data");
  const init = [
    "--pgdata",
    data,
    "--username=cantstop",
    "--auth=trust",
    "--encoding=UTF8",
    "--no-locale",
    "--no-sync",
  ];
  await run(...asUser(join(bin, "initdb"), init), { cwd: folder });
  const port = await freePort();
  const settings = ["-c", "listen_addresses=127.0.0.1", "-c", `unix_socket_directories=${folder}`];
  if (!durable) settings.push("-c", "fsync=off");
  const server = spawn(...asUser(join(bin, "postgres"), ["-D", data, "-p", String(port), ...settings]), {
    cwd: folder,
    stdio: ["ignore", "ignore", "pipe"],
  });
  let log = "";
  server.stderr.on("data", (text) => (log += text));
  const urlOf = (database: string) => `postgres://cantstop@127.0.0.1:${port}/${database}`;
  await untilReady(urlOf("postgres"), server, () => log);
  let databases = 0;
  return {
    async newDatabase() {
      const name = `test${++databases}`;
      const client = new pg.Client(urlOf("postgres"));
      await client.connect();
      await client.query(`create database ${name}`);
      await client.end();
      return urlOf(name);
    },
    async stop() {
      const ended = new Promise((resolve) => server.on("close", resolve));
      server.kill("SIGINT"); // its "fast" way to end: nobody is waited for
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function untilReady(url: string, server: ChildProcess, log: () => string): Promise<void> {
  for (let i = 0; i < 200; i++) {
    if (server.exitCode !== null) break;
    const client = new pg.Client(url);
    try {
      await client.connect();
      await client.end();
      return;
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
  throw new Error(`PostgreSQL did not start:\n${log()}`);
}
