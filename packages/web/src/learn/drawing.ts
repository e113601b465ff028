import type { Dice, Position } from "@cantstop/rules";
import type { BoardView, Piece } from "../board/view.ts";
import { presentBoard } from "../play/board.ts";
import { situationOfMove } from "../play/situation.ts";

/** Seats have the pieces of their number. */
const pieceOf = (seat: number): Piece => seat as Piece;

/** The board at a position. */
export const drawPosition = (position: Position): BoardView =>
  presentBoard({ situation: { kind: "roll", position, moved: position.moved }, pieceOf });

/** The board while a move is tried, as the game shows it; the position where the move is not legal. */
export function drawMove(position: Position, dice: Dice, columns: readonly number[]): BoardView {
  const situation = situationOfMove(position, dice, columns);
  return situation ? presentBoard({ situation, pieceOf }) : drawPosition(position);
}

/** The board after a bust, with what it took. */
export const drawBust = (before: Position, after: Position, dice: Dice): BoardView =>
  presentBoard({ situation: { kind: "bust", before, position: after, dice }, pieceOf });
