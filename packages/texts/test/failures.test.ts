import { type Failure, OPTION_VALUES, type Problem } from "@cantstop/rules";
import { parseState } from "@cantstop/rules/notation";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { LANGUAGES, loadTexts } from "../src/index.ts";
import { expectSentence } from "./support.ts";

/** Every problem there is: one that is forgotten here does not compile. */
const PROBLEMS: { readonly [P in Problem]: true } = {
  invalid_ruleset: true,
  invalid_state: true,
  invalid_dice: true,
  invalid_record: true,
  invalid_seat: true,
  game_over: true,
  illegal_move: true,
  stop_not_allowed: true,
  roll_not_allowed: true,
  unknown_preset: true,
  unknown_option: true,
  bad_value: true,
  bad_player_count: true,
  unknown_field: true,
  closed_column: true,
  below_camp: true,
  unclaimed_top: true,
  needs_on_reach: true,
  not_moved: true,
  seat_resigned: true,
  has_winner: true,
  bad_text: true,
  leaves_unclaimed_top: true,
  stays_in_closed_column: true,
  three_steps_for_two_pairs: true,
  no_target_for_players: true,
  strict_deadlock: true,
  bad_format: true,
  bad_tag: true,
  repeated_tag: true,
  missing_tag: true,
  bad_result: true,
  bad_turn: true,
  wrong_seat: true,
  turn_ended: true,
  expected_bust: true,
  expected_done: true,
  no_bust: true,
  turn_goes_on: true,
  bad_word: true,
};
/** Fields that have a sentence of their own when their value is wrong, and one that has none. */
const FIELDS = Object.keys(OPTION_VALUES).concat(
  ["columnsToWin", "markersPerPlayer", "state", "camps", "claims", "seat", "firstSeat", "runners"],
  ["moved", "justClaimed", "winners", "out", "dice", "First", "Position", "Colour"],
);

const failureOf = (problem: fc.Arbitrary<Problem>, field: fc.Arbitrary<string>): fc.Arbitrary<Failure> =>
  fc.record(
    {
      code: fc.constant("invalid_state" as const),
      problem,
      field,
      column: fc.integer({ min: 2, max: 12 }),
      at: fc.record({ line: fc.integer({ min: 13, max: 99 }), column: fc.integer({ min: 100, max: 999 }) }),
    },
    { requiredKeys: ["code", "problem", "field", "column"] },
  );
const anyFailure = fc.oneof(
  failureOf(fc.constantFrom(...(Object.keys(PROBLEMS) as Problem[])), fc.constant("firstSeat")),
  failureOf(fc.constant("bad_value"), fc.constantFrom(...FIELDS)),
);

/** What a text mentions that is the same in every language: numbers, and names that can be nothing else. */
const mentioned = (text: string): string[] =>
  text.match(/[a-z]+(?:[A-Z_-][a-z]*)+|Colour|bust|done|\d+/g) ?? [];

describe.each(LANGUAGES)("failures in %s", async (language) => {
  const failureText = await (await loadTexts(language)).loadFailures();
  const english = await (await loadTexts("en")).loadFailures();

  it("have a sentence each, whatever their parameters, that mentions what the English one does", () => {
    fc.assert(
      fc.property(anyFailure, (failure) => {
        const text = failureText(failure);
        expectSentence(language, text);
        const names = mentioned(text);
        for (const name of mentioned(english(failure))) expect(names).toContain(name);
        if (failure.problem === "bad_value" && failure.field !== "dice")
          expect(text).toContain(failure.field);
      }),
      { numRuns: 1000 },
    );
  });
});

describe("failures", async () => {
  const failureText = await (await loadTexts("en")).loadFailures();
  const sentence = (failure: Failure) => {
    const text = failureText(failure);
    expectSentence("en", text);
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
