import { lowestBit } from "./board.ts";
import { claimColumn, clearTurn, freshColumns, type Position, rivalCampOn } from "./position.ts";

/** Seats still in the game with at least so many claims, a mask. */
function seatsWith({ rules, scores, out }: Position, claims: number): number {
  let seats = 0;
  for (let seat = 0; seat < rules.players; seat++) if (scores[seat] >= claims) seats |= 1 << seat;
  return seats & ~out;
}

/** Seats still in the game with the most claims, a mask. */
function leadingSeats(position: Position): number {
  let claims = Math.max(...position.scores);
  while (seatsWith(position, claims) === 0) claims--;
  return seatsWith(position, claims);
}

function finish(position: Position, winners: number): void {
  clearTurn(position);
  position.finished = true;
  position.winners = winners;
}

/**
 * Ends the turn of the seat on turn, whatever ended it: runners come off, the next seat still in plays, or
 * the game is over. Under complete_round it is over when the round is (A11): when play comes round to the
 * first seat, or would, had that seat not left.
 */
export function endTurn(position: Position): void {
  const { rules, firstSeat } = position;
  const atTarget = seatsWith(position, rules.target);
  let next = position.seat;
  let roundEnds = !rules.completesRound;
  do {
    next = next + 1 === rules.players ? 0 : next + 1;
    if (next === firstSeat) roundEnds = true;
  } while ((position.out >> next) & 1);
  if (position.closed === rules.columns) finish(position, atTarget || leadingSeats(position));
  else if (atTarget !== 0 && roundEnds) finish(position, atTarget);
  else {
    clearTurn(position);
    position.seat = next;
  }
}

/** Ends the turn without gain, for no move is legal: camps stay as they were, claims made at once are kept. */
export const bust = endTurn;

/**
 * May the seat on turn stop now? After a move only; under all_runners_placed not before the runners are
 * placed (A9); under no_stacking not while a runner stands on a rival's camp.
 */
export function canStop(position: Position): boolean {
  const { rules, running } = position;
  if (!position.moved || position.finished) return false;
  if (rules.stopsWhenPlaced && position.spare > 0 && !position.justClaimed && freshColumns(position) !== 0)
    return false;
  if (rules.noStacking)
    for (let rest = running; rest !== 0; rest &= rest - 1) {
      const column = lowestBit(rest);
      if (rivalCampOn(position, column, position.runners[column])) return false;
    }
  return true;
}

/** Stops the turn: runners become camps (A15), topped ones claims. Only where {@link canStop} says so. */
export function stop(position: Position): void {
  const { runners, camps, seat, topped } = position;
  for (let rest = position.running; rest !== 0; rest &= rest - 1) {
    const column = lowestBit(rest);
    if ((topped >> column) & 1) claimColumn(position, column);
    else camps[(seat << 4) | column] = runners[column];
  }
  endTurn(position);
}

/**
 * Takes a seat out of the game, on turn or not: its camps and claims stay, turns skip it. The last seat left
 * in wins; a player alone who leaves ends the game without a winner. The seat must be in, the game running.
 */
export function resign(position: Position, seat: number): void {
  position.out |= 1 << seat;
  const left = ((1 << position.rules.players) - 1) & ~position.out;
  if ((left & (left - 1)) === 0) {
    finish(position, left);
    position.seat = seat;
  } else if (seat === position.seat) endTurn(position);
}
