import { DeviceCode, GameList, NewDevice, NewPlayer, Player, SignedIn } from "@cantstop/protocol";
import * as z from "zod/mini";
import type { Database } from "../db/database.ts";
import type { Games } from "../games/games.ts";
import { type Presence, summarise } from "../games/view.ts";
import type { Limits } from "../limits.ts";
import type { Players } from "../players/players.ts";
import { refuse } from "../refusal.ts";
import { sendRefusal } from "./answers.ts";
import type { Api } from "./api.ts";
import { type Gate, giveToken, takeToken, tokenOf } from "./authentication.ts";
import { byAddress, byPlayer, HOUR, TEN_MINUTES, TEN_SECONDS } from "./limiting.ts";
import { failures, success } from "./schemas.ts";

const MOST_LISTED = 100;

interface Sources {
  readonly gate: Gate;
  readonly database: Database;
  readonly players: Players;
  readonly games: Games;
  readonly presence: Presence;
  readonly limits: Limits;
  /** The address of the app, as the one who asks knows it. */
  readonly baseOf: (request: { readonly protocol: string; readonly host: string }) => string;
}

/** People, and the devices they play on. */
export function addPlayerRoutes(
  app: Api,
  { gate, database, players, games, presence, limits, baseOf }: Sources,
): void {
  const tags = ["players"];

  app.post(
    "/api/players",
    {
      schema: {
        tags,
        summary: "A new player",
        description:
          "A name is enough. The answer also sets a cookie, so that a browser need not keep the token.",
        security: [],
        body: NewPlayer,
        response: { 201: success("The player", SignedIn), ...failures("bad_request", "rate_limited") },
      },
      config: byAddress(limits.players, HOUR),
    },
    async (request, reply) => {
      const player = await players.create(request.body.name);
      giveToken(request, reply, player.token);
      return reply.code(201).send(player);
    },
  );

  app.get(
    "/api/players/me",
    {
      schema: {
        tags,
        summary: "Who one is",
        response: { 200: success("The player", Player), ...failures("unauthenticated") },
      },
      preValidation: gate.requirePlayer,
    },
    (request, reply) => reply.send(request.player),
  );

  app.patch(
    "/api/players/me",
    {
      schema: {
        tags,
        summary: "Another name",
        description: "For games joined from now on; others know the name that they saw.",
        body: NewPlayer,
        response: {
          200: success("The player", Player),
          ...failures("bad_request", "unauthenticated", "foreign_origin", "rate_limited"),
        },
      },
      preValidation: gate.requirePlayer,
      config: byPlayer(limits.actions, TEN_SECONDS),
    },
    async (request, reply) => reply.send(await players.rename(request.player?.id ?? "", request.body.name)),
  );

  app.get(
    "/api/players/me/games",
    {
      schema: {
        tags,
        summary: "One's own games",
        description: `Those that one sits in, or has a seat kept in: the ${MOST_LISTED} that something happened in last, the latest first.`,
        response: { 200: success("The games", GameList), ...failures("unauthenticated") },
      },
      preValidation: gate.requirePlayer,
    },
    async (request, reply) => {
      const rows = await database.db
        .selectFrom("game_players")
        .innerJoin("games", "games.id", "game_players.game_id")
        .select(["games.id", "games.version"])
        .where("player_id", "=", request.player?.id ?? "")
        .orderBy("games.changed_at", "desc")
        .limit(MOST_LISTED)
        .execute();
      const found = await games.readAll(rows);
      return reply.send({ games: found.map((game) => summarise(game, presence)) });
    },
  );

  app.post(
    "/api/players/me/codes",
    {
      schema: {
        tags,
        summary: "A code for another device",
        description: "Makes one more device the player's: once, within ten minutes.",
        response: {
          201: success("The code", DeviceCode),
          ...failures("unauthenticated", "foreign_origin", "rate_limited"),
        },
      },
      preValidation: gate.requirePlayer,
      config: byPlayer(limits.codes, TEN_MINUTES),
    },
    async (request, reply) => {
      const offered = await players.offer(request.player?.id ?? "");
      // Behind the # it reaches neither this server's logs nor a proxy's.
      return reply.code(201).send({ ...offered, url: `${baseOf(request)}/device#${offered.code}` });
    },
  );

  app.post(
    "/api/devices",
    {
      schema: {
        tags,
        summary: "Be the same player on this device",
        description: "With a code from another device. The answer is the same as to a new player.",
        security: [],
        body: NewDevice,
        response: {
          201: success("The player", SignedIn),
          ...failures("bad_request", "invalid_code", "rate_limited"),
        },
      },
      config: byAddress(limits.codes, TEN_MINUTES),
    },
    async (request, reply) => {
      const player = await players.redeem(request.body.code);
      if (!player)
        return sendRefusal(
          reply,
          refuse("invalid_code", "This code is unknown, used, or too old. Ask for another."),
        );
      giveToken(request, reply, player.token);
      return reply.code(201).send(player);
    },
  );

  app.delete(
    "/api/devices/me",
    {
      schema: {
        tags,
        summary: "Forget this device",
        description:
          "The token is worth nothing any more. Without another device or code, nobody is this player again.",
        response: {
          204: z.null().check(z.meta({ description: "It is forgotten" })),
          ...failures("unauthenticated", "foreign_origin"),
        },
      },
      preValidation: gate.requirePlayer,
    },
    async (request, reply) => {
      const brought = tokenOf(request);
      if (brought) await players.forget(brought.token);
      takeToken(reply);
      return reply.code(204).send();
    },
  );
}
