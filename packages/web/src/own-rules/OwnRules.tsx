import {
  conflictsOf,
  type OptionName,
  type Options,
  PRESET_NAMES,
  PRESETS,
  parseRuleset,
  type Ruleset,
  unwrap,
} from "@cantstop/rules";
import { optionValue, presetOf } from "@cantstop/texts";
import { useState } from "preact/hooks";
import { Icon } from "../icons.tsx";
import type { WithWords } from "../late.tsx";
import { Dialog } from "../menu/Dialog.tsx";
import { useWording } from "../words/context.ts";
import { differences, type Offer, rulesetOf } from "./mix.ts";
import { OptionChoice } from "./OptionChoice.tsx";
import "./own-rules.css";

const OPTION_NAMES = Object.keys(PRESETS.standard) as OptionName[];

export interface OwnRulesProps {
  readonly ruleset: Ruleset;
  readonly players: number;
  readonly onChange: (ruleset: Ruleset) => void;
  readonly onClose: () => void;
}

/** The sheet where a ruleset is put together, option by option. What is chosen holds at once. */
export function OwnRules({
  ruleset,
  players,
  onChange,
  onClose,
  words,
}: OwnRulesProps & WithWords<"ownRules">) {
  const { texts } = useWording();
  const [said, setSaid] = useState("");
  const { options } = ruleset;
  const { preset } = presetOf(ruleset);
  const own = differences(PRESETS[preset], options);
  // More players may have sat down since.
  const [conflict] = conflictsOf(options, players);

  const valueName = (mix: Options, name: OptionName) => optionValue(words.options, name, mix[name]).name;
  const take = (offer: Offer): void => {
    if (offer.kind === "refused") return;
    if (offer.kind === "together") {
      const { other } = offer;
      setSaid(words.alsoChanged(words.options[other].name, valueName(offer.options, other)));
    } else setSaid("");
    onChange(rulesetOf(preset, offer.options));
  };
  const start = (name: string): void => {
    setSaid("");
    onChange(unwrap(parseRuleset(name)));
  };

  return (
    <Dialog title={words.title} onClose={onClose} large>
      <p class="quiet">{words.intro}</p>
      <div class="mix">
        <label class="select-field">
          <span>{words.basedOn}</span>
          <select value={preset} onChange={({ currentTarget }) => start(currentTarget.value)}>
            {PRESET_NAMES.map((name) => (
              <option key={name} value={name}>
                {texts.presets[name].name}
              </option>
            ))}
          </select>
          <Icon name="down" />
        </label>
        <p class="mix-name" aria-live="polite">
          <strong>{texts.rulesetName(ruleset)}</strong>
          {own.length > 0 && <span>{words.own(own.length)}</span>}
        </p>
        {own.length > 0 && (
          <button type="button" class="row-button" onClick={() => start(preset)}>
            <Icon name="undo" />
            {words.reset(texts.presets[preset].name)}
          </button>
        )}
      </div>
      {conflict && (
        <p class="mix-note" role="alert">
          {words.doesNotFit(players, words.conflicts[conflict.problem])}
        </p>
      )}
      <div class="mix-options">
        {OPTION_NAMES.map((name) => (
          <OptionChoice
            key={name}
            name={name}
            options={options}
            players={players}
            isOwn={own.includes(name)}
            onTake={take}
            words={words}
          />
        ))}
      </div>
      <p class="mix-said" role="status">
        {said}
      </p>
      <form method="dialog" class="dialog-end">
        <button type="submit" class="row-button strong">
          {words.done}
        </button>
      </form>
    </Dialog>
  );
}
