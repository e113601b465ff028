import { makeRulesetName } from "../ruleset-name.ts";
import type { Texts } from "../texts.ts";
import { locale } from "./locale.ts";
import { presets } from "./presets.ts";
import { reason } from "./reasons.ts";

/** The words about the game in French. */
export const fr = {
  languageName: "Français",
  locale,
  presetsTitle: "Règles toutes prêtes",
  presets,
  reason,
  only: (column) => `${column} seulement`,
  rulesetName: makeRulesetName(presets, (preset) => `${preset}, règles maison`),
  loadOptions: async () => (await import("./options.ts")).options,
  loadFailures: async () => (await import("./failures.ts")).failureText,
  rulesPage: async (ruleset) => (await import("./rules.ts")).rulesPage(ruleset),
} as const satisfies Texts;
