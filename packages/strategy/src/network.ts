import { bitsOf, COLUMN_SLOTS, campOf, type Position, STANDARD_BOARD } from "@cantstop/rules";
import { SCALE } from "./exponential.ts";

/**
 * A small network of the efficiently updatable kind, in whole numbers, so that it gives the same answers
 * everywhere. Its first layer is a sum of table rows, one for each seat and column that shows something (a
 * camp on a space, or a claim), so that a step of a runner changes one row; clipped to 0 … {@link ONE}, it is
 * weighed into one output a seat still in the game, in playing order from the seat to move. Softmax makes
 * winning chances of them. Two players need the first output only; a player alone has one that is the number
 * of turns left.
 */
export interface Network {
  /** Seats in the game. */
  readonly players: number;
  readonly hidden: number;
  /** {@link rowCount} rows of `hidden` numbers, in units of 1 / {@link ONE}. */
  readonly rows: Int32Array;
  readonly bias: Int32Array;
  /** One row of `hidden` numbers an output, in units of 1 / {@link WEIGHT_ONE}. */
  readonly weights: Int32Array;
  readonly outputBias: Int32Array;
}

/** What 1 is in the first layer, and in the weights; both together make it {@link SCALE} in the outputs. */
export const ONE = 1 << 12;
export const WEIGHT_ONE: number = SCALE / ONE;

/** Rows of one seat: a row a space, the top's for a claim. */
const SEAT_ROWS = 83;
/** Columns closed by a seat that has left. */
const CLOSED_ROWS = 11;

const firstRows = new Uint8Array(COLUMN_SLOTS);
for (let column = 3; column <= 12; column++)
  firstRows[column] = firstRows[column - 1] + STANDARD_BOARD.lengths[column - 1];

/** Rows of a network: the seats', those of columns closed by nobody in the game, and the seats left to play this round. */
export const rowCount = (players: number): number => players * SEAT_ROWS + CLOSED_ROWS + players;

export const outputCount = (players: number): number => (players === 2 ? 1 : players);

/** The row of a camp, or on the top a claim, of the seat that moves `order`-th from now. */
export const rowOf = (order: number, column: number, space: number): number =>
  order * SEAT_ROWS + firstRows[column] + space - 1;

/** The row of a column that somebody closed who is in the game no more. */
export const closedRow = (players: number, column: number): number => players * SEAT_ROWS + column - 2;

const roundRow = (players: number, left: number): number => players * SEAT_ROWS + CLOSED_ROWS + left;

/** The seats still in the game, in playing order from the one to move. */
export function seatsInOrder({ rules, seat, out }: Position): number[] {
  const seats: number[] = [];
  for (let i = 0; i < rules.players; i++) {
    const next = (seat + i) % rules.players;
    if (((out >> next) & 1) === 0) seats.push(next);
  }
  return seats;
}

/** The rows that a position between turns adds up. */
export function activeRows(position: Position): number[] {
  const { rules, claims, closed, firstSeat } = position;
  const seats = seatsInOrder(position);
  const rows: number[] = [];
  let owned = 0;
  for (const [order, seat] of seats.entries()) {
    owned |= claims[seat];
    for (const column of bitsOf(claims[seat])) rows.push(rowOf(order, column, rules.lengths[column]));
    for (const column of bitsOf(rules.columns & ~closed)) {
      const camp = campOf(position, seat, column);
      if (camp !== 0) rows.push(rowOf(order, column, camp));
    }
  }
  for (const column of bitsOf(closed & ~owned)) rows.push(closedRow(seats.length, column));
  if (rules.completesRound) {
    // How many play after the seat to move before the round is over.
    const order = (seat: number) => (seat - firstSeat + rules.players) % rules.players;
    const left = seats.filter((seat) => order(seat) > order(seats[0])).length;
    rows.push(roundRow(seats.length, left));
  }
  return rows;
}

const clip = (x: number): number => (x < 0 ? 0 : Math.min(x, ONE));

/** The value of each seat in the game, in playing order from the one to move; see {@link Evaluator}. */
export function networkValues(network: Network, rows: readonly number[]): number[] {
  const { players, hidden, weights, outputBias } = network;
  const sums = Int32Array.from(network.bias);
  for (const row of rows) for (let h = 0; h < hidden; h++) sums[h] += network.rows[row * hidden + h];
  const outputs = Array.from(outputBias, (bias, k) => {
    let output = bias;
    for (let h = 0; h < hidden; h++) output += weights[k * hidden + h] * clip(sums[h]);
    return output / SCALE;
  });
  // A game that is not over takes a turn at least.
  if (players === 1) return [-Math.max(1, outputs[0])];
  if (players === 2) {
    const first = 1 / (1 + Math.exp(-outputs[0]));
    return [first, 1 - first];
  }
  const highest = Math.max(...outputs);
  const shares = outputs.map((output) => Math.exp(output - highest));
  const sum = shares.reduce((total, share) => total + share);
  return shares.map((share) => share / sum);
}
