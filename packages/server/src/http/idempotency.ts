import { createHash } from "node:crypto";
import { ERRORS } from "@cantstop/protocol";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { Games } from "../games/games.ts";
import type { Unit } from "../games/unit.ts";
import { isRefusal, type Refusal, refuse } from "../refusal.ts";
import { sendRefusal } from "./answers.ts";

/** Answers are kept this long; whoever repeats a request later asks anew. */
export const ANSWERS_KEPT_MS = 24 * 60 * 60 * 1000;

/** What a request comes to: a status and a body, or why not. */
export type Outcome = { readonly status: number; readonly body: object } | Refusal;

interface Answer {
  readonly status: number;
  readonly body: string;
}

const toAnswer = (outcome: Outcome): Answer =>
  isRefusal(outcome)
    ? { status: ERRORS[outcome.code].status, body: JSON.stringify({ error: outcome }) }
    : { status: outcome.status, body: JSON.stringify(outcome.body) };

/** The key of a request, if it has one; undefined for one that is none. */
function keyOf({ headers }: FastifyRequest): string | null | undefined {
  const key = headers["idempotency-key"];
  if (key === undefined) return null;
  return typeof key === "string" && /^[\x21-\x7e]{1,200}$/.test(key) ? key : undefined;
}

/**
 * Runs a job in a transaction and answers with what it comes to. The same request by the same player under the same
 * `Idempotency-Key` runs once: the answer is kept in the same transaction, and given again, be it a refusal.
 */
export async function answer(
  games: Games,
  request: FastifyRequest,
  reply: FastifyReply,
  job: (unit: Unit, player: { readonly id: string; readonly name: string }) => Promise<Outcome>,
): Promise<FastifyReply> {
  const { player } = request;
  const key = keyOf(request);
  if (!player) throw new Error(`${request.url} does not require a player.`);
  if (key === undefined)
    return sendRefusal(
      reply,
      refuse("bad_request", "An Idempotency-Key is 1 to 200 visible ASCII characters."),
    );
  const { status, body } = await games.write(async (unit) =>
    key === null
      ? toAnswer(await job(unit, player))
      : answerOnce(unit, player.id, key, request, async () => toAnswer(await job(unit, player))),
  );
  return reply.code(status).type("application/json; charset=utf-8").send(body);
}

async function answerOnce(
  unit: Unit,
  player: string,
  key: string,
  { method, url, body }: FastifyRequest,
  job: () => Promise<Answer>,
): Promise<Answer> {
  const request = createHash("sha256")
    .update(`${method} ${url}\n${JSON.stringify(body)}`)
    .digest("hex");
  // Whoever asks the same at the same moment waits here for the first one's answer.
  const isFirst = await unit.tx
    .insertInto("answers")
    .values({ player_id: player, key, request, status: 0, body: "", created_at: unit.now })
    .onConflict((conflict) => conflict.doNothing())
    .returning("key")
    .executeTakeFirst();
  const own = unit.tx.selectFrom("answers").where("player_id", "=", player).where("key", "=", key);
  if (!isFirst) {
    const kept = await own.select(["request", "status", "body"]).executeTakeFirstOrThrow();
    if (kept.request === request) return kept;
    return toAnswer(refuse("reused_key", "This Idempotency-Key was used for another request."));
  }
  const given = await job();
  await unit.tx
    .updateTable("answers")
    .set({ status: given.status, body: given.body })
    .where("player_id", "=", player)
    .where("key", "=", key)
    .execute();
  return given;
}
