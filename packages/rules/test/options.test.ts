import {
  compileRules,
  conflictsOf,
  makeBoard,
  makeRules,
  OPTION_VALUES,
  type Options,
  PRESET_NAMES,
  PRESETS,
  parseRuleset,
  STANDARD_BOARD,
  unwrap,
} from "@cantstop/rules";
import { makeRulesetText, parseRulesetText } from "@cantstop/rules/notation";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { ORACLE_PRESETS } from "./oracle/oracle.ts";
import { rulesetProblems } from "./oracle/random-state.ts";

/** Any options at all, possible together or not. */
const arbitraryOptions = fc.record({
  ...Object.fromEntries(
    Object.entries(OPTION_VALUES).map(([name, values]) => [name, fc.constantFrom(...values)]),
  ),
  columnsToWin: fc.oneof(
    fc.integer({ min: 1, max: 11 }),
    fc.dictionary(fc.constantFrom("1", "2", "3", "4"), fc.integer({ min: 1, max: 11 })),
  ),
  markersPerPlayer: fc.integer({ min: 3, max: 99 }),
}) as unknown as fc.Arbitrary<Options>;

const failure = (spec: unknown, players = 2) => {
  const rules = makeRules(spec, players);
  return rules.ok ? null : rules.error;
};

describe("presets", () => {
  test("are those of the rules' table, to the letter", () => {
    expect([...PRESET_NAMES].sort()).toEqual(Object.keys(ORACLE_PRESETS).sort());
    for (const name of PRESET_NAMES) expect(PRESETS[name], name).toEqual(ORACLE_PRESETS[name]);
  });

  test("can be played by one to four", () => {
    for (const name of PRESET_NAMES)
      for (let players = 1; players <= 4; players++)
        expect(failure(name, players), `${name} ${players}`).toBeNull();
  });

  test("standard is what no ruleset means", () => {
    expect(unwrap(parseRuleset(undefined)).options).toEqual(PRESETS.standard);
    expect(unwrap(parseRuleset({ columnsToWin: 4 })).options).toEqual({
      ...PRESETS.standard,
      columnsToWin: 4,
    });
  });

  test("columnsToWin by players: each table its number, three alone", () => {
    const targets = [1, 2, 3, 4].map((players) => unwrap(makeRules("standard-extended", players)).target);
    expect(targets).toEqual([3, 5, 4, 3]);
  });
});

describe("rejected with a typed problem, naming the option", () => {
  test.each([
    [{ preset: "standard", toppedRunner: "may_reenter" }, "leaves_unclaimed_top", "columnClaim"],
    [{ preset: "standard", toppedRunner: "must_reenter" }, "leaves_unclaimed_top", "columnClaim"],
    [{ preset: "franjos", toppedRunner: "locked" }, "stays_in_closed_column", "columnClaim"],
    [{ preset: "standard", quadEntry: "entry_plus_two" }, "three_steps_for_two_pairs", "quadEntry"],
    [{ preset: "standard", columnsToWin: { 3: 4 } }, "no_target_for_players", "columnsToWin"],
    [{ preset: "standard", columnsToWin: 0 }, "bad_value", "columnsToWin"],
    [{ preset: "standard", columnsToWin: 12 }, "bad_value", "columnsToWin"],
    [{ preset: "standard", columnsToWin: 2.5 }, "bad_value", "columnsToWin"],
    [{ preset: "standard", columnsToWin: { 5: 3 } }, "bad_value", "columnsToWin"],
    [{ preset: "standard", columnsToWin: "3" }, "bad_value", "columnsToWin"],
    [{ preset: "standard", markersPerPlayer: 2 }, "bad_value", "markersPerPlayer"],
    [{ preset: "standard", markersPerPlayer: 100 }, "bad_value", "markersPerPlayer"],
    [{ preset: "franjos", placement: "strict", columnsToWin: 6 }, "strict_deadlock", "placement"],
    [{ preset: "standard", gameEnd: "never" }, "bad_value", "gameEnd"],
    [{ preset: "standard", gameEnd: null }, "bad_value", "gameEnd"],
    [{ preset: "standard", speed: 3 }, "unknown_option", "speed"],
    [{ preset: "standard", toString: 3 }, "unknown_option", "toString"],
    ["Standard", "unknown_preset", "preset"],
    ["toString", "unknown_preset", "preset"],
    [null, "unknown_preset", "preset"],
    [7, "unknown_preset", "preset"],
    [["standard"], "unknown_preset", "preset"],
    [{ preset: 7 }, "unknown_preset", "preset"],
  ])("%j", (spec, problem, field) => {
    expect(failure(spec)).toEqual({ code: "invalid_ruleset", problem, field });
  });

  test("players outside 1 to 4", () => {
    for (const players of [0, 5, 1.5, Number.NaN])
      expect(failure("standard", players)).toEqual({ code: "invalid_ruleset", problem: "bad_player_count" });
  });

  test("every mix of options is judged as the rules judge it", () => {
    fc.assert(
      fc.property(arbitraryOptions, fc.integer({ min: 1, max: 4 }), (options, players) => {
        const conflicts = conflictsOf(options, players);
        expect(conflicts.length > 0).toBe(rulesetProblems(options, players).length > 0);
        for (const { options: names } of conflicts)
          for (const name of names) expect(options).toHaveProperty(name);
        const ruleset = parseRuleset({ preset: "standard", ...options });
        expect(ruleset.ok && compileRules(ruleset.value, players).ok).toBe(conflicts.length === 0);
      }),
      { numRuns: 3_000 },
    );
  });

  test("start_plus_two with above_camp is redundant but accepted", () => {
    expect(failure({ preset: "standard", quadEntry: "start_plus_two" })).toBeNull();
  });
});

test("a ruleset in one word comes back the same", () => {
  fc.assert(
    fc.property(arbitraryOptions, fc.constantFrom(...PRESET_NAMES), (options, preset) => {
      const ruleset = parseRuleset({ preset, ...options });
      if (!ruleset.ok) return;
      const text = makeRulesetText(ruleset.value);
      expect(text).not.toMatch(/\s/);
      const again = unwrap(parseRulesetText(text));
      expect(again).toEqual(ruleset.value);
      expect(makeRulesetText(again)).toBe(text);
    }),
  );
  for (const bad of [
    "",
    "standard,",
    "standard,columnsToWin",
    "standard,columnsToWin=x",
    "standard,gameEnd=",
    "x,y=z",
    "standard,columnsToWin=4=9",
    "standard,columnsToWin=2:5:9",
    "standard,columnsToWin=2:5/2:6",
    "standard,columnsToWin=4,columnsToWin=5",
    "standard,preset=franjos",
    "standard,__proto__=3",
    "standard,columnsToWin=2:5/__proto__:3",
  ])
    expect(parseRulesetText(bad).ok, bad).toBe(false);
});

test("boards: the real one, and the small ones of the proofs", () => {
  expect([...STANDARD_BOARD.lengths]).toEqual([0, 0, 3, 5, 7, 9, 11, 13, 11, 9, 7, 5, 3, 0, 0, 0]);
  expect(STANDARD_BOARD.lengths.reduce((sum, length) => sum + length)).toBe(83);
  expect([...makeBoard(2, 1).lengths].slice(2, 5)).toEqual([1, 3, 1]);
  expect([...makeBoard(3, 2).lengths].slice(2, 7)).toEqual([2, 4, 6, 4, 2]);
});
