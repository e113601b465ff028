import { ERRORS, type ErrorCode } from "@cantstop/protocol";
import * as z from "zod/mini";

/** The failures that a route answers, by status, for its description. */
export function failures(...codes: ErrorCode[]) {
  const byStatus = new Map<number, ErrorCode[]>();
  for (const code of codes) {
    const { status } = ERRORS[code];
    byStatus.set(status, [...(byStatus.get(status) ?? []), code]);
  }
  return Object.fromEntries(
    [...byStatus].map(([status, codes]) => [
      status,
      z
        .object({
          error: z.object({
            code: z.enum(codes as [ErrorCode, ...ErrorCode[]]),
            message: z.string(),
            problem: z.optional(z.string()),
            field: z.optional(z.string()),
            version: z.optional(z.int()),
          }),
        })
        .check(z.meta({ description: codes.map((code) => `\`${code}\`: ${ERRORS[code].means}`).join(" ") })),
    ]),
  );
}
