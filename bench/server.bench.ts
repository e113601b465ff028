// Games online under load, on both databases: how many actions are answered (and on disk) a second, how long an answer
// takes at half the promised rate, and what a listener costs. The load comes from this very process, on the same machine.
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { Agent, request } from "node:http";
import { connect, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import type { Action, Changed, CreatedGame, GameView, SignedIn } from "@cantstop/protocol";
import { startCluster } from "../packages/server/test/support/postgres.ts";
import { report } from "./report.ts";

const MAIN = resolve("packages/server/dist/main.js");
const WITHOUT_LIMITS = { LIMIT_ACTIONS: "999999999", LIMIT_PLAYERS: "999999999", LIMIT_GAMES: "999999999" };

const GAMES = 64;
const SECONDS = Number(process.env.BENCH_SECONDS ?? 10);
const LISTENERS = 5000;

interface Server {
  readonly process: ChildProcess;
  readonly port: number;
  readonly readyMs: number;
}

async function start(env: Readonly<Record<string, string>>): Promise<Server> {
  const begin = performance.now();
  const child = spawn(process.execPath, [MAIN], {
    env: { PATH: process.env.PATH, HOST: "127.0.0.1", PORT: "0", ...WITHOUT_LIMITS, ...env },
    stdio: ["ignore", "pipe", "inherit"],
  });
  let text = "";
  for await (const chunk of child.stdout) {
    text += chunk;
    const port = /ready: http:\/\/[^:]+:(\d+)/.exec(text)?.[1];
    if (port) {
      child.stdout.resume();
      return { process: child, port: Number(port), readyMs: performance.now() - begin };
    }
  }
  throw new Error(`The server did not start: ${text}`);
}

async function stop({ process: child }: Server): Promise<void> {
  child.kill("SIGTERM");
  await once(child, "exit");
}

/** Memory of a process that is really there, in bytes; Linux only. */
function memoryOf({ process: child }: Server): number {
  const [, kilobytes = "0"] =
    /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${child.pid}/status`, "utf8")) ?? [];
  return Number(kilobytes) * 1024;
}

/** Processor time of a process so far, in milliseconds; Linux only, where a tick is 10 ms. */
function cpuOf({ process: child }: Server): number {
  const fields = readFileSync(`/proc/${child.pid}/stat`, "utf8").split(") ")[1]?.split(" ") ?? [];
  return (Number(fields[11]) + Number(fields[12])) * 10;
}

const agent = new Agent({ keepAlive: true, maxSockets: Number.POSITIVE_INFINITY });

/** One request, with as little work here as possible. */
function ask<Body>(port: number, path: string, token: string, body?: object): Promise<Body> {
  return new Promise((done, fail) => {
    const text = body && JSON.stringify(body);
    const headers = {
      ...(token && { authorization: `Bearer ${token}` }),
      ...(text && { "content-type": "application/json", "content-length": Buffer.byteLength(text) }),
    };
    const sent = request(
      { host: "127.0.0.1", port, path, method: text ? "POST" : "GET", headers, agent },
      (answer) => {
        const chunks: Buffer[] = [];
        answer.on("data", (chunk: Buffer) => chunks.push(chunk));
        answer.on("end", () => {
          const text = Buffer.concat(chunks).toString();
          if ((answer.statusCode ?? 500) < 300) done(JSON.parse(text) as Body);
          else fail(new Error(`${path}: ${answer.statusCode} ${text}`));
        });
      },
    );
    sent.on("error", fail);
    sent.end(text);
  });
}

/** A stream of events that is only counted. */
async function listen(port: number, id: string, heard: () => void): Promise<Socket> {
  const socket = connect(port, "127.0.0.1");
  await once(socket, "connect");
  socket.write(
    `GET /api/games/${id}/events HTTP/1.1\r\nhost: localhost\r\naccept: text/event-stream\r\n\r\n`,
  );
  await once(socket, "data");
  socket.on("data", (chunk: Buffer) => {
    for (let at = chunk.indexOf("id: "); at >= 0; at = chunk.indexOf("id: ", at + 1)) heard();
  });
  return socket;
}

/** What somebody in a hurry does: one action a request. */
function nextAction({ dice, legal, state }: GameView): Action {
  if (dice) return { type: "move", columns: legal.moves[legal.moves.length >> 1] ?? [] };
  return { type: legal.canStop && Object.keys(state.runners).length === 3 ? "stop" : "roll" };
}

/** A game of two people, each of whom asks another process if there are several; begun anew when it is finished. */
class Table {
  readonly #ports: readonly number[];
  readonly #tokens: readonly string[];
  readonly #heard: () => void;
  #game: GameView;

  private constructor(
    ports: readonly number[],
    tokens: readonly string[],
    game: GameView,
    heard: () => void,
  ) {
    this.#ports = ports;
    this.#tokens = tokens;
    this.#game = game;
    this.#heard = heard;
  }

  static async begin(ports: readonly number[], tokens: readonly string[], heard: () => void): Promise<Table> {
    return new Table(ports, tokens, await Table.#newGame(ports, tokens, heard), heard);
  }

  static async #newGame(
    ports: readonly number[],
    tokens: readonly string[],
    heard: () => void,
  ): Promise<GameView> {
    const [port = 0] = ports;
    const seats = [{ kind: "me" }, { kind: "open" }];
    const { id } = await ask<CreatedGame>(port, "/api/games", tokens[0] ?? "", {
      ruleset: "standard",
      seats,
    });
    for (const at of ports) await listen(at, id, heard);
    return (await ask<Changed>(port, `/api/games/${id}/join`, tokens[1] ?? "", {})).game;
  }

  async act(): Promise<void> {
    const { id, version, state } = this.#game;
    const port = this.#ports[state.seat % this.#ports.length] ?? 0;
    const body = { version, actions: [nextAction(this.#game)] };
    const { game } = await ask<Changed>(
      port,
      `/api/games/${id}/actions`,
      this.#tokens[state.seat] ?? "",
      body,
    );
    this.#game =
      game.status === "finished" ? await Table.#newGame(this.#ports, this.#tokens, this.#heard) : game;
  }
}

async function setTables(ports: readonly number[], heard: () => void): Promise<Table[]> {
  const tables: Table[] = [];
  for (let i = 0; i < GAMES; i++) {
    const people = await Promise.all(
      ["A", "B"].map((name) => ask<SignedIn>(ports[0] ?? 0, "/api/players", "", { name })),
    );
    tables.push(
      await Table.begin(
        ports,
        people.map(({ token }) => token),
        heard,
      ),
    );
  }
  return tables;
}

/** How many actions are answered when everybody acts as soon as the last answer is there, and in how many seconds. */
async function actSteadily(tables: readonly Table[]): Promise<{ actions: number; seconds: number }> {
  const begin = performance.now();
  const end = begin + SECONDS * 1000;
  let actions = 0;
  await Promise.all(
    tables.map(async (table) => {
      while (performance.now() < end) {
        await table.act();
        actions++;
      }
    }),
  );
  return { actions, seconds: (performance.now() - begin) / 1000 };
}

/** How long answers take when actions come at a rate of their own, sorted; in milliseconds. */
async function latencies(tables: readonly Table[], perSecond: number): Promise<number[]> {
  const times: number[] = [];
  const free = [...tables];
  const under = new Set<Promise<void>>();
  const begin = performance.now();
  for (let i = 0; i < perSecond * SECONDS; i++) {
    const due = begin + (i * 1000) / perSecond;
    while (performance.now() < due) await new Promise((done) => setTimeout(done, 1));
    const table = free.shift();
    // All are waiting for an answer: one more that is late.
    if (!table) {
      await Promise.race(under);
      i--;
      continue;
    }
    const act = async (): Promise<void> => {
      await table.act();
      // From when it was due: a server that stands still is not to be asked less often.
      times.push(performance.now() - due);
      free.push(table);
    };
    const work = act();
    under.add(work);
    void work.finally(() => under.delete(work));
  }
  await Promise.all(under);
  return times.sort((a, b) => a - b);
}

const at = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;

async function underLoad(name: string, servers: readonly Server[], promised: number): Promise<void> {
  let heard = 0;
  const tables = await setTables(
    servers.map(({ port }) => port),
    () => heard++,
  );
  heard = 0;
  const cpu = (): number => servers.reduce((sum, server) => sum + cpuOf(server), 0);
  const before = cpu();
  const { actions, seconds } = await actSteadily(tables);
  report("server", `${name}: actions`, Math.round(actions / seconds), "actions/s");
  report(
    "server",
    `${name}: servers' processor time`,
    Number(((cpu() - before) / actions).toFixed(2)),
    "ms/action",
  );
  report(
    "server",
    `${name}: events heard, ${servers.length} listener a game`,
    Math.round(heard / seconds),
    "events/s",
  );
  const times = await latencies(tables, promised / 2);
  report("server", `${name}: answer at ${promised / 2}/s, p50`, Number(at(times, 0.5).toFixed(1)), "ms");
  report("server", `${name}: answer at ${promised / 2}/s, p99`, Number(at(times, 0.99).toFixed(1)), "ms");
}

/** What a stream costs on which nothing happens. */
async function idleListeners(server: Server): Promise<void> {
  const { token } = await ask<SignedIn>(server.port, "/api/players", "", { name: "A" });
  const seats = [{ kind: "me" }, { kind: "open" }];
  const games = await Promise.all(
    Array.from({ length: 500 }, () =>
      ask<CreatedGame>(server.port, "/api/games", token, { ruleset: "standard", seats }),
    ),
  );
  const settle = (): Promise<void> => new Promise((done) => setTimeout(done, 3000));
  await settle();
  const before = memoryOf(server);
  const sockets: Socket[] = [];
  for (let i = 0; i < LISTENERS; i += 50)
    sockets.push(
      ...(await Promise.all(
        Array.from({ length: 50 }, (_, j) =>
          listen(server.port, games[(i + j) % games.length]?.id ?? "", () => {}),
        ),
      )),
    );
  await settle();
  const each = (memoryOf(server) - before) / LISTENERS / 1024;
  report("server", `${LISTENERS} idle listeners`, Number(each.toFixed(1)), "kB each");
  for (const socket of sockets) socket.destroy();
}

const folder = mkdtempSync(join(tmpdir(), "cantstop-bench-"));
try {
  const cold = await start({ DATA_DIR: folder });
  await new Promise((done) => setTimeout(done, 1000));
  report("server", "memory, idle", Math.round(memoryOf(cold) / 1e6), "MB");
  await stop(cold);
  const starts: number[] = [];
  for (let i = 0; i < 5; i++) {
    const server = await start({ DATA_DIR: folder });
    starts.push(server.readyMs);
    await stop(server);
  }
  report("server", "start to ready, quickest of 5", Math.round(Math.min(...starts)), "ms");

  const embedded = await start({ DATA_DIR: folder });
  await underLoad("SQLite", [embedded], 1000);
  await stop(embedded);

  const listening = await start({ DATA_DIR: folder });
  await idleListeners(listening);
  await stop(listening);
} finally {
  rmSync(folder, { recursive: true });
}

const cluster = await startCluster({ durable: true });
try {
  const env = { DATABASE_URL: await cluster.newDatabase() };
  const pair = await Promise.all([start(env), start(env)]);
  await underLoad("PostgreSQL, 2 processes", pair, 800);
  await Promise.all(pair.map(stop));
} finally {
  await cluster.stop();
}
process.exit();
