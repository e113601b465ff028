import { conflictsOf, OPTION_VALUES, type Options, type Position, PRESETS, unwrap } from "@cantstop/rules";
import { parseState } from "@cantstop/rules/notation";
import fc from "fast-check";
import { expect } from "vitest";
import type { Example, Language, RulesPage } from "../src/index.ts";

const named = Object.fromEntries(
  Object.entries(OPTION_VALUES).map(([name, values]) => [name, fc.constantFrom(...values)]),
);

/** Any mix of options that two players can play. */
export const anyOptions: fc.Arbitrary<Options> = fc
  .record({
    ...named,
    columnsToWin: fc.oneof(fc.integer({ min: 1, max: 11 }), fc.constant({ 2: 5, 3: 4, 4: 3 })),
    markersPerPlayer: fc.integer({ min: 3, max: 99 }),
  })
  .map((options) => options as unknown as Options)
  .filter((options) => conflictsOf(options, 2).length === 0);

export const presetOptions = Object.entries(PRESETS) as [keyof typeof PRESETS, Options][];

/** The position that an example of a rules page shows, for two players. */
export function positionOf({ runners, camps, closed }: Example, options: Options): Position {
  const claims = Object.fromEntries(closed.map((column) => [column, 1]));
  return unwrap(parseState({ ruleset: options, camps: [camps, {}], claims, runners }));
}

export const blocksOf = (page: RulesPage) => page.sections.flatMap(({ blocks }) => blocks);

/** Everything that a page says. */
export const textsOf = (page: RulesPage): string[] => [
  page.title,
  page.intro,
  ...page.sections.map(({ title }) => title),
  ...blocksOf(page).flatMap((block) => ("items" in block ? block.items : [block.text])),
];

/** How each language sets its texts: what may not be seen in them. */
const FAULTS: { readonly [L in Language]: readonly RegExp[] } = {
  en: [/[^\x20-\x7E\u00A0…]/],
  fr: [
    // A narrow no-break space before double punctuation and inside guillemets; the others have none.
    /[^\u202F][;!?»]/,
    /[^\u202F]: /,
    /\u202F(?![:;!?»%\p{L}\d])/u,
    /«(?!\u202F)/,
    /\s[,.)]/,
    // Typographic apostrophes, and guillemets for quotation marks.
    /['“”]/,
  ],
  nl: [/[\u202F«»„']/, /\s[:;!?,.)]/],
  ja: [
    // Words are not spaced, and punctuation is full width beside Japanese.
    /[\p{sc=Hira}\p{sc=Kana}\p{sc=Han}ー、。（）「」] | [\p{sc=Hira}\p{sc=Kana}\p{sc=Han}、。（）「」]/u,
    /[\p{sc=Hira}\p{sc=Kana}\p{sc=Han}ー][,.!?:;()'"]|[(][\p{sc=Hira}\p{sc=Kana}\p{sc=Han}]/u,
    /[０-９Ａ-Ｚａ-ｚ，．！？]|。。|、、/,
  ],
};
/** Words that only English has. */
const ENGLISH = /\b(?:the|and|you|your|with|column|columns|space|runner|rival|which|has|have|must|may)\b/i;

/** No word is missing, none is left over from another language, and the typography is the language's. */
export function expectWellSet(language: Language, text: string) {
  expect(text).not.toMatch(/undefined|null,|NaN|\[object|\$\{| {2}|^\s|\s$/);
  for (const fault of FAULTS[language]) expect(quoted(text)).not.toMatch(fault);
  if (language !== "en") expect(text).not.toMatch(ENGLISH);
}

/** A text without the samples of notation and JSON in it, which look the same everywhere. */
const quoted = (text: string): string =>
  text
    .replace(/(?<=[«“「"]\u202F?)(?:Format: cantstop 1|Nom: valeur|Naam: waarde|名前: 値)/u, "x")
    .replace("A 2345:5+9 stop", "x")
    .replace(/\[?\{"[^ ]*\}\]?/, "x");

/** The same, and it is a sentence or more. */
export function expectSentence(language: Language, text: string) {
  expectWellSet(language, text);
  if (language === "ja") expect(text).toMatch(/[。）]$/);
  else expect(text).toMatch(/^[\p{Lu}"“«].*[.}\]a-z]$/su);
}
