import { bitsOf } from "./board.ts";
import { type Dice, rollOf, SPLITS } from "./dice.ts";
import { legalMoves } from "./game.ts";
import { placingStages, playableColumns } from "./moves.ts";
import { freshColumns, ownerOf, type Position, rivalCampOn } from "./position.ts";
import { PLACEMENT } from "./rules.ts";
import { canStop } from "./turn.ts";

/**
 * Why one sum of a pairing cannot be moved.
 *
 * - `column_closed`: `owner` has claimed it
 * - `runner_on_top`: its runner stands on the top
 * - `no_runner_left`: all runners stand in other columns
 * - `one_step_left`: the second half of a double finds no room
 * - `one_runner_left`: the pairing's other sum may have the last runner instead; choose one
 */
export type SumReason =
  | { readonly code: "column_closed"; readonly column: number; readonly owner: number }
  | {
      readonly code: "runner_on_top" | "no_runner_left" | "one_step_left" | "one_runner_left";
      readonly column: number;
    };

/**
 * Why a pairing cannot be chosen, or not so.
 *
 * - `nothing_playable`: neither sum can be moved; each sum has its own reason
 * - `must_reenter`: after a claim the next move must place a runner (A10)
 * - `prefer_open`, `must_be_open`: a sum is closed, and another pairing has none (A7), or none may be
 * - `double_not_yet`: no double while two runners are unplaced (A6)
 * - `must_place_first`: another pairing places more runners (A8)
 */
export interface PairingReason {
  readonly code:
    | "nothing_playable"
    | "must_reenter"
    | "prefer_open"
    | "must_be_open"
    | "double_not_yet"
    | "must_place_first";
}

/**
 * Why a set of columns is no move.
 *
 * - `not_rolled`: no pairing of the dice adds up to these columns
 * - `must_use_both`: both sums of the pairing can be moved, so both must be (A1)
 */
export type MoveReason = SumReason | PairingReason | { readonly code: "not_rolled" | "must_use_both" };

/**
 * Why the turn cannot be stopped.
 *
 * - `game_over`
 * - `not_moved`: nothing was moved this turn
 * - `runners_unplaced`: all runners must be placed first (A9)
 * - `on_rival_camp`: the runner in `column` stands on a rival's camp
 */
export type StopReason =
  | { readonly code: "game_over" | "not_moved" }
  | { readonly code: "runners_unplaced"; readonly spare: number }
  | { readonly code: "on_rival_camp"; readonly column: number };

/** One of the ways to pair four dice, and what it is good for now. */
export interface PairingView {
  /** Places of the dice: the first pair, then the second. */
  readonly split: (typeof SPLITS)[number];
  /** The sums of the two pairs, and why each cannot be moved; null where it can. */
  readonly sums: readonly [SumView, SumView];
  /** The legal moves of this pairing, sorted; none where it cannot be chosen. */
  readonly moves: readonly (readonly number[])[];
  /** Why it cannot be chosen; null where it can. */
  readonly reason: PairingReason | null;
}
export interface SumView {
  readonly sum: number;
  readonly reason: SumReason | null;
}

const STAGE_REASONS = ["must_reenter", "prefer_open", "double_not_yet", "must_place_first"] as const;

/**
 * The pairings of a roll in the order of the dice, what each allows and why it does not. The position is the
 * one before the move; its game is not finished.
 */
export function explainRoll(position: Position, dice: Dice): PairingView[] {
  const { rules } = position;
  const packed = rules.rolls.packed[rollOf(dice, rules.sides)];
  const playable = playableColumns(position);
  const strict = rules.placement === PLACEMENT.strict;
  const placing = rules.placement !== PLACEMENT.free && position.spare > 0;
  const mustPlace = position.justClaimed && rules.mustReenter;
  const stages = placing ? placingStages(position, packed, playable, mustPlace) : 0;
  const moves = legalMoves(position, dice);

  const seen = new Set<number>();
  const views: PairingView[] = [];
  for (const split of SPLITS) {
    const x = dice[split[0]] + dice[split[1]];
    const y = dice[split[2]] + dice[split[3]];
    if (seen.has(Math.min(x, y))) continue;
    seen.add(Math.min(x, y));
    const own = moves.filter((columns) => columns.every((column) => column === x || column === y));
    let reason: PairingReason | null = null;
    if (own.length === 0) {
      if ((((playable >> x) | (playable >> y)) & 1) === 0) reason = { code: "nothing_playable" };
      else {
        const order = pairingOrder(packed, Math.min(x, y));
        const stage = placing
          ? STAGE_REASONS.findIndex((_, i) => ((stages >> (3 * i + order)) & 1) === 0)
          : 0;
        const code = STAGE_REASONS[stage];
        reason = { code: strict && code === "prefer_open" ? "must_be_open" : code };
      }
    }
    const first = sumReason(position, x, playable);
    let second = sumReason(position, y, playable);
    if (x === y && own.length > 0 && !own.some((columns) => columns.length === 2))
      second = { code: "one_step_left", column: y };
    views.push({
      split,
      sums: [
        { sum: x, reason: first },
        { sum: y, reason: second },
      ],
      moves: own,
      reason,
    });
  }
  return views;
}

/** Which pairing of a packed roll, in its order, has this smaller sum. */
function pairingOrder(packed: number, smaller: number): number {
  let order = 0;
  while (((packed >> (4 + 8 * order)) & 15) !== smaller) order++;
  return order;
}

function sumReason(position: Position, column: number, playable: number): SumReason | null {
  if ((playable >> column) & 1) return null;
  const owner = ownerOf(position, column);
  if (owner !== null) return { code: "column_closed", column, owner };
  return { code: (position.topped >> column) & 1 ? "runner_on_top" : "no_runner_left", column };
}

/** Why these columns are no move with these dice; null where they are one. */
export function explainMove(position: Position, dice: Dice, columns: readonly number[]): MoveReason | null {
  const asked = [...columns].sort((a, b) => a - b);
  const name = asked.join();
  const pairing = explainRoll(position, dice).find(({ sums: [x, y] }) =>
    [`${x.sum}`, `${y.sum}`, [x.sum, y.sum].sort((a, b) => a - b).join()].includes(name),
  );
  if (!pairing) return { code: "not_rolled" };
  if (pairing.moves.some((move) => move.join() === name)) return null;
  const { sums, reason } = pairing;
  const sumReasonOf = sums.find((sum) => sum.reason !== null && asked.includes(sum.sum))?.reason;
  if (sumReasonOf) return sumReasonOf;
  if (reason) return reason;
  // What is left: a pairing both of whose sums can be moved, asked for in the wrong measure.
  return asked.length === 1 ? { code: "must_use_both" } : { code: "one_runner_left", column: asked[1] };
}

/** Why the turn cannot be stopped now; null where it can (or could, once a pending roll is moved). */
export function explainStop(position: Position): StopReason | null {
  if (canStop(position)) return null;
  if (position.finished) return { code: "game_over" };
  if (!position.moved) return { code: "not_moved" };
  const column = bitsOf(position.running).find(
    (running) => position.rules.noStacking && rivalCampOn(position, running, position.runners[running]),
  );
  const unplaced = position.rules.stopsWhenPlaced && position.spare > 0 && freshColumns(position) !== 0;
  return column !== undefined && !(unplaced && !position.justClaimed)
    ? { code: "on_rival_camp", column }
    : { code: "runners_unplaced", spare: position.spare };
}
