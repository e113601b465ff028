import { makeRulesetName } from "../ruleset-name.ts";
import type { Texts } from "../texts.ts";
import { locale } from "./locale.ts";
import { presets } from "./presets.ts";
import { reason } from "./reasons.ts";

/** The words about the game in English. */
export const en = {
  languageName: "English",
  locale,
  presetsTitle: "Presets",
  presets,
  reason,
  only: (column) => `${column} only`,
  rulesetName: makeRulesetName(presets, (preset) => `${preset}, with rules of your own`),
  loadOptions: async () => (await import("./options.ts")).options,
  loadFailures: async () => (await import("./failures.ts")).failureText,
  rulesPage: async (ruleset) => (await import("./rules.ts")).rulesPage(ruleset),
} as const satisfies Texts;
