import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import Fastify, {
  type FastifyError,
  type FastifyInstance,
  type FastifyReply,
  type FastifyServerOptions,
} from "fastify";
import { validatorCompiler } from "fastify-type-provider-zod";
import * as z from "zod/mini";
import { serveApp } from "./app-files.ts";
import { makePool } from "./bots/pool.ts";
import type { Thinker } from "./bots/thinker.ts";
import { type DatabaseSettings, openDatabase } from "./db/open.ts";
import { Caretaker } from "./games/caretaker.ts";
import type { Pace } from "./games/clock.ts";
import { Games } from "./games/games.ts";
import { keepHouse } from "./housekeeping.ts";
import { refuseStatus, sendRefusal } from "./http/answers.ts";
import type { Api } from "./http/api.ts";
import { addAuthentication } from "./http/authentication.ts";
import { closeUnusedConnections, refuseUnreadable } from "./http/connections.ts";
import { addDescription } from "./http/description.ts";
import { addEventRoutes } from "./http/event-routes.ts";
import { addGameRoutes } from "./http/game-routes.ts";
import { addHealth } from "./http/health.ts";
import { addLimiting } from "./http/limiting.ts";
import { addPlayerRoutes } from "./http/player-routes.ts";
import { addPreview } from "./http/preview.ts";
import { DEFAULT_LIMITS, type Limits } from "./limits.ts";
import { Hub } from "./live/hub.ts";
import { Players } from "./players/players.ts";
import { refuse } from "./refusal.ts";
import { addSecurityHeaders } from "./security.ts";

export interface ServerOptions {
  /** The built app. Default: the one in this checkout. */
  appFolder?: string;
  /** Fastify's logger option. Default: warnings and errors, as JSON lines on standard output. */
  logger?: FastifyServerOptions["logger"];
  /** Where games are kept. Default: in memory, to be forgotten when the server ends. */
  database?: DatabaseSettings;
  /** How much one player or one address may ask for; see {@link DEFAULT_LIMITS}. */
  limits?: Partial<Limits>;
  /** How long bots take. */
  pace?: Partial<Pace>;
  /** Where the app is found by those outside, as `https://play.example.org`. Default: as a request says. */
  publicUrl?: string;
  /** How many proxies stand before the server and say for whom they ask (`X-Forwarded-…`); more than that is lies. */
  proxies?: number;
  /** Who decides for bots. Default: a pool of threads. */
  thinker?: Thinker;
  /** Milliseconds since 1970. */
  now?: () => number;
}

const APP_FOLDER = fileURLToPath(new URL("../../web/dist", import.meta.url));
const { version: VERSION } = JSON.parse(
  readFileSync(new URL("../package.json", import.meta.url), "utf8"),
) as { version: string };
/** In bytes. The largest request is a new game with a ruleset of one's own. */
const LARGEST_BODY = 16 * 1024;
/** Bots are quick, but can be followed. */
const DEFAULT_PACE: Pace = { pause: 300, seeds: 3000 };

/** A server that is ready to listen; `close()` ends it once the requests under way are answered. */
export async function createServer(options: ServerOptions = {}): Promise<FastifyInstance> {
  const { appFolder = APP_FOLDER, logger = { level: "warn" }, now = Date.now, proxies = 0 } = options;
  const limits = { ...DEFAULT_LIMITS, ...options.limits };
  const pace = { ...DEFAULT_PACE, ...options.pace };
  z.config(z.locales.en());

  const app: Api = Fastify({
    logger,
    trustProxy: proxies > 0 && ((_, distance) => distance < proxies),
    bodyLimit: LARGEST_BODY,
    // Browsers keep idle connections open for minutes; they must not keep a closing server alive.
    forceCloseConnections: "idle",
    return503OnClosing: false,
    clientErrorHandler: refuseUnreadable,
    // Requests that no route can take, such as an address that is not valid UTF-8.
    frameworkErrors: (error, _request, reply: FastifyReply) => {
      void sendRefusal(reply, refuseStatus(error.statusCode ?? 400, error.message));
    },
  });
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(() => (data) => JSON.stringify(data));
  const database = await openDatabase(options.database ?? "memory");

  app.setErrorHandler((error: FastifyError, request, reply) => {
    const isAway = database.isAway(error);
    const refusal = isAway ? refuse("unavailable", "The database is away. Try again.") : explain(error);
    if (isAway || refusal.code === "internal_error") request.log.error(error);
    return sendRefusal(reply, refusal);
  });
  const games = new Games(database, { pace, now });
  const players = new Players(database, now);
  const hub = new Hub(randomUUID(), database, games);
  const failed = (error: unknown, game?: string): void => app.log.error({ err: error, game });
  const thinker = options.thinker ?? makePool(failed);
  const caretaker = new Caretaker({ database, games, thinker, pace, now, failed });

  let isClosing = false;
  closeUnusedConnections(app);
  let leaveHouse = (): Promise<void> => Promise.resolve();
  app.addHook("preClose", async () => {
    isClosing = true;
    hub.close();
  });
  app.addHook("onClose", async () => {
    await leaveHouse();
    await caretaker.stop();
    await thinker.close();
    await database.close();
  });

  await addSecurityHeaders(app);
  const gate = await addAuthentication(app, players);
  await addLimiting(app);
  readOnlyJson(app);
  app.addHook("onRequest", async (request, reply) => {
    if (!request.url.startsWith("/api/")) return;
    reply.header("cache-control", "no-store");
    reply.header("cantstop-version", VERSION);
    if (isClosing) return sendRefusal(reply, refuse("unavailable", "The server is ending. Try again."));
  });

  app.addHook("onSend", async (_, reply) => {
    // A connection that is kept open would keep the server from ending.
    if (isClosing) reply.header("connection", "close");
  });

  const baseOf = ({ protocol, host }: { protocol: string; host: string }): string =>
    options.publicUrl ?? `${protocol}://${host}`;
  await addDescription(app, VERSION);
  addHealth(app, { database, games, hub, isClosing: () => isClosing });
  addPlayerRoutes(app, { gate, database, players, games, presence: hub.presences, limits, baseOf });
  addGameRoutes(app, { gate, database, games, hub, limits, baseOf, now });
  addEventRoutes(app, { gate, games, hub, limits });
  addPreview(app, { games, folder: appFolder, baseOf });
  await serveApp(app, appFolder);
  await caretaker.start();
  leaveHouse = keepHouse({ database, players, now, failed });
  return app;
}

/** Bodies are JSON, or nothing, which is an object without fields. */
function readOnlyJson(app: Api): void {
  const parse = app.getDefaultJsonParser("error", "error");
  app.removeAllContentTypeParsers();
  app.addContentTypeParser("application/json", { parseAs: "string" }, (request, body, done) => {
    if (body === "") done(null, {});
    else void parse(request, body as string, done);
  });
  app.addHook("preValidation", async (request) => {
    if (request.method !== "GET" && request.body === undefined) request.body = {};
  });
}

/** What to answer to an error that a route or the layers around it threw. */
function explain(error: FastifyError) {
  const [issue] = error.validation ?? [];
  if (issue) {
    const field = issue.instancePath.replace(/^\//, "").replaceAll("/", ".");
    const message = `${field ? `${field}: ` : ""}${issue.message ?? "not valid"}`;
    return refuse("bad_request", message, field ? { field } : {});
  }
  const refusal = refuseStatus(error.statusCode ?? 500, error.message);
  return refusal.code === "internal_error"
    ? { ...refusal, message: "Something went wrong on the server." }
    : refusal;
}
