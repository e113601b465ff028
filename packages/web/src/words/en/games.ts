import type { GamesWords } from "../games.ts";

/** The screen with this device's games. */
export const games: GamesWords = {
  title: "Games",
};
