import { PRESET_NAMES, PRESETS, type PresetName, parseRuleset, unwrap } from "@cantstop/rules";
import { describe, expect, it } from "vitest";
import { type CaseName, casesOf } from "../src/rules-page/cases.ts";
import { placesOf, wantedIn } from "../src/rules-page/marked.tsx";
import { APP_LANGUAGES, loadWording } from "../src/words/load.ts";

const rulesetOf = (preset: unknown) => unwrap(parseRuleset(preset));

/** What a player who knows the rules says. */
const standard: { readonly [N in CaseName]: boolean } = {
  notRolled: false,
  leaveOut: false,
  fourthRunner: false,
  oneSumFits: true,
  closedColumn: false,
  bottomAgain: false,
  lastRunner: false,
  climbFirst: true,
  stopAfterRoll: false,
  stopUnplaced: true,
  stopOnRival: true,
  topAndBust: false,
  thirdColumn: true,
};
const franjos: typeof standard = {
  ...standard,
  leaveOut: true,
  climbFirst: false,
  stopUnplaced: false,
  topAndBust: true,
  thirdColumn: false,
};

const answers = (preset: unknown) =>
  Object.fromEntries(casesOf(rulesetOf(preset)).map(({ name, verdict }) => [name, verdict.yes]));
const without = (name: CaseName, known: typeof standard) =>
  Object.fromEntries(Object.entries(known).filter(([other]) => other !== name));

describe("questions that players get wrong", () => {
  it.each(["standard", "standard-extended", "wikipedia", "stop-sign", "stop-sign-purge"])(
    "are answered by the rules of %s",
    (preset) => {
      expect(answers(preset)).toEqual(standard);
    },
  );
  it.each(["franjos", "franjos-four", "franjos-five"])("are answered by the rules of %s", (preset) => {
    expect(answers(preset)).toEqual(franjos);
  });
  it("are answered where rivals' camps matter, and not asked where they cannot come up", () => {
    expect(answers("standard-no-stacking")).toEqual({ ...standard, stopOnRival: false });
    expect(answers("franjos-no-stacking")).toEqual({ ...franjos, stopOnRival: false });
    expect(answers("standard-jump")).toEqual(without("stopOnRival", standard));
    expect(answers("franjos-jump")).toEqual(without("stopOnRival", franjos));
  });
  it("make sense for the shortest and the longest game, and for one player", () => {
    expect(answers({ columnsToWin: 1 })).not.toHaveProperty("topAndBust");
    expect(answers({ columnsToWin: 11 })).not.toHaveProperty("thirdColumn");
    expect(answers({ preset: "franjos", columnsToWin: 1 })).toHaveProperty("thirdColumn", false);
    expect(answers({ columnsToWin: { 1: 2 } })).toHaveProperty("bottomAgain", false);
  });

  it.each(APP_LANGUAGES)("have an answer in words under every preset, in %s", async (language) => {
    const { texts, late } = await loadWording(language);
    const { cases } = await late("rulesPage");
    for (const preset of Object.keys(PRESETS) as PresetName[])
      for (const { name, verdict } of casesOf(rulesetOf(preset))) {
        const own = verdict.yes ? cases.texts[name].yes : cases.texts[name].no;
        const said = verdict.reason ? texts.reason(verdict.reason, String).sentence : own;
        expect(said, `${preset} ${name}`).toBeTruthy();
      }
  });
});

describe("searching", () => {
  const places = (text: string, typed: string) => placesOf(text, wantedIn(typed));

  it("finds every place, whatever its capitals and accents", () => {
    expect(places("Dés, des DÉS", " dés ")).toEqual([0, 5, 9]);
    expect(places("Dés, des DÉS", "DES")).toEqual([0, 5, 9]);
    expect(places("aaaa", "aa")).toEqual([0, 2]);
    expect(places("止める", "止")).toEqual([0]);
    // Another syllable is not the same with an accent.
    expect(places("ガ", "カ")).toEqual([]);
    expect(places("İstanbul", "stan")).toEqual([1]);
  });
  it("finds nothing where nothing is wanted", () => {
    expect(places("anything", "   ")).toEqual([]);
  });

  it.each(APP_LANGUAGES)("a rules page in %s is found by its own words", async (language) => {
    const { texts } = await loadWording(language);
    for (const preset of PRESET_NAMES) {
      const { sections } = await texts.rulesPage(rulesetOf(preset));
      for (const { title } of sections) expect(places(title, title.toUpperCase())).toEqual([0]);
    }
  });
});
