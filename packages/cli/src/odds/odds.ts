import { rollTable, STANDARD_BOARD } from "@cantstop/rules";

/** Rolls of four dice, in order. */
export const ROLLS = STANDARD_BOARD.sides ** 4;

/** Columns of the board. */
export const COLUMNS: readonly number[] = [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];

/** A set of columns, and how many of all rolls give at least one of them. */
export interface ColumnOdds {
  readonly columns: readonly number[];
  readonly success: number;
}

/** In how many of the {@link ROLLS} does some pair of dice add up to one of these columns? */
export function successOf(columns: readonly number[]): number {
  const wanted = columns.reduce((mask, column) => mask | (1 << column), 0);
  const { distinct, weights } = rollTable(STANDARD_BOARD.sides);
  let success = 0;
  for (const [i, packed] of distinct.entries()) {
    let sums = 0;
    for (let pairing = 0, rest = packed >> 4; pairing < (packed & 3); pairing++, rest >>= 8)
      sums |= (1 << (rest & 15)) | (1 << ((rest >> 4) & 15));
    if (sums & wanted) success += weights[i] as number;
  }
  return success;
}

/** Every single column, from 2 to 12. */
export const sumOdds = (): ColumnOdds[] =>
  COLUMNS.map((column) => ({ columns: [column], success: successOf([column]) }));

/** All 165 sets of three columns, in the order of the board. */
export const tripleOdds = (): ColumnOdds[] =>
  COLUMNS.flatMap((a) =>
    COLUMNS.filter((b) => b > a).flatMap((b) =>
      COLUMNS.filter((c) => c > b).map((c) => ({ columns: [a, b, c], success: successOf([a, b, c]) })),
    ),
  );
