import { makeLocale } from "../locale.ts";

export const locale = makeLocale("nl");

const WORDS = ["geen", "één", "twee", "drie", "vier", "vijf", "zes", "zeven", "acht", "negen", "tien", "elf"];

/** Small numbers in words, as running text has them. */
export const inWords = (number: number): string => WORDS[number] ?? locale.number(number);

/** `drie kolommen` */
export const columnsInWords = (columns: number): string =>
  locale.plural(columns, {
    one: `${inWords(columns)} kolom`,
    other: `${inWords(columns)} kolommen`,
  });

/** Dice as they lie, kept together at the end of a line: `2 3 4 5`. */
export const roll = (...dice: readonly number[]): string => dice.join("\u00A0");
