import { PRESET_NAMES } from "@cantstop/rules";
import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { APP_LANGUAGES } from "../src/words/load.ts";
import { faults } from "./axe.ts";
import { useApp } from "./browser.ts";

const open = useApp();

const isFull = process.env.CANTSTOP_TEST === "full";

/** Width and height of each page that is printed, in whole points of 1/72 inch. */
async function pages(page: Page): Promise<string[]> {
  const pdf = (await page.pdf({ preferCSSPageSize: true, printBackground: true })).toString("latin1");
  const objects = pdf.split("endobj").filter((object) => /\/Type\s*\/Page\b/.test(object));
  return objects.map((object) => {
    const [, width, height] = /\/MediaBox\s*\[0 0 ([\d.]+) ([\d.]+)\]/.exec(object) ?? [];
    return `${Math.round(Number(width))} × ${Math.round(Number(height))}`;
  });
}

/** Whether the rules stay on their sheet, as it is printed: a third column would lie beside it. */
async function fits(page: Page): Promise<boolean> {
  await page.emulateMedia({ media: "print" });
  const isInside = await page.$eval(
    ".sheet-text",
    (text) => text.scrollWidth <= text.clientWidth && text.scrollHeight <= text.clientHeight,
  );
  await page.emulateMedia({ media: null });
  return isInside;
}

const A4 = "595 × 842";
const A4_LYING = "842 × 595";
const LETTER = "612 × 792";
const LETTER_LYING = "792 × 612";
const LIGHT_SPACE = "rgb(251, 240, 220)";
const DARK_INK = "rgb(31, 36, 48)";

it("every part is a sheet of its own, on either paper, upright and lying", async () => {
  const { page, complaints, close } = await open("/print", {
    colorScheme: "dark",
    viewport: { width: 390, height: 844 },
  });
  await page.waitForSelector(".sheet-text");
  expect(await pages(page)).toEqual([A4, A4]);
  const parts = page.locator(".print-choices fieldset >> nth=0").locator("input");
  await parts.nth(2).check();
  await parts.nth(3).check();
  await page.check("input[name=portrait-landscape] >> nth=1");
  await page.check("input[name=sign-mountain] >> nth=1");
  expect(await pages(page)).toEqual([A4, A4_LYING, A4, A4]);
  expect(await faults(page)).toEqual([]);
  await page.check("input[name=a4-letter] >> nth=1");
  expect(await pages(page)).toEqual([LETTER, LETTER_LYING, LETTER, LETTER]);
  // Paper is light, whatever the screen is.
  await page.uncheck(".check-row input");
  expect(await page.$eval(".board-sheet .spaces", (spaces) => getComputedStyle(spaces).fill)).toBe(
    LIGHT_SPACE,
  );
  for (const part of await parts.all()) await part.uncheck();
  expect(await page.getAttribute(".print-choices .strong", "aria-disabled")).toBe("true");
  expect(complaints).toEqual([]);
  await close();
});

it.each(APP_LANGUAGES)("the rules are one page in %s", async (language) => {
  const { page, complaints, close } = await open("/print", {
    kept: { settings: JSON.stringify({ language }) },
  });
  await page.uncheck(".print-choices fieldset input >> nth=1");
  for (const preset of isFull ? PRESET_NAMES : (["standard-extended", "franjos-no-stacking"] as const)) {
    await page.selectOption(".print-choices select", preset);
    await page.waitForFunction((name) => location.hash === `#${name}`, preset);
    await page.waitForSelector(".sheet-text");
    for (const paper of [0, 1]) {
      await page.check(`input[name=a4-letter] >> nth=${paper}`);
      expect(await fits(page), `${preset} on paper ${paper}`).toBe(true);
    }
  }
  expect(await pages(page)).toEqual([LETTER]);
  expect(complaints).toEqual([]);
  await close();
});

it("the longest rules that there can be find room, and a broken address prints the standard ones", async () => {
  const mix =
    "franjos,rivalCamps=jump_over,columnsToWin=1:5/2:5/3:4/4:3,placement=strict,quadEntry=entry_plus_two";
  const { page, close } = await open(`/print#${mix}`, {
    kept: { settings: JSON.stringify({ language: "fr" }) },
  });
  await page.waitForSelector(".sheet-text");
  expect(await page.inputValue(".print-choices select")).toBe(mix);
  expect(await fits(page)).toBe(true);
  await page.evaluate(() => history.replaceState(null, "", "/print#%E0%A4%A"));
  await page.reload();
  await page.waitForSelector(".sheet-text");
  expect(await page.inputValue(".print-choices select")).toBe("standard");
  await close();
});

it("a rules page on paper is ink on white, whatever the screen is", async () => {
  const { page, close } = await open("/rules/standard", {
    kept: { settings: JSON.stringify({ theme: "dark" }) },
  });
  await page.waitForSelector(".example");
  await page.emulateMedia({ media: "print" });
  expect(await page.$eval("#turn p", (text) => getComputedStyle(text).color)).toBe(DARK_INK);
  expect(await page.locator(".rules-tools:visible, .cases:visible, .tool:visible").count()).toBe(0);
  // Chromium lays lines over each other where a grid breaks over two pages.
  const grids = await page.$$eval("main, main section", (all) =>
    all.filter((one) => getComputedStyle(one).display !== "block").map(({ id }) => id),
  );
  expect(grids).toEqual([]);
  await close();
});
