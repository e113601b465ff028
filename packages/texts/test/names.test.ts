import { OPTION_VALUES, type OptionName, PRESET_NAMES, PRESETS } from "@cantstop/rules";
import { describe, expect, it } from "vitest";
import { LANGUAGES, loadTexts, optionValue } from "../src/index.ts";
import { expectSentence, expectWellSet } from "./support.ts";

describe.each(LANGUAGES)("names in %s", (language) => {
  const isDistinct = (names: readonly string[]) =>
    expect(new Set(names).size, names.join()).toBe(names.length);

  it("every preset, each in its own way and in the order of presets", async () => {
    const { presets, presetsTitle, rulesetName } = await loadTexts(language);
    expectWellSet(language, presetsTitle);
    expect(Object.keys(presets)).toEqual(PRESET_NAMES);
    for (const { name, summary } of Object.values(presets)) {
      expectWellSet(language, name);
      expectSentence(language, summary);
    }
    isDistinct(Object.values(presets).map(({ name }) => name));
    isDistinct(Object.values(presets).map(({ summary }) => summary));
    for (const preset of PRESET_NAMES) {
      const options = PRESETS[preset];
      expect(rulesetName({ spec: preset, options })).toBe(presets[preset].name);
      expect(rulesetName({ spec: { preset }, options })).toBe(presets[preset].name);
      const changed = rulesetName({ spec: { preset, firstPlayer: "youngest" }, options });
      expect(changed).toContain(presets[preset].name);
      expectWellSet(language, changed);
    }
    expect(rulesetName({ spec: {}, options: PRESETS.standard })).toBe(presets.standard.name);
  });

  it("every option and value, each in its own way and in the order of options", async () => {
    const options = await (await loadTexts(language)).loadOptions();
    expect(Object.keys(options)).toEqual(Object.keys(PRESETS.standard));
    isDistinct(Object.values(options).map(({ name }) => name));
    for (const { name } of Object.values(options)) expectWellSet(language, name);
    for (const [name, values] of Object.entries(OPTION_VALUES)) {
      const option = options[name as keyof typeof OPTION_VALUES];
      expect(Object.keys(option.values)).toEqual(values);
      const words = values.map((value) => optionValue(options, name as OptionName, value));
      isDistinct(words.map(({ name }) => name));
      isDistinct(words.map(({ summary }) => summary));
      for (const { name, summary } of words) {
        expectWellSet(language, name);
        expectSentence(language, summary);
      }
    }
  });

  it("numbers of columns and markers, also by players", async () => {
    const options = await (await loadTexts(language)).loadOptions();
    for (const target of [1, 3, 11, { 2: 5, 3: 4 }, { 1: 1, 2: 5 }, { 4: 2 }]) {
      const { name, summary } = optionValue(options, "columnsToWin", target);
      expectWellSet(language, name);
      expectSentence(language, summary);
      if (typeof target === "object")
        for (const number of Object.values(target)) expect(summary).toContain(`${number}`);
    }
    for (const markers of [3, 9, 99]) {
      const { name, summary } = optionValue(options, "markersPerPlayer", markers);
      expect(name).toContain(`${markers}`);
      expectSentence(language, summary);
      expect(summary).toContain(`${markers}`);
    }
  });
});
