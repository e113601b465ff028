import {
  canStop,
  conflictsOf,
  explainMove,
  explainRoll,
  explainStop,
  type Failure,
  legalMoves,
  makeRules,
  OPTION_VALUES,
  type OptionName,
  PRESET_NAMES,
  PRESETS,
  play,
  startGame,
  unwrap,
} from "@cantstop/rules";
import { parseState } from "@cantstop/rules/notation";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { isLanguage, LANGUAGES, loadTexts, optionValue, type Reason } from "../src/index.ts";
import { anyOptions } from "./support.ts";

const SENTENCE = /^[A-Z"].*[.}\]a-z]$/s;
const NO_LEAK = /undefined|null,|NaN|\[object| {2}/;

function expectSentence(text: string) {
  expect(text).toMatch(SENTENCE);
  expect(text).not.toMatch(NO_LEAK);
}

describe.each(LANGUAGES)("words in %s", (language) => {
  it("name every preset, option and value, each in its own way", async () => {
    const texts = await loadTexts(language);
    const optionTexts = await texts.loadOptions();
    for (const preset of PRESET_NAMES) {
      expect(texts.presets[preset].name.length).toBeGreaterThan(0);
      expectSentence(texts.presets[preset].summary);
    }
    expect(new Set(PRESET_NAMES.map((preset) => texts.presets[preset].name)).size).toBe(PRESET_NAMES.length);
    expect(Object.keys(optionTexts).sort()).toEqual(Object.keys(PRESETS.standard).sort());
    for (const [name, values] of Object.entries(OPTION_VALUES)) {
      const option = optionTexts[name as keyof typeof OPTION_VALUES];
      expect(Object.keys(option.values)).toEqual(values);
      for (const value of values) {
        const words = optionValue(optionTexts, name as OptionName, value);
        expect(words.name.length).toBeGreaterThan(0);
        expectSentence(words.summary);
      }
    }
    for (const target of [1, 3, 11, { 2: 5, 3: 4 }])
      expectSentence(optionValue(optionTexts, "columnsToWin", target).summary);
    expectSentence(optionValue(optionTexts, "markersPerPlayer", 9).summary);
  });
});

describe("languages", () => {
  it("write lists as their readers do", async () => {
    const { locale } = await loadTexts("en");
    expect(locale.any(["6", "8", "9"])).toBe("6, 8 or 9");
    expect(locale.all(["6", "8", "9"])).toBe("6, 8 and 9");
  });

  it("are known by their codes", () => {
    expect(isLanguage("en")).toBe(true);
    expect(isLanguage("tlh")).toBe(false);
    expect(isLanguage("toString")).toBe(false);
  });
});

describe("failures", async () => {
  const failureText = await (await loadTexts("en")).loadFailures();
  const sentence = (failure: Failure) => {
    const text = failureText(failure);
    expectSentence(text);
    return text;
  };
  const failureOf = (state: unknown): string => {
    const result = parseState(state);
    if (result.ok) throw new Error("This state was to be refused.");
    return sentence(result.error);
  };

  it.each([
    [{ columnClaim: "on_reach" }, /columnClaim.*toppedRunner/],
    [{ toppedRunner: "may_reenter" }, /columnClaim.*toppedRunner/],
    [{ quadEntry: "entry_plus_two" }, /quadEntry.*entrySpace/],
    [{ placement: "strict", columnsToWin: 6 }, /placement.*columnsToWin/],
    [{ columnsToWin: { 3: 4 } }, /columnsToWin/],
    [{ columnsToWin: 12 }, /columnsToWin.*1 to 11/],
    [{ markersPerPlayer: 2 }, /markersPerPlayer.*3 to 99/],
    [{ gameEnd: "never" }, /gameEnd must be immediate or complete_round/],
    [{ gamEnd: "immediate" }, /no option "gamEnd".*gameEnd/],
    ["nonesuch", /standard.*franjos/],
  ])("of ruleset %j name what to change", (ruleset, wanted) => {
    expect(failureOf({ ruleset, camps: [{}, {}] })).toMatch(wanted);
  });

  it.each([
    [null, /state/],
    [{}, /camps/],
    [{ camps: [{ 7: 99 }] }, /camps/],
    [{ camps: [{}], claims: { 7: 1 } }, /claims/],
    [{ camps: [{}], seat: 1 }, /seat/],
    [{ camps: [{}], firstSeat: 1 }, /firstSeat/],
    [{ camps: [{}], runners: { 1: 1 } }, /runners/],
    [{ camps: [{}], runners: { 7: 1 }, moved: 1 }, /moved/],
    [{ camps: [{}], runners: { 7: 1 }, moved: false }, /moved must be true/],
    [{ camps: [{}], justClaimed: 1 }, /justClaimed/],
    [{ camps: [{}], justClaimed: true }, /justClaimed.*on_reach/],
    [{ camps: [{}], winners: 0 }, /winners/],
    [{ camps: [{}, {}], out: 1 }, /out/],
    [{ camps: [{}, {}], out: [1] }, /out.*winners/],
    [{ camps: [{}, {}, {}], out: [0] }, /seat.*resigned/],
    [{ camps: [{}, {}], claims: { 2: 0, 3: 0, 4: 0 } }, /claims.*winners/],
    [{ camps: [{ 7: 1 }, {}], claims: { 7: 0 } }, /camps.*7/],
    [{ camps: [{ 7: 5 }, {}], runners: { 7: 4 } }, /column 7.*below/],
    [{ ruleset: "franjos", camps: [{}, {}], runners: { 2: 3 } }, /column 2.*claims/],
    [{ camps: [{}, {}], colour: "red" }, /"colour"/],
  ])("of state %j name the field", (state, wanted) => {
    expect(failureOf(state)).toMatch(wanted);
  });

  it("have a sentence for every code, with its place in a record", () => {
    for (const code of ["game_over", "illegal_move", "stop_not_allowed", "invalid_record"] as const)
      sentence({ code });
    expect(
      sentence({ code: "invalid_record", problem: "repeated_tag", field: "A", at: { line: 3, column: 1 } }),
    ).toBe("Line 3, column 1: The header says A twice.");
  });

  it("stay short, whatever the field is called", () => {
    for (const field of ["x".repeat(1e6), "constructor", "__proto__", "toString"]) {
      const text = sentence({ code: "invalid_state", problem: "unknown_field", field });
      expect(text.length).toBeLessThan(100);
      sentence({ code: "invalid_ruleset", problem: "unknown_option", field });
      sentence({ code: "invalid_state", problem: "bad_value", field });
    }
  });
});

describe("reasons", async () => {
  const en = await loadTexts("en");
  const seatName = (seat: number) => ["Ana", "Kenji", "Lou"][seat];

  it("are put briefly and in full, in every position that play reaches", () => {
    const seen = new Set<string>();
    const check = (reason: Reason | null) => {
      if (!reason) return;
      seen.add(reason.code);
      const { short, sentence } = en.reason(reason, seatName);
      expectSentence(sentence);
      expect(short).toMatch(/^[a-z0-9].*[a-z0-9]$/);
      expect(short.length).toBeLessThan(24);
    };
    const die = fc.integer({ min: 1, max: 6 });
    const dice = fc.tuple(die, die, die, die);
    const turns = fc.array(fc.tuple(dice, fc.nat(), fc.boolean()), { minLength: 30, maxLength: 120 });
    fc.assert(
      fc.property(anyOptions, turns, (options, turns) => {
        let game = startGame(unwrap(makeRules(options, conflictsOf(options, 3).length === 0 ? 3 : 2)));
        for (const [dice, choice, stops] of turns) {
          const { position } = game;
          check(explainStop(position));
          if (position.finished) break;
          const moves = legalMoves(position, dice);
          for (const { reason, sums } of explainRoll(position, dice)) {
            check(reason);
            for (const sum of sums) {
              check(sum.reason);
              check(explainMove(position, dice, [sum.sum]));
            }
            check(explainMove(position, dice, [sums[0].sum, sums[1].sum]));
          }
          game = unwrap(play(game, { type: "roll", dice }));
          if (game.dice) game = unwrap(play(game, { type: "move", columns: moves[choice % moves.length] }));
          if (stops && canStop(game.position)) game = unwrap(play(game, { type: "stop" }));
        }
      }),
      { numRuns: 150 },
    );
    expect(seen.size).toBeGreaterThan(14);
  });

  it("name the owner of a column and count runners", () => {
    expect(en.reason({ code: "column_closed", column: 7, owner: 1 }, seatName)).toEqual({
      short: "7 is closed",
      sentence: "Column 7 is closed: Kenji has claimed it.",
    });
    expect(en.reason({ code: "runners_unplaced", spare: 1 }, seatName).short).toBe("one runner unplaced");
    expect(en.reason({ code: "runners_unplaced", spare: 2 }, seatName).short).toBe("two runners unplaced");
    expect(en.only(9)).toBe("9 only");
  });
});
