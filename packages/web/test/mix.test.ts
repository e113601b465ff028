import {
  conflictsOf,
  OPTION_VALUES,
  type OptionName,
  type Options,
  PRESET_NAMES,
  PRESETS,
  parseRuleset,
  unwrap,
} from "@cantstop/rules";
import { presetOf } from "@cantstop/texts";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { differences, offerOf, rulesetOf } from "../src/own-rules/mix.ts";

const { standard, franjos } = PRESETS;
const NAMED = Object.keys(OPTION_VALUES) as (keyof typeof OPTION_VALUES)[];

const wishes = fc.oneof(
  ...NAMED.map((name) => fc.tuple(fc.constant<OptionName>(name), fc.constantFrom(...OPTION_VALUES[name]))),
  fc.tuple(fc.constant<OptionName>("columnsToWin"), fc.integer({ min: 1, max: 11 })),
  fc.tuple(fc.constant<OptionName>("columnsToWin"), fc.constant({ 2: 5, 3: 4, 4: 3 })),
);

describe("a mix of rules", () => {
  it("is never an impossible one, whatever is chosen in whatever order", () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...PRESET_NAMES),
        fc.integer({ min: 1, max: 4 }),
        fc.array(wishes, { maxLength: 30 }),
        (preset, players, list) => {
          let options: Options = PRESETS[preset];
          for (const [name, value] of list) {
            const offer = offerOf(options, name, value, players);
            if (offer.kind !== "refused") options = offer.options;
            expect(conflictsOf(options, players)).toEqual([]);
          }
        },
      ),
    );
  });

  it("can have every value of every option, if need be after changing the option in its way", () => {
    for (const preset of PRESET_NAMES)
      for (const name of NAMED)
        for (const value of OPTION_VALUES[name]) {
          const offer = offerOf(PRESETS[preset], name, value, 2);
          if (offer.kind !== "refused") {
            expect(offer.options[name]).toBe(value);
            continue;
          }
          const ways = (OPTION_VALUES[offer.other as keyof typeof OPTION_VALUES] ?? [2])
            .map((way) => offerOf(PRESETS[preset], offer.other, way, 2))
            .filter((way) => way.kind === "free")
            .map((way) => offerOf(way.options, name, value, 2));
          expect(
            ways.some(({ kind }) => kind === "free"),
            `${preset}: ${name} ${value}`,
          ).toBe(true);
        }
  });

  it("changes two options in one step where neither can go first", () => {
    expect(offerOf(standard, "columnClaim", "on_reach", 2)).toMatchObject({
      kind: "together",
      problem: "stays_in_closed_column",
      other: "toppedRunner",
      options: { columnClaim: "on_reach", toppedRunner: "may_reenter" },
    });
    expect(offerOf(standard, "toppedRunner", "must_reenter", 2)).toMatchObject({
      kind: "together",
      options: { columnClaim: "on_reach", toppedRunner: "must_reenter" },
    });
    expect(offerOf(franjos, "columnClaim", "on_stop", 2)).toMatchObject({
      kind: "together",
      options: { columnClaim: "on_stop", toppedRunner: "locked" },
    });
  });

  it("refuses a value as long as another option, which can be changed, stands in the way", () => {
    const refused = { kind: "refused", problem: "three_steps_for_two_pairs", other: "entrySpace" };
    expect(offerOf(standard, "quadEntry", "entry_plus_two", 2)).toEqual(refused);
    const onCamp: Options = { ...standard, entrySpace: "on_camp" };
    expect(offerOf(onCamp, "quadEntry", "entry_plus_two", 2).kind).toBe("free");
    const strict: Options = { ...standard, placement: "strict" };
    expect(offerOf(strict, "columnsToWin", 5, 2).kind).toBe("free");
    expect(offerOf(strict, "columnsToWin", 6, 2)).toMatchObject({ kind: "refused", other: "placement" });
    expect(offerOf({ ...standard, columnsToWin: 6 }, "placement", "strict", 2)).toMatchObject({
      kind: "refused",
      other: "columnsToWin",
    });
  });

  it("lets what has become impossible be put right: more players came to strict placement", () => {
    const strict: Options = { ...standard, placement: "strict", columnsToWin: 4 };
    expect(conflictsOf(strict, 4)).toHaveLength(1);
    expect(offerOf(strict, "placement", "preferred", 4).kind).toBe("free");
    expect(offerOf(strict, "columnsToWin", 3, 4).kind).toBe("free");
    expect(offerOf(strict, "gameEnd", "complete_round", 4).kind).toBe("free");
  });
});

describe("a mix's ruleset", () => {
  it("is the preset that it has become equal to", () => {
    const jumping = rulesetOf("standard", { ...standard, rivalCamps: "jump_over" });
    expect(jumping.spec).toBe("standard-jump");
    expect(rulesetOf("franjos", standard).spec).toBe("standard");
    expect(rulesetOf("standard", { ...standard, columnsToWin: { 4: 3, 3: 4, 2: 5 } }).spec).toBe(
      "standard-extended",
    );
  });

  it("else says what differs from the preset that it began as", () => {
    const mix = rulesetOf("franjos", { ...franjos, columnsToWin: 2, gameEnd: "immediate" });
    expect(mix.spec).toEqual({ preset: "franjos", columnsToWin: 2, gameEnd: "immediate" });
    expect(presetOf(mix).preset).toBe("franjos");
    expect(differences(franjos, mix.options)).toEqual(["columnsToWin", "gameEnd"]);
    expect(presetOf(unwrap(parseRuleset({ columnsToWin: 2 }))).preset).toBe("standard");
  });
});
