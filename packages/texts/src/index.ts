export { isLanguage, LANGUAGES, type Language, loadTexts } from "./languages.ts";
export type { Locale } from "./locale.ts";

export type { Block, Example, RulesPage, Section, SectionName, Spaces } from "./page.ts";
export type { Reason, SeatName, Wording } from "./reason.ts";
export { presetOf } from "./ruleset-name.ts";
export { type Named, type OptionTexts, optionValue, type Texts } from "./texts.ts";
