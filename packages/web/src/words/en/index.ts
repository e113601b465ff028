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
    async ownRules(texts) {
      const [{ ownRules }, options] = await Promise.all([import("./own-rules.ts"), texts.loadOptions()]);
      return ownRules(phrases(texts), options);
    },
  },
};
