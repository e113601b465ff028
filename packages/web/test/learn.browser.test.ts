import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { APP_LANGUAGES } from "../src/words/load.ts";
import { faults } from "./axe.ts";
import { scrollRoom, useApp } from "./browser.ts";

const open = useApp();

const isFull = process.env.CANTSTOP_TEST === "full";

const SCREENS: readonly (readonly [address: string, isThere: string])[] = [
  ["/learn", ".rule-links"],
  ["/rules/franjos-no-stacking", ".cases"],
  ["/rules/compare", ".compare-scroll"],
  ["/odds", ".worths"],
  ["/print", ".sheet-text"],
];

it.each(APP_LANGUAGES)(
  "every page that tells something is accessible and fits a phone, in %s",
  async (language) => {
    const isDark = language === "ja" || language === "fr";
    const { page, complaints, close } = await open("/learn", {
      kept: {
        settings: JSON.stringify({
          language,
          theme: isDark ? "dark" : "light",
          look: isDark ? "mountain" : "sign",
        }),
      },
      viewport: { width: 360, height: 640 },
    });
    const found: Record<string, unknown> = {};
    for (const [i, [address, isThere]] of SCREENS.entries()) {
      await page.goto(new URL(address, page.url()).href);
      await page.waitForSelector(isThere);
      // These are large pages. In the short run each is looked through in one language, some of them in dark colours.
      const isLookedThrough = isFull || i % APP_LANGUAGES.length === APP_LANGUAGES.indexOf(language);
      found[address] = [
        isLookedThrough ? await faults(page) : [],
        (await scrollRoom(page)).right,
        await page.locator("h1").count(),
      ];
    }
    expect(found).toEqual(Object.fromEntries(SCREENS.map(([address]) => [address, [[], 0, 1]])));
    expect(complaints).toEqual([]);
    await close();
  },
);

const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent?.trim() ?? "");

it("leads from the start to the rules and on, the focus on each heading", async () => {
  const { page, complaints, close } = await open("/");
  await page.click(".home-links a[href='/learn']");
  await page.waitForSelector(".hub");
  expect(await focused(page)).toBe("Learn");
  await page.click(".rule-links a[href='/rules/franjos']");
  await page.waitForSelector(".rules-page .example");
  expect(await focused(page)).toBe("Rules: Franjos");
  expect(await page.title()).toContain("Rules: Franjos");
  await page.click("text=Play by these rules");
  await page.waitForSelector(".home");
  expect(await page.textContent(".rules-choice")).toContain("Franjos");
  expect(complaints).toEqual([]);
  await close();
});

it("rules are searched, examples tried on the board, and sections found by their address", async () => {
  const { page, complaints, close } = await open("/rules/standard#doubles");
  await page.waitForSelector(".rules-page .example");
  expect(await page.evaluate(() => document.activeElement?.id)).toBe("doubles");

  const example = page.locator("#turn .example");
  expect(await example.locator(".runner").count()).toBe(0);
  await example.locator("button:text-is('5 and 9')").click();
  expect(await example.locator(".runner").count()).toBe(2);
  expect(await example.locator("[role=status]").textContent()).toBe(
    "That leads to space 1 of column 5 and space 1 of column 9.",
  );
  await example.locator("button:text-is('7 twice')").click();
  expect(await example.locator("[role=status]").textContent()).toBe("That leads to space 2 of column 7.");

  const sections = page.locator(".rules-page section h2");
  const all = await sections.count();
  await page.fill("input[type=search]", "fourth column");
  expect(await page.textContent(".rules-tools [role=status]")).toBe("Found in 1 section");
  expect(await page.locator("mark").allTextContents()).toEqual(["fourth column"]);
  await page.fill("input[type=search]", "zebra");
  expect(await page.textContent(".rules-tools [role=status]")).toContain("Nothing found");
  await page.fill("input[type=search]", "");
  expect(await sections.count()).toBe(all);

  await page.selectOption(".rules-tools select", "franjos");
  await page.waitForSelector("h1:text-is('Rules: Franjos')");
  expect(new URL(page.url()).pathname).toBe("/rules/franjos");
  expect(complaints).toEqual([]);
  await close();
});

it("questions are answered by keyboard: a guess, the rules' own answer, the next one", async () => {
  const { page, complaints, close } = await open("/rules/standard#may-i");
  await page.waitForSelector(".case");
  const press = async (button: string) => {
    await page.focus(`.case button:has-text("${button}")`);
    await page.keyboard.press("Enter");
  };
  const verdict = () => page.textContent(".case-verdict");
  expect(await page.textContent(".case-question")).toContain("May you move both?");
  await press("Yes");
  expect(await verdict()).toBe("Not quite. No pairing of these dice gives these columns.");
  expect(await faults(page, ".case")).toEqual([]);
  await press("Next question");
  expect(await focused(page)).toContain("leave 9 where it is");
  await press("No");
  expect(await verdict()).toBe("Right! Both sums of this pairing can be moved, so both must be.");
  for (let question = 3; question <= 13; question++) {
    await press("Next question");
    expect(await page.textContent(".case-words")).toContain(`Question ${question} of 13`);
    await press("Yes");
  }
  expect(await verdict()).toContain("The game ends at once.");
  expect(await verdict()).toMatch(/\d+ of 13 right\.$/);
  await press("Once more");
  expect(await page.textContent(".case-words")).toContain("Question 1 of 13");
  expect(complaints).toEqual([]);
  await close();
});

it("a mix of one's own has a page too; rules that there are not lead to the standard ones", async () => {
  const { page, close } = await open("/rules?ruleset=standard,columnsToWin=5,rivalCamps=jump_over");
  await page.waitForSelector(".rules-page .example");
  expect(await page.textContent("#aim")).toContain("five columns");
  expect(await page.textContent(".rules-end")).toContain("You chose these options yourself.");
  await page.click("text=Print on one page");
  await page.waitForSelector(".sheet-text");
  expect(await page.inputValue(".print-choices select")).toBe("standard,columnsToWin=5,rivalCamps=jump_over");
  await page.goto(new URL("/rules/chess", page.url()).href);
  await page.waitForSelector(".rules-page .example");
  expect(await page.textContent("[role=alert].message")).toContain("no such rules");
  expect(await page.textContent("h1")).toBe("Rules: Standard");
  await close();
});

it("rulesets stand side by side as the address says, all of them or only what differs", async () => {
  const { page, complaints, close } = await open("/rules/compare#standard,wikipedia");
  await page.waitForSelector(".compare-scroll");
  const heads = page.locator(".compare thead th");
  const rows = page.locator(".compare tbody tr");
  expect(await heads.allTextContents()).toEqual(["Option", "Standard", "Wikipedia"]);
  expect(await rows.count()).toBe(13);
  await page.check(".check-row input");
  expect(await rows.locator("th").allTextContents()).toEqual([
    "Camps in a claimed column",
    "Markers per player",
    "Who begins",
  ]);
  await page.uncheck(".compare-choice label:has-text('Wikipedia') input");
  expect(await page.textContent(".compare [role=status]")).toContain("at least two");
  expect(new URL(page.url()).hash).toBe("#standard");
  expect(complaints).toEqual([]);
  await close();
});
