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
export type ErrorCode =
  | "invalid_ruleset"
  | "invalid_state"
  | "invalid_dice"
  | "game_over"
  | "illegal_move"
  | "stop_not_allowed"
  | "roll_not_allowed"
  | "invalid_seat"
  | "invalid_record";

/**
 * What exactly is wrong, where the code alone does not tell. The words for it, in the reader's language, are
 * made where they are shown.
 *
 * Rulesets: `unknown_preset`, `unknown_option`, `bad_value` (of `field`), `bad_player_count`, or one of the
 * conflicts between options: `leaves_unclaimed_top`, `stays_in_closed_column`, `three_steps_for_two_pairs`,
 * `no_target_for_players`, `strict_deadlock`.
 *
 * States: `unknown_field`, `bad_value` (of `field`), `closed_column`, `below_camp`, `unclaimed_top`,
 * `needs_on_reach`, `not_moved`, `seat_resigned`, `has_winner`. Position texts: `bad_text`.
 *
 * Records: the problem of a ruleset or a position above, or `bad_format`, `bad_tag`, `repeated_tag`,
 * `missing_tag`, `bad_result`, `bad_turn`, `wrong_seat`, `turn_ended`, `expected_bust`, `expected_done`,
 * `no_bust`, `turn_goes_on`, `bad_word`.
 */
export type Problem =
  | ErrorCode
  | "unknown_preset"
  | "unknown_option"
  | "bad_value"
  | "bad_player_count"
  | "unknown_field"
  | "closed_column"
  | "below_camp"
  | "unclaimed_top"
  | "needs_on_reach"
  | "not_moved"
  | "seat_resigned"
  | "has_winner"
  | "bad_text"
  | "leaves_unclaimed_top"
  | "stays_in_closed_column"
  | "three_steps_for_two_pairs"
  | "no_target_for_players"
  | "strict_deadlock"
  | "bad_format"
  | "bad_tag"
  | "repeated_tag"
  | "missing_tag"
  | "bad_result"
  | "bad_turn"
  | "wrong_seat"
  | "turn_ended"
  | "expected_bust"
  | "expected_done"
  | "no_bust"
  | "turn_goes_on"
  | "bad_word";

/** An expected failure: a stable code, and what is needed to say it in words. */
export interface Failure {
  readonly code: ErrorCode;
  readonly problem?: Problem;
  /** The preset, option or field at fault. */
  readonly field?: string;
  /** The column of the board at fault. */
  readonly column?: number;
  /** Where in a text, both counted from 1 (records only). */
  readonly at?: { readonly line: number; readonly column: number };
}

/** Expected failures are values; only bugs throw. */
export type Result<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly error: Failure };

export const ok = <T>(value: T): Result<T> => ({ ok: true, value });

export const fail = (code: ErrorCode, problem?: Problem, field?: string, column?: number) =>
  ({
    ok: false,
    error: { code, ...(problem && { problem }), ...(field && { field }), ...(column && { column }) },
  }) as const;

/** The value of a result that cannot have failed; throws where it did, for that is a bug. */
export function unwrap<T>(result: Result<T>): T {
  if (!result.ok) throw new Error(JSON.stringify(result.error));
  return result.value;
}

/** True for a whole number from `low` to `high`, both included. */
export const isWhole = (value: unknown, low: number, high: number): value is number =>
  Number.isInteger(value) && (value as number) >= low && (value as number) <= high;

/** True for a plain JSON object: neither null nor an array. */
export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);
