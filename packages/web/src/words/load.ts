import { type Language, loadTexts } from "@cantstop/texts";
import type { GameWords } from "./game.ts";
import type { GameWording, LanguageWords, Wording } from "./words.ts";

/** The app's own words by language; each module is loaded when it is asked for. */
const LOADERS = {
  en: async () => (await import("./en/index.ts")).english,
  fr: async () => (await import("./fr/index.ts")).french,
  nl: async () => (await import("./nl/index.ts")).dutch,
  ja: async () => (await import("./ja/index.ts")).japanese,
} as const satisfies { readonly [L in Language]?: () => Promise<LanguageWords> };

/** The languages that the app speaks. */
export const APP_LANGUAGES = Object.keys(LOADERS) as readonly (keyof typeof LOADERS)[];

const isWritten = (language: Language): language is keyof typeof LOADERS => Object.hasOwn(LOADERS, language);

/**
 * Loads the words of one language, or of English where the app's own are still to be written; those that the first
 * screen does without are left to {@link Wording.late}.
 */
export async function loadWording(wanted: Language): Promise<Wording> {
  const language = isWritten(wanted) ? wanted : "en";
  const [texts, { make, late }] = await Promise.all([loadTexts(language), LOADERS[language]()]);
  return { language, texts, words: make(texts), late: (screen) => late[screen](texts) };
}

/** A wording together with the words of the game screen. */
export const withGame = (wording: Wording, game: GameWords): GameWording => ({
  ...wording,
  words: { ...wording.words, ...game },
});
