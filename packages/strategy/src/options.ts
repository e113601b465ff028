import {
  bitsOf,
  generatePackedMoves,
  MAX_MOVES,
  type Position,
  placeRunner,
  type Rules,
  startPosition,
} from "@cantstop/rules";

/**
 * All rolls from one configuration of runners, as what they let a player do: groups of equally many
 * alternatives ("option sets"), each with the number of rolls that offer it.
 */
export interface RollOptions {
  /** Rolls that leave no move. */
  readonly busts: number;
  /** Number of rolls that offer each group. */
  readonly weights: Int32Array;
  /** Where each group's moves begin in `moves`; one more at the end. */
  readonly starts: Int32Array;
  readonly moves: Uint16Array;
}

const buffer = new Uint16Array(MAX_MOVES);

/**
 * The options of a position whose runners stand where they do. With `grouped`, rolls that offer the same
 * moves are counted together, which takes time once and saves it at every use; without, rolls stay apart.
 */
export function rollOptions(position: Position, grouped: boolean): RollOptions {
  const { distinct, weights: rollWeights } = position.rules.rolls;
  const weights: number[] = [];
  const starts: number[] = [0];
  const moves: number[] = [];
  const groups = new Map<string, number>();
  let busts = 0;
  for (let i = 0; i < distinct.length; i++) {
    const count = generatePackedMoves(position, distinct[i], buffer);
    if (count === 0) {
      busts += rollWeights[i];
      continue;
    }
    if (grouped) {
      const name = buffer.subarray(0, count).sort().join();
      const group = groups.get(name);
      if (group !== undefined) {
        weights[group] += rollWeights[i];
        continue;
      }
      groups.set(name, weights.length);
    }
    weights.push(rollWeights[i]);
    for (let k = 0; k < count; k++) moves.push(buffer[k]);
    starts.push(moves.length);
  }
  // Groups of equal size stand together, so that the loops over them run evenly.
  const order = weights.map((_, group) => group).sort((a, b) => sizeOf(a) - sizeOf(b));
  function sizeOf(group: number): number {
    return starts[group + 1] - starts[group];
  }
  const sortedStarts = [0];
  const sortedMoves: number[] = [];
  for (const group of order) {
    for (let k = starts[group]; k < starts[group + 1]; k++) sortedMoves.push(moves[k]);
    sortedStarts.push(sortedMoves.length);
  }
  return {
    busts,
    weights: Int32Array.from(order, (group) => weights[group]),
    starts: Int32Array.from(sortedStarts),
    moves: Uint16Array.from(sortedMoves),
  };
}

/** A table of what was worked out before; emptied when it grows past its limit. */
const kept = new WeakMap<Rules, Map<number, RollOptions>>();
const KEPT_LIMIT = 20_000;

/**
 * The options of runners on these columns, with room for two steps in each but the topped ones, on a board
 * without camps. They depend on nothing but these masks, and are kept.
 *
 * @param closed columns that are claimed; @param set columns with a runner; @param topped those on their top
 */
export function boardOptions(
  rules: Rules,
  closed: number,
  set: number,
  topped: number,
  grouped: boolean,
): RollOptions {
  let known = kept.get(rules);
  if (!known || known.size > KEPT_LIMIT) {
    known = new Map();
    kept.set(rules, known);
  }
  const key = (closed * 2 ** 13 + set) * 2 ** 13 + topped;
  let options = known.get(key);
  if (!options) {
    const position = startPosition(rules);
    position.closed = closed;
    position.moved = true;
    for (const column of bitsOf(set))
      placeRunner(position, column, (topped >> column) & 1 ? rules.lengths[column] : 1);
    options = rollOptions(position, grouped);
    known.set(key, options);
  }
  return options;
}
