import { fail, isWhole, ok, type Result } from "./result.ts";

/** Four dice, in the order they lie. Only what they add up to matters. */
export type Dice = readonly [number, number, number, number];

/** Two sums that four dice can be split into, the smaller first. */
export type Pairing = readonly [number, number];

/** The three ways to split four dice into two pairs, as places in {@link Dice}. */
export const SPLITS = [
  [0, 1, 2, 3],
  [0, 2, 1, 3],
  [0, 3, 1, 2],
] as const;

/** Dice from JSON. Fails with `invalid_dice`. */
export function parseDice(value: unknown, sides = 6): Result<Dice> {
  return Array.isArray(value) && value.length === 4 && value.every((die) => isWhole(die, 1, sides))
    ? ok([value[0], value[1], value[2], value[3]])
    : fail("invalid_dice", "bad_value", "dice");
}

/** The distinct pairings of a roll, one to three of them, in the order of {@link SPLITS}. */
export function pairingsOf(dice: Dice): Pairing[] {
  const pairings: Pairing[] = [];
  for (const [a, b, c, d] of SPLITS) {
    const [x, y] = [dice[a] + dice[b], dice[c] + dice[d]];
    const pairing: Pairing = x < y ? [x, y] : [y, x];
    if (!pairings.some((other) => other[0] === pairing[0])) pairings.push(pairing);
  }
  return pairings;
}

/** The number of a roll, 0 to sides⁴ − 1: the dice as digits. */
export const rollOf = (dice: Dice, sides = 6): number =>
  ((dice[0] - 1) * sides + dice[1] - 1) * sides * sides + (dice[2] - 1) * sides + dice[3] - 1;

/** The dice of a roll's number; the inverse of {@link rollOf}. */
export const diceOf = (roll: number, sides = 6): Dice => [
  Math.trunc(roll / sides ** 3) + 1,
  (Math.trunc(roll / sides ** 2) % sides) + 1,
  (Math.trunc(roll / sides) % sides) + 1,
  (roll % sides) + 1,
];

/**
 * All rolls of four dice, packed for the hot loop. A packed roll holds its number of pairings in bits 0–1,
 * {@link QUAD_ROLL} in bit 2, and from bit 4 on a byte a pairing: the smaller sum, then the larger.
 */
export interface RollTable {
  /** Packed roll, by roll number. */
  readonly packed: Int32Array;
  /** The distinct packed rolls (109 with six-sided dice) … */
  readonly distinct: Int32Array;
  /** … and how many of all rolls pack to each. */
  readonly weights: Uint16Array;
}

/** Bit of a packed roll: all four dice are equal. */
export const QUAD_ROLL = 4;

function pack(dice: Dice): number {
  const pairings = pairingsOf(dice);
  const quad = dice.every((die) => die === dice[0]) ? QUAD_ROLL : 0;
  return pairings.reduce(
    (packed, [x, y], i) => packed | ((x | (y << 4)) << (4 + 8 * i)),
    pairings.length | quad,
  );
}

const tables = new Map<number, RollTable>();

/** The table of all rolls of four dice with that many sides; made once. */
export function rollTable(sides: number): RollTable {
  let table = tables.get(sides);
  if (!table) {
    // Rolls that differ in order only must pack alike, so the dice are sorted first.
    const packed = Int32Array.from({ length: sides ** 4 }, (_, roll) =>
      pack([...diceOf(roll, sides)].sort((a, b) => a - b) as unknown as Dice),
    );
    const counts = new Map<number, number>();
    for (const roll of packed) counts.set(roll, (counts.get(roll) ?? 0) + 1);
    table = { packed, distinct: Int32Array.from(counts.keys()), weights: Uint16Array.from(counts.values()) };
    tables.set(sides, table);
  }
  return table;
}
