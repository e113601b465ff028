import { generatePackedMoves, MAX_MOVES, placeRunner, type Rules, startPosition } from "@cantstop/rules";
import { columnsOf } from "./layout.ts";

/**
 * The ways to move three placed runners: how many rungs in the first, second and last of their columns.
 * Those in the last alone lead to what was worked out just before; so they come last in every sum.
 */
export const STEPS = [
  [2, 0, 0],
  [1, 1, 0],
  [1, 0, 1],
  [1, 0, 0],
  [0, 2, 0],
  [0, 1, 1],
  [0, 1, 0],
  [0, 0, 2],
  [0, 0, 1],
] as const;

/** By first · 4 + second, the columns that a move uses (3 for none): which of {@link STEPS} it is. */
const NUMBERS = Int8Array.from({ length: 16 }, (_, used) =>
  STEPS.findIndex((steps) =>
    steps.every((rungs, i) => rungs === Number(i === used >> 2) + Number(i === (used & 3))),
  ),
);

/**
 * What all rolls offer three placed runners. It depends on their columns, and on which of them are topped;
 * not on where they stand, if a step beyond the top is taken for one onto it. Small, because a turn has up to
 * 165 sets of three columns and goes through the offers of all of them.
 */
export interface Offers {
  /** Rolls that leave no move. */
  readonly busts: number;
  /** What a roll lets one choose from: a bit for each of {@link STEPS}. All different. */
  readonly choices: Uint16Array;
  /** How many rolls offer each choice. */
  readonly rolls: Uint16Array;
}

/** By set of columns: for each way to be topped. */
const kept = new WeakMap<Rules, Map<number, Offers[]>>();

/** By which of a set's columns are topped: bit 2 for the first, 1 for the second, 0 for the last. */
export function offersOf(rules: Rules, set: number): readonly Offers[] {
  let known = kept.get(rules);
  if (!known) {
    known = new Map();
    kept.set(rules, known);
  }
  let offers = known.get(set);
  if (!offers) {
    offers = Array.from({ length: 8 }, (_, topped) => findOffers(rules, columnsOf(set), topped));
    known.set(set, offers);
  }
  return offers;
}

const moves = new Uint16Array(MAX_MOVES);
const rollsOf = new Uint16Array(1 << STEPS.length);

function findOffers(rules: Rules, columns: readonly number[], topped: number): Offers {
  const position = startPosition(rules);
  position.moved = true;
  for (const [i, column] of columns.entries())
    placeRunner(position, column, (topped >> (2 - i)) & 1 ? rules.lengths[column] : 1);
  const { distinct, weights } = rules.rolls;
  const choices: number[] = [];
  rollsOf.fill(0);
  for (let i = 0; i < distinct.length; i++) {
    let choice = 0;
    for (let k = generatePackedMoves(position, distinct[i], moves) - 1; k >= 0; k--) {
      const first = columns.indexOf(moves[k] & 15);
      const second = columns.indexOf((moves[k] >> 4) & 15);
      choice |= 1 << NUMBERS[4 * first + (second < 0 ? 3 : second)];
    }
    if (choice !== 0 && rollsOf[choice] === 0) choices.push(choice);
    rollsOf[choice] += weights[i];
  }
  choices.sort((a, b) => a - b);
  return {
    busts: rollsOf[0],
    choices: Uint16Array.from(choices),
    rolls: Uint16Array.from(choices, (choice) => rollsOf[choice]),
  };
}
