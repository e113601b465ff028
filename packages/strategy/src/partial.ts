import { type Move, QUAD_MOVE } from "@cantstop/rules";
import type { Ladders } from "./ladder.ts";
import type { RollOptions } from "./options.ts";

/**
 * What a configuration with a runner to spare can do, ready for a loop over the rungs of its columns, of
 * which there are two at most. A move may lead to another set of columns: each distinct one is the address
 * of a cell, linear in the rungs.
 */
export interface PartialProgram {
  readonly busts: number;
  readonly weights: Int32Array;
  /** Where each group's moves begin in `choices`; one more at the end. */
  readonly starts: Int32Array;
  /** Moves by number. */
  readonly choices: Uint16Array;
  /** Of each move: the cell that it leads to from the first rungs, … */
  readonly bases: Int32Array;
  /** … how far a rung of the set's first and second column moves that cell, … */
  readonly firstStrides: Int32Array;
  readonly secondStrides: Int32Array;
  /** … and how many rungs it climbs in them. */
  readonly firstSteps: Uint8Array;
  readonly secondSteps: Uint8Array;
}

/** Moves are below this. */
const MOVES = 512;
const numbers = new Int16Array(MOVES);

/** @param offsets where the array of each set of columns begins */
export function compilePartial(
  options: RollOptions,
  columns: readonly number[],
  ladders: Ladders,
  offsets: Int32Array,
): PartialProgram {
  const { moves, busts, weights, starts } = options;
  const [firstColumn = 0, secondColumn = 0] = columns;
  const set = (firstColumn && 1 << firstColumn) | (secondColumn && 1 << secondColumn);
  const choices = new Uint16Array(moves.length);
  const distinct: Move[] = [];
  numbers.fill(-1);
  for (let k = 0; k < moves.length; k++) {
    const move = moves[k];
    if (numbers[move] < 0) {
      numbers[move] = distinct.length;
      distinct.push(move);
    }
    choices[k] = numbers[move];
  }
  const count = distinct.length;
  const program: PartialProgram = {
    busts,
    weights,
    starts,
    choices,
    bases: new Int32Array(count),
    firstStrides: new Int32Array(count),
    secondStrides: new Int32Array(count),
    firstSteps: new Uint8Array(count),
    secondSteps: new Uint8Array(count),
  };
  for (let number = 0; number < count; number++)
    addMove(program, number, distinct[number], set, firstColumn, secondColumn, ladders, offsets);
  return program;
}

/** Works out where a move leads: the cells of its set of columns run fastest in the highest column. */
function addMove(
  program: PartialProgram,
  number: number,
  move: Move,
  set: number,
  firstColumn: number,
  secondColumn: number,
  { tops, quadRungs }: Ladders,
  offsets: Int32Array,
): void {
  const low = move & 15;
  const high = (move >> 4) & 15;
  const after = set | (1 << low) | (high === 0 ? 0 : 1 << high);
  let base = offsets[after];
  let stride = 1;
  for (let rest = after; rest !== 0; ) {
    const column = 31 - Math.clz32(rest);
    rest &= ~(1 << column);
    const climb = column === low ? (low === high ? 2 : 1) : column === high ? 1 : 0;
    if (column === firstColumn) {
      program.firstStrides[number] = stride;
      program.firstSteps[number] = climb;
    } else if (column === secondColumn) {
      program.secondStrides[number] = stride;
      program.secondSteps[number] = climb;
    } else {
      const rung = (move & QUAD_MOVE) === 0 ? Math.min(climb, tops[column]) : quadRungs[column];
      base += (rung - 1) * stride;
    }
    stride *= tops[column];
  }
  program.bases[number] = base;
}

const results = new Float64Array(MOVES);

/**
 * The value of rolling from a cell.
 *
 * @param first rung less one of the first column after 0, 1 and 2 steps (cut short at the top)
 * @param second the same of the second column
 */
export function runPartial(
  program: PartialProgram,
  values: Float64Array,
  bust: number,
  rolls: number,
  first: Int32Array,
  second: Int32Array,
): number {
  const { bases, firstStrides, secondStrides, firstSteps, secondSteps } = program;
  for (let i = 0; i < bases.length; i++)
    results[i] =
      values[bases[i] + firstStrides[i] * first[firstSteps[i]] + secondStrides[i] * second[secondSteps[i]]];
  const { busts, weights, starts, choices } = program;
  let sum = busts * bust;
  let k = 0;
  for (let group = 0; group < weights.length; group++) {
    const end = starts[group + 1];
    let best = results[choices[k++]];
    while (k < end) {
      const value = results[choices[k++]];
      if (value > best) best = value;
    }
    sum += weights[group] * best;
  }
  return sum / rolls;
}
