import type { OwnDiceWords } from "../own-dice.ts";

/** Dice that are typed in. */
export const ownDice: OwnDiceWords = {
  face: String,
  remove: (place, face) => `${place}個目は${face}。取り消す`,
};
