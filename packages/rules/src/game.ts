import { type Dice, parseDice, rollOf } from "./dice.ts";
import { columnsOfMove, generateMoves, MAX_MOVES, type Move, makeMove } from "./moves.ts";
import { clonePosition, type Position, startPosition } from "./position.ts";
import { fail, isWhole, ok, type Result } from "./result.ts";
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

const rollIn = (position: Position, dice: Dice): number => rollOf(dice, position.rules.board.sides);

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

const gameOver = () => fail("game_over", "The game is over; start a new one.");

/** The position after a move. `columns` may stand in any order. Fails with `game_over` or `illegal_move`. */
export function playMove(position: Position, dice: Dice, columns: readonly number[]): Result<Position> {
  if (position.finished) return gameOver();
  const name = [...columns].sort((a, b) => a - b).join();
  const move = movesOf(position, dice).find((legal) => columnsOfMove(legal).join() === name);
  if (move === undefined) {
    const legal = legalMoves(position, dice).map((sums) => sums.join("+"));
    return fail(
      "illegal_move",
      `${name.replaceAll(",", "+") || "No sum"} is not a move with ${dice.join(" ")}; ${
        legal.length > 0 ? `choose ${legal.join(" or ")}` : "this roll is a bust"
      }.`,
      "columns",
    );
  }
  const next = clonePosition(position);
  makeMove(next, move);
  return ok(next);
}

/** The position after a stop. Fails with `game_over` or `stop_not_allowed`. */
export function playStop(position: Position): Result<Position> {
  if (position.finished) return gameOver();
  if (!canStop(position))
    return fail(
      "stop_not_allowed",
      `The turn cannot be stopped now; ${position.moved ? "roll again" : "roll first"}.`,
    );
  const next = clonePosition(position);
  stop(next);
  return ok(next);
}

/** The position after a bust: for dice that leave no legal move. */
export function playBust(position: Position): Position {
  const next = clonePosition(position);
  bust(next);
  return next;
}

/** The position after a seat has left. Fails with `game_over` or `invalid_seat`. */
export function playResign(position: Position, seat: number): Result<Position> {
  if (position.finished) return gameOver();
  if (!isWhole(seat, 0, position.rules.players - 1) || (position.out >> seat) & 1)
    return fail("invalid_seat", "Only a seat that is in the game can resign.", "seat");
  const next = clonePosition(position);
  resign(next, seat);
  return ok(next);
}

/**
 * The game after one more event. Fails, changing nothing, with `game_over`, `invalid_dice`,
 * `roll_not_allowed` (a roll waits for its move), `illegal_move`, `stop_not_allowed` or `invalid_seat`.
 */
export function play(game: Game, event: GameEvent): Result<Game> {
  const { position, dice } = game;
  if (position.finished) return gameOver();
  const settled = (next: Result<Position>): Result<Game> =>
    next.ok ? ok({ position: next.value, dice: null }) : next;
  switch (event.type) {
    case "roll": {
      if (dice) return fail("roll_not_allowed", "Choose a pairing for this roll before the next.");
      const rolled = parseDice(event.dice, position.rules.board.sides);
      if (!rolled.ok) return rolled;
      return movesOf(position, rolled.value).length === 0
        ? ok({ position: playBust(position), dice: null })
        : ok({ position, dice: rolled.value });
    }
    case "move":
      return dice
        ? settled(playMove(position, dice, event.columns))
        : fail("illegal_move", "Roll before you move.");
    case "stop":
      return dice
        ? fail("stop_not_allowed", "Choose a pairing for this roll before you stop.")
        : settled(playStop(position));
    case "resign": {
      const next = playResign(position, event.seat);
      // Dice that wait for another seat's move still wait.
      return next.ok
        ? ok({ position: next.value, dice: dice && isWaiting(position, next.value) ? dice : null })
        : next;
    }
  }
}

/** Is it still the same seat's turn, in a game that goes on? */
const isWaiting = (before: Position, after: Position): boolean =>
  !after.finished && before.seat === after.seat;
