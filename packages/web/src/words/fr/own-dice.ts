import type { OwnDiceWords } from "../own-dice.ts";

/** Dice that are typed in. */
export const ownDice: OwnDiceWords = {
  face: String,
  remove: (place, face) => `Dé ${place} : ${face}. L’effacer`,
};
