import { LiveMessage, OnlineEvent, seatsOf } from "@cantstop/protocol";
import type { FastifyReply, FastifyRequest } from "fastify";
import * as z from "zod/mini";
import type { Games } from "../games/games.ts";
import type { Limits } from "../limits.ts";
import type { Hub } from "../live/hub.ts";
import { type Format, JSON_LINES, Listener, SERVER_SENT_EVENTS } from "../live/listener.ts";
import { refuse } from "../refusal.ts";
import { sendRefusal } from "./answers.ts";
import type { Api } from "./api.ts";
import type { Gate } from "./authentication.ts";
import { GameId } from "./game-routes.ts";
import { failures } from "./schemas.ts";

interface Sources {
  readonly gate: Gate;
  readonly games: Games;
  readonly hub: Hub;
  readonly limits: Limits;
}

const Since = z.coerce.number().check(z.int(), z.gte(0));
const EventOrMessage = z.union([OnlineEvent, LiveMessage]);

/** The format that a request asks for: lines for programs, server-sent events for everyone else. */
const formatFor = ({ headers }: FastifyRequest): Format =>
  headers.accept?.includes("application/x-ndjson") ? JSON_LINES : SERVER_SENT_EVENTS;

/** The version after which to go on. A browser that reconnects repeats the address it began with, and adds what it has. */
function sinceOf(request: FastifyRequest, asked: number): number | null {
  const last = request.headers["last-event-id"];
  if (last === undefined || last === "") return asked;
  return typeof last === "string" && /^\d{1,9}$/.test(last) ? Number(last) : null;
}

/** Turns a reply into a stream that is written to as long as both sides stay. */
function openStream(reply: FastifyReply, format: Format): void {
  reply.hijack();
  const { raw } = reply;
  for (const [name, value] of Object.entries(reply.getHeaders()))
    if (value !== undefined) raw.setHeader(name, value);
  // When the stream ends, the connection has served its purpose.
  raw.shouldKeepAlive = false;
  raw.writeHead(200, {
    "content-type": format.contentType,
    "cache-control": "no-store",
    // Proxies that gather answers would keep the events to themselves.
    "x-accel-buffering": "no",
  });
  raw.flushHeaders();
  raw.socket?.setNoDelay(true);
  raw.socket?.setKeepAlive(true, 30_000);
}

/** What happens in a game, as it happens. */
export function addEventRoutes(app: Api, { gate, games, hub, limits }: Sources): void {
  app.get(
    "/api/games/:id/events",
    {
      schema: {
        tags: ["games"],
        summary: "What happens in a game, as it happens",
        description:
          "Everything after a version, then what is new, without a gap or a repeat: server-sent events whose id is the version (browsers reconnect by themselves), or with `Accept: application/x-ndjson` one JSON object a line, until the game is finished. Presence, reactions and the call for a rematch come without a version, and are told to nobody later.",
        security: [],
        params: GameId,
        querystring: z.object({
          since: z.prefault(Since, 0),
          follow: z.prefault(
            z.stringbool().check(z.meta({ description: "`false`: what there is by now, and no more." })),
            "true",
          ),
        }),
        headers: z.object({
          "last-event-id": z.optional(
            z.string().check(z.meta({ description: "The same as `since`, and stronger." })),
          ),
        }),
        response: {
          200: {
            description: "Events",
            content: {
              "text/event-stream": { schema: EventOrMessage },
              "application/x-ndjson": { schema: EventOrMessage },
            },
          },
          ...failures("bad_request", "not_found", "unavailable"),
        },
      },
      preValidation: gate.knowPlayer,
      // HEAD would open a stream, too.
      exposeHeadRoute: false,
    },
    async (request, reply) => {
      const { id } = request.params;
      const since = sinceOf(request, request.query.since);
      const game = await games.read(id);
      if (!game) return sendRefusal(reply, refuse("not_found", "There is no such game."));
      if (since === null || since > game.version)
        return sendRefusal(
          reply,
          refuse("bad_request", `The game is at version ${game.version}.`, {
            field: "since",
            version: game.version,
          }),
        );
      if (hub.size >= limits.listeners)
        return sendRefusal(reply, refuse("unavailable", "Too many are listening. Try again later."));
      const { player } = request;
      const format = formatFor(request);
      if (!request.query.follow) {
        const events = await games.readEvents(id, since);
        return reply.type(format.contentType).send(events.map((event) => format.event(event)).join(""));
      }
      const { raw } = reply;
      openStream(reply, format);
      const listener = new Listener(raw, format, {
        player: player && seatsOf(game, player.id).length > 0 ? player.id : null,
        since,
        read: (since, limit) => games.readEvents(id, since, limit),
      });
      // Whoever has gone meanwhile is not told of again.
      if (raw.destroyed || raw.socket?.destroyed) return reply;
      raw.on("close", hub.add(id, listener));
      // A connection that breaks is closed, too; that is all there is to it.
      raw.on("error", () => {});
      return reply;
    },
  );
}
