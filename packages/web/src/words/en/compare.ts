import type { OptionTexts } from "@cantstop/texts";
import type { CompareWords } from "../compare.ts";

/** The page that puts rulesets side by side. */
export const compare = (options: OptionTexts): CompareWords => ({
  title: "Compare the rules",
  back: "To Learn",
  lead: "What differs from the first one chosen stands out.",
  which: "Side by side",
  onlyDifferences: "Only what differs",
  option: "Option",
  toRules: (ruleset) => `Rules: ${ruleset}`,
  nothing: "Choose at least two that differ.",
  options,
});
