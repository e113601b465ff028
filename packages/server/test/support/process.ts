// The server as users have it: the built program, in a process of its own. `npm test` builds it first.
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";

const MAIN = fileURLToPath(new URL("../../dist/main.js", import.meta.url));

export interface ServerProcess {
  readonly base: string;
  readonly pid: number;
  readonly output: () => string;
  /** Resolves with the exit code, null after a signal. */
  readonly ended: Promise<number | null>;
  /** Ends it, by default without any warning; resolves when it is gone. */
  kill(signal?: NodeJS.Signals): Promise<void>;
}

function spawnServer(env: Readonly<Record<string, string>>): ChildProcess {
  return spawn(process.execPath, [MAIN], {
    env: { PATH: process.env.PATH, HOST: "127.0.0.1", PORT: "0", BOT_PAUSE_MS: "0", ...env },
  });
}

/** Starts a server, and kills it at any moment before it is ready, or right after that. */
export async function killWhileStarting(env: Readonly<Record<string, string>>): Promise<void> {
  const child = spawnServer(env);
  const ended = once(child, "close");
  const isReady = once(child.stdout as NodeJS.ReadableStream, "data");
  await Promise.race([isReady, new Promise((resolve) => setTimeout(resolve, 300 + Math.random() * 700))]);
  child.kill("SIGKILL");
  await ended;
}

/** Starts a server, and resolves when it says that it is ready. */
export async function startProcess(env: Readonly<Record<string, string>>): Promise<ServerProcess> {
  const child = spawnServer(env);
  const ended = once(child, "close").then(([code]) => code as number | null);
  let text = "";
  const ready = new Promise<string>((resolve) => {
    child.stdout?.on("data", (chunk) => {
      text += chunk;
      const address = /ready: (\S+)\//.exec(text)?.[1];
      if (address) resolve(address);
    });
  });
  child.stderr?.on("data", (chunk) => (text += chunk));
  const base = await Promise.race([
    ready,
    ended.then((code) => {
      throw new Error(`The server ended (${code}) before it was ready:\n${text}`);
    }),
  ]);
  return {
    base: base.replace("localhost", "127.0.0.1"),
    pid: child.pid ?? 0,
    output: () => text,
    ended,
    async kill(signal = "SIGKILL") {
      child.kill(signal);
      await ended;
    },
  };
}
