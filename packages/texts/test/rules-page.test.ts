import { legalMoves, type Options, parseRuleset, playMove, unwrap } from "@cantstop/rules";
import { makeState } from "@cantstop/rules/notation";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type Example, loadTexts, type RulesPage } from "../src/index.ts";
import { anyOptions, positionOf, presetOptions } from "./support.ts";

const en = await loadTexts("en");
const pageOf = (spec: unknown): Promise<RulesPage> => en.rulesPage(unwrap(parseRuleset(spec)));

const blocksOf = (page: RulesPage) => page.sections.flatMap(({ blocks }) => blocks);
const textsOf = (page: RulesPage): string[] => [
  page.title,
  page.intro,
  ...page.sections.map(({ title }) => title),
  ...blocksOf(page).flatMap((block) => ("items" in block ? block.items : [block.text])),
];
const examplesOf = (page: RulesPage): Example[] => blocksOf(page).filter((block) => block.kind === "example");
const wholeText = async (options: Partial<Options>): Promise<string> =>
  textsOf(await pageOf(options)).join("\n");

/** What holds for every page, whatever the options. */
function expectSound(page: RulesPage, options: Options) {
  for (const text of textsOf(page)) {
    expect(text).toMatch(/^[A-Z]/);
    expect(text).not.toMatch(/undefined|null|NaN|\[object|false|true|_| {2}|\.\./);
  }
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

describe("rules pages", () => {
  it.each(presetOptions)("%s: every example is what the rules say", async (name, options) => {
    const page = await pageOf(name);
    expect(page.title).toContain(en.presets[name].name);
    expect(page.intro).toBe(en.presets[name].summary);
    expectSound(page, options);
  });

  it("are true to any mix of options", async () => {
    await fc.assert(
      fc.asyncProperty(anyOptions, async (options) => {
        const page = await pageOf(options);
        expect(page.sections.length).toBe(13);
        expectSound(page, options);
      }),
      { numRuns: 200 },
    );
  });

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
