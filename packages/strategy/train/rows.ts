import { STANDARD_BOARD } from "@cantstop/rules";
import { closedRow, rowCount, rowOf } from "@cantstop/strategy";

/** What the rows of a network have to do with each other. */
export interface RowKinship {
  /**
   * By row, the row of the first space in the same column of the same seat, from which a camp has climbed; for rows
   * that are no spaces, the row itself.
   */
  readonly feet: Uint16Array;
  /** By row, the one that means the same on the board in a mirror, where 2 and 12 have changed places. */
  readonly mirrored: Uint16Array;
}

/** How the rows of a network for so many players belong together. */
export function rowKinship(players: number): RowKinship {
  const feet = Uint16Array.from({ length: rowCount(players) }, (_, row) => row);
  const mirrored = feet.slice();
  for (let column = 2; column <= 12; column++) {
    for (let order = 0; order < players; order++)
      for (let space = 1; space <= STANDARD_BOARD.lengths[column]; space++) {
        const row = rowOf(order, column, space);
        feet[row] = rowOf(order, column, 1);
        mirrored[row] = rowOf(order, 14 - column, space);
      }
    mirrored[closedRow(players, column)] = closedRow(players, 14 - column);
  }
  return { feet, mirrored };
}
