import {
  generatePackedMoves,
  MAX_MOVES,
  type Position,
  placeRunner,
  type Rules,
  startPosition,
} from "@cantstop/rules";
import { columnsOf } from "./layout.ts";

/**
 * What all rolls come to, as arithmetic over numbered values. The first are those of the moves; each further
 * one is the better of two before it. Rolls that offer some of the same moves share what they have in common.
 */
export interface Program {
  /** Rolls that leave no move. */
  readonly busts: number;
  readonly moves: Uint16Array;
  /** Two by two: the numbers of the values that each further one is the better of. */
  readonly betters: Uint16Array;
  /** How many rolls are worth each value. */
  readonly rolls: Uint16Array;
}

/**
 * More values than a program has: {@link MAX_MOVES} moves take a comparison less, and there are 109 kinds of
 * rolls.
 */
export const MOST_VALUES = 2 ** 11;

/** More than any move. */
const MOVES = 2 ** 9;

const offer = new Uint16Array(MAX_MOVES);
const numbers = new Int16Array(MOVES);
const rollsWorth = new Uint16Array(MOST_VALUES);

/** The program of a position whose runners stand where they do. */
export function compileProgram(position: Position): Program {
  const { distinct, weights } = position.rules.rolls;
  // All moves are told before the first comparison, so that they have the first numbers.
  const moves: number[] = [];
  const offers = new Uint16Array(distinct.length * MAX_MOVES);
  const sizes = new Uint8Array(distinct.length);
  numbers.fill(-1);
  for (let i = 0; i < distinct.length; i++) {
    sizes[i] = generatePackedMoves(position, distinct[i], offer);
    for (let k = 0; k < sizes[i]; k++) {
      const move = offer[k];
      if (numbers[move] < 0) numbers[move] = moves.push(move) - 1;
      offers[i * MAX_MOVES + k] = numbers[move];
    }
  }
  const betters: number[] = [];
  const known = new Map<number, number>();
  let busts = 0;
  let next = moves.length;
  rollsWorth.fill(0);
  for (let i = 0; i < distinct.length; i++) {
    if (sizes[i] === 0) {
      busts += weights[i];
      continue;
    }
    const first = i * MAX_MOVES;
    // Two by two rather than one after the other: rolls have more in common then.
    for (let size = sizes[i]; size > 1; size = (size + 1) >> 1)
      for (let k = 0; k < size; k += 2) {
        const x = offers[first + k];
        let better = x;
        if (k + 1 < size) {
          const y = offers[first + k + 1];
          const key = x * MOST_VALUES + y;
          better = known.get(key) ?? next;
          if (better === next) {
            known.set(key, next++);
            betters.push(x, y);
          }
        }
        offers[first + (k >> 1)] = better;
      }
    rollsWorth[offers[first]] += weights[i];
  }
  return {
    busts,
    moves: new Uint16Array(moves),
    betters: new Uint16Array(betters),
    rolls: rollsWorth.slice(0, next),
  };
}

/** By the columns that are closed: programs by the columns with runners, and which of them are topped. */
const kept = new WeakMap<Rules, Map<number, Map<number, Program>>>();
/** For so many sets of closed columns. */
const MOST_KEPT = 60;

/**
 * The program of runners in two columns at most, with room for two steps but in the topped ones, on a board
 * without camps. It depends on nothing else, and is kept.
 *
 * @param topped bit 1 for the first column, 0 for the second
 */
export function boardProgram(rules: Rules, closed: number, set: number, topped: number): Program {
  let byClosed = kept.get(rules);
  if (!byClosed) {
    byClosed = new Map();
    kept.set(rules, byClosed);
  }
  let programs = byClosed.get(closed);
  if (!programs) {
    for (const oldest of byClosed.keys()) {
      if (byClosed.size < MOST_KEPT) break;
      byClosed.delete(oldest);
    }
    programs = new Map();
    byClosed.set(closed, programs);
  }
  const key = (set << 2) | topped;
  let program = programs.get(key);
  if (!program) {
    const position = startPosition(rules);
    position.closed = closed;
    position.moved = true;
    for (const [i, column] of columnsOf(set).entries())
      placeRunner(position, column, (topped >> (1 - i)) & 1 ? rules.lengths[column] : 1);
    program = compileProgram(position);
    programs.set(key, program);
  }
  return program;
}

/**
 * Runs a program: the sum over all rolls.
 *
 * @param values of the moves, in the order of `moves`; with room for {@link MOST_VALUES}
 */
export function sumOverRolls(
  { busts, moves, betters, rolls }: Program,
  values: Float64Array,
  bust: number,
): number {
  let sum = busts * bust;
  let next = 0;
  for (; next < moves.length; next++) sum += rolls[next] * values[next];
  for (let k = 0; k < betters.length; k += 2, next++) {
    const x = values[betters[k]];
    const y = values[betters[k + 1]];
    // The better of the two, without a branch.
    const better = (x + y + Math.abs(x - y)) / 2;
    values[next] = better;
    sum += rolls[next] * better;
  }
  return sum;
}
