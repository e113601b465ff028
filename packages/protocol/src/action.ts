import * as z from "zod/mini";
import { MOST_ACTIONS } from "./choices.ts";
import { OnlineEvent } from "./event.ts";
import { GameView } from "./game.ts";

export const Action = z
  .discriminatedUnion("type", [
    z.strictObject({ type: z.literal("roll") }),
    z.strictObject({
      type: z.literal("move"),
      columns: z.array(z.int().check(z.gte(2), z.lte(12))).check(z.minLength(1), z.maxLength(2)),
    }),
    z.strictObject({ type: z.literal("stop") }),
    z.strictObject({
      type: z.literal("resign"),
      seat: z.optional(
        z.int().check(
          z.gte(0),
          z.lte(3),
          z.meta({
            description: "For those with several seats. Without it: the one on turn, or the first.",
          }),
        ),
      ),
    }),
  ])
  .register(z.globalRegistry, { id: "Action" });
export type Action = z.infer<typeof Action>;

/** `POST /api/games/:id/actions` */
export const Actions = z
  .strictObject({
    version: z
      .int()
      .check(z.gte(0), z.meta({ description: "The version of the game that the actions are meant for." })),
    actions: z.array(Action).check(
      z.minLength(1),
      z.maxLength(MOST_ACTIONS),
      z.meta({
        description: "Applied together or not at all. A roll comes last: what follows depends on its dice.",
      }),
    ),
  })
  .register(z.globalRegistry, { id: "Actions" });
export type Actions = z.infer<typeof Actions>;

/** The answer to whatever changes a game. */
export const Changed = z
  .object({
    version: z.int(),
    events: z.array(OnlineEvent).check(z.meta({ description: "What the request made happen, in order." })),
    game: GameView,
  })
  .register(z.globalRegistry, { id: "Changed" });
export interface Changed {
  readonly version: number;
  readonly events: readonly OnlineEvent[];
  readonly game: GameView;
}
