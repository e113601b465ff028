import { makeRulesetName } from "../ruleset-name.ts";
import type { Texts } from "../texts.ts";
import { locale } from "./locale.ts";
import { presets } from "./presets.ts";
import { reason } from "./reasons.ts";

/** The words about the game in Japanese. */
export const ja = {
  languageName: "日本語",
  locale,
  presetsTitle: "用意されたルール",
  presets,
  reason,
  only: (column) => `${column}だけ`,
  rulesetName: makeRulesetName(presets, (preset) => `${preset}（変更あり）`),
  loadOptions: async () => (await import("./options.ts")).options,
  loadFailures: async () => (await import("./failures.ts")).failureText,
  rulesPage: async (ruleset) => (await import("./rules.ts")).rulesPage(ruleset),
} as const satisfies Texts;
