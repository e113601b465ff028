/**
 * Every failure this package can report. Codes are stable: programs may compare them.
 *
 * - `invalid_ruleset`: an unknown preset, option or value, or options that exclude each other
 * - `invalid_state`: a position that breaks the rules it names, or is not a position at all
 * - `invalid_dice`: not four whole numbers from 1 to the number of sides
 * - `game_over`: the game has ended, nothing more can be played
 * - `illegal_move`: no such move with these dice, or no dice to move with
 * - `stop_not_allowed`: the turn cannot be stopped now
 * - `roll_not_allowed`: a roll still waits for its move
 * - `invalid_seat`: no such seat, or a seat that has left the game
 * - `invalid_record`: a game record that cannot be read or replayed
 */
export const ERROR_CODES = [
  "invalid_ruleset",
  "invalid_state",
  "invalid_dice",
  "game_over",
  "illegal_move",
  "stop_not_allowed",
  "roll_not_allowed",
  "invalid_seat",
  "invalid_record",
] as const;
export type ErrorCode = (typeof ERROR_CODES)[number];

/** An expected failure: a stable code, and a sentence that says what to do about it. */
export interface Failure {
  readonly code: ErrorCode;
  readonly message: string;
  /** The option or field at fault, where one is. */
  readonly field?: string;
  /** Where in a text, both counted from 1 (records only). */
  readonly line?: number;
  readonly column?: number;
}

/** Expected failures are values; only bugs throw. */
export type Result<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly error: Failure };

export const ok = <T>(value: T): Result<T> => ({ ok: true, value });

export const fail = (code: ErrorCode, message: string, field?: string): { ok: false; error: Failure } => ({
  ok: false,
  error: field === undefined ? { code, message } : { code, message, field },
});

/** The value of a result that cannot have failed; throws where it did, for that is a bug. */
export function unwrap<T>(result: Result<T>): T {
  if (!result.ok) throw new Error(`${result.error.code}: ${result.error.message}`);
  return result.value;
}

/** True for a whole number from `low` to `high`, both included. */
export const isWhole = (value: unknown, low: number, high: number): value is number =>
  Number.isInteger(value) && (value as number) >= low && (value as number) <= high;

/** True for a plain JSON object: neither null nor an array. */
export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);
