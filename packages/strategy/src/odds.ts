import {
  bitsOf,
  countSuccesses,
  type Dice,
  generatePackedMoves,
  legalMoves,
  MAX_MOVES,
  type Position,
  rollTable,
  STANDARD_BOARD,
} from "@cantstop/rules";

/** Rolls of four dice, in order. */
export const ROLLS: number = STANDARD_BOARD.sides ** 4;

/** Columns of the board. */
export const COLUMNS: readonly number[] = bitsOf(STANDARD_BOARD.columns);

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
    if ((sums & wanted) !== 0) success += weights[i];
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

/** Of all rolls from a position in a running game, how many offer a move that uses each column; by column. */
export function columnChances(position: Position): Map<number, number> {
  const { distinct, weights } = position.rules.rolls;
  const moves = new Uint16Array(MAX_MOVES);
  const chances = new Map<number, number>();
  for (let i = 0; i < distinct.length; i++) {
    const count = generatePackedMoves(position, distinct[i], moves);
    let offered = 0;
    for (let k = 0; k < count; k++) offered |= (1 << (moves[k] & 15)) | (1 << ((moves[k] >> 4) & 15));
    for (const column of bitsOf(offered & position.rules.columns))
      chances.set(column, (chances.get(column) ?? 0) + weights[i]);
  }
  return chances;
}

/** Dice, the lowest first, and how many of the {@link ROLLS} show them in some order. */
export interface DiceOdds {
  readonly dice: Dice;
  readonly rolls: number;
}

/** The dice that bust at a position in a running game, sorted. */
export const bustingDice = (position: Position): DiceOdds[] =>
  sortedDice().filter(({ dice }) => legalMoves(position, dice).length === 0);

/** All dice there are, the lowest of four first. */
function sortedDice(): DiceOdds[] {
  const faces = Array.from({ length: STANDARD_BOARD.sides }, (_, face) => face + 1);
  return faces.flatMap((a) =>
    faces.slice(a - 1).flatMap((b) =>
      faces.slice(b - 1).flatMap((c) =>
        faces.slice(c - 1).map((d): DiceOdds => {
          const dice: Dice = [a, b, c, d];
          // Of the 24 orders of four dice, equal ones make some the same.
          const same = faces.map((face) => factorial(dice.filter((die) => die === face).length));
          return { dice, rolls: 24 / same.reduce((product, orders) => product * orders) };
        }),
      ),
    ),
  );
}

const factorial = (n: number): number => (n < 2 ? 1 : n * factorial(n - 1));

/**
 * The chances to survive 0, 1, … `rolls` further rolls from a position whose odds stay as they are: with
 * three runners placed and none on its way to a top.
 */
export function survivalChances(position: Position, rolls: number): number[] {
  const success = countSuccesses(position) / position.rules.packedRolls.length;
  return Array.from({ length: rolls + 1 }, (_, survived) => success ** survived);
}
