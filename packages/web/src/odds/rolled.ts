import { type Dice, legalMoves, type Position } from "@cantstop/rules";
import { makePositionText } from "@cantstop/rules/notation";
import { useState } from "preact/hooks";
import type { BoardView } from "../board/view.ts";
import type { Hint } from "../bots/advice.ts";
import type { Face } from "../dice/Die.tsx";
import { drawMove, drawPosition } from "../learn/drawing.ts";
import { DICE } from "../play/entry.ts";
import { tryMove } from "../play/situation.ts";
import { type Choice, choicesNow } from "../review/choices.ts";
import { advisers } from "./ahead.ts";
import { type Answer, useAnswer } from "./answer.ts";

/** What dice that have been rolled for a position come to. */
export interface Rolled {
  /** All four lie there, and none can be used. */
  readonly isBust: boolean;
  /** What they could be used for, the best first; null while there is nothing to choose, or nothing known. */
  readonly choices: Answer<readonly Choice[]>;
  /** What choices are worth. */
  readonly unit: Hint["unit"];
  readonly askAgain: () => void;
  /** The move that the board shows: the best one, until another is looked at. */
  readonly looked: readonly number[] | null;
  readonly look: (columns: readonly number[]) => void;
  readonly board: BoardView;
  /** Where the next roll is made: after the move that is shown. Null where none follows in this turn. */
  readonly next: Position | null;
}

/** All dice; null while some are missing. */
const allOf = (dice: readonly Face[]): Dice | null =>
  dice.length === DICE ? (dice as unknown as Dice) : null;

/** What the dice come to that have been rolled for a position, as far as they are told. */
export function useRolled(position: Position, told: readonly Face[]): Rolled {
  const dice = allOf(told);
  const isBust = dice !== null && legalMoves(position, dice).length === 0;
  const text = makePositionText(position);
  const question = dice && !isBust ? `${text} ${dice.join("")}` : null;
  const [hint, askAgain] = useAnswer(question, () => advisers.hint({ position: text, dice }));
  const [pressed, setPressed] = useState<{ to: string | null; columns: readonly number[] } | null>(null);

  const choices = hint === null || hint === "failed" ? hint : choicesNow({ position, dice }, hint);
  const best = choices?.[0];
  const bestColumns = typeof best === "object" && best.kind === "move" ? best.columns : null;
  const looked = pressed?.to === question && pressed !== null ? pressed.columns : bestColumns;
  const trial = dice && looked && tryMove(position, dice, looked);
  const isLast = isBust || trial?.endsTurn;
  return {
    isBust,
    choices,
    unit: hint === null || hint === "failed" ? "chance" : hint.unit,
    askAgain,
    looked,
    look: (columns) => setPressed({ to: question, columns }),
    board: dice && looked ? drawMove(position, dice, looked) : drawPosition(position),
    next: isLast ? null : (trial?.after ?? position),
  };
}
