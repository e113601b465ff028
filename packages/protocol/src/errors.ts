/**
 * Every failure that travels over HTTP: its stable code, its status, and what it means. Programs compare the codes, so
 * none is ever renamed or given another meaning; the messages that come with them are for people and may change. A
 * request that fails changes nothing. `docs/server.md` repeats this table, and a test holds the two together.
 */
export const ERRORS = {
  bad_request: { status: 400, means: "The request is not what its description in the API asks for." },
  unauthenticated: { status: 401, means: "No token, or one that nobody has." },
  foreign_origin: { status: 403, means: "Another site's page tried to act with a player's cookie." },
  not_your_seat: {
    status: 403,
    means: "The player does not sit there or may not give it away, or another seat is on turn.",
  },
  not_found: { status: 404, means: "There is no such path, game or player." },
  invalid_code: { status: 404, means: "The code is unknown, was used before, or is too old." },
  stale_version: { status: 409, means: "The game has gone on; `version` is the current one." },
  no_open_seat: { status: 409, means: "The seat is taken, or all are, or kept for others." },
  already_started: {
    status: 409,
    means: "The game has begun: seats are neither left nor given to bots any more.",
  },
  not_started: { status: 409, means: "The game still waits for players." },
  not_finished: { status: 409, means: "The game must be over first." },
  already_seeded: { status: 409, means: "A person adds to the dice once." },
  seed_too_late: { status: 409, means: "The first roll has been made." },
  payload_too_large: { status: 413, means: "The body is larger than the server reads." },
  unsupported_media_type: { status: 415, means: "The body is not JSON, or does not say so." },
  invalid_ruleset: { status: 422, means: "Options that do not exist, or that exclude each other." },
  unknown_bot: { status: 422, means: "There is no bot of this name." },
  illegal_move: { status: 422, means: "No such move with these dice, or no dice to move with." },
  roll_not_allowed: { status: 422, means: "A roll waits for its move, or the game has not begun." },
  stop_not_allowed: { status: 422, means: "The turn cannot be stopped now." },
  game_over: { status: 422, means: "The game has ended." },
  reused_key: { status: 422, means: "The Idempotency-Key belongs to a request with other contents." },
  rate_limited: { status: 429, means: "Too many requests; `Retry-After` says how many seconds to wait." },
  internal_error: { status: 500, means: "A fault of the server." },
  unavailable: { status: 503, means: "The server is ending, or cannot reach its database; try again." },
} as const satisfies Record<string, { status: number; means: string }>;

export type ErrorCode = keyof typeof ERRORS;

/** What is told about a failure. */
export interface ApiError {
  readonly code: ErrorCode;
  /** For people, in English. */
  readonly message: string;
  /** What exactly is wrong with a ruleset; see `docs/notation.md`. */
  readonly problem?: string;
  /** The option at fault, or where in the request the fault is, as `clock.seconds`. */
  readonly field?: string;
  /** The game's current version, with `stale_version`. */
  readonly version?: number;
}

/** The one shape in which failures are answered. */
export interface ErrorBody {
  readonly error: ApiError;
}
