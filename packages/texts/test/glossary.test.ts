// docs/languages.md promises that the rules pages use its words.
import { readFileSync } from "node:fs";
import { parseRuleset, unwrap } from "@cantstop/rules";
import { expect, it } from "vitest";
import { loadTexts } from "../src/index.ts";
import { presetOptions, textsOf } from "./support.ts";

const page = readFileSync(new URL("../../../docs/languages.md", import.meta.url), "utf8");
const [head = "", , ...rows] = page.slice(page.indexOf("| English"), page.indexOf("\n\nWhat")).split("\n");
const cells = (row: string): string[] => row.split("|").map((cell) => cell.trim());

it.each([
  ["French", "fr"],
  ["Dutch", "nl"],
  ["Japanese", "ja"],
] as const)("the %s words of the glossary are those of the rules pages", async (name, language) => {
  const { rulesPage } = await loadTexts(language);
  const pages = await Promise.all(presetOptions.map(([preset]) => rulesPage(unwrap(parseRuleset(preset)))));
  const said = pages.flatMap(textsOf).join("\n").toLowerCase();
  const at = cells(head).indexOf(name);
  const words = rows.flatMap((row) => cells(row)[at]?.split(", ") ?? []);
  expect(words.length).toBeGreaterThan(25);
  expect(words.filter((word) => !said.includes(word.toLowerCase()))).toEqual([]);
});
