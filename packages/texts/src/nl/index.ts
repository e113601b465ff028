import { makeRulesetName } from "../ruleset-name.ts";
import type { Texts } from "../texts.ts";
import { locale } from "./locale.ts";
import { presets } from "./presets.ts";
import { reason } from "./reasons.ts";

/** The words about the game in Dutch. */
export const nl = {
  languageName: "Nederlands",
  locale,
  presetsTitle: "Kant-en-klare regels",
  presets,
  reason,
  only: (column) => `alleen ${column}`,
  rulesetName: makeRulesetName(presets, (preset) => `${preset}, met eigen regels`),
  loadOptions: async () => (await import("./options.ts")).options,
  loadFailures: async () => (await import("./failures.ts")).failureText,
  rulesPage: async (ruleset) => (await import("./rules.ts")).rulesPage(ruleset),
} as const satisfies Texts;
