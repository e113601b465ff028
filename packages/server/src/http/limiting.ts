import rateLimit from "@fastify/rate-limit";
import type { FastifyInstance, FastifyRequest } from "fastify";

const SECOND = 1000;
export const TEN_SECONDS = 10 * SECOND;
export const TEN_MINUTES = 600 * SECOND;
export const HOUR = 3600 * SECOND;

/** Lets routes say how often they may be asked; too much is refused, with the seconds to wait. */
export async function addLimiting(app: FastifyInstance): Promise<void> {
  await app.register(rateLimit, {
    global: false,
    enableDraftSpec: true,
    cache: 20_000,
    // When it is known who asks, and that the request is one.
    hook: "preHandler",
    errorResponseBuilder: (_, { ttl }) =>
      Object.assign(new Error(`Too many requests. Wait ${Math.ceil(ttl / SECOND)} s and try again.`), {
        statusCode: 429,
      }),
  });
}

/** A limit by address; an IPv6 address counts as its whole network. */
export const byAddress = (max: number, timeWindow: number) => ({ rateLimit: { max, timeWindow } });

/** A limit by player, for routes that require one. */
export const byPlayer = (max: number, timeWindow: number) => ({
  rateLimit: { max, timeWindow, keyGenerator: (request: FastifyRequest) => request.player?.id ?? "" },
});
