import { createHash } from "node:crypto";
import { ERRORS, type Player } from "@cantstop/protocol";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { KeptAnswer } from "../games/append-at-once.ts";
import type { Games } from "../games/games.ts";
import type { Appended, Decide, Unit } from "../games/unit.ts";
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

/** A hash of what is asked, to know a request again. */
const hashOf = ({ method, url, body }: FastifyRequest): string =>
  createHash("sha256")
    .update(`${method} ${url}\n${JSON.stringify(body)}`)
    .digest("hex");

/** A job that changes one game and nothing else, and so can perhaps be done in a quicker way. */
export interface Change {
  readonly id: string;
  readonly decide: Decide;
  readonly describe: (change: Appended) => Outcome;
}

/**
 * Runs a job in a transaction and answers with what it comes to. The same request by the same player under the same
 * `Idempotency-Key` runs once: the answer is kept in the same transaction, and given again, be it a refusal.
 *
 * @param change what the job does, if it is that simple
 */
export async function answer(
  games: Games,
  request: FastifyRequest,
  reply: FastifyReply,
  job: (unit: Unit, player: Player) => Promise<Outcome>,
  change: Change | null = null,
): Promise<FastifyReply> {
  const { player } = request;
  const key = keyOf(request);
  if (!player) throw new Error(`${request.url} does not require a player.`);
  if (key === undefined)
    return sendRefusal(
      reply,
      refuse("bad_request", "An Idempotency-Key is 1 to 200 visible ASCII characters."),
    );
  const asked = { player_id: player.id, key: key ?? "", request: hashOf(request), created_at: Date.now() };
  const { status, body } =
    (change && (await answerAtOnce(games, change, key === null ? null : asked))) ??
    (await games.write(async (unit) =>
      key === null
        ? toAnswer(await job(unit, player))
        : answerOnce(unit, asked, async () => toAnswer(await job(unit, player))),
    ));
  return reply.code(status).type("application/json; charset=utf-8").send(body);
}

/** Null where the quicker way cannot be taken: nothing has happened then. */
async function answerAtOnce(
  games: Games,
  { id, decide, describe }: Change,
  asked: Omit<KeptAnswer, "status" | "body"> | null,
): Promise<Answer | null> {
  let answer: Answer | null = null;
  const appended = await games.tryAtOnce(id, decide, (appended) => {
    answer = toAnswer(describe(appended));
    return asked && { ...asked, ...answer };
  });
  return appended && answer;
}

async function answerOnce(
  unit: Unit,
  asked: Omit<KeptAnswer, "status" | "body">,
  job: () => Promise<Answer>,
): Promise<Answer> {
  // Whoever asks the same at the same moment waits here for the first one's answer.
  const isFirst = await unit.tx
    .insertInto("answers")
    .values({ ...asked, status: 0, body: "" })
    .onConflict((conflict) => conflict.doNothing())
    .returning("key")
    .executeTakeFirst();
  if (!isFirst) {
    const kept = await unit.tx
      .selectFrom("answers")
      .select(["request", "status", "body"])
      .where("player_id", "=", asked.player_id)
      .where("key", "=", asked.key)
      .executeTakeFirstOrThrow();
    if (kept.request === asked.request) return kept;
    return toAnswer(refuse("reused_key", "This Idempotency-Key was used for another request."));
  }
  const given = await job();
  await unit.tx
    .updateTable("answers")
    .set(given)
    .where("player_id", "=", asked.player_id)
    .where("key", "=", asked.key)
    .execute();
  return given;
}
