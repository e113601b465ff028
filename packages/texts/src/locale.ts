/** Words that depend on a number, as far as a language tells numbers apart; `other` always stands in. */
export type Forms = { readonly other: string } & { readonly [Form in Intl.LDMLPluralRule]?: string };

/** What a language does with numbers, plurals and lists. */
export interface Locale {
  /** The word that goes with a number. */
  readonly plural: (number: number, forms: Forms) => string;
  /** A number in digits, as the language writes it. */
  readonly number: (number: number) => string;
  /** A share from 0 to 1 as whole percents. */
  readonly percent: (share: number) => string;
  /** `a, b and c` */
  readonly all: (items: readonly string[]) => string;
  /** `a, b or c` */
  readonly any: (items: readonly string[]) => string;
  /** Sentences that follow each other. */
  readonly sentences: (sentences: readonly string[]) => string;
}

/** Makes something when it is first asked for: the tables behind Intl cost milliseconds that few runs need. */
function once<T>(make: () => T): () => T {
  let made: T | undefined;
  return () => {
    made ??= make();
    return made;
  };
}

/** A list in words. One item is itself everywhere, and most lists have one: the first screen's, for instance. */
const list = (format: () => Intl.ListFormat, items: readonly string[]): string =>
  items.length === 1 ? (items[0] ?? "") : format().format(items);

/** The conventions of a language, from its BCP 47 tag, and what stands between two sentences. */
export function makeLocale(tag: string, gap = " "): Locale {
  const rules = once(() => new Intl.PluralRules(tag));
  const numbers = once(() => new Intl.NumberFormat(tag));
  const percents = once(() => new Intl.NumberFormat(tag, { style: "percent", maximumFractionDigits: 0 }));
  const conjunction = once(() => new Intl.ListFormat(tag, { type: "conjunction" }));
  const disjunction = once(() => new Intl.ListFormat(tag, { type: "disjunction" }));
  return {
    plural: (number, forms) => forms[rules().select(number)] ?? forms.other,
    number: (number) => numbers().format(number),
    percent: (share) => percents().format(share),
    all: (items) => list(conjunction, items),
    any: (items) => list(disjunction, items),
    sentences: (sentences) => sentences.join(gap),
  };
}
