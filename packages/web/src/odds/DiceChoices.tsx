import { Icon } from "../icons.tsx";
import type { WithWords } from "../late.tsx";
import { ChoiceList, choiceText } from "../review/ChoiceList.tsx";
import type { GameWords } from "../words/game.ts";
import type { OddsWords } from "../words/odds.ts";
import { Failed } from "./Failed.tsx";
import type { Rolled } from "./rolled.ts";

/** What rolled dice can be used for, as reviews tell it; the best is marked, and shown until another is pressed. */
export function DiceChoices({
  rolled: { choices, unit, askAgain, looked, look, next },
  onGoOn,
  odds,
  game,
  words,
}: {
  readonly rolled: Rolled;
  readonly onGoOn: () => void;
  readonly odds: OddsWords;
  readonly game: GameWords;
} & WithWords<"review">) {
  const { moment } = words;
  const valueText = unit === "chance" ? words.chances.now : words.turns.now;
  const known = choices === null || choices === "failed" ? [] : choices;
  const [best] = known;
  return (
    <>
      <p role="status" class={best ? "off-screen" : "quiet"}>
        {choices === null && odds.results.thinking}
        {best && moment.option(choiceText(best, game), valueText(best.value), [moment.best])}
      </p>
      {choices === "failed" && <Failed words={odds.results} onAgain={askAgain} />}
      <ChoiceList
        choices={known}
        pressed={looked?.join("+") ?? null}
        valueText={valueText}
        words={moment}
        game={game}
        onPress={(choice) => choice.kind === "move" && look(choice.columns)}
      />
      {best && <p class="quiet">{next ? odds.dice.shown : odds.dice.turnOver}</p>}
      {best && next && (
        <button type="button" class="row-button" onClick={onGoOn}>
          <Icon name="next" />
          {odds.dice.goOn}
        </button>
      )}
    </>
  );
}
