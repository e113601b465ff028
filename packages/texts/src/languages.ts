import type { Texts } from "./texts.ts";

/** Each language in a module of its own, loaded when it is asked for. */
const LOADERS = {
  en: async (): Promise<Texts> => (await import("./en/index.ts")).en,
  fr: async (): Promise<Texts> => (await import("./fr/index.ts")).fr,
  nl: async (): Promise<Texts> => (await import("./nl/index.ts")).nl,
  ja: async (): Promise<Texts> => (await import("./ja/index.ts")).ja,
} as const;

export type Language = keyof typeof LOADERS;

/** The languages there are, by their codes. */
export const LANGUAGES = Object.keys(LOADERS) as readonly Language[];

export const isLanguage = (code: string): code is Language => Object.hasOwn(LOADERS, code);

/** Loads the words of one language. */
export const loadTexts = (language: Language): Promise<Texts> => LOADERS[language]();
