import { type Dice, parseDice, rollOf } from "./dice.ts";
import { columnsOfMove, generateMoves, MAX_MOVES, type Move, makeMove } from "./moves.ts";
import { clonePosition, type Position, startPosition } from "./position.ts";
import { type ErrorCode, fail, isWhole, ok, type Result } from "./result.ts";
import type { Rules } from "./rules.ts";
import { bust, canStop, resign, stop } from "./turn.ts";

/**
 * What happens in a game, chance included: whoever plays hands in the dice. A roll without a legal move is
 * a bust and passes the turn by itself.
 */
export type GameEvent =
  | { readonly type: "roll"; readonly dice: Dice }
  | { readonly type: "move"; readonly columns: readonly number[] }
  | { readonly type: "stop" }
  | { readonly type: "resign"; readonly seat: number };

/** A game between two events: a position, and the dice that wait for a move. Never changed in place. */
export interface Game {
  readonly position: Position;
  readonly dice: Dice | null;
}

export const startGame = (rules: Rules, firstSeat = 0): Game => ({
  position: startPosition(rules, firstSeat),
  dice: null,
});

const rollIn = (position: Position, dice: Dice): number => rollOf(dice, position.rules.sides);

function movesOf(position: Position, dice: Dice): Move[] {
  const moves = new Uint16Array(MAX_MOVES);
  return [...moves.subarray(0, generateMoves(position, rollIn(position, dice), moves))];
}

const byNumber = (a: readonly number[], b: readonly number[]): number =>
  a[0] - b[0] || (a[1] ?? 0) - (b[1] ?? 0);

/**
 * The legal moves of a roll, each the sums it uses, sorted number by number; empty on a bust. The position
 * is the one before the roll, its game not finished.
 */
export const legalMoves = (position: Position, dice: Dice): number[][] =>
  movesOf(position, dice).map(columnsOfMove).sort(byNumber);

/** The position after a change to a copy of it; `game_over` where nothing can change any more. */
function changed(
  position: Position,
  refusal: ErrorCode | null,
  change: (next: Position) => void,
): Result<Position> {
  if (position.finished) return fail("game_over");
  if (refusal) return fail(refusal);
  const next = clonePosition(position);
  change(next);
  return ok(next);
}

/** The position after a move. `columns` may stand in any order. Fails with `game_over` or `illegal_move`. */
export function playMove(position: Position, dice: Dice, columns: readonly number[]): Result<Position> {
  const name = [...columns].sort((a, b) => a - b).join();
  const move = movesOf(position, dice).find((legal) => columnsOfMove(legal).join() === name);
  return changed(position, move === undefined ? "illegal_move" : null, (next) =>
    makeMove(next, move as Move),
  );
}

/** The position after a stop. Fails with `game_over` or `stop_not_allowed`. */
export const playStop = (position: Position): Result<Position> =>
  changed(position, canStop(position) ? null : "stop_not_allowed", stop);

/** The position after a bust: for dice that leave no legal move. Fails with `game_over`. */
export const playBust = (position: Position): Result<Position> => changed(position, null, bust);

/** The position after a seat has left. Fails with `game_over` or `invalid_seat`. */
export const playResign = (position: Position, seat: number): Result<Position> =>
  changed(
    position,
    isWhole(seat, 0, position.rules.players - 1) && ((position.out >> seat) & 1) === 0
      ? null
      : "invalid_seat",
    (next) => resign(next, seat),
  );

/**
 * The game after one more event. Fails, changing nothing, with `game_over`, `invalid_dice`,
 * `roll_not_allowed` (a roll waits for its move), `illegal_move`, `stop_not_allowed` or `invalid_seat`.
 */
export function play({ position, dice }: Game, event: GameEvent): Result<Game> {
  const settled = (next: Result<Position>, waiting: Dice | null = null): Result<Game> =>
    next.ok ? ok({ position: next.value, dice: waiting }) : next;
  if (position.finished) return fail("game_over");
  switch (event.type) {
    case "roll": {
      if (dice) return fail("roll_not_allowed");
      const rolled = parseDice(event.dice, position.rules.sides);
      if (!rolled.ok) return rolled;
      return movesOf(position, rolled.value).length === 0
        ? settled(playBust(position))
        : ok({ position, dice: rolled.value });
    }
    case "move":
      return dice ? settled(playMove(position, dice, event.columns)) : fail("illegal_move");
    case "stop":
      return dice ? fail("stop_not_allowed") : settled(playStop(position));
    case "resign": {
      const next = playResign(position, event.seat);
      // Dice that wait for the move of a seat that stays still wait.
      return settled(next, next.ok && !next.value.finished && event.seat !== position.seat ? dice : null);
    }
  }
}
