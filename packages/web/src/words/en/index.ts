import type { Texts } from "@cantstop/texts";
import type { LanguageWords } from "../words.ts";
import { game } from "./game.ts";
import { home } from "./home.ts";
import { phrases } from "./phrases.ts";

/** The app's own words in English. */
export const english: LanguageWords = {
  make(texts: Pick<Texts, "locale">) {
    const made = phrases(texts);
    return { ...home(made), ...game(made) };
  },
  late: {
    ownRules: async (texts) => (await import("./own-rules.ts")).ownRules(phrases(texts)),
  },
};
