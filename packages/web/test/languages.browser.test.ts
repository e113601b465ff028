import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { APP_LANGUAGES } from "../src/words/load.ts";
import { scrollRoom, useApp } from "./browser.ts";
import { wordingOf } from "./wording.ts";

const open = useApp();

const heading = (page: Page) => page.textContent(".home h1");
const lang = (page: Page) => page.getAttribute("html", "lang");

describe.each(APP_LANGUAGES)("%s", (language) => {
  it("is taken where the browser prefers it, and the page says so", async () => {
    const { words } = await wordingOf(language);
    const { page, complaints, close } = await open("/", { locale: `${language}-XX` });
    expect(await heading(page)).toBe(words.home.heading);
    expect(await lang(page)).toBe(language);
    expect(complaints).toEqual([]);
    await close();
  });

  it("is a choice away, at once, and stays chosen", async () => {
    const { words } = await wordingOf(language);
    const { page, close } = await open("/", { locale: language === "en" ? "fr" : "en" });
    expect(await heading(page)).not.toBe(words.home.heading);
    await page.selectOption(".language select", language);
    await page.waitForSelector(`html[lang=${language}]`);
    expect(await heading(page)).toBe(words.home.heading);
    await page.reload();
    await page.waitForSelector("main");
    expect(await heading(page)).toBe(words.home.heading);
    await close();
  });
});

/** Texts that stick out at the side of what they stand on. */
const stickingOut = (page: Page) =>
  page.evaluate(() => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found: string[] = [];
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      if (!text.textContent?.trim()) continue;
      const element = text.parentElement;
      const box = element?.closest("button, label, a, td, th, dialog, main");
      if (
        !element ||
        !box ||
        element.closest(".off-screen, option, svg, [aria-hidden]") ||
        element.clientWidth === 1
      )
        continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      const [inner, outer] = [range.getBoundingClientRect(), box.getBoundingClientRect()];
      if (inner.left < outer.left - 1 || inner.right > outer.right + 1) found.push(text.textContent);
    }
    return found;
  });

const WAITING = "Format: cantstop 1\nRuleset: standard\nA: Ana\nB: Kenji\n\nA 2345:6+8 stop\n";

const windows = [
  { width: 360, height: 640 },
  { width: 1440, height: 900 },
] as const;

describe.each(windows)("at $width px", (viewport) => {
  it.each(APP_LANGUAGES)("no word of the start screen and its dialogs sticks out in %s", async (language) => {
    const kept = { settings: JSON.stringify({ language }), "game/here": WAITING };
    const { page, close } = await open("/", { viewport, kept });
    const found: Record<string, string[]> = {};
    const check = async (name: string) => {
      found[name] = await stickingOut(page);
      expect((await scrollRoom(page)).right, name).toBe(0);
    };
    const dialog = async (name: string, button: string) => {
      await page.click(button);
      await page.waitForSelector("dialog[open]");
      await check(name);
      await page.keyboard.press("Escape");
      await page.waitForSelector("dialog", { state: "detached" });
    };
    await check("with a game that waits");
    await page.click(".more-button");
    await check("more options");
    await page.click(".seat-rows > li:nth-child(2) .kinds label >> nth=1");
    await dialog("own rules", ".rules-choice .tool");
    await dialog("pieces", ".seat-rows > li:nth-child(1) .tool");
    await dialog("bots", ".seat-rows > li:nth-child(2) .bot");
    await page.click(".home .tools .tool >> nth=-1");
    await page.waitForSelector("dialog[open]");
    await check("menu");
    await dialog("settings", "dialog .row-button >> nth=0");
    await page.goto(new URL("/games", page.url()).href);
    await page.waitForSelector("main.games section");
    await check("games");
    await page.goto(new URL("/review/here", page.url()).href);
    await page.waitForSelector(".review-summary [data-quiz]");
    await page.click(".books summary");
    await check("review");
    await page.click("[data-quiz]");
    await check("quiz");
    await page.goto(new URL("/nowhere", page.url()).href);
    await page.waitForSelector(".lost");
    await check("an address that leads nowhere");
    expect(Object.fromEntries(Object.entries(found).filter(([, texts]) => texts.length > 0))).toEqual({});
    await close();
  });
});
