import type { Dice, RulesetSpec } from "@cantstop/rules";
import type { State } from "@cantstop/rules/notation";
import * as z from "zod/mini";
import { STARTS, STATUSES, TIMEOUTS, VISIBILITIES } from "./choices.ts";
import { PlayerId } from "./player.ts";
import { ClockSetting, Ruleset } from "./settings.ts";

const ByColumn = z.record(z.string(), z.int());

const Position = z
  .object({
    ruleset: Ruleset,
    camps: z.array(ByColumn),
    claims: ByColumn,
    seat: z.int(),
    firstSeat: z.int(),
    runners: ByColumn,
    moved: z.boolean(),
    justClaimed: z.boolean(),
    winners: z.nullable(z.array(z.int())),
    out: z.optional(z.array(z.int())),
  })
  .register(z.globalRegistry, {
    id: "State",
    description: "The position, as `docs/notation.md` explains it.",
  });

export const SeatView = z
  .object({
    kind: z.enum(["person", "open", "bot"]),
    player: z
      .nullable(PlayerId)
      .check(z.meta({ description: "Who sits there; at an open seat, for whom it is kept." })),
    name: z.nullable(z.string()),
    bot: z
      .nullable(z.string())
      .check(
        z.meta({ description: "The bot that plays the seat; at a person's seat, in that person's place." }),
      ),
    present: z.boolean().check(z.meta({ description: "Does the seat's person listen now?" })),
  })
  .register(z.globalRegistry, { id: "SeatView" });
export type SeatView = z.infer<typeof SeatView>;

const RunsOut = z
  .nullable(z.string())
  .check(z.meta({ description: "When the time of the seat on turn is up; null while nobody's time runs." }));

export const ClockView = z
  .discriminatedUnion("kind", [
    z.object({ kind: z.literal("none") }),
    z.object({ kind: z.literal("turn"), seconds: z.int(), runsOut: RunsOut }),
    z.object({
      kind: z.literal("game"),
      seconds: z.int(),
      runsOut: RunsOut,
      left: z
        .array(z.number())
        .check(z.meta({ description: "Seconds left by seat, as they were when the turn began." })),
    }),
    z.object({ kind: z.literal("days"), days: z.int(), runsOut: RunsOut }),
  ])
  .register(z.globalRegistry, { id: "ClockView" });
export type ClockView = z.infer<typeof ClockView>;

const Seeds = z.array(z.nullable(z.string()));

export const Fairness = z
  .object({
    commitment: z.string(),
    seeds: Seeds.check(
      z.meta({ description: "By seat, as they go into the rolls; null where none was given." }),
    ),
    startSeeds: z.nullable(Seeds).check(
      z.meta({
        description: "The same as they were when the seats rolled for the start; null if they did not.",
      }),
    ),
    secret: z.nullable(z.string()).check(z.meta({ description: "Null until the game is finished." })),
  })
  .register(z.globalRegistry, { id: "Fairness" });
export type Fairness = z.infer<typeof Fairness>;

const Legal = z
  .object({
    moves: z
      .array(z.array(z.int()))
      .check(z.meta({ description: "The columns of each legal move, while a roll waits for one." })),
    canRoll: z.boolean(),
    canStop: z.boolean(),
  })
  .register(z.globalRegistry, { id: "Legal" });

/** `GET /api/games/:id` */
export const GameView = z
  .object({
    id: z.string(),
    status: z.enum(STATUSES),
    version: z.int(),
    seats: z.array(SeatView),
    state: Position,
    dice: z.nullable(z.array(z.int())).check(z.meta({ description: "The roll that waits for its move." })),
    legal: Legal,
    clock: ClockView,
    fairness: Fairness,
    ruleset: Ruleset,
    host: PlayerId,
    visibility: z.enum(VISIBILITIES),
    start: z.enum(STARTS),
    onTimeout: z.enum(TIMEOUTS),
    startRolls: z.nullable(z.array(z.array(z.int()))),
    createdAt: z.string(),
    startedAt: z.nullable(z.string()),
    finishedAt: z.nullable(z.string()),
    rematchOf: z.nullable(z.string()),
    rematch: z
      .nullable(z.string())
      .check(z.meta({ description: "The next game of the same people, once one of them has asked for it." })),
  })
  .register(z.globalRegistry, { id: "Game" });
export type GameView = Omit<z.infer<typeof GameView>, "state" | "dice" | "ruleset"> & {
  readonly state: State;
  readonly dice: Dice | null;
  readonly ruleset: RulesetSpec;
};

/** `POST /api/games` answers with this. */
export const CreatedGame = z
  .object({
    id: z.string(),
    url: z.string().check(z.meta({ description: "The game's page, to be shared." })),
    fairness: z.object({ commitment: z.string() }),
    version: z.int(),
  })
  .register(z.globalRegistry, { id: "CreatedGame" });
export type CreatedGame = z.infer<typeof CreatedGame>;

/** A game in a list: who plays what, and how far it is. */
export const GameSummary = z
  .object({
    id: z.string(),
    status: z.enum(STATUSES),
    version: z.int(),
    ruleset: Ruleset,
    seats: z.array(SeatView),
    clock: ClockSetting,
    onTurn: z.nullable(z.int()),
    winners: z.nullable(z.array(z.int())),
    createdAt: z.string(),
    changedAt: z.string(),
  })
  .register(z.globalRegistry, { id: "GameSummary" });
export type GameSummary = Omit<z.infer<typeof GameSummary>, "ruleset"> & { readonly ruleset: RulesetSpec };

export const GameList = z
  .object({ games: z.array(GameSummary) })
  .register(z.globalRegistry, { id: "GameList" });
export interface GameList {
  readonly games: readonly GameSummary[];
}
