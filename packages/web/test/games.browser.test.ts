import { readFile } from "node:fs/promises";
import { makeRules, unwrap } from "@cantstop/rules";
import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { faults } from "./axe.ts";
import { useApp } from "./browser.ts";
import { randomRecord, seating } from "./fakes.ts";

const open = useApp();

/** The record of a game, with tags in its header. */
const record = (seed: number, tags: Record<string, string>, most?: number, preset?: "franjos") => {
  const names = Object.entries(tags).map(([name, value]) => [name, value] as const);
  return randomRecord({ ...seating(preset), tags: names }, seed, most);
};

/** A file with two games that wait and three that are over, and a text that is none. */
const backup = (games: Record<string, string> = {}) => ({
  app: "cantstop",
  version: 1,
  made: "2026-11-29T18:00:00.000Z",
  settings: { theme: "dark" },
  setup: { seats: [{ kind: "person", name: "Mila", piece: 2 }] },
  games: {
    wait0001: record(1, { Date: "2026-11-01T10:00:00.000Z" }, 20),
    wait0002: record(2, { Date: "2026-11-02T10:00:00.000Z", Seats: "person bot:steady" }, 12, "franjos"),
    over0001: record(3, { Ended: "2026-11-03T10:00:00.000Z" }),
    over0002: record(4, { Ended: "2026-11-04T10:00:00.000Z", Seats: "person bot:best" }),
    over0003: record(
      5,
      { Ended: "2026-11-05T10:00:00.000Z", Seats: "person bot:best" },
      undefined,
      "franjos",
    ),
    ...games,
  },
  unreadable: { torn0001: "rubbish" },
});

const load = async (page: Page, content: unknown) => {
  const text = typeof content === "string" ? content : JSON.stringify(content);
  await page.setInputFiles("input[type=file]", {
    name: "a.json",
    mimeType: "application/json",
    buffer: Buffer.from(text),
  });
  await page.waitForSelector(".message");
  return page.textContent(".message");
};

const rows = (page: Page) => page.$$eval(".game-row .name", (all) => all.map((one) => one.textContent));

it.concurrent("everything goes into a file and comes back on another device", async () => {
  const { page, complaints, close } = await open("/games");
  expect(await page.textContent(".empty")).toContain("No games yet. Play one.");
  expect(await faults(page)).toEqual([]);
  expect(await load(page, backup())).toBe("Loaded: settings, names, 5 new games.");
  expect(await page.evaluate(() => document.documentElement.dataset.theme), "the file's settings").toBe(
    "dark",
  );
  await page.waitForSelector(".statistics");
  const here = await rows(page);
  expect(here).toHaveLength(5);
  expect(await faults(page)).toEqual([]);
  const downloading = page.waitForEvent("download");
  await page.click("text=Save a file");
  const download = await downloading;
  expect(download.suggestedFilename()).toMatch(/^cantstop-\d{4}-\d\d-\d\d\.json$/);
  const saved = await readFile(await download.path(), "utf8");

  const other = await open("/games");
  await load(other.page, saved);
  await other.page.waitForSelector(".statistics");
  expect(await rows(other.page)).toEqual(here);
  expect(await load(other.page, saved)).toContain("All games of the file were here already.");
  await other.page.goto(new URL("/", other.page.url()).href);
  await other.page.waitForSelector(".home");
  expect(await other.page.inputValue(".seat-row input[type=text]")).toBe("Mila");
  await other.close();
  expect(complaints).toEqual([]);
  await close();
});

it.concurrent("a file that makes no sense is refused with a reason, and nothing changes", async () => {
  const { page, complaints, close } = await open("/games");
  expect(await load(page, "{")).toContain("This file is damaged");
  expect(await load(page, { a: 1 })).toContain("not a file that Can’t Stop has saved");
  expect(await load(page, { ...backup(), version: 2 })).toContain("saved by a newer version");
  const torn = await load(page, backup({ torn0002: "Format: cantstop 1\nRuleset: chess\n\n" }));
  expect(torn).toContain("Game torn0002 of this file cannot be read, so nothing was changed.");
  expect(await rows(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.dataset.theme)).toBeUndefined();
  expect(complaints).toEqual([]);
  await close();
});

it.concurrent("games are found, looked at, and deleted after a question", async () => {
  const { page, complaints, close } = await open("/games", { viewport: { width: 360, height: 640 } });
  await load(page, backup());
  await page.waitForSelector(".statistics");
  await page.selectOption(".filters select >> nth=1", "best");
  expect(await page.locator(".game-row[href^='/play/over']").count()).toBe(2);
  await page.selectOption(".filters select >> nth=0", "franjos");
  expect(await page.locator(".game-row[href^='/play/over']").count()).toBe(1);
  await page.selectOption(".filters select >> nth=1", "alone");
  await page.waitForSelector("text=No such games.");
  await page.selectOption(".filters select >> nth=1", "anyone");
  await page.selectOption(".filters select >> nth=0", "");
  await page.selectOption(".filters select >> nth=2", "Kenji");
  await page.waitForSelector("text=Of 1 of 3 games");
  await page.selectOption(".filters select >> nth=2", "");
  const table = await page.textContent("table:has(caption:text-is('By opponent'))");
  expect(table).toMatch(/Eagle2[01] \((0|50|100)%\)/);

  await page.click(".game-row[href='/play/over0003'] ~ button.tool");
  expect(await page.textContent("dialog")).toContain("from the statistics");
  expect(await faults(page, "dialog")).toEqual([]);
  await page.click("dialog >> text=Cancel");
  await page.waitForSelector("dialog", { state: "detached" });
  await page.click(".game-row[href='/play/over0003'] ~ button.tool");
  await page.click("dialog >> text=Delete >> nth=-1");
  await page.waitForSelector(".game-row[href='/play/over0003']", { state: "detached" });
  await page.click(".game-row[href='/play/wait0001'] ~ button.tool");
  await page.click("dialog >> text=Delete >> nth=-1");
  await page.waitForSelector(".game-row[href='/play/wait0001']", { state: "detached" });
  await page.reload();
  await page.waitForSelector(".statistics");
  expect(await page.$$eval(".game-row", (all) => all.map((one) => one.getAttribute("href")))).toEqual([
    "/play/wait0002",
    "/play/over0002",
    "/play/over0001",
  ]);
  await page.click(".game-row[href='/play/over0001']");
  await page.waitForSelector(".sentence.win");
  await page.reload();
  await page.waitForSelector(".sentence.win");
  expect(complaints).toEqual([]);
  await close();
});

it.concurrent("skill and luck are told over time, once games are reviewed", async () => {
  const { page, complaints, close } = await open("/games");
  const rules = unwrap(makeRules({ preset: "standard", columnsToWin: 1 }, 2));
  const short = (seed: number, Ended: string) =>
    randomRecord({ ...seating(), rules, tags: [["Ended", Ended]] }, seed);
  const seat = { start: 0.5, result: 1, luck: 0.3, rivalLuck: 0.2, cost: 0.2, gifts: 0, drift: 0 };
  const books = { ...seat, decisions: 10, right: 5, turns: 5, busts: 2 };
  const games = {
    over0001: short(2, "2026-11-03T10:00:00.000Z"),
    over0002: short(3, "2026-11-04T10:00:00.000Z"),
  };
  await load(page, { ...backup(), games, reviews: { over0001: { seats: [books, books] } } });
  await page.waitForSelector("text=Reviewed: 1 of 2 games.");
  await page.waitForSelector(".trends svg");
  const facts = () => page.$$eval(".trends .quiet", (all) => all.map((one) => one.textContent));
  expect(await facts()).toEqual(["On average 2.0%", "On average +50.0%"]);
  await page.click("text=Review 1 game");
  await page.waitForSelector("text=All 2 games are reviewed.");
  await page.waitForSelector("text=These are Ana’s games.");
  expect(await page.locator(".trends circle").count(), "two games in two charts").toBe(4);
  const ticks = await page.$$eval(".trends figure", (all) =>
    all.map((one) => [...one.querySelectorAll("text")].map(({ textContent }) => textContent)),
  );
  for (const written of ticks) expect(written, "told apart").toEqual([...new Set(written)]);
  await page.click("text=The same as a table");
  expect(await page.locator(".trend-table a[href='/review/over0002']").count()).toBe(1);
  expect(await page.locator("a.tool[href='/review/over0001']").count()).toBe(1);
  expect(await faults(page)).toEqual([]);
  await page.reload();
  await page.waitForSelector("text=All 2 games are reviewed.");
  expect(complaints).toEqual([]);
  await close();
});

it.concurrent("a game that cannot be read is set aside with a sentence, and can still be had", async () => {
  const { page, close } = await open("/");
  await page.evaluate(() => localStorage.setItem("cantstop:game/abcd1234", "rubbish"));
  await page.reload();
  await page.waitForSelector(".home");
  expect(await page.textContent("[role=alert]")).toContain("could not be read");
  await page.click("[role=alert] button");
  expect(await page.textContent("[role=alert]")).toBe("");
  await page.click(".home-links a[href='/games']");
  const downloading = page.waitForEvent("download");
  await page.click("text=Download >> nth=-1");
  const download = await downloading;
  expect(await readFile(await download.path(), "utf8")).toBe("rubbish");
  expect(await faults(page)).toEqual([]);
  await page.click("[aria-label='Delete: Game abcd1234']");
  await page.click("dialog >> text=Delete >> nth=-1");
  await page.waitForSelector("text=Games that cannot be read", { state: "detached" });
  await close();
});
