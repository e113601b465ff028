import type { FastifyInstance } from "fastify";
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";
import type { Database } from "../db/database.ts";
import type { Games } from "../games/games.ts";
import type { Hub } from "../live/hub.ts";
import { refuse } from "../refusal.ts";
import { sendRefusal } from "./answers.ts";

interface Sources {
  readonly database: Database;
  readonly games: Games;
  readonly hub: Hub;
  readonly isClosing: () => boolean;
}

/** What watches the server asks for: whether it lives, whether it can work, and its numbers. */
export function addHealth(app: FastifyInstance, { database, games, hub, isClosing }: Sources): void {
  app.get("/healthz", { schema: { hide: true } }, () => ({ status: "ok" }));

  app.get("/readyz", { schema: { hide: true } }, async (request, reply) => {
    if (isClosing()) return sendRefusal(reply, refuse("unavailable", "The server is ending."));
    try {
      await database.ping();
    } catch (error) {
      request.log.error(error);
      return sendRefusal(reply, refuse("unavailable", "The database does not answer."));
    }
    return { status: "ready" };
  });

  const register = new Registry();
  collectDefaultMetrics({ register });
  const requests = new Histogram({
    name: "cantstop_request_seconds",
    help: "How long requests took, by route and status; streams are left out.",
    labelNames: ["method", "route", "status"],
    buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1, 5],
    registers: [register],
  });
  const events = new Counter({
    name: "cantstop_events_total",
    help: "Events that this process has appended to games.",
    labelNames: ["type"],
    registers: [register],
  });
  const listeners = new Gauge({
    name: "cantstop_listeners",
    help: "Streams open at this process.",
    registers: [register],
  });
  games.onAppended((appended) => {
    for (const { type } of appended.events) events.inc({ type });
  });
  app.addHook("onResponse", async ({ method, routeOptions }, reply) => {
    const route = routeOptions.url ?? "none";
    requests.observe({ method, route, status: reply.statusCode }, reply.elapsedTime / 1000);
  });

  app.get("/metrics", { schema: { hide: true } }, async (_, reply) => {
    listeners.set(hub.size);
    return reply.type(register.contentType).send(await register.metrics());
  });
}
