const SPELLINGS: readonly (readonly [sign: RegExp, ascii: string])[] = [
  [/’/g, "'"],
  [/[“”]|«\s?|\s?»/g, '"'],
  [/…/g, "..."],
  [/æ/g, "ae"],
  [/œ/g, "oe"],
  [/[\u00A0\u202F]/g, " "],
  // What is left of letters with accents once these are taken apart.
  [/\p{Mark}/gu, ""],
];

/** A text in ASCII, without accents; null where its letters have no such form, as those of Japanese. */
export function toAscii(text: string): string | null {
  const ascii = SPELLINGS.reduce((text, [sign, ascii]) => text.replace(sign, ascii), text.normalize("NFD"));
  return /^\p{ASCII}*$/u.test(ascii) ? ascii : null;
}
