import { DEFAULT_PRESET, type PresetName, type Ruleset } from "@cantstop/rules";
import type { Texts } from "./texts.ts";

/** The preset that a ruleset began as, and whether it has remained that preset. */
export function presetOf({ spec }: Ruleset): { readonly preset: PresetName; readonly isPreset: boolean } {
  if (typeof spec === "string") return { preset: spec, isPreset: true };
  const { preset = DEFAULT_PRESET, ...own } = spec;
  return { preset, isPreset: Object.keys(own).length === 0 };
}

/** Names rulesets; `changed` names one that began as a preset and has options of its own. */
export function makeRulesetName(
  presets: Texts["presets"],
  changed: (preset: string) => string,
): Texts["rulesetName"] {
  return (ruleset) => {
    const { preset, isPreset } = presetOf(ruleset);
    const { name } = presets[preset];
    return isPreset ? name : changed(name);
  };
}
