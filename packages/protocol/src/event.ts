import type { Dice, RulesetSpec } from "@cantstop/rules";
import * as z from "zod/mini";
import { REACTIONS, STARTS, TIMEOUTS, VISIBILITIES } from "./choices.ts";
import { PlayerId } from "./player.ts";
import { ClockSetting, Ruleset } from "./settings.ts";

const SeatNumber = z.int().check(z.gte(0), z.lte(3));

/** Who has a seat, as the log tells it. */
export const SeatEntry = z
  .discriminatedUnion("kind", [
    z.object({ kind: z.literal("person"), player: PlayerId, name: z.string() }),
    z.object({
      kind: z.literal("open"),
      player: z.optional(PlayerId.check(z.meta({ description: "For whom the seat is kept, in a rematch." }))),
      name: z.optional(z.string()),
    }),
    z.object({ kind: z.literal("bot"), bot: z.string() }),
  ])
  .register(z.globalRegistry, { id: "SeatEntry" });
export type SeatEntry = z.infer<typeof SeatEntry>;

const stamp = {
  version: z.int().check(z.meta({ description: "Counts up from 1 without a gap." })),
  at: z.string().check(z.meta({ description: "When, by the server's clock, in UTC." })),
};

const Created = z.object({
  ...stamp,
  type: z.literal("created"),
  ruleset: Ruleset,
  seats: z.array(SeatEntry),
  host: PlayerId.check(z.meta({ description: "Who set the game up." })),
  visibility: z.enum(VISIBILITIES),
  start: z.enum(STARTS),
  firstSeat: SeatNumber,
  clock: ClockSetting,
  onTimeout: z.enum(TIMEOUTS),
  commitment: z
    .string()
    .check(z.meta({ description: "SHA-256 of the secret that the dice will come from." })),
  rematchOf: z.nullable(z.string()),
});
const Joined = z.object({
  ...stamp,
  type: z.literal("joined"),
  seat: SeatNumber,
  player: PlayerId,
  name: z.string(),
});
const Seated = z
  .object({ ...stamp, type: z.literal("seated"), seat: SeatNumber, bot: z.string() })
  .check(z.meta({ description: "Whoever set the game up gave an open seat to a bot." }));
const Left = z
  .object({ ...stamp, type: z.literal("left"), player: PlayerId })
  .check(z.meta({ description: "A person gave up their seats before the game began; they are open again." }));
const Seeded = z.object({ ...stamp, type: z.literal("seeded"), player: PlayerId, seed: z.string() });
const Started = z.object({
  ...stamp,
  type: z.literal("started"),
  firstSeat: SeatNumber,
  startRolls: z.nullable(z.array(z.array(z.int()))).check(
    z.meta({
      description:
        "The rolls for the highest die, round by round, a die a seat; 0 for who did not roll. Null where nobody rolled.",
    }),
  ),
});
const Rolled = z.object({
  ...stamp,
  type: z.literal("rolled"),
  seat: SeatNumber,
  dice: z.array(z.int()).check(z.length(4)),
});
const Moved = z.object({
  ...stamp,
  type: z.literal("moved"),
  seat: SeatNumber,
  columns: z.array(z.int()),
});
const Stopped = z.object({ ...stamp, type: z.literal("stopped"), seat: SeatNumber });
const Busted = z
  .object({ ...stamp, type: z.literal("busted"), seat: SeatNumber })
  .check(z.meta({ description: "The roll just before it left no legal move." }));
const Resigned = z.object({
  ...stamp,
  type: z.literal("resigned"),
  seat: SeatNumber,
  reason: z.enum(["player", "time"]),
});
const Replaced = z
  .object({ ...stamp, type: z.literal("replaced"), seat: SeatNumber, bot: z.string() })
  .check(z.meta({ description: "The person's time is up, and a bot plays the seat from now on." }));
const Returned = z
  .object({ ...stamp, type: z.literal("returned"), seat: SeatNumber })
  .check(z.meta({ description: "The person plays the seat again." }));
const Finished = z.object({
  ...stamp,
  type: z.literal("finished"),
  winners: z.array(SeatNumber),
  secret: z.string().check(z.meta({ description: "What the commitment was the SHA-256 of." })),
});

/** What happened in a game, one entry of its log: one event is one version. */
export const OnlineEvent = z
  .discriminatedUnion("type", [
    Created,
    Joined,
    Seated,
    Left,
    Seeded,
    Started,
    Rolled,
    Moved,
    Stopped,
    Busted,
    Resigned,
    Replaced,
    Returned,
    Finished,
  ])
  .register(z.globalRegistry, { id: "OnlineEvent" });

/** Fields that a schema cannot type as closely as the rules do. */
type Exact<Event> = Event extends { type: "created" }
  ? Omit<Event, "ruleset"> & { ruleset: RulesetSpec }
  : Event extends { type: "rolled" }
    ? Omit<Event, "dice"> & { dice: Dice }
    : Event;
export type OnlineEvent = Exact<z.infer<typeof OnlineEvent>>;
export type OnlineEventType = OnlineEvent["type"];

/** `POST /api/games/:id/reactions` */
export const NewReaction = z
  .strictObject({ reaction: z.enum(REACTIONS) })
  .register(z.globalRegistry, { id: "NewReaction" });

/** What is told to those who listen now, and to nobody later: it has no version. */
export const LiveMessage = z
  .discriminatedUnion("type", [
    z.object({
      type: z.literal("presence"),
      seats: z.array(z.boolean()).check(z.meta({ description: "By seat: does its person listen now?" })),
      watchers: z.int().check(z.meta({ description: "Listeners who do not sit at the table." })),
    }),
    z.object({ type: z.literal("reaction"), seat: SeatNumber, reaction: z.enum(REACTIONS) }),
    z.object({
      type: z.literal("rematch"),
      id: z.string().check(z.meta({ description: "The next game of the same people, to be joined." })),
    }),
  ])
  .register(z.globalRegistry, { id: "LiveMessage" });
export type LiveMessage = z.infer<typeof LiveMessage>;
