import { lowestBit } from "./board.ts";
import { claimColumn, clearRunners, freshColumns, type Position, rivalCampOn } from "./position.ts";

/** Seats still in the game that have claimed the target number of columns, a mask. */
function seatsAtTarget({ rules, scores, out }: Position): number {
  let seats = 0;
  for (let seat = 0; seat < rules.players; seat++) if (scores[seat] >= rules.target) seats |= 1 << seat;
  return seats & ~out;
}

/** Seats still in the game with the most claims, a mask. */
function leadingSeats({ rules, scores, out }: Position): number {
  let seats = 0;
  let most = 0;
  for (let seat = 0; seat < rules.players; seat++) {
    if ((out >> seat) & 1 || scores[seat] < most) continue;
    seats = scores[seat] > most ? 1 << seat : seats | (1 << seat);
    most = scores[seat];
  }
  return seats;
}

function finish(position: Position, winners: number): void {
  clearRunners(position);
  position.moved = false;
  position.justClaimed = false;
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
  const atTarget = seatsAtTarget(position);
  let next = position.seat;
  let roundEnds = false;
  do {
    next = next + 1 === rules.players ? 0 : next + 1;
    if (next === firstSeat) roundEnds = true;
  } while ((position.out >> next) & 1);
  clearRunners(position);
  position.moved = false;
  position.justClaimed = false;
  if (position.closed === rules.board.columns) finish(position, atTarget || leadingSeats(position));
  else if (atTarget !== 0 && (roundEnds || !rules.completesRound)) finish(position, atTarget);
  else position.seat = next;
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
