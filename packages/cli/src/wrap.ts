import stringWidth from "string-width";

/** A text is broken before words and phrases; `gap` is what stands between one and the one before it. */
interface Piece {
  readonly gap: "" | " ";
  readonly text: string;
}

/**
 * Breaks text into lines of at most `width` columns of a terminal, of which a Japanese sign takes two: between
 * words, in Japanese between phrases. A longer word stands alone. What no-break spaces hold together stays so.
 *
 * @param first what the first line begins with, and `rest` the others
 */
export function wrap(text: string, width: number, first = "", rest = first): string[] {
  const lines: string[] = [];
  let line = first;
  let isEmpty = true;
  for (const { gap, text: piece } of piecesOf(text)) {
    if (!isEmpty && stringWidth(line + gap + piece) > width) {
      lines.push(line);
      line = rest;
      isEmpty = true;
    }
    line += isEmpty ? piece : gap + piece;
    isEmpty = false;
  }
  lines.push(line);
  return lines.map((line) => line.replaceAll("\u00A0", " "));
}

const JAPANESE = /[\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Han}]/u;

function* piecesOf(text: string): Generator<Piece> {
  let gap: Piece["gap"] = "";
  for (const word of text.split(/[ \n]+/)) {
    for (const piece of JAPANESE.test(word) ? phrasesOf(word) : [word]) {
      yield { gap, text: piece };
      gap = "";
    }
    gap = " ";
  }
}

/** What may not begin a line (JIS X 4051): closing punctuation, marks of length and repetition, small kana. */
const NOT_FIRST = /^[、。，．・：；！？）」』】〕ー々ぁぃぅぇぉっゃゅょァィゥェォッャュョ)+]/;
/** What may not end one: opening brackets, and a number without its counter. */
const NOT_LAST = /[（「『【〔(\d]$/;

/** Particles and the endings of polite verbs, which never begin a line. */
const ENDING = /^(?:\p{sc=Hiragana}|ます|ませ|まし|です|でし|なけれ|なり)$/u;
/** Other words in hiragana are taken for endings, too, where the phrase is no longer than this. */
const LONG_PHRASE = 6;

/**
 * Japanese text where its lines may be broken: before a word, but not within a compound of kanji, nor before the
 * endings and particles, written in hiragana, that belong to the word before them.
 */
function phrasesOf(text: string): string[] {
  const phrases: string[] = [];
  for (const { segment } of new Intl.Segmenter("ja", { granularity: "word" }).segment(text)) {
    const before = phrases.at(-1);
    if (before !== undefined && belongTogether(before, segment)) phrases[phrases.length - 1] += segment;
    else phrases.push(segment);
  }
  return phrases;
}

const belongTogether = (before: string, next: string): boolean =>
  NOT_FIRST.test(next) ||
  NOT_LAST.test(before) ||
  // Dice and sums: 2・3・4・5, 2+3.
  (/\d[・+]$/.test(before) && /^\d/.test(next)) ||
  (/\p{sc=Han}$/u.test(before) && /^\p{sc=Han}/u.test(next)) ||
  (!/[、。]$/.test(before) &&
    (ENDING.test(next) || (before.length <= LONG_PHRASE && /^\p{sc=Hiragana}{1,3}$/u.test(next))));
