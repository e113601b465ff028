import type { Player } from "@cantstop/protocol";
import cookie from "@fastify/cookie";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Players } from "../players/players.ts";
import { refuse } from "../refusal.ts";
import { sendRefusal } from "./answers.ts";

declare module "fastify" {
  interface FastifyRequest {
    /** Who sends the request, where the route asks for it. */
    player: Player | null;
  }
}

/** What routes do before they look at a request. */
export interface Gate {
  /** Refuses whoever does not prove to be a player. */
  readonly requirePlayer: (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply | undefined>;
  /** Finds out who asks, if they say. */
  readonly knowPlayer: (request: FastifyRequest) => Promise<void>;
}

const COOKIE = "cantstop";
/** Browsers keep a cookie for 400 days at most. */
const COOKIE_SECONDS = 400 * 24 * 60 * 60;

/** The token that a request brings; programs send it themselves, browsers have a cookie for it. */
export function tokenOf(request: FastifyRequest): { token: string; from: "header" | "cookie" } | null {
  const { authorization } = request.headers;
  if (authorization !== undefined) {
    const [, token = ""] = /^Bearer +(\S+)$/i.exec(authorization) ?? [];
    return { token, from: "header" };
  }
  const kept = request.cookies[COOKIE];
  return kept ? { token: kept, from: "cookie" } : null;
}

/** Makes a browser bring this token from now on. Scripts cannot read it, and other sites' pages cannot use it. */
export function giveToken(request: FastifyRequest, reply: FastifyReply, token: string): void {
  reply.setCookie(COOKIE, token, {
    path: "/",
    httpOnly: true,
    sameSite: "lax",
    // On a home network there is no https, and the game must work all the same.
    secure: request.protocol === "https",
    maxAge: COOKIE_SECONDS,
  });
}

export function takeToken(reply: FastifyReply): void {
  reply.clearCookie(COOKIE, { path: "/" });
}

/**
 * Does another site's page send this? Cookies of SameSite do not come along then, except from a neighbour: another port
 * of the same host. Browsers say where a request comes from, in one of two ways.
 */
function isForeign({ headers, host }: FastifyRequest): boolean {
  const site = headers["sec-fetch-site"];
  if (typeof site === "string") return site !== "same-origin" && site !== "none";
  const { origin } = headers;
  return origin !== undefined && origin.replace(/^https?:\/\//, "") !== host;
}

/** Finds out who sends a request, by the token that it brings. */
export async function addAuthentication(app: FastifyInstance, players: Players): Promise<Gate> {
  await app.register(cookie);
  app.decorateRequest("player", null);

  const knowPlayer = async (request: FastifyRequest): Promise<void> => {
    const brought = tokenOf(request);
    request.player = brought && (await players.whose(brought.token));
  };
  return {
    knowPlayer,
    async requirePlayer(request, reply) {
      await knowPlayer(request);
      if (!request.player)
        return sendRefusal(
          reply,
          refuse("unauthenticated", "Send a player's token: Authorization: Bearer TOKEN."),
        );
      if (request.method !== "GET" && tokenOf(request)?.from === "cookie" && isForeign(request))
        return sendRefusal(reply, refuse("foreign_origin", "This was not sent by the game's own page."));
      return undefined;
    },
  };
}
