import * as z from "zod/mini";
import { LONGEST_NAME } from "./choices.ts";
import { tidyName } from "./name.ts";

export const Name = z.string().check(
  z.maxLength(1000),
  z.overwrite(tidyName),
  z.minLength(1),
  z.maxLength(LONGEST_NAME),
  z.meta({
    description: `What others see: 1 to ${LONGEST_NAME} characters after spaces are tidied and what cannot be seen is left out.`,
    examples: ["Ana"],
  }),
);

/** `POST /api/players` */
export const NewPlayer = z.strictObject({ name: Name }).register(z.globalRegistry, { id: "NewPlayer" });
export type NewPlayer = z.infer<typeof NewPlayer>;

export const PlayerId = z
  .string()
  .check(z.meta({ description: "A player's name for programs; not secret." }));

export const Player = z
  .object({ id: PlayerId, name: z.string() })
  .register(z.globalRegistry, { id: "Player", description: "A person." });
export type Player = z.infer<typeof Player>;

/** The answer to a new player, and to a device that a player has moved to. */
export const SignedIn = z
  .object({
    id: PlayerId,
    name: z.string(),
    token: z.string().check(
      z.meta({
        description:
          "Proves who sends a request, as `Authorization: Bearer TOKEN`. Shown this once; browsers have it in a cookie as well.",
      }),
    ),
  })
  .register(z.globalRegistry, { id: "SignedIn" });
export type SignedIn = z.infer<typeof SignedIn>;

/** `POST /api/devices` */
export const NewDevice = z
  .strictObject({
    code: z.string().check(z.minLength(1), z.maxLength(100), z.meta({ examples: ["7KQM-3XWD-9TFA"] })),
  })
  .register(z.globalRegistry, { id: "NewDevice" });
export type NewDevice = z.infer<typeof NewDevice>;

/** A way to be the same player on another device. */
export const DeviceCode = z
  .object({
    code: z.string().check(z.meta({ description: "To be typed in on the other device; works once." })),
    url: z.string().check(z.meta({ description: "The same as a link to open there." })),
    expiresAt: z.string(),
  })
  .register(z.globalRegistry, { id: "DeviceCode" });
export type DeviceCode = z.infer<typeof DeviceCode>;
