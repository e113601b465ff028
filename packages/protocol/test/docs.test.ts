// docs/fair-dice.md promises that ten lines suffice to check a game. They know nothing of this project.
import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { unwrap } from "@cantstop/rules";
import { parseRecord } from "@cantstop/rules/notation";
import { afterAll, beforeAll, expect, it } from "vitest";
import { verifyRecord } from "../src/fair-dice.ts";

const read = (path: string) => readFileSync(new URL(`../../../${path}`, import.meta.url), "utf8");
const game = read("docs/examples/online-game.txt");
let folder: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "cantstop-checker-"));
  const [, checker = ""] = /^```js\n([\s\S]*?)^```$/m.exec(read("docs/fair-dice.md")) ?? [];
  writeFileSync(join(folder, "check.mjs"), checker);
});

afterAll(() => rmSync(folder, { recursive: true }));

function check(record: string): string {
  writeFileSync(join(folder, "game.txt"), record);
  return execFileSync(process.execPath, ["check.mjs", "game.txt"], { cwd: folder, encoding: "utf8" }).trim();
}

it("the checker is ten lines long, and agrees with the library about the example", () => {
  expect(readFileSync(join(folder, "check.mjs"), "utf8").trim().split("\n")).toHaveLength(10);
  const verdict = verifyRecord(unwrap(parseRecord(game)));
  expect(verdict).toMatchObject({ ok: true, seeds: 2 });
  expect(check(game)).toBe(`${verdict.ok && verdict.rolls} fair rolls`);
});

it.each([
  ["a die", /B 6525/, "B 6526"],
  ["the secret", /DiceSecret: 2/, "DiceSecret: 3"],
  ["the commitment", /DiceCommitment: a/, "DiceCommitment: b"],
  ["a seed", /DiceSeeds: three/, "DiceSeeds: there"],
])("the checker notices when %s is changed", (_, what, into) => {
  expect(game).toMatch(what);
  expect(check(game.replace(what, into))).toBe("NOT the dice committed to");
});
