import { makeLocale } from "../locale.ts";

/** British: in a list, `6, 8 or 9`, no comma stands before the last. */
export const locale = makeLocale("en-GB");

const WORDS = ["no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven"];

/** Small numbers in words, as running text has them. */
export const inWords = (number: number): string => WORDS[number] ?? locale.number(number);

/** `three columns` */
export const columnsInWords = (columns: number): string =>
  locale.plural(columns, {
    one: `${inWords(columns)} column`,
    other: `${inWords(columns)} columns`,
  });

/** Dice as they lie, kept together at the end of a line: `2 3 4 5`. */
export const roll = (...dice: readonly number[]): string => dice.join("\u00A0");
