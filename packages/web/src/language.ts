import type { Language } from "@cantstop/texts";
import type { Settings } from "./settings.ts";
import { APP_LANGUAGES } from "./words/load.ts";

/** The first language that the app speaks of those that someone prefers, as browsers name them (`fr-CA`, `nl`); else English. */
export function guessLanguage(preferred: readonly string[]): Language {
  for (const tag of preferred) {
    const code = tag.toLowerCase().split("-")[0] ?? "";
    const known = APP_LANGUAGES.find((language) => language === code);
    if (known) return known;
  }
  return "en";
}

/** The language of the settings; `auto` is the browser's. */
export const languageOf = ({ language }: Pick<Settings, "language">): Language =>
  language === "auto" ? guessLanguage(navigator.languages) : language;

/** A language's own name for itself, as a heading or a list begins it: "Français". */
export function languageName(language: Language): string {
  const name = new Intl.DisplayNames(language, { type: "language" }).of(language) ?? language;
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1);
}
