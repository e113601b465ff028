// docs/languages.md promises that the rules pages use its words.
import { readFileSync } from "node:fs";
import { parseRuleset, unwrap } from "@cantstop/rules";
import { expect, it } from "vitest";
import { LANGUAGES, loadTexts } from "../src/index.ts";
import { presetOptions, textsOf } from "./support.ts";

const page = readFileSync(new URL("../../../docs/languages.md", import.meta.url), "utf8");
const [head = "", , ...rows] = page.slice(page.indexOf("| English"), page.indexOf("\n\nWhat")).split("\n");
const cells = (row: string): string[] => row.split("|").map((cell) => cell.trim());

const languageNames = new Intl.DisplayNames("en", { type: "language" });
const translations = LANGUAGES.filter((language) => language !== "en");

it.each(translations)("the words of %s in the glossary are those of the rules pages", async (language) => {
  const { rulesPage } = await loadTexts(language);
  const pages = await Promise.all(presetOptions.map(([preset]) => rulesPage(unwrap(parseRuleset(preset)))));
  const said = pages.flatMap(textsOf).join("\n").toLowerCase();
  const at = cells(head).indexOf(languageNames.of(language) ?? language);
  const words = rows.flatMap((row) => cells(row)[at]?.split(", ") ?? []);
  expect(words.length).toBeGreaterThan(25);
  expect(words.filter((word) => !said.includes(word.toLowerCase()))).toEqual([]);
});
