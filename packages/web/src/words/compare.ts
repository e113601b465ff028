import type { OptionTexts } from "@cantstop/texts";

/** Words of the page that puts rulesets side by side. */
export interface CompareWords {
  readonly title: string;
  /** To the page from which everything leads that can be learnt. */
  readonly back: string;
  readonly lead: string;
  /** Chooses the rulesets. */
  readonly which: string;
  readonly onlyDifferences: string;
  readonly option: string;
  /** The link to a ruleset's page. */
  readonly toRules: (ruleset: string) => string;
  /** Nothing is chosen, or the chosen ones have no differences. */
  readonly nothing: string;
  readonly options: OptionTexts;
}
