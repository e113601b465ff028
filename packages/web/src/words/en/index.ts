import type { Texts } from "@cantstop/texts";
import type { Words } from "../words.ts";
import { game } from "./game.ts";
import { home } from "./home.ts";
import { phrases } from "./phrases.ts";

/** The app's own words in English. */
export const makeEnglish = (texts: Pick<Texts, "locale">): Words => {
  const made = phrases(texts);
  return { ...home(made), ...game(made) };
};
