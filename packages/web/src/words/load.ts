import { type Language, loadTexts, type Texts } from "@cantstop/texts";
import type { Wording, Words } from "./words.ts";

/** The app's own words by language; each module is loaded when it is asked for. */
const LOADERS: Readonly<Record<Language, () => Promise<(texts: Texts) => Words>>> = {
  en: async () => (await import("./en/index.ts")).makeEnglish,
};

/** Loads all words of one language. */
export async function loadWording(language: Language): Promise<Wording> {
  const [texts, makeWords] = await Promise.all([loadTexts(language), LOADERS[language]()]);
  return { language, texts, words: makeWords(texts) };
}
