import { compileRules, parseRuleset, unwrap } from "@cantstop/rules";
import { parseRecord } from "@cantstop/rules/notation";
import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { faults } from "./axe.ts";
import { scrollRoom, useApp } from "./browser.ts";
import { randomRecord, seating } from "./fakes.ts";

// One after the other: each game that is reviewed takes a core of its own.
const open = useApp();

/** A short game of two, with many mistakes; and one of a player alone. */
const rules = unwrap(compileRules(unwrap(parseRuleset({ preset: "standard", columnsToWin: 1 })), 2));
const GAME = randomRecord({ ...seating(), rules, tags: [["Seats", "person bot:steady"]] }, 12);
const ALONE = randomRecord(seating("standard", 1), 4, 30);
const events = (text: string): number => {
  const record = parseRecord(text);
  return record.ok ? record.value.events.length : 0;
};

const kept = { "game/here0001": GAME, "game/alone001": ALONE };

/** The screen in one glance. */
const glance = (page: Page) =>
  page.evaluate(() => {
    const text = (selector: string) => document.querySelector(selector)?.textContent ?? "";
    return {
      count: text(".step-count"),
      heading: text(".review-moment h2"),
      said: text(".review-body > [role=status]"),
      judgement: text(".review-moment .judgement"),
      choices: document.querySelectorAll(".review-moment .choice").length,
      runners: document.querySelectorAll(".review-board .pawn").length,
      focus: document.activeElement?.textContent ?? "",
      address: location.pathname + location.hash,
    };
  });
/** Until it is, the review tells that it is one so far. */
const isReviewed = (page: Page) =>
  page.waitForSelector(".review-summary h2:text-is('Skill and luck')", { timeout: 60_000 });

it("a game is stepped through, by keys, buttons, turns and on the chart", async () => {
  const { page, complaints, close } = await open("/review/here0001", { kept });
  await isReviewed(page);
  const last = events(GAME);
  expect(await glance(page)).toMatchObject({ count: `0/${last}`, heading: "The beginning", runners: 0 });
  expect(await faults(page)).toEqual([]);

  await page.keyboard.press("ArrowRight");
  expect((await glance(page)).said).toMatch(/^Ana rolled .+\. Ana \d+\.\d% and Kenji \d+\.\d%\.$/);
  await page.keyboard.press("ArrowRight");
  expect(await glance(page)).toMatchObject({ count: `2/${last}`, heading: "Ana, turn 1" });
  expect((await glance(page)).said).toMatch(/^Ana moves: /);
  await page.keyboard.press("End");
  expect((await glance(page)).count).toBe(`${last}/${last}`);
  expect((await glance(page)).said).toMatch(/ wins the game\. Ana (100\.0|0\.0)% and Kenji/);
  await page.click("[aria-label='A step back']");
  expect((await glance(page)).count).toBe(`${last - 1}/${last}`);
  await page.keyboard.press("Home");
  await page.keyboard.press("m");
  expect((await glance(page)).judgement).toMatch(
    /^(Slightly off|A mistake|A blunder): \d+\.\d% given away\.$/,
  );
  expect(await faults(page)).toEqual([]);

  const slider = page.locator("[role=slider]");
  await slider.focus();
  await page.keyboard.press("Home");
  await page.keyboard.press("PageUp");
  const turnEnd = Number(await slider.getAttribute("aria-valuenow"));
  expect(turnEnd).toBeGreaterThan(2);
  expect(await slider.getAttribute("aria-valuetext")).toBe("Ana, turn 1");
  const box = await slider.boundingBox();
  await slider.click({ position: { x: (box?.width ?? 0) / 2, y: 20 } });
  const middle = Number(await slider.getAttribute("aria-valuenow"));
  expect(Math.abs(middle - last / 2)).toBeLessThanOrEqual(2);

  // What is pointed at is read off, and one stays where one is.
  const read = await page.textContent(".legend");
  await page.hover("[role=slider]", { position: { x: 30, y: 20 } });
  expect(await page.textContent(".legend")).not.toBe(read);
  expect(Number(await slider.getAttribute("aria-valuenow"))).toBe(middle);

  await page.click(".turn-list li:nth-child(2) button");
  expect(await glance(page)).toMatchObject({ count: `${turnEnd + 1}/${last}`, heading: "Kenji, turn 1" });
  // The address follows, and a reload comes back.
  await page.waitForURL((url) => url.hash === `#at=${turnEnd + 1}`);
  await page.reload();
  await isReviewed(page);
  expect((await glance(page)).count).toBe(`${turnEnd + 1}/${last}`);
  expect(complaints).toEqual([]);
  await close();
});

it("other moves are looked at on the board, and the game goes on from any moment", async () => {
  const { page, complaints, close } = await open("/review/here0001", { kept });
  await isReviewed(page);
  for (let step = 0; (await glance(page)).choices < 2 && step < 20; step++)
    await page.keyboard.press("ArrowRight");
  const ringed = () =>
    page.$$eval(".review-board .ring", (rings) => rings.map((ring) => ring.innerHTML).join());
  const played = await ringed();
  await page.click(".choice[aria-pressed=false]");
  expect(await ringed()).not.toBe(played);
  await page.click(".choice:has(.tag:text-is('played'))");
  expect(await ringed()).toBe(played);
  await page.keyboard.press("ArrowRight");
  const { count } = await glance(page);

  await page.click("text=Play from here");
  await page.waitForSelector("dialog[open]");
  expect(await faults(page, "dialog")).toEqual([]);
  expect(
    await page
      .locator("dialog select")
      .evaluateAll((all) => all.map((one) => (one as HTMLSelectElement).value)),
  ).toEqual(["person", "steady"]);
  await page.selectOption("dialog select >> nth=1", "person");
  await page.click("dialog >> text=Play >> nth=-1");
  await page.waitForSelector(".game");
  const id = new URL(page.url()).pathname.split("/").at(-1) ?? "";
  const text = await page.evaluate((id) => localStorage.getItem(`cantstop:game/${id}`) ?? "", id);
  expect(`${events(text)}/`).toBe(count.replace(/\d+$/, ""));
  expect(text).toContain("Seats: person person");
  expect(complaints).toEqual([]);
  await close();
});

it("one's own mistakes are asked about again, on a phone", async () => {
  const viewport = { width: 360, height: 640 };
  const { page, complaints, close } = await open("/review/here0001", { kept, viewport, hasTouch: true });
  await isReviewed(page);
  expect(await faults(page)).toEqual([]);
  // Bots do not learn from theirs.
  expect(await page.locator("[data-quiz]").count()).toBe(1);
  const questions = Number(/\d+/.exec((await page.textContent("[data-quiz]")) ?? "")?.[0]);
  await page.click("[data-quiz]");
  for (let question = 1; question <= questions; question++) {
    await page.waitForSelector(`text=Question ${question} of ${questions}`);
    expect(await page.locator(".choice-drawn > strong, .tag").count(), "nothing is told before").toBe(0);
    if (question === 1) expect(await faults(page)).toEqual([]);
    expect((await glance(page)).focus).toMatch(/best\?$|again\?$/);
    await page.click(".choice >> nth=0");
    expect((await glance(page)).judgement).toMatch(
      /^(That is the best choice|As good as the best: .*|Better: .*)\.$/,
    );
    if (question === 1) expect(await faults(page)).toEqual([]);
    const onward = await page.locator(".quiz-end .strong").boundingBox();
    expect((onward?.y ?? 999) + (onward?.height ?? 999), "the way on is seen").toBeLessThanOrEqual(640);
    await page.click(".quiz-end .strong");
  }
  await page.waitForSelector(`h2:text-matches("of ${questions} found")`);
  await page.click("text=Back to the review");
  expect((await glance(page)).focus).toContain("Find better moves for Ana");
  expect((await scrollRoom(page)).right).toBe(0);
  expect(complaints).toEqual([]);
  await close();
});

it("the steps of a very long game find room on a phone, in the longest words", async () => {
  const turns = ["A", "B"].map((seat) => `${seat} 1144:2+8 3333:6+6 5555 bust`).join("\n");
  const header = ["Format: cantstop 1", "Ruleset: standard", "A: Ana", "B: Kenji"].join("\n");
  const long = `${header}\n\n${Array(105).fill(turns).join("\n")}\n`;
  expect(events(long)).toBeGreaterThan(1000);
  for (const language of ["fr", "nl"]) {
    const settings = JSON.stringify({ language });
    const { page, close } = await open(`/review/long0001#at=${events(long)}`, {
      kept: { "game/long0001": long, settings },
      viewport: { width: 360, height: 640 },
    });
    await page.waitForSelector(".step-count");
    expect((await scrollRoom(page)).right, language).toBe(0);
    const button = await page.locator(".next-mistake").boundingBox();
    expect((button?.x ?? 999) + (button?.width ?? 0), language).toBeLessThanOrEqual(360);
    await close();
  }
});

it("the quiz is answered by keys alone, as the game is played", async () => {
  const { page, complaints, close } = await open("/review/here0001", { kept });
  await isReviewed(page);
  const questions = Number(/\d+/.exec((await page.textContent("[data-quiz]")) ?? "")?.[0]);
  await page.focus("[data-quiz]");
  await page.keyboard.press("Enter");
  const kinds = new Set<string>();
  for (let question = 1; question <= questions; question++) {
    await page.waitForSelector(`text=Question ${question} of ${questions}`);
    const keys = await page.$$eval(".choice", (all) => all.map((one) => one.ariaKeyShortcuts ?? ""));
    const isMove = keys[0] !== "S";
    expect(keys).toEqual(isMove ? keys.map((_, i) => String(i + 1)) : ["S", "R"]);
    kinds.add(isMove ? "move" : "decision");
    const last = keys.at(-1) ?? "";
    await page.keyboard.press(last);
    expect(await page.getAttribute(".choice[aria-pressed=true]", "aria-keyshortcuts")).toBe(last);
    // Answered is answered.
    await page.keyboard.press(keys[0] ?? "");
    expect(await page.getAttribute(".choice[aria-pressed=true]", "aria-keyshortcuts")).toBe(last);
    await page.keyboard.press("r");
  }
  expect([...kinds].sort()).toEqual(["decision", "move"]);
  expect((await glance(page)).focus).toContain(`of ${questions} found`);
  expect(complaints).toEqual([]);
  await close();
});

it("a player alone is judged in turns, and what is best now is said where the game stands", async () => {
  const { page, complaints, close } = await open(`/review/alone001#at=${events(ALONE)}`, {
    kept,
    colorScheme: "dark",
  });
  await isReviewed(page);
  expect(await page.textContent(".legend")).toMatch(/^Ana\d+\.\d\d$/);
  expect((await glance(page)).heading).toMatch(/^Turn \d+$/);
  await page.click(".books summary");
  expect(await page.textContent(".books")).not.toContain("Rivals");
  expect(await faults(page)).toEqual([]);

  await page.goto(new URL("/review#s=standard+7@9/-+10=B+AA+6@1+moved&d=2345", page.url()).href);
  await page.waitForSelector(".review-moment .choice .tag.best");
  await page.waitForSelector(".legend strong:text-matches('%')");
  expect(await page.locator(".review-summary, .review-turns, .chart").count(), "no story to tell").toBe(0);
  await page.click(".choice[aria-pressed=false]");
  expect(await page.locator(".review-board .ring").count()).toBeGreaterThan(0);
  expect(await faults(page)).toEqual([]);
  expect(complaints).toEqual([]);
  await close();
});

it("a game from elsewhere is taken in, and refused with the place of what is wrong", async () => {
  const { page, complaints, close } = await open("/review", { viewport: { width: 360, height: 640 } });
  expect(await faults(page)).toEqual([]);
  const selected = () =>
    page.$eval("textarea", ({ value, selectionStart, selectionEnd, scrollTop }) => ({
      text: value.slice(selectionStart, selectionEnd),
      scrolled: scrollTop,
    }));
  // A mistake at the beginning and one amid a text that is higher than its field are both brought into sight.
  await page.fill("textarea", `x${GAME}`);
  await page.click("text=Review this game");
  await page.waitForSelector(`[role=alert]:has-text("Line 1, column ")`);
  expect((await selected()).scrolled).toBe(0);
  await page.fill("textarea", GAME.replace(" stop\n", " stopp\n"));
  await page.click("text=Review this game");
  const line = GAME.slice(0, GAME.indexOf(" stop\n")).split("\n").length;
  await page.waitForSelector(`[role=alert]:has-text("Line ${line}, column ")`);
  const { text, scrolled } = await selected();
  expect(text).toBe("stopp");
  const room = await page.$eval("textarea", (area) => area.scrollHeight - area.clientHeight);
  expect(scrolled, "neither at the beginning").toBeGreaterThan(0);
  expect(scrolled, "nor at the end").toBeLessThan(room);
  await page.fill("textarea", GAME);
  await page.click("text=Review this game");
  await isReviewed(page);
  expect((await glance(page)).address).toMatch(/^\/review#g=[\w-]+$/);
  await page.keyboard.press("End");
  const there = await glance(page);
  await page.waitForURL((url) => url.hash.endsWith(`&at=${events(GAME)}`));
  await page.reload();
  await isReviewed(page);
  expect(await glance(page)).toEqual({
    ...there,
    address: expect.stringContaining("&at="),
    focus: expect.anything(),
  });
  expect(complaints).toEqual([]);
  await close();
});

it("a review is stopped, fails, and is made after all; steps need none", async () => {
  const { page, close } = await open("/games", { kept });
  let answer: "hold" | "fail" | "go" = "hold";
  await page.route("**/review-worker-*.js", (route) => {
    if (answer === "fail") return route.abort();
    return answer === "go" ? route.continue() : undefined;
  });
  await page.goto(new URL("/review/here0001", page.url()).href);
  await page.click(".review-progress >> text=Stop");
  await page.waitForSelector("text=Stopped half-way");
  await page.keyboard.press("ArrowRight");
  expect((await glance(page)).said).toMatch(/^Ana rolled/);
  expect(await page.textContent(".legend")).toContain("…");
  expect(await faults(page)).toEqual([]);
  answer = "fail";
  await page.click("text=Review it all");
  await page.waitForSelector("[role=alert]:has-text('could not be loaded')");
  answer = "go";
  await page.click("text=Try again");
  await isReviewed(page);
  await page.goto(new URL("/review/none0000", page.url()).href);
  await page.waitForSelector(".lost");
  await page.route("**/api/games/**", (route) => route.abort());
  await page.reload();
  await page.waitForSelector("[role=alert]:has-text('could not be fetched')");
  expect(await faults(page)).toEqual([]);
  await page.unroute("**/api/games/**");
  await page.click("text=Try again");
  await page.waitForSelector(".lost");
  await close();
});

it("an online game is fetched once it is over; while others play, nobody looks into it", async () => {
  const { page, complaints, close } = await open("/games");
  let body = randomRecord({ ...seating(), rules }, 12, 9);
  await page.route("**/api/games/online01/record", (route) =>
    route.fulfill({ body, contentType: "text/plain", headers: { "cantstop-version": "0.1.0" } }),
  );
  await page.goto(new URL("/review/online01", page.url()).href);
  await page.waitForSelector("text=This game is still being played.");
  expect(await page.getAttribute("header a", "href")).toBe("/game/online01");
  expect(await faults(page)).toEqual([]);
  body = GAME;
  await page.reload();
  await isReviewed(page);
  expect(await page.getAttribute("header a", "href")).toBe("/game/online01");
  expect(complaints).toEqual([]);
  await close();
});
