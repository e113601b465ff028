import { ERRORS, type ErrorBody, type ErrorCode } from "@cantstop/protocol";
import type { FastifyReply } from "fastify";
import { type Refusal, refuse } from "../refusal.ts";

/** Answers that a request failed, and why. */
export function sendRefusal(reply: FastifyReply, refusal: Refusal): FastifyReply {
  if (refusal.code === "unauthenticated") reply.header("www-authenticate", "Bearer");
  if (refusal.code === "unavailable") reply.header("retry-after", "1");
  const body: ErrorBody = { error: refusal };
  return reply
    .code(ERRORS[refusal.code].status)
    .type("application/json; charset=utf-8")
    .send(JSON.stringify(body));
}

/** The code for a status that the HTTP layer itself came up with (a broken body, one that is too large, ...). */
function codeOfStatus(status: number): ErrorCode {
  // A path that the app's files are closed to, such as one with an empty part, is one that is not there.
  if (status === 403 || status === 404) return "not_found";
  if (status === 413) return "payload_too_large";
  if (status === 415) return "unsupported_media_type";
  if (status === 429) return "rate_limited";
  if (status === 503) return "unavailable";
  return status < 500 ? "bad_request" : "internal_error";
}

/** The refusal for a status of the HTTP layer. */
export const refuseStatus = (status: number, message: string): Refusal =>
  refuse(codeOfStatus(status), message);
