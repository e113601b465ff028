import type { Move } from "@cantstop/rules";
import type { RollOptions } from "./options.ts";

/**
 * The options of three placed runners, ready for the inner loop: every alternative is a distance from one
 * cell of the set's array to another. Groups without a choice stand apart from those with one. The distances
 * depend on the lengths of the ladders, and are worked out anew for each ({@link setDistances}).
 */
export interface Program {
  /** Rolls that leave no move, and rolls that leave one. */
  readonly busts: number;
  readonly successes: number;
  readonly forcedWeights: Float64Array;
  readonly forcedDistances: Int32Array;
  readonly choiceWeights: Float64Array;
  /** Where each group's distances begin; one more at the end. */
  readonly choiceStarts: Int32Array;
  readonly choiceDistances: Int32Array;
  /** Steps of each alternative in the set's three columns, as digits of base 3. */
  readonly forcedSteps: Uint8Array;
  readonly choiceSteps: Uint8Array;
}

/**
 * @param columns the three columns, ascending
 * @param rooms steps that the runner of each has left, as far as a move can tell: 0, 1 or 2
 */
export function compileProgram(
  { busts, weights, starts, moves }: RollOptions,
  columns: readonly number[],
  rooms: readonly number[],
): Program {
  const digits = (move: Move): number => {
    const first = columns.indexOf(move & 15);
    const second = columns.indexOf((move >> 4) & 15);
    const weightOf = [9, 3, 1];
    if (first === second) return Math.min(2, rooms[first]) * weightOf[first];
    return weightOf[first] + (second < 0 ? 0 : weightOf[second]);
  };
  const forcedWeights: number[] = [];
  const forcedSteps: number[] = [];
  const choiceWeights: number[] = [];
  const choiceStarts = [0];
  const choiceSteps: number[] = [];
  let successes = 0;
  for (let group = 0; group < weights.length; group++) {
    const steps = new Set<number>();
    for (let k = starts[group]; k < starts[group + 1]; k++) steps.add(digits(moves[k]));
    successes += weights[group];
    if (steps.size === 1) {
      forcedWeights.push(weights[group]);
      forcedSteps.push(...steps);
    } else {
      choiceWeights.push(weights[group]);
      choiceSteps.push(...steps);
      choiceStarts.push(choiceSteps.length);
    }
  }
  return {
    busts,
    successes,
    forcedWeights: Float64Array.from(forcedWeights),
    forcedDistances: new Int32Array(forcedSteps.length),
    forcedSteps: Uint8Array.from(forcedSteps),
    choiceWeights: Float64Array.from(choiceWeights),
    choiceStarts: Int32Array.from(choiceStarts),
    choiceDistances: new Int32Array(choiceSteps.length),
    choiceSteps: Uint8Array.from(choiceSteps),
  };
}

/** @param distances of each combination of steps, indexed by its digits of base 3 */
export function setDistances(program: Program, distances: Int32Array): void {
  const { forcedDistances, forcedSteps, choiceDistances, choiceSteps } = program;
  for (let i = 0; i < forcedSteps.length; i++) forcedDistances[i] = distances[forcedSteps[i]];
  for (let i = 0; i < choiceSteps.length; i++) choiceDistances[i] = distances[choiceSteps[i]];
}
