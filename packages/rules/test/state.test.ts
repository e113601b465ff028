import { makeRules, PRESET_NAMES, startPosition, unwrap } from "@cantstop/rules";
import { makePositionText, makeState, parsePositionText, parseState } from "@cantstop/rules/notation";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { arbitraryState } from "./oracle/random-state.ts";

const failure = (state: unknown) => {
  const position = parseState(state);
  return position.ok ? null : position.error;
};
const two = { camps: [{}, {}] };
const franjos = { ...two, ruleset: "franjos" };

describe("a state from JSON", () => {
  test("is completed by its defaults", () => {
    expect(makeState(unwrap(parseState(two)))).toEqual({
      ruleset: "standard",
      camps: [{}, {}],
      claims: {},
      seat: 0,
      firstSeat: 0,
      runners: {},
      moved: false,
      justClaimed: false,
      winners: null,
    });
    expect(makeState(unwrap(parseState({ ...two, runners: { 7: 1 } }))).moved).toBe(true);
    expect(makeState(unwrap(parseState({ ...franjos, justClaimed: true }))).moved).toBe(true);
  });

  test("comes back complete and the same, whatever the ruleset", () => {
    fc.assert(
      fc.property(arbitraryState, (state) => {
        const position = unwrap(parseState(state));
        expect(makeState(position)).toEqual(state);
        const text = makePositionText(position);
        const again = unwrap(parsePositionText(text));
        expect(makePositionText(again)).toBe(text);
        expect({ ...makeState(again), ruleset: state.ruleset }).toEqual(state);
      }),
      { numRuns: 2_000 },
    );
  });

  test("finished, with seats that left", () => {
    const state = { ...makeState(unwrap(parseState({ camps: [{}, {}, {}] }))), out: [1], winners: [0, 2] };
    expect(makeState(unwrap(parseState(state)))).toEqual(state);
    const text = makePositionText(unwrap(parseState(state)));
    expect(text).toBe("standard -/-/- - AA - - out=B won=AC");
    expect(makeState(unwrap(parsePositionText(text)))).toEqual(state);
    const nobody = { ...makeState(startPosition(unwrap(makeRules("standard", 1)))), out: [0], winners: [] };
    expect(makePositionText(unwrap(parseState(nobody)))).toBe("standard - - AA - - out=A won=-");
    expect(makeState(unwrap(parsePositionText("standard - - AA - - out=A won=-")))).toEqual(nobody);
  });
});

describe("refused as invalid_state, naming the field", () => {
  test.each([
    ["a text", "standard", "state"],
    ["a list", [], "state"],
    ["null", null, "state"],
    ["no camps", {}, "camps"],
    ["no seats", { camps: [] }, "camps"],
    ["five seats", { camps: [{}, {}, {}, {}, {}] }, "camps"],
    ["a seat that is no object", { camps: [{}, null] }, "camps"],
    ["a list of camps as a list", { camps: [{}, []] }, "camps"],
    ["a camp in column 1", { camps: [{ 1: 1 }, {}] }, "camps"],
    ["a camp in column 13", { camps: [{ 13: 1 }, {}] }, "camps"],
    ["a column with a leading zero", { camps: [{ "07": 1 }, {}] }, "camps"],
    ["a camp at space 0", { camps: [{ 7: 0 }, {}] }, "camps"],
    ["a camp on the top", { camps: [{ 7: 13 }, {}] }, "camps"],
    ["half a camp", { camps: [{ 7: 1.5 }, {}] }, "camps"],
    ["a camp as text", { camps: [{ 7: "1" }, {}] }, "camps"],
    ["a claim by nobody at the table", { ...two, claims: { 7: 2 } }, "claims"],
    ["a claim by null", { ...two, claims: { 7: null } }, "claims"],
    ["claims as a list", { ...two, claims: [7] }, "claims"],
    ["three claims under immediate", { ...two, claims: { 2: 0, 3: 0, 4: 0 } }, "claims"],
    ["a seat outside", { ...two, seat: 2 }, "seat"],
    ["a seat as text", { ...two, seat: "0" }, "seat"],
    ["a first seat outside", { ...two, firstSeat: -1 }, "firstSeat"],
    ["four runners", { ...two, runners: { 4: 1, 5: 1, 6: 1, 7: 1 } }, "runners"],
    ["a runner past the top", { ...two, runners: { 2: 4 } }, "runners"],
    ["a runner at space 0", { ...two, runners: { 2: 0 } }, "runners"],
    ["a runner below its owner's camp", { camps: [{ 7: 5 }, {}], runners: { 7: 4 } }, "runners"],
    ["a runner in a closed column", { ...two, claims: { 7: 1 }, runners: { 7: 4 } }, "runners"],
    ["a runner on a top under on_reach", { ...franjos, runners: { 7: 13 } }, "runners"],
    ["the claimant's own camp", { ruleset: "wikipedia", camps: [{ 7: 5 }, {}], claims: { 7: 0 } }, "camps"],
    ["any camp in a closed column", { camps: [{}, { 7: 5 }], claims: { 7: 0 } }, "camps"],
    ["runners without a move", { ...two, runners: { 7: 1 }, moved: false }, "moved"],
    ["moved as a number", { ...two, moved: 1 }, "moved"],
    ["justClaimed as a text", { ...franjos, justClaimed: "yes" }, "justClaimed"],
    ["justClaimed under on_stop", { ...two, justClaimed: true }, "justClaimed"],
    ["winners that are no list", { ...two, winners: 0 }, "winners"],
    ["a winner outside", { ...two, winners: [2] }, "winners"],
    ["a winner twice", { ...two, winners: [1, 1] }, "winners"],
    ["out as a number", { ...two, out: 1 }, "out"],
    ["one seat left in", { ...two, out: [1] }, "out"],
    ["the turn of a seat that left", { camps: [{}, {}, {}], out: [0] }, "seat"],
    ["an unknown field", { ...two, turn: 0 }, "turn"],
    ["a field that all objects have", JSON.parse('{"camps":[{},{}],"__proto__":1}'), "__proto__"],
  ])("%s", (_, state, field) => {
    expect(failure(state)).toMatchObject({ code: "invalid_state", field });
  });

  test("but a ruleset at fault is named first", () => {
    expect(failure({ ruleset: "chess", camps: 7 })?.code).toBe("invalid_ruleset");
    expect(
      failure({ ruleset: { preset: "standard", columnsToWin: { 3: 4 } }, camps: [{}, {}], seat: 9 }),
    ).toEqual({
      code: "invalid_ruleset",
      problem: "no_target_for_players",
      field: "columnsToWin",
    });
  });

  test("rivals' camps in a closed column stand where they stay, and only there", () => {
    const camped = { camps: [{}, { 7: 5 }], claims: { 7: 0 } };
    for (const preset of PRESET_NAMES)
      expect(failure({ ...camped, ruleset: preset }) === null, preset).toBe(
        ["wikipedia", "stop-sign"].includes(preset),
      );
  });

  test("whatever garbage comes in, the answer is a failure or a position that comes back", () => {
    fc.assert(
      fc.property(fc.anything(), (garbage) => {
        const position = parseState(garbage);
        if (position.ok) expect(parseState(makeState(position.value)).ok).toBe(true);
      }),
    );
    // Objects that look like states, with a wrong value somewhere.
    fc.assert(
      fc.property(
        arbitraryState,
        fc.constantFrom("camps", "claims", "seat", "runners", "out"),
        fc.jsonValue(),
        (state, field, value) => {
          const position = parseState({ ...state, [field]: value });
          if (position.ok)
            expect(makeState(unwrap(parseState(makeState(position.value))))).toEqual(
              makeState(position.value),
            );
          else expect(["invalid_state", "invalid_ruleset"]).toContain(position.error.code);
        },
      ),
      { numRuns: 2_000 },
    );
  });
});

describe("a position in one line", () => {
  test("reads as the notation says", () => {
    const state = { ruleset: "standard", camps: [{ 7: 9 }, {}], claims: { 10: 1 }, runners: { 6: 1 } };
    expect(makePositionText(unwrap(parseState(state)))).toBe("standard 7@9/- 10=B AA 6@1 moved");
  });

  test.each([
    "",
    "standard",
    "standard 7@9/- 10=B AA 6@1",
    "standard 7@9/- 10=B A 6@1 moved",
    "standard 7@9/- 10=B AAA 6@1 moved",
    "standard 7@9/- 10=E AA 6@1 moved",
    "standard 7@9/- 10=B CA 6@1 moved",
    "standard 7@x/- 10=B AA 6@1 moved",
    "standard 7@9/- 10=B AA 6@1 perhaps",
    "standard 7@9/- 10=B AA 6@1 moved won=E",
    "standard 7@9/- 10=B AA 6@1 moved extra",
    "standard 7@9,7/- 10=B AA 6@1 moved",
    "standard 7@9@3/- 10=B AA 6@1 moved",
    "standard 7@9,7@8/- 10=B AA 6@1 moved",
    "standard 7@9,__proto__@1/- 10=B AA 6@1 moved",
    "standard -/-/- - AA - - out=B out=C",
    "chess 7@9/- 10=B AA 6@1 moved",
  ])("refuses %j", (text) => {
    expect(parsePositionText(text).ok).toBe(false);
  });
});
