/**
 * The columns and the dice that climb them. The game is played on {@link STANDARD_BOARD}; smaller boards
 * exist for proofs that would take too long on the real one, and are never part of a saved game.
 */
export interface Board {
  /** Faces of each of the four dice; the columns are 2 to twice as many. At most 6. */
  readonly sides: number;
  /** Spaces in each column, indexed by column (0 where there is none). */
  readonly lengths: Uint8Array;
  /** One bit per column, bit c for column c. */
  readonly columns: number;
}

/** Slots in an array indexed by column: columns need four bits. */
export const COLUMN_SLOTS = 16;

/**
 * A board for `sides`-sided dice whose outermost columns have `shortest` spaces, each column towards the
 * middle two more than its outer neighbour.
 *
 * @param sides 2 to 6
 * @param shortest at least 1
 */
export function makeBoard(sides: number, shortest: number): Board {
  const lengths = new Uint8Array(COLUMN_SLOTS);
  let columns = 0;
  for (let column = 2; column <= 2 * sides; column++) {
    lengths[column] = shortest + 2 * (sides - 1 - Math.abs(column - sides - 1));
    columns |= 1 << column;
  }
  return { sides, lengths, columns };
}

/** Columns 2 to 12 of 3, 5, 7, 9, 11, 13, 11, 9, 7, 5, 3 spaces (83 in all), four six-sided dice. */
export const STANDARD_BOARD: Board = makeBoard(6, 3);

/** How many runners there are; all seats share them. */
export const RUNNERS = 3;

/** The bits of a mask, ascending: its columns, or its seats. */
export function bitsOf(mask: number): number[] {
  const bits: number[] = [];
  for (let rest = mask; rest !== 0; rest &= rest - 1) bits.push(lowestBit(rest));
  return bits;
}

/** The lowest bit of a mask that is not empty. */
export const lowestBit = (mask: number): number => 31 - Math.clz32(mask & -mask);
