// The server as a program of its own: what it prints, and how it ends.
import { type ChildProcessWithoutNullStreams, spawn } from "node:child_process";
import { once } from "node:events";
import { createServer as createNetServer, type Server } from "node:net";
import { fileURLToPath } from "node:url";
import { afterEach, expect, it } from "vitest";

const MAIN = fileURLToPath(new URL("../dist/main.js", import.meta.url));

let child: ChildProcessWithoutNullStreams | undefined;
let occupant: Server | undefined;

function start(
  args: string[],
  env: NodeJS.ProcessEnv,
): { output: () => string; ended: Promise<number | null> } {
  const started = spawn(process.execPath, [MAIN, ...args], { env: { PATH: process.env.PATH, ...env } });
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

afterEach(() => {
  child?.kill("SIGKILL");
  occupant?.close();
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
  [["--wan"], {}, /Usage/],
])("refuses %j %j with a sentence, not a stack", async (args, env, message) => {
  const { output, ended } = start(args, env);
  expect(await ended).toBe(1);
  expect(output()).toMatch(message);
  expect(output()).not.toMatch(/\bat .*:\d+:\d+/);
});
