import { bitsOf, type Move, QUAD_MOVE } from "@cantstop/rules";
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
  readonly strides: readonly [Int32Array, Int32Array];
  /** … and how many rungs it climbs in them. */
  readonly steps: readonly [Uint8Array, Uint8Array];
}

/** @param offsets where the array of each set of columns begins */
export function compilePartial(
  options: RollOptions,
  columns: readonly number[],
  { tops, quadRungs }: Ladders,
  offsets: Int32Array,
): PartialProgram {
  const numbers = new Map<Move, number>();
  const choices = options.moves.map((move) => {
    let number = numbers.get(move);
    if (number === undefined) {
      number = numbers.size;
      numbers.set(move, number);
    }
    return number;
  });
  const count = numbers.size;
  const bases = new Int32Array(count);
  const strides = [new Int32Array(count), new Int32Array(count)] as const;
  const steps = [new Uint8Array(count), new Uint8Array(count)] as const;
  let set = 0;
  for (const column of columns) set |= 1 << column;
  for (const [move, number] of numbers) {
    const first = move & 15;
    const second = (move >> 4) & 15;
    const climb = first === second ? 2 : 1;
    const after = set | (1 << first) | (second === 0 ? 0 : 1 << second);
    let base = offsets[after];
    let stride = 1;
    for (const column of bitsOf(after).reverse()) {
      const place = columns.indexOf(column);
      const moved = column === first ? climb : column === second ? 1 : 0;
      if (place >= 0) {
        strides[place][number] = stride;
        steps[place][number] = moved;
      } else {
        const rung = (move & QUAD_MOVE) !== 0 ? quadRungs[column] : Math.min(moved, tops[column]);
        base += (rung - 1) * stride;
      }
      stride *= tops[column];
    }
    bases[number] = base;
  }
  return {
    busts: options.busts,
    weights: options.weights,
    starts: options.starts,
    choices,
    bases,
    strides,
    steps,
  };
}

const results = new Float64Array(512);

/**
 * The value of rolling from a cell.
 *
 * @param first rung less one of the first column after 0, 1 and 2 steps (cut short at the top)
 * @param second the same of the second column
 */
export function runPartial(
  { busts, weights, starts, choices, bases, strides, steps }: PartialProgram,
  values: Float64Array,
  bust: number,
  rolls: number,
  first: Int32Array,
  second: Int32Array,
): number {
  const [firstStrides, secondStrides] = strides;
  const [firstSteps, secondSteps] = steps;
  for (let i = 0; i < bases.length; i++)
    results[i] =
      values[bases[i] + firstStrides[i] * first[firstSteps[i]] + secondStrides[i] * second[secondSteps[i]]];
  let sum = busts * bust;
  for (let group = 0; group < weights.length; group++) {
    const end = starts[group + 1];
    let k = starts[group];
    let best = results[choices[k]];
    for (k++; k < end; k++) {
      const value = results[choices[k]];
      if (value > best) best = value;
    }
    sum += weights[group] * best;
  }
  return sum / rolls;
}
