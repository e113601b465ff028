import {
  Actions,
  Changed,
  CreatedGame,
  type ErrorCode,
  GameList,
  GameView,
  NewBot,
  NewGame,
  NewReaction,
  type OnlineEvent,
  type OnlineGame,
  type Player,
  type SeatEntry,
  Seed,
  seatsOf,
} from "@cantstop/protocol";
import { type Failure, makeRules, type RulesetSpec } from "@cantstop/rules";
import { findBot } from "@cantstop/strategy";
import { loadTexts } from "@cantstop/texts";
import * as z from "zod/mini";
import type { Database } from "../db/database.ts";
import { act } from "../games/act.ts";
import type { Games } from "../games/games.ts";
import { recordOf } from "../games/record.ts";
import { giveSeed, join, leave, seatBot } from "../games/sit.ts";
import { startIfFull } from "../games/start.ts";
import type { Appended, Decide, Draft, Unit } from "../games/unit.ts";
import { type Presence, summarise, viewGame } from "../games/view.ts";
import type { Limits } from "../limits.ts";
import type { Hub } from "../live/hub.ts";
import { isRefusal, type Refusal, refuse } from "../refusal.ts";
import { sendRefusal } from "./answers.ts";
import type { Api } from "./api.ts";
import type { Gate } from "./authentication.ts";
import { answer, type Outcome } from "./idempotency.ts";
import { byAddress, byPlayer, HOUR, TEN_SECONDS } from "./limiting.ts";
import { failures, success } from "./schemas.ts";

interface Sources {
  readonly gate: Gate;
  readonly database: Database;
  readonly games: Games;
  readonly hub: Hub;
  readonly limits: Limits;
  readonly now: () => number;
  readonly baseOf: (request: { readonly protocol: string; readonly host: string }) => string;
}

export const GameId = z.object({ id: z.string().check(z.maxLength(100)) });

/** For so long a game that waits is shown to everybody. */
const LOBBY_MS = 24 * 60 * 60 * 1000;

/** What every change of a game may be refused with. */
const CHANGES: readonly ErrorCode[] = [
  "bad_request",
  "unauthenticated",
  "foreign_origin",
  "not_found",
  "reused_key",
  "rate_limited",
];

/** Says what a ruleset lacks, naming the options. */
async function refuseRuleset(failure: Failure): Promise<Refusal> {
  const sayFailure = await (await loadTexts("en")).loadFailures();
  const { problem, field } = failure;
  return refuse("invalid_ruleset", sayFailure(failure), {
    ...(problem && { problem }),
    ...(field && { field }),
  });
}

/** The game that a person asks for; or why there can be none. */
async function draftOf(
  { seats, ruleset, ...rest }: z.infer<typeof NewGame>,
  { id, name }: Player,
): Promise<Draft | Refusal> {
  const rules = makeRules(ruleset, seats.length);
  if (!rules.ok) return refuseRuleset(rules.error);
  if (rest.firstSeat >= seats.length)
    return refuse("bad_request", "There is no such seat to begin.", { field: "firstSeat" });
  const entries: SeatEntry[] = [];
  for (const seat of seats) {
    if (seat.kind === "me") entries.push({ kind: "person", player: id, name: seat.name ?? name });
    else if (seat.kind === "open") entries.push({ kind: "open" });
    else if (findBot(seat.bot)) entries.push(seat);
    else return refuse("unknown_bot", `There is no bot "${seat.bot}".`, { field: "seats" });
  }
  return { ...rest, ruleset: ruleset as RulesetSpec, seats: entries, host: id, rematchOf: null };
}

/** What a rematch of a game is: the same table with the next seat to begin; people come back to their seats. */
function rematchDraft({ created, seats, game }: OnlineGame, id: string, host: string): Draft {
  const { ruleset, visibility, start, clock, onTimeout } = created;
  return {
    ruleset,
    visibility,
    start,
    clock,
    onTimeout,
    host,
    rematchOf: id,
    firstSeat: (game.position.firstSeat + 1) % seats.length,
    seats: seats.map((seat): SeatEntry => {
      if (seat.kind === "bot") return seat;
      const { player, name } = seat;
      if (player === null || name === null) return { kind: "open" };
      return player === host ? { kind: "person", player, name } : { kind: "open", player, name };
    }),
  };
}

/** People for whom a seat was kept at first, and none is now. */
function uninvited({ created, seats }: OnlineGame): string[] {
  const expected = seats.map((seat) => (seat.kind === "bot" ? null : seat.player));
  const invited = created.seats.flatMap((seat) => (seat.kind === "open" ? (seat.player ?? []) : []));
  return invited.filter((player) => !expected.includes(player));
}

/** Games: setting them up, joining, playing, looking at them. */
export function addGameRoutes(app: Api, { gate, database, games, hub, limits, baseOf, now }: Sources): void {
  const presence: Presence = hub.presences;

  const rematchOf = async (db: typeof database.db, id: string): Promise<string | null> =>
    (await db.selectFrom("games").select("id").where("rematch_of", "=", id).executeTakeFirst())?.id ?? null;

  const view = async (game: OnlineGame, db = database.db) =>
    viewGame(game, presence, game.status === "finished" ? await rematchOf(db, game.id) : null);

  /** What a change comes to, for the one who asked. */
  const described = ({ game, events }: Appended, view: GameView): Outcome => ({
    status: 200,
    body: { version: game.version, events, game: view },
  });

  app.post(
    "/api/games",
    {
      schema: {
        tags: ["games"],
        summary: "A new game",
        description:
          "It begins when no seat is open. The commitment to its dice is out with the answer, and from then on people may add to them.",
        body: NewGame,
        response: {
          201: success("The game", CreatedGame),
          ...failures(
            "bad_request",
            "unauthenticated",
            "foreign_origin",
            "invalid_ruleset",
            "unknown_bot",
            "reused_key",
            "rate_limited",
          ),
        },
      },
      preValidation: gate.requirePlayer,
      config: byAddress(limits.games, HOUR),
    },
    (request, reply) =>
      answer(games, request, reply, async (unit, player) => {
        const draft = await draftOf(request.body, player);
        if (isRefusal(draft)) return draft;
        const { id, version, created } = await unit.create(draft, startIfFull);
        const url = `${baseOf(request)}/game/${id}`;
        return { status: 201, body: { id, url, fairness: { commitment: created.commitment }, version } };
      }),
  );

  app.get(
    "/api/games",
    {
      schema: {
        tags: ["games"],
        summary: "The public lobby",
        description:
          "Public games that have been waiting for players for less than a day, or that are being played; the newest first.",
        security: [],
        querystring: z.object({
          status: z.prefault(z.enum(["open", "running"]), "open"),
          limit: z.prefault(z.coerce.number().check(z.int(), z.gte(1), z.lte(100)), 50),
        }),
        response: { 200: success("The games", GameList), ...failures("bad_request") },
      },
    },
    async (request, reply) => {
      const { status, limit } = request.query;
      const rows = await database.db
        .selectFrom("games")
        .select(["id", "version"])
        .where("visibility", "=", "public")
        .where("status", "=", status === "open" ? "waiting" : "running")
        // Nobody waits for longer than that.
        .$if(status === "open", (query) => query.where("created_at", ">", now() - LOBBY_MS))
        .orderBy("created_at", "desc")
        .limit(limit)
        .execute();
      const found = await games.readAll(rows);
      return reply.send({ games: found.map((game) => summarise(game, presence)) });
    },
  );

  app.get(
    "/api/games/:id",
    {
      schema: {
        tags: ["games"],
        summary: "A game as it is",
        security: [],
        params: GameId,
        response: { 200: success("The game", GameView), ...failures("not_found") },
      },
    },
    async (request, reply) => {
      const game = await games.read(request.params.id);
      if (!game) return sendRefusal(reply, refuse("not_found", "There is no such game."));
      return reply.send(await view(game));
    },
  );

  app.get(
    "/api/games/:id/record",
    {
      schema: {
        tags: ["games"],
        summary: "The game record",
        description:
          "The whole game as a text, see `docs/notation.md`. That of a finished game holds all that `cantstop verify` needs.",
        security: [],
        params: GameId,
        response: {
          200: { description: "The record", content: { "text/plain": { schema: z.string() } } },
          ...failures("not_found"),
        },
      },
    },
    async (request, reply) => {
      const { id } = request.params;
      const game = await games.read(id);
      if (!game) return sendRefusal(reply, refuse("not_found", "There is no such game."));
      const log = (await games.readEvents(id, 0)).map(({ event }) => JSON.parse(event) as OnlineEvent);
      return reply
        .type("text/plain; charset=utf-8")
        .header("content-disposition", `inline; filename="cantstop-${id}.txt"`)
        .send(recordOf(game, log.slice(0, game.version)));
    },
  );

  /** A way to change a game that exists, under its address. */
  const addChange = <Body extends z.ZodMiniType>(
    name: string,
    {
      body,
      decide,
      ...schema
    }: {
      readonly summary: string;
      readonly description: string;
      readonly body: Body;
      readonly codes: readonly ErrorCode[];
      readonly decide: (body: z.infer<Body>, player: Player) => Decide;
      readonly also?: (unit: Unit, game: OnlineGame, player: string) => Promise<void>;
    },
  ): void => {
    const { codes, also, summary, description } = schema;
    app.post(
      `/api/games/:id/${name}`,
      {
        schema: {
          tags: ["play"],
          summary,
          description,
          params: GameId,
          body,
          response: {
            200: success("What happened, and the game since", Changed),
            ...failures(...CHANGES, ...codes),
          },
        },
        preValidation: gate.requirePlayer,
        config: byPlayer(limits.actions, TEN_SECONDS),
      },
      (request, reply) => {
        const { id } = request.params;
        const decision = decide(request.body as z.infer<Body>, request.player as Player);
        const job = async (unit: Unit, player: Player): Promise<Outcome> => {
          const change = await unit.change(id, decision);
          if (isRefusal(change)) return change;
          await also?.(unit, change.game, player.id);
          return described(change, await view(change.game, unit.tx));
        };
        // A game that goes on, or has just been finished, has no rematch yet.
        const describe = (change: Appended) => described(change, viewGame(change.game, presence, null));
        return answer(games, request, reply, job, also ? null : { id, decide: decision, describe });
      },
    );
  };

  addChange("join", {
    summary: "Take an open seat",
    description:
      "The one kept for the player, else the first. The game begins when none is open. Who sits there already comes back: nothing else changes.",
    body: z.strictObject({ seed: z.optional(Seed) }),
    codes: ["no_open_seat", "game_over"],
    decide:
      ({ seed }, player) =>
      (pen, secret) =>
        join(pen, secret, player, seed),
    also: (unit, { id }, player) => unit.seat(id, [player]),
  });

  addChange("bots", {
    summary: "Give an open seat to a bot",
    description:
      "One that is kept for somebody, too: for whoever set the game up (a rematch is its first caller's) and waits for no one else. The game begins when no seat is open.",
    body: NewBot,
    codes: ["not_your_seat", "already_started", "no_open_seat", "unknown_bot"],
    decide: (body, player) => (pen, secret) => seatBot(pen, secret, player.id, body),
    also: async (unit, game) => {
      for (const player of uninvited(game)) await unit.unseat(game.id, player);
    },
  });

  addChange("leave", {
    summary: "Give up one's seats before the game begins",
    description: "They are open again. A game that has begun is left by resigning.",
    body: z.strictObject({}),
    codes: ["not_your_seat", "already_started"],
    decide: (_, player) => (pen) => leave(pen, player.id),
    also: (unit, { id }, player) => unit.unseat(id, player),
  });

  addChange("seed", {
    summary: "Add to the dice",
    description:
      "Once for each person, after the commitment is out and before the first roll. A bot that makes the first roll waits three seconds for those who are missing.",
    body: z.strictObject({ seed: Seed }),
    codes: ["not_your_seat", "already_seeded", "seed_too_late"],
    decide:
      ({ seed }, player) =>
      (pen) =>
        giveSeed(pen, player.id, seed),
  });

  addChange("actions", {
    summary: "Play",
    description:
      "One to three actions for the version of the game that one has seen. They are applied together or not at all, and are on disk when the answer comes.",
    body: Actions,
    codes: [
      "stale_version",
      "not_your_seat",
      "not_started",
      "illegal_move",
      "roll_not_allowed",
      "stop_not_allowed",
      "game_over",
    ],
    decide: (body, player) => (pen, secret) => act(pen, secret, player.id, body),
  });

  app.post(
    "/api/games/:id/rematch",
    {
      schema: {
        tags: ["play"],
        summary: "The same people once more",
        description:
          "Makes the next game of this table, with the next seat to begin, or finds the one that somebody else has made, and sits down there. It begins when all have come.",
        params: GameId,
        body: z.strictObject({}),
        response: {
          200: success("The next game", CreatedGame),
          ...failures(...CHANGES, "not_your_seat", "not_finished", "no_open_seat", "game_over"),
        },
      },
      preValidation: gate.requirePlayer,
      config: byAddress(limits.games, HOUR),
    },
    async (request, reply) => {
      let begun: string | null = null;
      const { id } = request.params;
      const sent = await answer(games, request, reply, async (unit, player) => {
        // Changes nothing, but holds the lock: two who ask at once get the same game.
        const before = await unit.change(id, () => null);
        if (isRefusal(before)) return before;
        if (seatsOf(before.game, player.id).length === 0)
          return refuse("not_your_seat", "You did not sit at this table.");
        if (before.game.status !== "finished")
          return refuse("not_finished", "The game is still being played.");
        const found = await rematchOf(unit.tx, id);
        let next: OnlineGame;
        if (found === null) {
          next = await unit.create(rematchDraft(before.game, id, player.id), startIfFull);
          begun = next.id;
        } else {
          const joined = await unit.change(found, (pen, secret) => join(pen, secret, player, undefined));
          if (isRefusal(joined)) return joined;
          await unit.seat(found, [player.id]);
          next = joined.game;
        }
        const { commitment } = next.created;
        const url = `${baseOf(request)}/game/${next.id}`;
        return { status: 200, body: { id: next.id, url, fairness: { commitment }, version: next.version } };
      });
      if (begun !== null) hub.say(id, { type: "rematch", id: begun });
      return sent;
    },
  );

  app.post(
    "/api/games/:id/reactions",
    {
      schema: {
        tags: ["play"],
        summary: "Call something out",
        description: "To all who listen now. It is not kept.",
        params: GameId,
        body: NewReaction,
        response: {
          200: success("It was said", z.object({ reaction: z.string() })),
          ...failures(...CHANGES, "not_your_seat"),
        },
      },
      preValidation: gate.requirePlayer,
      config: byPlayer(limits.reactions, TEN_SECONDS),
    },
    async (request, reply) => {
      const { reaction } = request.body;
      let from: number | undefined;
      const sent = await answer(games, request, reply, async (unit, player) => {
        const game = await unit.read(request.params.id);
        if (!game) return refuse("not_found", "There is no such game.");
        [from] = seatsOf(game, player.id);
        if (from === undefined) return refuse("not_your_seat", "Only who sits at the table can call out.");
        return { status: 200, body: { reaction } };
      });
      if (from !== undefined) hub.say(request.params.id, { type: "reaction", seat: from, reaction });
      return sent;
    },
  );
}
