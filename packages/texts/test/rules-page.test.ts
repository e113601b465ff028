import { legalMoves, type Options, parseRuleset, playMove, unwrap } from "@cantstop/rules";
import { makeState } from "@cantstop/rules/notation";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { words as english } from "../src/en/rules.ts";
import { words as french } from "../src/fr/rules.ts";
import { type Example, LANGUAGES, type Language, loadTexts, type RulesPage } from "../src/index.ts";
import { words as japanese } from "../src/ja/rules.ts";
import { words as dutch } from "../src/nl/rules.ts";
import { anyOptions, blocksOf, expectWellSet, positionOf, presetOptions, textsOf } from "./support.ts";

const pageIn = async (language: Language, spec: unknown): Promise<RulesPage> =>
  (await loadTexts(language)).rulesPage(unwrap(parseRuleset(spec)));
const pageOf = (spec: unknown): Promise<RulesPage> => pageIn("en", spec);

const examplesOf = (page: RulesPage): Example[] => blocksOf(page).filter((block) => block.kind === "example");
const wholeText = async (options: Partial<Options>): Promise<string> =>
  textsOf(await pageOf(options)).join("\n");

/** What holds for every page, whatever the options. */
function expectSound(page: RulesPage, options: Options, language: Language) {
  for (const text of textsOf(page)) {
    expectWellSet(language, text);
    expect(text).toMatch(language === "ja" ? /^[\p{Lo}\d「]/u : /^\p{Lu}/u);
    expect(text).not.toMatch(/null|false|true|_|\.\./);
  }
  for (const block of blocksOf(page))
    for (const text of "items" in block ? block.items : [block.text]) expect(text).toMatch(/[.。:]$/);
  for (const { kind, ...block } of blocksOf(page)) {
    if ("items" in block) expect(block.items.length, kind).toBeGreaterThan(1);
  }
  expect(new Set(page.sections.map(({ name }) => name)).size).toBe(page.sections.length);
  const examples = examplesOf(page);
  expect(examples.length).toBeGreaterThan(5);
  for (const example of examples) {
    const position = positionOf(example, options);
    expect(legalMoves(position, example.dice), example.text).toEqual(example.moves);
    if (!example.result) continue;
    const moved = unwrap(playMove(position, example.dice, example.result.columns));
    expect(makeState(moved).runners, example.text).toEqual(example.result.runners);
  }
}

/** The numbers in digits that a page's examples name; in Japanese without those that only count. */
const numbersIn = (page: RulesPage): string[] =>
  examplesOf(page).map(({ text }) =>
    (text.replaceAll(/\d+(?:個|つ|列|マス(?!目に))/g, "").match(/\d+/g) ?? []).sort().join(" "),
  );

describe.each(LANGUAGES)("rules pages in %s", (language) => {
  it.each(presetOptions)("%s: every example is what the rules say", async (name, options) => {
    const { presets } = await loadTexts(language);
    const page = await pageIn(language, name);
    expect(page.title).toContain(presets[name].name);
    expect(page.intro).toBe(presets[name].summary);
    expectSound(page, options, language);
  });

  it("are true to any mix of options", async () => {
    await fc.assert(
      fc.asyncProperty(anyOptions, async (options) => {
        const page = await pageIn(language, options);
        expect(page.sections.length).toBe(13);
        expectSound(page, options, language);
      }),
      { numRuns: 100 },
    );
  });

  it("show the same examples as the English ones, and name the same numbers", async () => {
    await fc.assert(
      fc.asyncProperty(anyOptions, async (options) => {
        const [page, other] = [await pageIn(language, options), await pageOf(options)];
        expect(numbersIn(page)).toEqual(numbersIn(other));
      }),
      { numRuns: 50 },
    );
  });

  /** Every text among the words that takes no parameter. */
  const leavesOf = (words: object): string[] =>
    Object.values(words).flatMap((value) =>
      typeof value === "string" ? [value] : typeof value === "object" ? leavesOf(value) : [],
    );
  it("say everything that they can say, by some options", async () => {
    const said = new Set<string>();
    for (const options of fc.sample(anyOptions, { numRuns: 300, seed: 1 }))
      for (const text of textsOf(await pageIn(language, options))) said.add(text);
    const all = [...said].join("\n");
    const words = { en: english, fr: french, nl: dutch, ja: japanese }[language];
    expect(leavesOf(words).filter((text) => !all.includes(text))).toEqual([]);
  });
});

describe("rules pages", () => {
  it("depend on options alone", async () => {
    await fc.assert(
      fc.asyncProperty(anyOptions, async (options) => {
        const { sections } = await pageOf({ preset: "franjos", ...options });
        expect(sections).toEqual((await pageOf(options)).sections);
      }),
      { numRuns: 50 },
    );
  });

  const onReach = { columnClaim: "on_reach", toppedRunner: "may_reenter" } as const;
  it.each<[Partial<Options>, RegExp, RegExp?]>([
    [{}, /first to claim three columns/, /last round/],
    [{ columnsToWin: 1 }, /first to claim one column\b/],
    [{ columnsToWin: { 2: 5, 3: 4, 4: 3 } }, /five columns with 2 players, four columns with 3 players and/],
    [{ columnsToWin: { 2: 5 } }, /alone: claim three columns/],
    [{ columnsToWin: { 1: 1, 2: 5 } }, /alone: claim one column /],
    [{ gameEnd: "complete_round" }, /equally many turns/, /ends at once|the most columns win/],
    [{ gameEnd: "complete_round" }, /all eleven columns are closed/],
    [{ columnsToWin: 4 }, /all eleven columns are closed[\s\S]*the most columns win/],
    [{ columnsToWin: 3 }, /columns/, /all eleven columns are closed/],
    [{}, /claim it by stopping/, /No bust takes it away/],
    [onReach, /No bust takes it away/, /claim it by stopping|must place at least one runner/],
    [{ ...onReach, toppedRunner: "must_reenter" }, /must place at least one runner/],
    [{ entrySpace: "on_camp" }, /enters on the camp itself/, /the space above the camp/],
    [{ entrySpace: "on_camp", quadEntry: "entry_plus_two" }, /enters as usual and makes two steps more/],
    [{ quadEntry: "start_plus_two" }, /two spaces above the ground/],
    [{ pairUse: "any_when_full" }, /Once all three are on the board you are free/],
    [{ pairUse: "any_playable" }, /You need not use the whole pairing/, /both must be/],
    [{ pairUse: "any_playable", placement: "strict" }, /both sums of the pairing you choose must be moved/],
    [{ placement: "preferred" }, /These are preferences/],
    [{ placement: "strict" }, /unless all four dice are equal/, /preferences/],
    [
      { stopCondition: "all_runners_placed" },
      /once all three runners are on the board/,
      /Right after a claim/,
    ],
    [{ ...onReach, stopCondition: "all_runners_placed" }, /Right after a claim you may stop/],
    [{ rivalCamps: "jump_over" }, /jumped over together/],
    [{ rivalCamps: "no_stacking" }, /not even if stopping would win/, /jumped over/],
    [{ rivalCampsOnClaim: "discard" }, /out of the game/],
    [{ rivalCampsOnClaim: "stay" }, /have no effect any more/],
    [{ markersPerPlayer: 42 }, /42 markers/],
    [{ firstPlayer: "highest_die" }, /rolls one die/, /youngest/],
  ])("%o says %s and not %s", async (options, wanted, unwanted) => {
    const text = await wholeText(options);
    expect(text).toMatch(wanted);
    if (unwanted) expect(text).not.toMatch(unwanted);
  });
});
