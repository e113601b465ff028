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
    games: async () => (await import("./games.ts")).games,
    menu: async () => (await import("./menu.ts")).menu,
    async ownRules(texts) {
      const [{ ownRules }, options] = await Promise.all([import("./own-rules.ts"), texts.loadOptions()]);
      return ownRules(phrases(texts), options);
    },
    seat: async () => (await import("./seat.ts")).seat,
    settings: async () => (await import("./settings.ts")).settings,
  },
};
