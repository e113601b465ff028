// The command line as users have it: the built program in a process of its own. `npm test` builds it first.
import { type ChildProcessWithoutNullStreams, spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";

const BIN = fileURLToPath(new URL("../bin/cantstop.js", import.meta.url));

/** Nothing but ASCII? */
export const isAscii = (text: string): boolean => Buffer.byteLength(text) === text.length;

export interface Run {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

export function start(args: readonly string[], env: NodeJS.ProcessEnv = {}): ChildProcessWithoutNullStreams {
  const { NO_COLOR: _, FORCE_COLOR: __, ...clean } = process.env;
  return spawn(process.execPath, [BIN, ...args], { env: { ...clean, LC_ALL: "C.UTF-8", ...env } });
}

/** Runs a command to its end. */
export async function run(
  args: readonly string[],
  input: string | Buffer = "",
  env: NodeJS.ProcessEnv = {},
): Promise<Run> {
  const child = start(args, env);
  let stdout = "";
  let stderr = "";
  child.stdout.setEncoding("utf8").on("data", (text: string) => {
    stdout += text;
  });
  child.stderr.setEncoding("utf8").on("data", (text: string) => {
    stderr += text;
  });
  // A command that does not read its input may be gone before it is written.
  child.stdin.on("error", () => {});
  child.stdin.end(input);
  const [code] = (await once(child, "close")) as [number | null];
  return { code, stdout, stderr };
}

/** An engine that stays, asked one thing after the other. */
export class Engine {
  readonly process = start(["engine"]);
  readonly #lines = createInterface({ input: this.process.stdout })[Symbol.asyncIterator]();

  send(bytes: string | Uint8Array): void {
    this.process.stdin.write(bytes);
  }

  /** The next line of its output. */
  async read(): Promise<string> {
    const { value, done } = await this.#lines.next();
    if (done) throw new Error("The engine has ended.");
    return value;
  }

  /** The answer to one line. */
  async tell(line: string): Promise<Record<string, unknown>> {
    this.send(`${line}\n`);
    return JSON.parse(await this.read());
  }

  /** The answer to one request. */
  ask(request: unknown): Promise<Record<string, unknown>> {
    return this.tell(JSON.stringify(request));
  }

  /** Ends its input. Returns the exit code. */
  async end(): Promise<number | null> {
    this.process.stdin.end();
    const [code] = (await once(this.process, "close")) as [number | null];
    return code;
  }
}
