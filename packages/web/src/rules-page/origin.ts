import type { PresetName, Ruleset } from "@cantstop/rules";
import { presetOf } from "@cantstop/texts";
import type { RulesPageWords } from "../words/rules-page.ts";

type Origin = Exclude<keyof RulesPageWords["origin"], "title">;

/** What is to be told of each preset: the description that it follows, and how it differs from that. */
const ORIGINS: { readonly [P in PresetName]: readonly Origin[] } = {
  standard: ["standard"],
  "standard-extended": ["standard", "variant"],
  "standard-jump": ["standard", "byPlayers"],
  "standard-no-stacking": ["standard", "byPlayers"],
  wikipedia: ["wikipedia"],
  "stop-sign": ["stop-sign"],
  "stop-sign-purge": ["stop-sign", "variant"],
  franjos: ["franjos"],
  "franjos-jump": ["franjos", "variant"],
  "franjos-no-stacking": ["franjos", "variant"],
  "franjos-four": ["franjos", "variant"],
  "franjos-five": ["franjos", "variant"],
};

/** Sentences about where rules come from. */
export function originOf(ruleset: Ruleset, words: RulesPageWords["origin"]): string[] {
  const { preset, isPreset } = presetOf(ruleset);
  return isPreset ? ORIGINS[preset].map((origin) => words[origin]) : [words.own];
}
