import type { AddressInfo } from "node:net";
import { everyAddress, lanAddresses, qrCode } from "./lan.ts";
import { Problem } from "./problem.ts";
import { createServer, type ServerOptions } from "./server.ts";

export interface ServeOptions extends ServerOptions {
  /** Default 3000; 0 takes any free one. */
  port?: number;
  /** Where to listen. Default: this computer only. */
  host?: string;
  /** Listen on every address and print a link and a QR code for the phones in the room. */
  lan?: boolean;
}

/** How long requests under way may take to end after a signal before the process ends regardless. */
const GRACE_MS = 3000;

/**
 * Serves until a signal asks to stop, as a program of its own: prints where, and ends with exit code 0 on Ctrl-C and
 * SIGTERM. Throws a `Problem` that says what keeps it from serving.
 */
export async function serve(options: ServeOptions = {}): Promise<void> {
  const { port = 3000, lan = false } = options;
  const host = options.host ?? (lan ? everyAddress() : "localhost");
  const app = await createServer(options);
  try {
    await app.listen({ port, host });
  } catch (error) {
    await app.close();
    throw new Problem(explain(error as NodeJS.ErrnoException, port, host));
  }

  const { port: bound } = app.server.address() as AddressInfo;
  console.log(announce(bound, host, lan));

  let stopping = false;
  const stop = (): void => {
    if (stopping) return; // a terminal's Ctrl-C arrives twice under npm, which passes it on
    stopping = true;
    setTimeout(() => process.exit(0), GRACE_MS).unref();
    void app.close().then(() => process.exit(0));
  };
  process.on("SIGINT", stop);
  process.on("SIGTERM", stop);
}

function announce(port: number, host: string, lan: boolean): string {
  const shown = ["localhost", "::", "0.0.0.0", "127.0.0.1", "::1"].includes(host) ? "localhost" : host;
  const lines = [`Can't Stop is ready: ${link(shown, port)}`];
  if (lan) {
    const [first, ...others] = lanAddresses().map((address) => link(address, port));
    if (first === undefined) lines.push("This computer is on no network, so phones cannot reach it yet.");
    else {
      lines.push("", `On phones in the same network: ${first}`);
      lines.push("", qrCode(first, { colour: process.stdout.isTTY }));
      if (others.length > 0) lines.push("", `Should that not open: ${others.join("  ")}`);
    }
  }
  lines.push("Ctrl-C ends it.");
  return lines.join("\n");
}

function link(host: string, port: number): string {
  return `http://${host.includes(":") ? `[${host}]` : host}:${port}/`;
}

function explain(error: NodeJS.ErrnoException, port: number, host: string): string {
  switch (error.code) {
    case "EADDRINUSE":
      return `Port ${port} is already in use. Stop the program that uses it, or take another port, such as PORT=${port + 1}.`;
    case "EACCES":
      return `Port ${port} needs rights that you do not have. Take one above 1023, such as PORT=3000.`;
    case "EADDRNOTAVAIL":
    case "ENOTFOUND":
    case "EAI_AGAIN":
      return `This computer has no address "${host}" to listen on. Leave HOST away, or use --lan for every address.`;
    default:
      return `The server cannot listen on ${link(host, port)}: ${error.message}`;
  }
}
