import { expect, it } from "vitest";
import { look, useApp } from "./browser.ts";
import { openGame, playOn, press } from "./table.ts";

const open = useApp();

it.concurrent("a whole game alone, by keyboard", async () => {
  const game = { names: ["Ana"], ruleset: "standard,columnsToWin=2" };
  const { page, complaints, close } = await openGame(open, game, { seed: 3 });
  expect(await look(page)).toMatchObject({ sentence: "Turn 1.", title: "turn 1 · Can’t Stop" });
  await playOn(page, 4);
  const { sentence, said } = await look(page);
  expect(sentence).toMatch(/^Done in \d+ turns!$/);
  const turns = sentence.replace(/\D/g, "");
  expect(said).toBe(`You are on top, after ${turns} turns.`);
  await press(page, "l");
  expect(await page.textContent("dialog .log > li h3")).toBe(`Turn ${turns}`);
  expect(await page.textContent("body"), "nobody else is spoken of").not.toMatch(/against|opponent|rival/i);
  await press(page, "Escape");
  await page.click("text=Once more");
  await page.waitForFunction(() => document.querySelector(".sentence h1")?.textContent === "Turn 1.");
  expect(complaints).toEqual([]);
  await close();
});

it.concurrent("the daily climb's result is copied", async () => {
  const game = {
    names: ["Ana"],
    tags: ["Daily: 2026-11-29"],
    position: "- 3=A,4=A AA 2@2 moved",
    turns: "A 1112",
  };
  const { page, close } = await openGame(open, game, { permissions: ["clipboard-read", "clipboard-write"] });
  await press(page, "s");
  await page.click("text=Share");
  await page.waitForSelector("text=copied");
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    "Can’t Stop, daily climb of November 29: 1 turn, 0 busts",
  );
  await close();
});
