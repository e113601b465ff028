// A server in the test's own process, over real HTTP.
import type { AddressInfo } from "node:net";
import { createServer, type ServerOptions } from "@cantstop/server";
import { decide } from "../../src/bots/decide.ts";
import type { Thinker } from "../../src/bots/thinker.ts";

/** Bots that think on this very thread: no test waits for threads to start. */
const inline: Thinker = { think: (game, bot) => decide(game, bot), close: () => Promise.resolve() };

export interface Running {
  readonly base: string;
  readonly app: Awaited<ReturnType<typeof createServer>>;
  close(): Promise<void>;
}

/** Starts a server on a port of its own, with quick bots and without a log. */
export async function startServer(options: ServerOptions = {}): Promise<Running> {
  const app = await createServer({
    appFolder: "/nonexistent",
    logger: false,
    thinker: inline,
    pace: { pause: 0, seeds: 0 },
    ...options,
  });
  await app.listen({ port: 0, host: "127.0.0.1" });
  const { port } = app.server.address() as AddressInfo;
  return { base: `http://127.0.0.1:${port}`, app, close: () => app.close() };
}
