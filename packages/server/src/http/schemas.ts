import { ERRORS, type ErrorCode } from "@cantstop/protocol";
import * as z from "zod/mini";

export const Failure = z
  .object({
    error: z.object({
      code: z.enum(Object.keys(ERRORS) as [ErrorCode, ...ErrorCode[]]),
      message: z.string().check(z.meta({ description: "For people." })),
      problem: z.optional(z.string()).check(z.meta({ description: "What exactly is wrong with a ruleset." })),
      field: z.optional(z.string()).check(z.meta({ description: "Where the fault is, as `clock.seconds`." })),
      version: z.optional(z.int()).check(z.meta({ description: "The game's current version." })),
    }),
  })
  .register(z.globalRegistry, { id: "Error" });

/** The failures that a route answers, by status, for its description. */
export function failures(...codes: ErrorCode[]) {
  const byStatus = new Map<number, string[]>();
  for (const code of codes) {
    const { status, means } = ERRORS[code];
    byStatus.set(status, [...(byStatus.get(status) ?? []), `\`${code}\`: ${means}`]);
  }
  return Object.fromEntries(
    [...byStatus].map(([status, meanings]) => [
      status,
      { description: meanings.join(" "), content: { "application/json": { schema: Failure } } },
    ]),
  );
}

/** An answer that is described as it is: JSON of a schema. */
export const success = <Schema extends z.ZodMiniType>(description: string, schema: Schema) => ({
  description,
  content: { "application/json": { schema } },
});
