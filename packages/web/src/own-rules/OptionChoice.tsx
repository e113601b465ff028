import { OPTION_VALUES, type OptionName } from "@cantstop/rules";
import { optionValue } from "@cantstop/texts";
import { Icon } from "../icons.tsx";
import { ColumnsChoice } from "./ColumnsChoice.tsx";
import { type ChoiceProps, MixValue, offerNote } from "./MixValue.tsx";
import { offerOf } from "./mix.ts";
import { Stepper } from "./Stepper.tsx";

/** One option: folded, it says what holds; open, it offers every value with its sentence. */
export function OptionChoice({
  name,
  isOwn,
  ...choice
}: ChoiceProps & {
  readonly name: OptionName;
  /** It differs from the preset's. */
  readonly isOwn: boolean;
}) {
  const { options, words } = choice;
  return (
    <details class="mix-option" name="mix-option">
      <summary>
        <span class="mix-option-name">{words.options[name].name}</span>
        <strong>{optionValue(words.options, name, options[name]).name}</strong>
        {isOwn && <em>{words.changed}</em>}
        <Icon name="down" />
      </summary>
      {name === "columnsToWin" ? (
        <ColumnsChoice {...choice} />
      ) : name === "markersPerPlayer" ? (
        <MarkersChoice {...choice} />
      ) : (
        <NamedChoice name={name} {...choice} />
      )}
    </details>
  );
}

function NamedChoice({
  name,
  options,
  players,
  onTake,
  words,
}: ChoiceProps & { readonly name: keyof typeof OPTION_VALUES }) {
  return (
    <fieldset class="mix-values">
      <legend class="off-screen">{words.options[name].name}</legend>
      {OPTION_VALUES[name].map((value) => {
        const chosen = options[name] === value;
        const offer = offerOf(options, name, value, players);
        const text = optionValue(words.options, name, value);
        return (
          <MixValue
            key={value}
            group={name}
            chosen={chosen}
            refused={!chosen && offer.kind === "refused"}
            label={text.name}
            onTake={() => onTake(offer)}
          >
            <span>{text.summary}</span>
            {!chosen && offer.kind !== "free" && <span class="mix-note">{offerNote(words, offer)}</span>}
          </MixValue>
        );
      })}
    </fieldset>
  );
}

function MarkersChoice({ options, players, onTake, words }: ChoiceProps) {
  const { name, value } = words.options.markersPerPlayer;
  const { markersPerPlayer } = options;
  return (
    <div class="mix-values">
      <Stepper
        label={name}
        value={markersPerPlayer}
        lowest={3}
        highest={99}
        onChange={(markers) => onTake(offerOf(options, "markersPerPlayer", markers, players))}
      />
      <p class="mix-about">{value(markersPerPlayer).summary}</p>
    </div>
  );
}
