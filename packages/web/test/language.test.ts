import { expect, it } from "vitest";
import { guessLanguage, languageName } from "../src/language.ts";
import { APP_LANGUAGES } from "../src/words/load.ts";

it("the browser's first language that the app speaks is taken, whatever its country", () => {
  for (const language of APP_LANGUAGES) {
    expect(guessLanguage([language])).toBe(language);
    expect(guessLanguage(["tlh", `${language.toUpperCase()}-XX`, "en"])).toBe(language);
  }
});

it("who prefers none of them reads English", () => {
  expect(guessLanguage([])).toBe("en");
  expect(guessLanguage(["tlh", "x-klingon", ""])).toBe("en");
});

it("languages are called by their own names, with a capital where they have such", () => {
  expect(languageName("en")).toBe("English");
  expect(languageName("fr")).toBe("Français");
  expect(languageName("nl")).toBe("Nederlands");
  expect(languageName("ja")).toBe("日本語");
});
