import {
  bitsOf,
  bust,
  clearTurn,
  clonePosition,
  copyPosition,
  makeMove,
  type Position,
  placeRunner,
  stop,
} from "@cantstop/rules";
import type { Ladders } from "./ladder.ts";

/**
 * What a position is worth at the start of a turn, one number a seat: chances to win (their sum is 1), or
 * for a player alone minus the expected number of turns that are left.
 */
export interface Evaluator {
  /** The value of a position between turns, or of a finished game, for one seat. */
  value(position: Position, seat: number): number;
  /** What the turn of the seat on turn may end in, for the turn solver. */
  ends(position: Position, ladders: Ladders): TurnEnds;
}

/** The values, for the seat on turn, of all that its turn may end in. */
export interface TurnEnds {
  /** Of a bust. */
  readonly bust: number;
  /**
   * Writes the values of stopping with runners in these columns (ascending, at most three), for every
   * combination of rungs, the last column's running fastest. Whether such a stop is allowed is not asked
   * here. With columnClaim on_reach a runner on a top stands for a column claimed on the way.
   */
  fill(columns: readonly number[], values: Float64Array, offset: number): void;
}

/** The share of a finished game that a seat has won: all, nothing, or its part of a shared win. */
export const shareOf = (position: Position, seat: number): number =>
  (position.winners >> seat) & 1 ? 1 / bitsOf(position.winners).length : 0;

/**
 * The ends of a turn by any function of positions: each is played out by the rules and looked at. Exact, and
 * slow; evaluators that are made for speed have a way of their own.
 */
export function endsByPlaying(
  position: Position,
  ladders: Ladders,
  value: (position: Position, seat: number) => number,
): TurnEnds {
  const { seat } = position;
  const after = clonePosition(position);
  bust(after);
  return {
    bust: value(after, seat),
    fill(columns, values, offset) {
      const rungs = columns.map(() => 1);
      for (let index = offset; ; index++) {
        copyPosition(position, after);
        endTurnOn(after, ladders, columns, rungs);
        values[index] = value(after, seat);
        let last = columns.length - 1;
        while (last >= 0 && rungs[last] === ladders.tops[columns[last]]) {
          rungs[last] = 1;
          last--;
        }
        if (last < 0) return;
        rungs[last]++;
      }
    },
  };
}

/** Ends a turn by a stop with runners on these rungs, or by the claim that ends it by itself. */
export function endTurnOn(
  position: Position,
  ladders: Ladders,
  columns: readonly number[],
  rungs: readonly number[],
): void {
  const claimed = (i: number) => position.rules.claimsOnReach && rungs[i] === ladders.tops[columns[i]];
  clearTurn(position);
  position.moved = true;
  for (const [i, column] of columns.entries())
    if (!claimed(i)) placeRunner(position, column, ladders.spaces[column][rungs[i]]);
  const tops = columns.filter((_, i) => claimed(i));
  if (tops.length > 0) claimTops(position, ladders, tops);
  if (position.moved) stop(position);
}

/** Claims one column or two at once: runners on the rungs below their tops, and the move that takes them up. */
export function claimTops(position: Position, { spaces, tops }: Ladders, columns: readonly number[]): void {
  for (const column of columns)
    if (tops[column] > 1) placeRunner(position, column, spaces[column][tops[column] - 1]);
  makeMove(position, columns[0] | ((columns[1] ?? 0) << 4));
}
