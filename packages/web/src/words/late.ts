import type { OwnRulesWords } from "./own-rules.ts";

/** Words of the screens and dialogs that are loaded when they are first opened. */
export interface LateWords {
  readonly ownRules: OwnRulesWords;
}
