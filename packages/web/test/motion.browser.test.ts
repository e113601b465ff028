import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { useApp } from "./browser.ts";
import { openGame, press } from "./table.ts";

const open = useApp();

/** Notes how long each movement is to last, from the next load of the page on. */
const noteMovements = (page: Page) =>
  page.addInitScript(() => {
    const noted = globalThis as unknown as { movements: number[] };
    noted.movements = [];
    const { value: animate } = Object.getOwnPropertyDescriptor(Element.prototype, "animate") as {
      value: Element["animate"];
    };
    Element.prototype.animate = function (frames, options) {
      if (typeof options === "object") noted.movements.push(Number(options.duration));
      return animate.call(this, frames, options);
    };
  });

it.concurrent.each([
  { speed: "normal", reducedMotion: "no-preference", lasts: 350 },
  { speed: "relaxed", reducedMotion: "no-preference", lasts: 595 },
  { speed: "fast", reducedMotion: "no-preference", lasts: 175 },
  { speed: "instant", reducedMotion: "no-preference", lasts: 0 },
  { speed: "relaxed", reducedMotion: "reduce", lasts: 0 },
] as const)("$speed, $reducedMotion: dice tumble for $lasts ms", async (given) => {
  const { speed, reducedMotion, lasts } = given;
  const { page, close } = await openGame(open, { settings: { speed } }, { dice: "2345", reducedMotion });
  await noteMovements(page);
  await page.reload();
  await page.waitForSelector(".game");
  await press(page, "r");
  await page.waitForSelector(".tray .die");
  const movements = await page.evaluate(() => (globalThis as unknown as { movements: number[] }).movements);
  expect(movements).toEqual(lasts === 0 ? [] : [lasts, lasts, lasts, lasts]);
  await close();
});

it.concurrent("the screen stays awake while a game is played, and no longer", async () => {
  const { page, close } = await openGame(open, { turns: "A 1112:2", position: "-/- 3=A,4=A AA 2@2 moved" });
  await page.addInitScript(() => {
    const awake = globalThis as unknown as { locks: number };
    awake.locks = 0;
    const release = () => {
      awake.locks--;
      return Promise.resolve();
    };
    navigator.wakeLock.request = () => {
      awake.locks++;
      return Promise.resolve({ release } as unknown as WakeLockSentinel);
    };
  });
  await page.reload();
  await page.waitForSelector(".game");
  const locks = () => page.evaluate(() => (globalThis as unknown as { locks: number }).locks);
  expect(await locks()).toBe(1);
  await press(page, "s");
  await page.waitForSelector(".sentence.win");
  expect(await locks()).toBe(0);
  await close();
});
