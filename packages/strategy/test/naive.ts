// The plainest solver of a turn: every roll of every position that the turn can reach, played by the rules. It knows
// no ladders, no sets of columns and no groups of rolls, and remembers nothing but the positions it has seen.

import {
  bust,
  canStop,
  clonePosition,
  generateMoves,
  MAX_MOVES,
  type Move,
  makeMove,
  type Position,
  stop,
} from "@cantstop/rules";
import { type Evaluator, endsByPlaying } from "@cantstop/strategy";

/** Everything that tells two positions of one game apart. */
const keyOf = ({ camps, runners, claims, ...rest }: Position): string =>
  [
    camps.join(),
    runners.join(),
    claims.join(),
    [rest.seat, rest.firstSeat, rest.closed, rest.running, rest.topped, rest.spare, rest.out].join(),
    [rest.moved, rest.justClaimed, rest.finished, rest.winners].join(),
  ].join("|");

/** A number from 0 to 1 that has nothing to do with the game, so that every end of a turn counts. */
export function arbitraryValue(position: Position, seat: number): number {
  let hash = 0x811c9dc5 ^ seat;
  for (const char of keyOf(position)) hash = Math.imul(hash ^ char.charCodeAt(0), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  hash = Math.imul(hash ^ (hash >>> 12), 0x297a2d39);
  return ((hash ^ (hash >>> 15)) >>> 0) / 2 ** 32;
}

/** The evaluator that goes with a function of positions. */
export const evaluatorOf = (value: Evaluator["value"]): Evaluator => ({
  value,
  ends: (position, ladders) => endsByPlaying(position, ladders, value),
});

interface NaiveOptions {
  readonly value: Evaluator["value"];
  /** False takes a claim for the end of the turn wherever a stop is allowed then. */
  readonly pastClaims: boolean;
  /** Goes through all rolls one by one; without, through those with the dice in order, as often as they come. */
  readonly everyRoll?: boolean;
}

export class NaiveTurn {
  /** The positions of the turn whose rolls were looked at, the first one last. */
  readonly rolled: Position[] = [];
  private readonly seat: number;
  private readonly options: NaiveOptions;
  private readonly rolls: readonly (readonly [roll: number, times: number])[];
  private readonly values = new Map<string, number>();

  constructor(position: Position, options: NaiveOptions) {
    this.seat = position.seat;
    this.options = options;
    this.rolls = rollsOf(position.rules.sides, options.everyRoll ?? false);
    this.rollValue(position);
  }

  rollValue(position: Position): number {
    const key = keyOf(position);
    const known = this.values.get(key);
    if (known !== undefined) return known;
    let sum = 0;
    let rolls = 0;
    for (const [roll, times] of this.rolls) {
      const moves = movesOf(position, roll);
      sum +=
        times *
        Math.max(...moves.map((move) => this.moveValue(position, move)), this.bustValue(position, moves));
      rolls += times;
    }
    this.rolled.push(position);
    this.values.set(key, sum / rolls);
    return sum / rolls;
  }

  stopValue(position: Position): number {
    if (!canStop(position)) return Number.NEGATIVE_INFINITY;
    const after = clonePosition(position);
    stop(after);
    return this.options.value(after, this.seat);
  }

  moveValue(position: Position, move: Move): number {
    const after = clonePosition(position);
    makeMove(after, move);
    // A claim can end the turn by itself; a player alone is then on turn again.
    if (!after.moved) return this.options.value(after, this.seat);
    const stopValue = this.stopValue(after);
    if (after.justClaimed && !this.options.pastClaims && stopValue > Number.NEGATIVE_INFINITY)
      return stopValue;
    return Math.max(stopValue, this.rollValue(after));
  }

  private bustValue(position: Position, moves: readonly Move[]): number {
    if (moves.length > 0) return Number.NEGATIVE_INFINITY;
    const after = clonePosition(position);
    bust(after);
    return this.options.value(after, this.seat);
  }
}

export function movesOf(position: Position, roll: number): Move[] {
  const moves = new Uint16Array(MAX_MOVES);
  return [...moves.subarray(0, generateMoves(position, roll, moves))];
}

function rollsOf(sides: number, each: boolean): [number, number][] {
  const times = new Map<number, number>();
  for (let roll = 0; roll < sides ** 4; roll++) {
    const dice = [...roll.toString(sides).padStart(4, "0")];
    const counted = each ? roll : Number.parseInt(dice.sort().join(""), sides);
    times.set(counted, (times.get(counted) ?? 0) + 1);
  }
  return [...times];
}
