import type { TableState } from "../table/table.ts";
import { currentGame } from "../table/table.ts";
import type { GameWords } from "../words/game.ts";
import type { ReviewWords } from "../words/review.ts";
import { useAdvice } from "./advice.ts";
import { ChoiceList } from "./ChoiceList.tsx";
import { choicesNow } from "./choices.ts";

/** What is to be decided where a game stands: the strongest player says what each choice is worth. */
export function WhatNow({
  state,
  looked,
  valueText,
  words,
  game,
  onLook,
}: {
  readonly state: TableState;
  /** The move that is looked at. */
  readonly looked: readonly number[] | null;
  readonly valueText: (value: number) => string;
  readonly words: ReviewWords["moment"];
  readonly game: GameWords;
  readonly onLook: (columns: readonly number[]) => void;
}) {
  const now = currentGame(state);
  const advice = useAdvice(state);
  if (advice === null || advice === "failed")
    return <p class="quiet">{advice === null ? words.asking : words.noAnswer}</p>;
  return (
    <ChoiceList
      choices={choicesNow(now, advice)}
      pressed={looked?.join("+") ?? null}
      valueText={valueText}
      words={words}
      game={game}
      onPress={now.dice ? (choice) => choice.kind === "move" && onLook(choice.columns) : null}
    />
  );
}
