import { bitsOf, campOf, freshColumns, type Move, type Position, RUNNERS } from "@cantstop/rules";
import type { Bot } from "./player.ts";

/**
 * A player that adds up points, as the published ones do. The stop counts progress, for each column moved in
 * this turn its weight times one more than its steps, and stops at a threshold once all runners are placed.
 */
export interface Heuristic {
  /** Weight of a step in the progress, by column from 2. */
  readonly progress: readonly number[];
  /** Worth of a step when a pairing is chosen, by column from 2. */
  readonly choice: readonly number[];
  /** How often a step's worth counts in a column entered by the move. */
  readonly entryWorth: number;
  /** What each newly placed runner costs in that choice. */
  readonly placementCost: number;
  /** Added to the progress of three columns that are all odd, all even, all at most 7, all at least 7. */
  readonly odd: number;
  readonly even: number;
  readonly low: number;
  readonly high: number;
  readonly threshold: number;
  /** Stops as soon as a runner has reached a top. */
  readonly stopsOnTop: boolean;
  /** Added to a step's worth in a column climbed to the top by the player itself; in part where it is on its way. */
  readonly ownClimb: number;
  /** The same for the rival who is highest in the column. */
  readonly rivalClimb: number;
}

const mirrored = (half: readonly number[]): number[] => [...half, ...half.slice(0, -1).reverse()];

/** Keller, Can't Stop? Try the Rule of 28 (1986). */
export const RULE_OF_28: Heuristic = {
  progress: mirrored([6, 5, 4, 3, 2, 1]),
  choice: mirrored([1, 2, 3, 4, 5, 6]),
  entryWorth: 1,
  placementCost: 6,
  odd: 2,
  even: -2,
  low: 4,
  high: 4,
  threshold: 28,
  stopsOnTop: false,
  ownClimb: 0,
  rivalClimb: 0,
};

/** Glenn and Aloi, A Generalized Heuristic for Can't Stop (2009), with the weights of the authors' program. */
export const GLENN_ALOI: Heuristic = {
  progress: mirrored([7, 7, 3, 2, 2, 1]),
  choice: mirrored([7, 0, 2, 0, 4, 3]),
  entryWorth: 2,
  placementCost: 6,
  odd: 7,
  even: 1,
  low: 5,
  high: 6,
  threshold: 29,
  stopsOnTop: false,
  ownClimb: 0,
  rivalClimb: 0,
};

/** Steps of this turn's runner in a column. */
const stepsIn = (position: Position, column: number): number =>
  position.runners[column] - campOf(position, position.seat, column);

/** The progress of this turn, with the bonus for its columns once all runners are placed. */
export function progressOf(heuristic: Heuristic, position: Position): number {
  const columns = bitsOf(position.running);
  let progress = 0;
  for (const column of columns) progress += heuristic.progress[column - 2] * (stepsIn(position, column) + 1);
  if (columns.length < RUNNERS) return progress;
  if (columns.every((column) => column % 2 === 1)) progress += heuristic.odd;
  if (columns.every((column) => column % 2 === 0)) progress += heuristic.even;
  if (columns.every((column) => column <= 7)) progress += heuristic.low;
  if (columns.every((column) => column >= 7)) progress += heuristic.high;
  return progress;
}

/** How high the rivals' highest camp in a column is, as a share of the column. */
function rivalShare(position: Position, column: number): number {
  let highest = 0;
  for (let seat = 0; seat < position.rules.players; seat++)
    if (seat !== position.seat) highest = Math.max(highest, campOf(position, seat, column));
  return highest / position.rules.lengths[column];
}

/** How high the player is in a column, as a share of the column: its runner there, or else its camp. */
const ownShare = (position: Position, column: number): number =>
  (position.runners[column] || campOf(position, position.seat, column)) / position.rules.lengths[column];

/** What a move is worth to the heuristic: steps by their columns, less the runners it places. */
export function worthOf(heuristic: Heuristic, position: Position, move: Move): number {
  const { choice, ownClimb, rivalClimb } = heuristic;
  const first = move & 15;
  const second = (move >> 4) & 15;
  const stepWorth = (column: number): number => {
    let worth = choice[column - 2];
    if (ownClimb !== 0) worth += ownClimb * ownShare(position, column);
    if (rivalClimb !== 0) worth += rivalClimb * rivalShare(position, column);
    return worth;
  };
  const worthIn = (column: number, steps: number): number => {
    const worth = stepWorth(column) * steps;
    return (position.running >> column) & 1 ? worth : worth * heuristic.entryWorth - heuristic.placementCost;
  };
  if (second === first) return worthIn(first, 2);
  return worthIn(first, 1) + (second === 0 ? 0 : worthIn(second, 1));
}

/** A bot that plays by a heuristic; it never tosses a coin. */
export function heuristicBot(name: string, summary: string, heuristic: Heuristic): Bot {
  const player = {
    choose(position: Position, moves: Uint16Array, count: number): Move {
      let best = moves[0];
      let bestWorth = Number.NEGATIVE_INFINITY;
      for (let i = 0; i < count; i++) {
        const worth = worthOf(heuristic, position, moves[i]);
        if (worth > bestWorth) {
          best = moves[i];
          bestWorth = worth;
        }
      }
      return best;
    },
    stops(position: Position): boolean {
      const { rules, scores, seat, topped, spare, justClaimed } = position;
      if (topped !== 0 && scores[seat] + bitsOf(topped).length >= rules.target) return true;
      if (heuristic.stopsOnTop && (topped !== 0 || justClaimed)) return true;
      // Where fewer columns are open than there are runners, all that can be placed is placed.
      const placed = spare === 0 || freshColumns(position) === 0;
      return placed && progressOf(heuristic, position) >= heuristic.threshold;
    },
  };
  return { name, summary, create: () => player };
}
