import type { OptionTexts } from "@cantstop/texts";
import type { CompareWords } from "../compare.ts";

/** The page that puts rulesets side by side. */
export const compare = (options: OptionTexts): CompareWords => ({
  title: "Comparer les règles",
  back: "Retour à Apprendre",
  lead: "Ce qui diffère de la première colonne ressort.",
  which: "Côte à côte",
  onlyDifferences: "Seulement les différences",
  option: "Option",
  toRules: (ruleset) => `Règles : ${ruleset}`,
  nothing: "Choisissez-en au moins deux qui diffèrent.",
  options,
});
