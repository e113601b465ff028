import { type Language, loadTexts } from "@cantstop/texts";
import type { LanguageWords, Wording } from "./words.ts";

/** The app's own words by language; each module is loaded when it is asked for. */
const LOADERS: Readonly<Record<Language, () => Promise<LanguageWords>>> = {
  en: async () => (await import("./en/index.ts")).english,
};

/** Loads the words of one language; those that are needed late are left to {@link Wording.late}. */
export async function loadWording(language: Language): Promise<Wording> {
  const [texts, { make, late }] = await Promise.all([loadTexts(language), LOADERS[language]()]);
  return { language, texts, words: make(texts), late: (screen) => late[screen](texts) };
}
