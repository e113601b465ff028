import type { Game } from "@cantstop/rules";
import type { BoardView, Piece } from "../board/view.ts";
import { presentBoard } from "../play/board.ts";
import { type Situation, situationOfMove } from "../play/situation.ts";
import type { TableState } from "../table/table.ts";

/** The situation while a move is shown that the waiting dice allow. */
const showing = ({ position, dice }: Game, columns: readonly number[]): Situation | null =>
  dice && situationOfMove(position, dice, columns);

/** What a moment of a game looks like: the move made there, or the one looked at instead of it, is still to be seen. */
function situationAt(state: TableState, moment: number, looked: readonly number[] | null): Situation {
  const game = state.games[moment] ?? state.games[0];
  const before = state.games[moment - 1];
  const event = state.record.events[moment - 1];
  const shown =
    before && event?.type === "move"
      ? showing(before, looked ?? event.columns)
      : looked && showing(game, looked);
  if (shown) return shown;
  const { position, dice } = game;
  if (before && event?.type === "roll" && !dice)
    return { kind: "bust", before: before.position, position, dice: event.dice };
  return position.finished ? { kind: "over", position } : { kind: "roll", position, moved: position.moved };
}

/**
 * The board at a moment of a game.
 *
 * @param looked a move to be seen instead of the one that was made, or that may be made with the dice that wait
 */
export const boardAt = (
  state: TableState,
  moment: number,
  looked: readonly number[] | null,
  pieceOf: (seat: number) => Piece,
): BoardView => presentBoard({ situation: situationAt(state, moment, looked), pieceOf });
