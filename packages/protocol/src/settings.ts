import type { RulesetSpec } from "@cantstop/rules";
import * as z from "zod/mini";
import { LONGEST_CLOCK, LONGEST_SEED, MOST_DAYS, STARTS, TIMEOUTS, VISIBILITIES } from "./choices.ts";
import { Name } from "./player.ts";

const ClockSeconds = z
  .int()
  .check(z.gte(1), z.lte(LONGEST_CLOCK), z.meta({ description: "Whole seconds, up to a week." }));

export const ClockSetting = z
  .discriminatedUnion("kind", [
    z.strictObject({ kind: z.literal("none") }),
    z.strictObject({ kind: z.literal("turn"), seconds: ClockSeconds }),
    z.strictObject({ kind: z.literal("game"), seconds: ClockSeconds }),
    z.strictObject({ kind: z.literal("days"), days: z.int().check(z.gte(1), z.lte(MOST_DAYS)) }),
  ])
  .register(z.globalRegistry, {
    id: "ClockSetting",
    description:
      "`turn`: so many seconds for each turn. `game`: so many for all turns of a seat together. `days`: so many days for each turn.",
  });
export type ClockSetting = z.infer<typeof ClockSetting>;

/**
 * A ruleset as people send it: anything of the right outline. Whether the options exist and agree is for `parseRuleset`
 * to say.
 */
export const Ruleset = z
  .union([
    z.string().check(z.maxLength(100)),
    z.record(
      z.string().check(z.maxLength(100)),
      z.union([z.string().check(z.maxLength(100)), z.number(), z.record(z.string(), z.number())]),
    ),
  ])
  .register(z.globalRegistry, {
    id: "Ruleset",
    description: "The name of a preset, or an object with a `preset` and options of one's own.",
    examples: ["standard", { preset: "franjos", columnsToWin: 4 }],
  });

const Bot = z.string().check(z.maxLength(100));

export const NewSeat = z
  .discriminatedUnion("kind", [
    z.strictObject({ kind: z.literal("me"), name: z.optional(Name) }),
    z.strictObject({ kind: z.literal("open") }),
    z.strictObject({ kind: z.literal("bot"), bot: Bot }),
  ])
  .register(z.globalRegistry, {
    id: "NewSeat",
    description:
      "`me`: whoever asks, under another name if one is given (several people may share a device). `open`: the next person who joins. `bot`: a bot by name.",
  });
export type NewSeat = z.infer<typeof NewSeat>;

/** `POST /api/games/:id/bots` */
export const NewBot = z
  .strictObject({
    seat: z.int().check(z.gte(0), z.lte(3), z.meta({ description: "An open seat, or one that is kept." })),
    bot: Bot,
  })
  .register(z.globalRegistry, { id: "NewBot" });

/** `POST /api/games` */
export const NewGame = z
  .strictObject({
    ruleset: Ruleset,
    seats: z.array(NewSeat).check(z.minLength(1), z.maxLength(4)),
    visibility: z.prefault(z.enum(VISIBILITIES), "unlisted"),
    start: z.prefault(z.enum(STARTS), "preset"),
    firstSeat: z.prefault(z.int().check(z.gte(0), z.lte(3)), 0),
    clock: z.prefault(ClockSetting, { kind: "none" }),
    onTimeout: z.prefault(z.enum(TIMEOUTS), "wait"),
  })
  .register(z.globalRegistry, { id: "NewGame" });
export type NewGame = Omit<z.infer<typeof NewGame>, "ruleset"> & { readonly ruleset: RulesetSpec };

export const Seed = z.string().check(
  z.minLength(1),
  z.maxLength(LONGEST_SEED),
  z.regex(/^\P{Cs}*$/u),
  z.meta({
    description: `A contribution to the dice: any text of 1 to ${LONGEST_SEED} characters. Everyone at the table sees it.`,
    examples: ["three sparrows on a wire"],
  }),
);
