import { loadWording } from "../src/words/load.ts";

/** The English words, as the app loads them. */
export const english = await loadWording("en");
