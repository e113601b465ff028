import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";
import * as z from "zod/mini";
import type { Database } from "../db/database.ts";
import type { Games } from "../games/games.ts";
import type { Hub } from "../live/hub.ts";
import { refuse } from "../refusal.ts";
import { sendRefusal } from "./answers.ts";
import type { Api } from "./api.ts";
import { failures, success } from "./schemas.ts";

interface Sources {
  readonly database: Database;
  readonly games: Games;
  readonly hub: Hub;
  readonly isClosing: () => boolean;
}

/** What all these calls have in common: nobody needs a token for them. */
const ASKED_BY_ANYONE = { tags: ["health"], security: [] };

const says = (status: string) => success("Yes", z.object({ status: z.literal(status) }));

/** What watches the server asks for: whether it lives, whether it can work, and its numbers. */
export function addHealth(app: Api, { database, games, hub, isClosing }: Sources): void {
  const alive = { ...ASKED_BY_ANYONE, summary: "Whether the process answers", response: { 200: says("ok") } };
  app.get("/healthz", { schema: alive }, () => ({ status: "ok" }));

  const ready = {
    ...ASKED_BY_ANYONE,
    summary: "Whether it can work: its database answers, and it is not ending",
    response: { 200: says("ready"), ...failures("unavailable") },
  };
  app.get("/readyz", { schema: ready }, async (request, reply) => {
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

  const numbers = {
    ...ASKED_BY_ANYONE,
    summary: "Its numbers, for Prometheus",
    response: { 200: { description: "The numbers", content: { "text/plain": { schema: z.string() } } } },
  };
  app.get("/metrics", { schema: numbers }, async (_, reply) => {
    listeners.set(hub.size);
    return reply.type(register.contentType).send(await register.metrics());
  });
}
