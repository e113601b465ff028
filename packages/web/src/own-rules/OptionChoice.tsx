import { OPTION_VALUES, type OptionName, type Options } from "@cantstop/rules";
import { optionValue } from "@cantstop/texts";
import type { ComponentChildren } from "preact";
import { useId } from "preact/hooks";
import { Icon } from "../icons.tsx";
import type { OwnRulesWords } from "../words/own-rules.ts";
import { ColumnsChoice } from "./ColumnsChoice.tsx";
import { type Offer, offerOf } from "./mix.ts";
import { Stepper } from "./Stepper.tsx";

/** What every way of choosing a value is handed. */
export interface ChoiceProps {
  readonly options: Options;
  readonly players: number;
  readonly onTake: (offer: Offer) => void;
  readonly words: OwnRulesWords;
}

/** Why a value cannot be chosen, or what else it changes; empty where it is simply free. */
export function offerNote(words: OwnRulesWords, offer: Offer): string {
  if (offer.kind === "free") return "";
  const why = words.conflicts[offer.problem];
  const { name } = words.options[offer.other];
  return offer.kind === "refused"
    ? words.refused(why, name)
    : words.together(why, name, optionValue(words.options, offer.other, offer.options[offer.other]).name);
}

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

/** A value to choose, with what there is to say about it. */
export function MixValue({
  group,
  chosen,
  refused,
  label,
  onTake,
  children,
}: {
  readonly group: string;
  readonly chosen: boolean;
  readonly refused: boolean;
  readonly label: string;
  readonly onTake: () => void;
  readonly children?: ComponentChildren;
}) {
  const about = useId();
  return (
    <label class="mix-value">
      <input
        type="radio"
        name={group}
        checked={chosen}
        disabled={refused}
        aria-label={label}
        aria-describedby={about}
        onChange={onTake}
      />
      <span class="mix-words">
        <strong>{label}</strong>
        <span id={about} class="mix-about">
          {children}
        </span>
      </span>
    </label>
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
