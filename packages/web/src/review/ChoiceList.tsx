import { Die } from "../dice/Die.tsx";
import { Plate } from "../dice/Plate.tsx";
import type { DicePairView } from "../game/view.ts";
import { Icon } from "../icons.tsx";
import { digitOf, useKeyPresses } from "../key-presses.ts";
import { StopMark } from "../StopMark.tsx";
import type { GameWords } from "../words/game.ts";
import type { ReviewWords } from "../words/review.ts";
import type { Choice } from "./choices.ts";
import "./choices.css";

/** A choice in words. */
export const choiceText = (choice: Choice, { cards, actions }: GameWords): string => {
  if (choice.kind === "move") return cards.answer(choice.gains, "");
  return choice.kind === "stop" ? actions.stop : actions.rollAgain;
};

/** The key that presses a choice at this place, from 0, as in the game. */
const keyOf = ({ kind }: Choice, place: number): string =>
  kind === "move" ? String(place + 1) : kind === "stop" ? "S" : "R";

/**
 * What could be done, each with what it is worth, to be looked at on the board or to be picked: by a press, or by a key
 * as in the game.
 */
export function ChoiceList({
  choices,
  pressed,
  valueText,
  words,
  game,
  takesKeys = true,
  onPress,
}: {
  readonly choices: readonly Choice[];
  /** The one that is shown or picked. */
  readonly pressed: string | null;
  /** What a choice is worth; null while that is not to be told. */
  readonly valueText: ((value: number) => string) | null;
  readonly words: ReviewWords["moment"];
  readonly game: GameWords;
  /** Keys press choices, where a press does something. */
  readonly takesKeys?: boolean;
  /** Null where there is nothing to see. */
  readonly onPress: ((choice: Choice) => void) | null;
}) {
  useKeyPresses((press) => {
    const key = String(digitOf(press) ?? press.key.toUpperCase());
    const choice = choices.find((one, place) => keyOf(one, place) === key);
    if (!takesKeys || press.repeat || !choice || !onPress) return false;
    onPress(choice);
    return true;
  });
  return (
    <ul class="choice-list">
      {choices.map((choice, place) => {
        const { id, value, isBest, isPlayed } = choice;
        const marks = valueText ? [...(isBest ? [words.best] : []), ...(isPlayed ? [words.played] : [])] : [];
        const told = valueText?.(value) ?? "";
        const drawn = (
          <>
            <span class="off-screen">{words.option(choiceText(choice, game), told, marks)}</span>
            <span class="choice-drawn" aria-hidden="true">
              {onPress && <kbd class="key">{keyOf(choice, place)}</kbd>}
              {choice.kind === "move" ? (
                <span class="choice-pairs">
                  <Pair pair={choice.pairs[0]} kind="ink" />
                  <Pair pair={choice.pairs[1]} kind="paper" />
                </span>
              ) : (
                <span class="choice-name">
                  {choice.kind === "stop" ? <StopMark size={24} /> : <Icon name="die" />}
                  {choiceText(choice, game)}
                </span>
              )}
              <span class="choice-marks">
                {marks.map((mark) => (
                  <span key={mark} class={mark === words.best ? "tag best" : "tag"}>
                    {mark}
                  </span>
                ))}
              </span>
              {told && <strong>{told}</strong>}
            </span>
          </>
        );
        return (
          <li key={id}>
            {onPress ? (
              <button
                type="button"
                class="choice"
                aria-pressed={id === pressed}
                aria-keyshortcuts={keyOf(choice, place)}
                onClick={() => onPress(choice)}
              >
                {drawn}
              </button>
            ) : (
              <div class="choice">{drawn}</div>
            )}
          </li>
        );
      })}
    </ul>
  );
}

function Pair({ pair, kind }: { readonly pair: DicePairView; readonly kind: "ink" | "paper" }) {
  const faded = !pair.playable;
  return (
    <span class="choice-pair">
      <Die face={pair.dice[0]} kind={kind} faded={faded} />
      <Die face={pair.dice[1]} kind={kind} faded={faded} />
      <Plate kind={faded ? "off" : kind}>{pair.sum}</Plate>
    </span>
  );
}
