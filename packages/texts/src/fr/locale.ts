import { makeLocale } from "../locale.ts";

/** Before : ; ! ? and inside guillemets the texts have a narrow no-break space (U+202F), as before % here. */
export const locale = makeLocale("fr-FR");

const WORDS = [
  "aucune",
  "une",
  "deux",
  "trois",
  "quatre",
  "cinq",
  "six",
  "sept",
  "huit",
  "neuf",
  "dix",
  "onze",
];

/** Small numbers in words, as running text has them; in the feminine, for `voie`. */
export const inWords = (number: number): string => WORDS[number] ?? locale.number(number);

/** `trois voies` */
export const columnsInWords = (columns: number): string =>
  locale.plural(columns, {
    one: `${inWords(columns)} voie`,
    other: `${inWords(columns)} voies`,
  });

/** Dice as they lie, kept together at the end of a line: `2 3 4 5`. */
export const roll = (...dice: readonly number[]): string => dice.join("\u00A0");
