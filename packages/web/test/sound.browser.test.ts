import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { useApp } from "./browser.ts";
import { openGame, press } from "./table.ts";

const open = useApp();

/** Counts what begins to sound. */
const listen = (page: Page) =>
  page.addInitScript(() => {
    const counted = globalThis as unknown as { sounds: number };
    counted.sounds = 0;
    for (const { prototype } of [AudioBufferSourceNode, AudioScheduledSourceNode]) {
      const { value: start } = Object.getOwnPropertyDescriptor(prototype, "start") as {
        value: AudioScheduledSourceNode["start"];
      };
      prototype.start = function (this: AudioScheduledSourceNode, when?: number) {
        counted.sounds++;
        start.call(this, when);
      };
    }
  });
const sounds = (page: Page) => page.evaluate(() => (globalThis as unknown as { sounds: number }).sounds);
const soundsMoreThan = (page: Page, before: number) =>
  page.waitForFunction((n) => (globalThis as unknown as { sounds: number }).sounds > n, before);

it.concurrent("dice and steps are heard from the first press on, until sound is switched off", async () => {
  const { page, complaints, close } = await openGame(open, {}, { dice: "23451111" });
  await listen(page);
  await page.reload();
  await page.waitForSelector(".game");
  await press(page, "r");
  await soundsMoreThan(page, 0);
  const rolled = await sounds(page);
  await press(page, "1");
  await soundsMoreThan(page, rolled);
  await page.click("[aria-label='Sound']");
  expect(await page.getAttribute("[aria-label='Sound']", "aria-pressed")).toBe("false");
  const silent = await sounds(page);
  await press(page, "r");
  await page.waitForTimeout(300);
  expect(await sounds(page)).toBe(silent);
  expect(complaints).toEqual([]);
  await close();
});
