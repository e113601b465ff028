import type { LanguageWords } from "../words.ts";
import { home } from "./home.ts";
import { phrases } from "./phrases.ts";

/** The app's own words in French. */
export const french: LanguageWords = {
  make: (texts) => home(phrases(texts)),
  late: {
    compare: async (texts) => (await import("./compare.ts")).compare(await texts.loadOptions()),
    daily: async (texts) => (await import("./daily.ts")).daily(phrases(texts)),
    fairness: async (texts) => (await import("./fairness.ts")).fairness(phrases(texts)),
    game: async (texts) => (await import("./game.ts")).game(phrases(texts)),
    async games(texts) {
      const [{ games }, failure] = await Promise.all([import("./games.ts"), texts.loadFailures()]);
      return games(phrases(texts), failure);
    },
    async importGame(texts) {
      const [{ importGame }, failure] = await Promise.all([import("./import-game.ts"), texts.loadFailures()]);
      return importGame(phrases(texts), failure);
    },
    learn: async () => (await import("./learn.ts")).learn,
    lessons: async () => (await import("./lessons.ts")).lessons,
    log: async (texts) => (await import("./log.ts")).log(phrases(texts)),
    menu: async () => (await import("./menu.ts")).menu,
    odds: async (texts) => (await import("./odds.ts")).odds(phrases(texts)),
    online: async (texts) => (await import("./online.ts")).online(phrases(texts)),
    onlineGame: async (texts) => (await import("./online-game.ts")).onlineGame(phrases(texts)),
    ownDice: async () => (await import("./own-dice.ts")).ownDice,
    async ownRules(texts) {
      const [{ ownRules }, options] = await Promise.all([import("./own-rules.ts"), texts.loadOptions()]);
      return ownRules(phrases(texts), options);
    },
    async review(texts) {
      const [{ review }, { log }] = await Promise.all([import("./review.ts"), import("./log.ts")]);
      const own = phrases(texts);
      return review(own, log(own));
    },
    print: async (texts) => (await import("./print.ts")).print(phrases(texts)),
    rulesPage: async (texts) => (await import("./rules-page.ts")).rulesPage(phrases(texts)),
    seat: async () => (await import("./seat.ts")).seat,
    settings: async () => (await import("./settings.ts")).settings,
    share: async (texts) => (await import("./share.ts")).share(phrases(texts)),
  },
};
