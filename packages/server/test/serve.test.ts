// The server as a program of its own: what it prints, and how it ends.
import { type ChildProcessWithoutNullStreams, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer as createNetServer, type Server } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterEach, beforeEach, expect, it } from "vitest";
import { listen, Person } from "./support/client.ts";

const MAIN = fileURLToPath(new URL("../dist/main.js", import.meta.url));

let folder: string;
let child: ChildProcessWithoutNullStreams | undefined;
let occupant: Server | undefined;

function start(
  args: string[],
  env: NodeJS.ProcessEnv,
): { output: () => string; ended: Promise<number | null> } {
  const started = spawn(process.execPath, [MAIN, ...args], {
    env: { PATH: process.env.PATH, DATA_DIR: folder, ...env },
  });
  child = started;
  let text = "";
  started.stdout.on("data", (chunk) => (text += chunk));
  started.stderr.on("data", (chunk) => (text += chunk));
  return { output: () => text, ended: once(started, "close").then(([code]) => code) };
}

async function printed(output: () => string, what: RegExp): Promise<RegExpExecArray> {
  for (let i = 0; i < 500; i++) {
    const match = what.exec(output());
    if (match) return match;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  throw new Error(`Never printed ${what}, but:\n${output()}`);
}

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "cantstop-serve-"));
});

afterEach(async () => {
  child?.kill("SIGKILL");
  if (child?.exitCode === null && child.signalCode === null) await once(child, "close");
  occupant?.close();
  rmSync(folder, { recursive: true });
});

it("says what it can be told, and serves nothing then", async () => {
  const { output, ended } = start(["--help"], {});
  expect(await ended).toBe(0);
  expect(output()).toMatch(/^Usage: npm start[\s\S]*DATA_DIR/);
});

it.each(["SIGINT", "SIGTERM"] as const)(
  "prints its address, serves, and ends cleanly on %s",
  async (signal) => {
    const { output, ended } = start([], { PORT: "0" });
    const [, address] = await printed(output, /ready: (http:\/\/localhost:\d+\/)/);
    // Fetch keeps its connection open, as browsers do: it must not hold the server up.
    expect((await fetch(`${address}healthz`)).status).toBe(200);
    child?.kill(signal);
    child?.kill(signal); // under npm, Ctrl-C arrives twice
    expect(await ended).toBe(0);
  },
);

it("offers a link and a QR code to the room", async () => {
  const { output } = start(["--lan"], { PORT: "0" });
  await printed(output, /Ctrl-C/);
  expect(output()).toMatch(/phones/);
});

it("explains that its port is taken, and fails", async () => {
  const other = createNetServer();
  occupant = other;
  const port = await new Promise<number>((resolve) => {
    other.listen(0, "localhost", () => resolve((other.address() as { port: number }).port));
  });
  const { output, ended } = start([], { PORT: String(port) });
  expect(await ended).toBe(1);
  expect(output()).toContain(`Port ${port} is already in use`);
  expect(output()).not.toMatch(/\bat .*:\d+:\d+/);
});

it.each([
  [[], { PORT: "http" }, /PORT must be a number/],
  [[], { PORT: "70000" }, /PORT must be a number/],
  [[], { PORT: "0", HOST: "no.such.host.invalid" }, /no address "no.such.host.invalid"/],
  [[], { DATABASE_URL: "mysql://localhost/x" }, /DATABASE_URL must begin with postgres/],
  [[], { DATABASE_URL: "postgres://127.0.0.1:1/x" }, /DATABASE_URL cannot be reached/],
  [[], { DATA_DIR: "/dev/null/x" }, /folder \/dev\/null\/x cannot hold the database/],
  [[], { PUBLIC_URL: "play.example.org" }, /PUBLIC_URL must be like/],
  [[], { TRUST_PROXY: "yes" }, /TRUST_PROXY must be a number/],
  [[], { LOG_LEVEL: "loud" }, /LOG_LEVEL must be one of/],
  [[], { LIMIT_GAMES: "-1" }, /LIMIT_GAMES must be a number/],
  [["--wan"], {}, /Usage/],
])("refuses %j %j with a sentence, not a stack", async (args, env, message) => {
  const { output, ended } = start(args, env);
  expect(await ended).toBe(1);
  expect(output()).toMatch(message);
  expect(output()).not.toMatch(/\bat .*:\d+:\d+/);
});

it("refuses a folder that another server uses, with a sentence", async () => {
  const { output } = start([], { PORT: "0" });
  await printed(output, /ready/);
  const first = child;
  const second = start([], { PORT: "0" });
  expect(await second.ended).toBe(1);
  expect(second.output()).toContain(`Another Can't Stop server uses the folder ${folder}`);
  first?.kill("SIGKILL");
  await once(first as ChildProcessWithoutNullStreams, "close");
  // However the first one ended, the folder is free again.
  const third = start([], { PORT: "0" });
  await printed(third.output, /ready/);
});

it("keeps its games, and lets those go who still listen", async () => {
  const first = start([], { PORT: "0" });
  const [, address] = await printed(first.output, /ready: (http:\/\/localhost:\d+)\//);
  const ana = await Person.arrive(address, "Ana");
  const { id } = await ana.create({ seats: [{ kind: "me" }] });
  const stream = await listen(address, id);
  child?.kill("SIGTERM");
  expect(await first.ended).toBe(0);
  await stream.untilEnd();
  const second = start([], { PORT: "0" });
  const [, again] = await printed(second.output, /ready: (http:\/\/localhost:\d+)\//);
  await ana.at(again).act(id, 2, { type: "roll" });
});
