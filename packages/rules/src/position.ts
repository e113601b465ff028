import { COLUMN_SLOTS, lowestBit, RUNNERS } from "./board.ts";
import type { Rules } from "./rules.ts";

/**
 * Where everything stands between two rolls: small integers, one bit per column or seat in every mask.
 *
 * The functions of `moves.ts` and `turn.ts` change a position in place, for speed; {@link clonePosition}
 * keeps one. Sets of columns that follow from others (`running`, `topped`, `closed`, `scores`) are kept in
 * step by those functions and are read-only to everybody else.
 */
export class Position {
  readonly rules: Rules;
  /** Space of each camp, at `seat << 4 | column`; 0 where there is none. */
  readonly camps: Uint8Array;
  /** Space of each runner, by column; 0 where there is none. */
  readonly runners = new Uint8Array(COLUMN_SLOTS);
  /** Columns each seat has claimed, a mask by seat. */
  readonly claims: Uint16Array;
  /** How many columns each seat has claimed. */
  readonly scores: Uint8Array;
  /** Columns anyone has claimed. */
  closed = 0;
  /** Columns with a runner, topped ones included. */
  running = 0;
  /** Columns whose runner stands on the top (never with columnClaim on_reach). */
  topped = 0;
  /** Runners not on the board. */
  spare = RUNNERS;
  /** Whose turn it is, or who ended the game. */
  seat: number;
  firstSeat: number;
  /** A move was made this turn. */
  moved = false;
  /** The last move claimed a column at once (only with columnClaim on_reach). */
  justClaimed = false;
  /** Seats that resigned, a mask. */
  out = 0;
  finished = false;
  /** Seats that won, a mask; empty until the game is finished. */
  winners = 0;

  /** The empty board, `firstSeat` to roll. */
  constructor(rules: Rules, firstSeat = 0) {
    this.rules = rules;
    this.camps = new Uint8Array(rules.players * COLUMN_SLOTS);
    this.claims = new Uint16Array(rules.players);
    this.scores = new Uint8Array(rules.players);
    this.seat = firstSeat;
    this.firstSeat = firstSeat;
  }
}

export const startPosition = (rules: Rules, firstSeat = 0): Position => new Position(rules, firstSeat);

/** Makes a position the same as another of the same rules, for those who want no new memory for it. */
export function copyPosition(from: Position, to: Position): void {
  to.camps.set(from.camps);
  to.runners.set(from.runners);
  to.claims.set(from.claims);
  to.scores.set(from.scores);
  to.closed = from.closed;
  to.running = from.running;
  to.topped = from.topped;
  to.spare = from.spare;
  to.seat = from.seat;
  to.firstSeat = from.firstSeat;
  to.moved = from.moved;
  to.justClaimed = from.justClaimed;
  to.out = from.out;
  to.finished = from.finished;
  to.winners = from.winners;
}

/** A copy that shares nothing but the rules. */
export function clonePosition(position: Position): Position {
  const copy = new Position(position.rules);
  copyPosition(position, copy);
  return copy;
}

/** The space of a seat's camp in a column; 0 where it has none. */
export const campOf = (position: Position, seat: number, column: number): number =>
  position.camps[(seat << 4) | column];

/** Does a rival of the seat on turn, in the game or resigned, hold a camp on this space? */
export function rivalCampOn(position: Position, column: number, space: number): boolean {
  const { camps, seat, rules } = position;
  for (let rival = 0; rival < rules.players; rival++)
    if (rival !== seat && camps[(rival << 4) | column] === space) return true;
  return false;
}

/** The seat that claimed a column, or null where it is open. */
export function ownerOf(position: Position, column: number): number | null {
  const owner = position.claims.findIndex((columns) => ((columns >> column) & 1) !== 0);
  return owner < 0 ? null : owner;
}

/** Open columns that hold no runner. */
export const freshColumns = (position: Position): number =>
  position.rules.columns & ~position.closed & ~position.running;

/** Puts a runner on a space of an open column, a new one where the column has none. The top is not claimed. */
export function placeRunner(position: Position, column: number, space: number): void {
  const bit = 1 << column;
  if ((position.running & bit) === 0) {
    position.running |= bit;
    position.spare--;
  }
  position.runners[column] = space;
  if (space === position.rules.lengths[column]) position.topped |= bit;
}

/** Takes the runner off a column. */
export function liftRunner(position: Position, column: number): void {
  const bit = 1 << column;
  position.runners[column] = 0;
  position.running &= ~bit;
  position.topped &= ~bit;
  position.spare++;
}

/** Takes all runners off the board, and forgets what happened this turn. */
export function clearTurn(position: Position): void {
  for (let rest = position.running; rest !== 0; rest &= rest - 1) position.runners[lowestBit(rest)] = 0;
  position.running = 0;
  position.topped = 0;
  position.spare = RUNNERS;
  position.moved = false;
  position.justClaimed = false;
}

/**
 * Gives an open column to the seat on turn. The claimant's own camp always goes; rivals' camps stay or go
 * as rivalCampsOnClaim says (whether they return to the supply or leave the game, the board is the same).
 */
export function claimColumn(position: Position, column: number): void {
  const { rules, seat, camps } = position;
  position.closed |= 1 << column;
  position.claims[seat] |= 1 << column;
  position.scores[seat]++;
  for (let other = 0; other < rules.players; other++)
    if (other === seat || !rules.rivalCampsStay) camps[(other << 4) | column] = 0;
}
