import type { Texts } from "../texts.ts";
import { failure } from "./failures.ts";
import { locale } from "./locale.ts";
import { options } from "./options.ts";
import { presets } from "./presets.ts";
import { reason } from "./reasons.ts";

/** All words about the game in English. */
export const en = {
  languageName: "English",
  locale,
  presets,
  options,
  failure,
  reason,
  only: (column) => `${column} only`,
  rulesetName: ({ spec }) => {
    if (typeof spec === "string") return presets[spec].name;
    const { preset = "standard", ...own } = spec;
    const { name } = presets[preset];
    return Object.keys(own).length === 0 ? name : `${name}, with rules of your own`;
  },
  rulesPage: async (ruleset) => (await import("./rules/page.ts")).rulesPage(ruleset),
} as const satisfies Texts;
