import type { OptionTexts } from "@cantstop/texts";
import type { CompareWords } from "../compare.ts";

/** The page that puts rulesets side by side. */
export const compare = (options: OptionTexts): CompareWords => ({
  title: "Regels vergelijken",
  back: "Terug naar Leren",
  lead: "Wat anders is dan bij de eerste, valt op.",
  which: "Naast elkaar",
  onlyDifferences: "Alleen de verschillen",
  option: "Optie",
  toRules: (ruleset) => `Regels: ${ruleset}`,
  nothing: "Kies er minstens twee die verschillen.",
  options,
});
