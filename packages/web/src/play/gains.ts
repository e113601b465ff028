import { bitsOf, campOf, type Position } from "@cantstop/rules";
import type { Column } from "../board/view.ts";
import type { Gain } from "../words/game.ts";
import type { Trial } from "./situation.ts";

/** The space under the first one at stake: the camp of the seat on turn, 0 without one. */
export const startOf = (position: Position, column: number): number =>
  campOf(position, position.seat, column);

/** What the seat on turn has at stake in each column with a runner. */
export const stakesOf = (position: Position): Gain[] =>
  bitsOf(position.running).map((column) => ({
    column,
    steps: (position.runners[column] ?? 0) - startOf(position, column),
    top: ((position.topped >> column) & 1) === 1,
  }));

/** Columns that the move claims at once. */
export const claimedBy = (before: Position, after: Position): number[] =>
  bitsOf((after.claims[before.seat] ?? 0) & ~(before.claims[before.seat] ?? 0));

/** Where the runner of a column stands after a move: on the top, where the move claimed the column. */
export function spaceAfter(before: Position, after: Position, column: number): number {
  const claimed = ((after.closed & ~before.closed) >> column) & 1;
  return claimed ? (before.rules.lengths[column] ?? 0) : (after.runners[column] ?? 0);
}

/** What a move gains, column by column, in the order of the dice. */
export function gainsOf(before: Position, { columns, after }: Pick<Trial, "columns" | "after">): Gain[] {
  return [...new Set(columns)].map((column) => {
    const from = (before.runners[column] ?? 0) || startOf(before, column);
    const to = spaceAfter(before, after, column);
    return { column, steps: to - from, top: to === before.rules.lengths[column] };
  });
}

/** A column of the board: the rules count in plain numbers. */
export const asColumn = (column: number): Column => column as Column;

/** All steps at stake. */
export const totalOf = (gains: readonly Gain[]): number => gains.reduce((sum, { steps }) => sum + steps, 0);
