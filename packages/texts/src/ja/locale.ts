import { makeLocale } from "../locale.ts";

/** Nothing stands between two sentences. */
export const locale = makeLocale("ja", "");

/** Dice as they lie: `2・3・4・5`. */
export const roll = (...dice: readonly number[]): string => dice.join("・");
