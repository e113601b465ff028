import type { Language } from "@cantstop/texts";
import { loadWording, withGame } from "../src/words/load.ts";
import type { GameWording } from "../src/words/words.ts";

/** The words of a language, as the game screen has them. */
export async function wordingOf(language: Language): Promise<GameWording> {
  const wording = await loadWording(language);
  return withGame(wording, await wording.late("game"));
}

export const english = await wordingOf("en");
