import { DEFAULT_PRESET, PRESET_NAMES, parseRuleset, type Ruleset, unwrap } from "@cantstop/rules";
import { useId } from "preact/hooks";
import { Tool } from "../game/Tool.tsx";
import { Icon } from "../icons.tsx";
import { useWording } from "../words/context.ts";

const OWN = "own";

/** By which rules: a preset from the list with its sentence, or a mix of one's own. */
export function RulesChoice({
  ruleset,
  fits,
  players,
  onChange,
  onOwn,
}: {
  readonly ruleset: Ruleset;
  /** These rules work for this many players. */
  readonly fits: boolean;
  readonly players: number;
  readonly onChange: (ruleset: Ruleset) => void;
  /** The sheet for own rules is asked for. */
  readonly onOwn: () => void;
}) {
  const { words, texts } = useWording();
  const { home } = words;
  const summary = useId();
  const { spec } = ruleset;
  const preset = typeof spec === "string" ? spec : null;
  const { preset: base = DEFAULT_PRESET, ...own } = typeof spec === "string" ? { preset: spec } : spec;
  return (
    <div class="rules-choice">
      <div class="rules-list">
        <label>
          <span>{home.rules}</span>
          <select
            value={preset ?? OWN}
            aria-describedby={summary}
            onChange={({ currentTarget: { value } }) =>
              value !== OWN && onChange(unwrap(parseRuleset(value)))
            }
          >
            {preset === null && <option value={OWN}>{texts.rulesetName(ruleset)}</option>}
            {PRESET_NAMES.map((name) => (
              <option key={name} value={name}>
                {texts.presets[name].name}
              </option>
            ))}
          </select>
        </label>
        <strong aria-hidden="true">
          {texts.rulesetName(ruleset)}
          <Icon name="down" size={20} />
        </strong>
        <p id={summary} class={fits ? undefined : "wrong"}>
          {fits
            ? preset
              ? texts.presets[preset].summary
              : home.ownRulesSummary(Object.keys(own).length, texts.presets[base].name)
            : home.rulesDoNotFit(players)}
        </p>
      </div>
      <Tool tool={{ icon: "tune", label: home.ownRules, onPress: onOwn }} />
    </div>
  );
}
