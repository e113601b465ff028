/** Controls, halves of characters, and marks that cannot be seen or that turn the direction of the text after them. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}]/gu;

/**
 * A name as it is kept: composed, on one line, one space between words, nothing invisible. Joiners stay where emoji and
 * several scripts need them.
 */
export const tidyName = (name: string): string =>
  name
    .normalize("NFC")
    .replace(/\s+/g, " ")
    .replace(UNSEEN, (mark) => (mark === "\u200C" || mark === "\u200D" ? mark : ""))
    // What could not be seen may have stood between two spaces.
    .replace(/ {2,}/g, " ")
    .trim();
