import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { APP_LANGUAGES } from "../src/words/load.ts";
import { faults } from "./axe.ts";
import { look, scrollRoom, useApp } from "./browser.ts";

const open = useApp();

/** A line of the header of the game that was started last, such as `Seats`. */
const tag = (page: Page, name: string) =>
  page.evaluate((name) => {
    const id = localStorage.getItem("cantstop:recent")?.split(" ")[0];
    const lines = (localStorage.getItem(`cantstop:game/${id}`) ?? "").split("\n");
    return lines.find((line) => line.startsWith(`${name}: `))?.slice(name.length + 2);
  }, name);

/** Presses Play, or New game where others wait. */
async function start(page: Page): Promise<void> {
  await page.click(".go .big:first-child");
  await page.waitForSelector(".game");
}

const seat = (n: number) => `.seat-rows > li:nth-child(${n})`;

it.concurrent("one press is enough for a game with a bot; another person is a press away, and so are others", async () => {
  const { page, complaints, close } = await open("/", { kept: { setup: "" } });
  expect(await page.textContent(".go .big-detail")).toBe("Red begins, against Marmot");
  await page.click(`${seat(2)} .kinds label >> nth=0`);
  expect(await page.textContent(".go .big-detail")).toBe("Red begins, against Blue");
  await page.click(`${seat(2)} .kinds label >> nth=1`);
  expect(await page.textContent(".go .big-detail")).toBe("Red begins, against Marmot");
  await page.click(`${seat(2)} .bot`);
  await page.check("dialog label:has-text('Snail') input");
  await page.check("dialog label:has-text('Red circles') input");
  await page.click("dialog >> text=Done");
  await page.waitForSelector("dialog", { state: "detached" });
  await page.click(`${seat(3)} [aria-label='Add a bot with the yellow pieces']`);
  await page.click(`${seat(4)} [aria-label='Add a bot with the green pieces']`);
  await page.click(`${seat(4)} [aria-label='Remove Hare']`);
  await page.fill(`${seat(1)} input[type=text]`, "Ana");
  await start(page);
  expect(await tag(page, "Seats")).toBe("person bot:cautious bot:steady");
  expect(await tag(page, "Pieces"), "Ana has given her pieces away").toBe("102");
  expect(await tag(page, "A")).toBe("Ana");
  expect(complaints).toEqual([]);
  await close();
});

it.concurrent("one seat is enough, and keys are enough", async () => {
  const { page, close } = await open("/");
  await page.focus(`${seat(2)} .tool:last-child`);
  await page.keyboard.press("Enter");
  expect(await page.evaluate(() => document.activeElement?.getAttribute("aria-label"))).toContain(
    "red pieces",
  );
  expect(await page.locator("[aria-label^='Remove']").count(), "someone has to play").toBe(0);
  expect(await page.textContent(".go .big-detail")).toBe("Red alone, in as few turns as can be");
  await page.focus("[aria-label='Add a person with the blue pieces']");
  await page.keyboard.press("Enter");
  await page.keyboard.type("Kenji");
  expect(await page.textContent(".go .big-detail")).toBe("Red begins, against Kenji");
  await page.keyboard.press("Tab");
  await page.keyboard.press("ArrowRight");
  expect(await page.textContent(".go .big-detail"), "a bot instead").toBe("Red begins, against Marmot");
  await page.keyboard.press("ArrowLeft");
  expect(await page.inputValue(`${seat(2)} input[type=text]`), "who was here before").toBe("Kenji");
  await page.focus(".go .big");
  await page.keyboard.press("Enter");
  await page.waitForSelector(".game");
  expect(await tag(page, "Seats")).toBe("person person");
  await close();
});

it.concurrent("own rules: an impossible mix is not to be had, and says why", async () => {
  const { page, complaints, close } = await open("/");
  const value = (name: string) => `.mix-value:has(strong:text-is("${name}"))`;
  await page.click("[aria-label='Own rules']");
  await page.click("summary:has-text('Four equal dice')");
  expect(await page.isDisabled(`${value("Enter and two steps")} input`)).toBe(true);
  expect(await page.textContent(value("Enter and two steps"))).toContain("Two pairs would make three steps.");
  await page.click("summary:has-text('Entering above a camp')");
  await page.check(`${value("On the camp")} input`);
  await page.click("summary:has-text('Four equal dice')");
  await page.check(`${value("Enter and two steps")} input`);
  await page.click("summary:has-text('Claiming a column')");
  await page.check(`${value("By reaching the top")} input`);
  expect(await page.textContent(".mix-said")).toBe("“A runner at the top” is now “Is free again”.");
  await page.click("summary:has-text('Columns to win')");
  await page.fill(".stepper input", "2");
  await page.keyboard.press("Tab");
  expect(await page.textContent(".mix-name")).toContain("5 rules of your own");
  await page.click("dialog >> text=Done");
  expect(await page.textContent(".rules-list p")).toBe("5 rules differ from Standard.");
  await start(page);
  expect((await tag(page, "Ruleset"))?.split(",").sort()).toEqual([
    "columnClaim=on_reach",
    "columnsToWin=2",
    "entrySpace=on_camp",
    "quadEntry=entry_plus_two",
    "standard",
    "toppedRunner=may_reenter",
  ]);
  await page.goBack();
  await page.click("[aria-label='Own rules']");
  await page.click("dialog >> text=Back to Standard");
  expect(await page.textContent(".mix-name")).toBe("Standard");
  expect(complaints).toEqual([]);
  await close();
});

it.concurrent("rules that do not work for so many players are put right before the game begins", async () => {
  const { page, close } = await open("/");
  await page.evaluate(() =>
    localStorage.setItem(
      "cantstop:setup",
      JSON.stringify({
        seats: [0, 1, 2].map((piece) => ({ kind: "person", name: "", piece })),
        ruleset: "standard,columnsToWin=4,placement=strict",
      }),
    ),
  );
  await page.reload();
  await page.click(`${seat(4)} .kinds button >> nth=0`);
  expect(await page.textContent(".rules-list p")).toBe("These rules do not work for 4 players.");
  await page.click(".go .big");
  expect(await page.textContent("dialog [role=alert]")).toContain("4 players cannot play so.");
  await page.click("summary:has-text('Columns to win')");
  await page.fill(".stepper input", "3");
  await page.keyboard.press("Tab");
  await page.click("dialog >> text=Done");
  await start(page);
  await close();
});

it.concurrent("who begins, and whose dice: by the rules' advice or otherwise, and remembered", async () => {
  const { page, close } = await open("/", { dice: "332 5" });
  await page.selectOption(".rules-choice select", "stop-sign");
  expect(await page.textContent(".go .big-detail")).toBe("Red and Blue; the dice decide who begins");
  await page.click("text=More options");
  await page.selectOption(".begins select", "chosen");
  await page.selectOption(".begins select >> nth=1", "1");
  await page.check(".pill:has-text('Your own') input");
  await page.reload();
  await page.waitForSelector(".home");
  expect(await page.textContent(".go .big-detail")).toBe("Blue begins, against Red");
  await start(page);
  expect(await tag(page, "Dice")).toBe("own");
  expect(await tag(page, "First")).toBe("B");
  await close();
});

it.concurrent("several games wait side by side, also for a second tab", async () => {
  const { page, close } = await open("/", { dice: "2345", viewport: { width: 1440, height: 900 } });
  const other = await page.context().newPage();
  await other.goto(page.url());
  await other.waitForSelector(".home");
  await start(page);
  await page.keyboard.press("r");
  await page.goBack();
  await page.selectOption(".rules-choice select", "franjos");
  await page.click(`${seat(3)} .add`);
  await start(page);
  const waiting = () => other.locator(".going-on a").evaluateAll((all) => all.map((one) => one.textContent));
  await other.waitForSelector(".going-on li:nth-child(2)");
  expect(await waiting()).toEqual([
    "Red, Blue and YellowRed’s turn · 0–0–0 of 3 · Franjosnow",
    "Red and BlueRed’s turn · 0–0 of 3 · Standardnow",
  ]);
  await page.goBack();
  await page.click(".going-on a >> nth=1");
  await page.waitForSelector(".game");
  expect(await look(page)).toMatchObject({ cards: 3, sentence: "Pick a pairing." });
  await page.goBack();
  await page.click("text=Continue");
  await page.waitForSelector(".game");
  expect((await look(page)).cards, "the one played last").toBe(0);
  await close();
});

it.concurrent("today's climb: begun, gone on with, and told when it is done", async () => {
  const { page, close } = await open("/", { viewport: { width: 1440, height: 900 } });
  await page.click(".home-links button");
  await page.waitForSelector(".game");
  const first = page.url();
  await page.goBack();
  expect(await page.textContent(".home-links")).toContain("go on climbing");
  await page.click(".home-links button");
  await page.waitForSelector(".game");
  expect(page.url()).toBe(first);
  await page.evaluate(() => {
    const day = new Date().toISOString().slice(0, 10);
    localStorage.setItem("cantstop:daily", JSON.stringify({ day, id: "somegame", turns: 9, busts: 2 }));
    for (const key of Object.keys(localStorage)) if (key.includes("game/")) localStorage.removeItem(key);
  });
  await page.goto(new URL("/", first).href);
  await page.waitForSelector(".home");
  expect(await page.textContent(".home-links")).toContain("today: 9 turns");
  await page.click(".home-links button");
  expect(await page.textContent("dialog")).toContain("Climbed in 9 turns, with 2 busts.");
  expect(await faults(page, "dialog")).toEqual([]);
  await page.click("text=Once more, for fun");
  await page.waitForSelector(".game");
  await close();
});

const sizes = [
  { width: 360, height: 560 },
  { width: 360, height: 640 },
  { width: 390, height: 844 },
  { width: 844, height: 390 },
  { width: 640, height: 360 },
];

it.concurrent.each(sizes)(
  "four players fit $width × $height, also with games that wait",
  async (viewport) => {
    const { page, close } = await open("/", { viewport, hasTouch: true });
    const row = page.locator(".seat-row.empty .add").first();
    await row.tap();
    await row.tap();
    expect(await scrollRoom(page)).toEqual({ down: 0, right: 0 });
    await page.tap(".go .big");
    await page.waitForSelector(".game");
    await page.goBack();
    await page.waitForSelector("text=Continue");
    expect(await scrollRoom(page)).toEqual({ down: 0, right: 0 });
    // A field may lie over its label, or its label over it.
    const small = await page.$$eval(".home :is(a, button, input, select)", (all) =>
      all
        .filter((one) => {
          const boxes = [one, one.closest("label") ?? one].map((box) => box.getBoundingClientRect());
          return boxes.every(({ width, height }) => width > 0 && Math.min(width, height) < 44);
        })
        .map(({ outerHTML }) => outerHTML),
    );
    expect(small, "too small for a finger").toEqual([]);
    await close();
  },
);

it.concurrent.each(["sign", "mountain"])(
  "links in the corners keep clear of each other: %s",
  async (board) => {
    const kept = { settings: JSON.stringify({ look: board, language: "fr" }) };
    const { page, close } = await open("/", { kept });
    for (const [width, height] of [
      [1280, 720],
      [1440, 900],
    ] as const) {
      await page.setViewportSize({ width, height });
      const boxes = await page.$$eval(".home-links > * > span", (all) =>
        all.map((one) => one.getBoundingClientRect().toJSON() as DOMRect),
      );
      const meeting = boxes.flatMap((one, i) =>
        boxes
          .slice(i + 1)
          .filter(
            (other) =>
              one.left < other.right &&
              other.left < one.right &&
              one.top < other.bottom &&
              other.top < one.bottom,
          ),
      );
      expect(meeting, `${width} × ${height}`).toEqual([]);
    }
    await close();
  },
);

it.concurrent("settings hold at once, in the middle of a turn, and are kept", async () => {
  const { page, complaints, close } = await open("/", { dice: "2345" });
  await start(page);
  await page.keyboard.press("r");
  await page.keyboard.press("1");
  const before = await look(page);
  await page.click("[aria-label='Menu']");
  await page.click("dialog >> text=Settings");
  await page.check("dialog .pill:has-text('Dark') input");
  await page.check("dialog .look-card:has-text('Mountain') input");
  await page.check("dialog .pill:has-text('Instant') input");
  await page.check("dialog .pill:has-text('Never') input");
  await page.uncheck("dialog .switch:has-text('Sound') input");
  expect(await page.evaluate(() => document.activeElement?.matches(".switch input"))).toBe(true);
  const bars = await page.$$eval("meta[name='theme-color']", (all) =>
    all.map((one) => one.getAttribute("content")),
  );
  expect(bars, "the browser's own bars").toEqual(["#1a1715", "#1a1715"]);
  expect(await faults(page, "dialog")).toEqual([]);
  for (const language of APP_LANGUAGES) {
    await page.selectOption("dialog select", language);
    await page.waitForFunction((language) => document.documentElement.lang === language, language);
  }
  await page.selectOption("dialog select", "en");
  await page.waitForSelector("dialog >> text=Settings");
  await page.keyboard.press("Escape");
  await page.waitForSelector("dialog", { state: "detached" });
  expect(await page.evaluate(() => document.activeElement?.ariaLabel), "where the menu is").toBe("Menu");
  expect(await look(page)).toMatchObject({ selected: before.selected, dice: before.dice });
  await page.reload();
  await page.waitForSelector(".game.look-mountain");
  expect(await page.evaluate(() => document.documentElement.dataset.theme)).toBe("dark");
  expect(complaints).toEqual([]);
  await close();
});

it.concurrent("someone leaves, after a question; the others play on", async () => {
  const { page, close } = await open("/");
  await page.click(`${seat(3)} .add`);
  await page.fill(`${seat(2)} input[type=text]`, "Kenji");
  await start(page);
  await page.click("[aria-label='Menu']");
  await page.click("text=Someone leaves");
  await page.click("text=Kenji leaves");
  await page.click("dialog >> text=Leave >> nth=-1");
  await page.waitForSelector("dialog", { state: "detached" });
  expect(await look(page)).toMatchObject({ note: "Kenji has left the game.", sentence: "Your turn, Red." });
  await close();
});

it.concurrent("an address that leads nowhere says so, and leads home", async () => {
  const { page, complaints, close } = await open("/nowhere");
  expect(await page.textContent("h1")).toBe("Off the path");
  expect(await faults(page)).toEqual([]);
  await page.goto(new URL("/play/nosuchid", page.url()).href);
  await page.waitForSelector("text=No such game here");
  expect(await faults(page)).toEqual([]);
  await page.click("text=To the start");
  await page.waitForSelector(".home");
  await page.goto(new URL("/play", page.url()).href);
  await page.waitForSelector(".home");
  expect(complaints).toEqual([]);
  await close();
});

it.concurrent("a part that does not arrive says so, and comes at the next try", async () => {
  const { page, close } = await open("/");
  const scripts = "**/assets/OwnRules-*.js";
  await page.route(scripts, (route) => route.abort());
  await page.click("[aria-label='Own rules']");
  await page.waitForSelector("text=This part could not be loaded.");
  await page.unroute(scripts);
  await page.click("[aria-label='Try again']");
  await page.waitForSelector("dialog summary");
  expect(await page.textContent("dialog")).not.toContain("This part could not be loaded.");
  await close();
});

const themes = [
  { colorScheme: "light", viewport: { width: 1440, height: 900 } },
  { colorScheme: "dark", viewport: { width: 360, height: 640 } },
] as const;

it.concurrent.each(themes)("axe finds nothing in what opens over the start: $colorScheme", async (window) => {
  const { page, complaints, close } = await open("/", window);
  const found: Record<string, string[]> = {};
  // What lies under a dialog is checked without it.
  const check = async (name: string, part = "dialog[open]") => {
    found[name] = await faults(page, part);
  };
  await page.click("text=More options");
  await check("more options", "html");
  await page.click(`${seat(2)} .kinds label >> nth=1`);
  await page.click(`${seat(2)} .bot`);
  await page.waitForSelector("dialog .bot-choice");
  await check("seat");
  await page.click("dialog >> text=Done");
  await page.click("[aria-label='Own rules']");
  await page.waitForSelector("dialog summary");
  await check("own rules");
  await page.click("summary:has-text('Four equal dice')");
  await check("own rules, an option with a refused value");
  await page.click("summary:has-text('Columns to win')");
  await page.check("label:has-text('By the number of players') input");
  await check("own rules, numbers");
  await page.keyboard.press("Escape");
  await page.click("[aria-label='Menu']");
  await page.waitForSelector("dialog[open]");
  await check("menu");
  expect(Object.fromEntries(Object.entries(found).filter(([, faults]) => faults.length > 0))).toEqual({});
  expect(complaints).toEqual([]);
  await close();
});
