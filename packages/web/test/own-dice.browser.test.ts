import { expect, it } from "vitest";
import { look, scrollRoom, useApp } from "./browser.ts";
import { openGame, press } from "./table.ts";

const open = useApp();

it.concurrent("own dice by touch at 360 × 640: tapped in, corrected, rolled again, bust and put right", async () => {
  const { page, complaints, close } = await openGame(
    open,
    { tags: ["Dice: own"], position: "6@5/- - AA 6@7,8@10,9@3 moved" },
    { viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true },
  );
  const tap = async (faces: string) => {
    for (const face of faces) await page.tap(`.face-key[aria-label='${face}']`);
  };
  await page.tap(".big.roll");
  await tap("266");
  await page.tap("[aria-label='Take back the last die']");
  await tap("3");
  expect(await scrollRoom(page)).toEqual({ down: 0, right: 0 });
  await page.tap("[aria-label='Die 2 shows 6. Take it back']");
  await tap("45");
  expect((await look(page)).cards, "2, 3, 4, 5").toBe(3);
  await page.tap("[aria-label='Correct the dice']");
  for (let i = 0; i < 3; i++) await page.tap("[aria-label='Take back the last die']");
  await tap("112");
  expect(await look(page)).toMatchObject({ bust: true, sentence: "Bust! 15 steps slip away." });
  await page.tap(".big.next");
  expect((await look(page)).sentence).toBe("Tap in your four dice, Kenji.");
  await page.tap("[aria-label='Correct the dice']");
  await page.tap("[aria-label='Take back the last die']");
  await tap("4");
  expect((await look(page)).title, "Ana goes on").toBe("Ana’s turn · Can’t Stop");
  expect(complaints).toEqual([]);
  await close();
});

it.concurrent("own dice by keyboard, for a bot, too", async () => {
  const { page, complaints, close } = await openGame(open, {
    names: ["Ana", "Marmot"],
    tags: ["Dice: own", "Seats: person bot:steady"],
    settings: { speed: "instant" },
  });
  await press(page, "2", "3", "3", "Backspace", "4", "5", "3", "s");
  const asked = (name: string) =>
    page.waitForFunction(
      (sentence) => document.querySelector(".sentence h1")?.textContent === sentence,
      `Roll your dice, ${name}.`,
    );
  await asked("Marmot");
  await press(page, "1", "1", "1", "1");
  // Its choice is the only one there is; then it wants to roll again, or has stopped.
  await page.waitForFunction(
    () => document.querySelector(".typed-die") === null && document.querySelector(".keypad") !== null,
  );
  await press(page, "l");
  await page.waitForSelector("dialog .log");
  expect(await page.textContent("dialog .log")).toContain("1 1 1 1: 2 up 2");
  expect(complaints).toEqual([]);
  await close();
});
