import { PRESET_NAMES } from "@cantstop/rules";
import { expect, it } from "vitest";
import { look, scrollRoom, useApp } from "./browser.ts";

const open = useApp();

it.concurrent("a whole game for two by keyboard, with a change of mind and a reload in the middle of a turn", async () => {
  const dice = [
    "2345 1111", // Red: 7 and 7, then 2 and 2
    "6666 6666", // Blue: up 12, claims it
    "1111", // Red claims 2
    "1111", // Blue: 2 is closed, bust
    "1212 1212 1212", // Red claims 3
    "1111", // Blue: bust
    "5656 5656 5656", // Red claims 11 and wins
  ];
  const { page, complaints, close } = await open("/", { dice: dice.join("").replaceAll(" ", "") });
  const press = async (...keys: string[]) => {
    for (const key of keys) await page.keyboard.press(key);
  };
  await page.click(".go .big");
  await page.waitForSelector(".game");
  expect(await look(page)).toMatchObject({ sentence: "Your turn, Red.", title: "Red’s turn · Can’t Stop" });

  await press("r");
  const rolled = await look(page);
  expect(rolled).toMatchObject({ sentence: "Pick a pairing.", cards: 3, selected: [] });
  await press("1");
  expect((await look(page)).selected).toHaveLength(1);
  expect((await look(page)).sentence).toBe("5 and 9 climb, Red.");
  await press("u");
  expect((await look(page)).selected).toHaveLength(0);

  await page.reload();
  await page.waitForSelector(".game");
  expect((await look(page)).dice, "no reload rolls again").toEqual(rolled.dice);
  await press("3", "r");
  expect((await look(page)).selected, "the only choice comes selected").toHaveLength(1);
  await press("s");
  expect((await look(page)).note).toBe("Red stopped: 2 up 2, 7 up 2.");

  await press("r", "r");
  expect((await look(page)).sentence).toBe("12 is at the top, Blue.");
  await press("s");
  expect((await look(page)).sentence).toBe("Blue claims 12.");
  await press("r", "s");
  await press("r");
  expect(await look(page)).toMatchObject({ bust: true, title: "Blue’s turn · Can’t Stop" });
  await press("r");
  expect((await look(page)).sentence).toBe("Your turn, Red.");
  await press("r", "1", "r", "1", "r", "1", "s");
  await press("r", "r");
  await press("r", "1", "r", "1", "r", "1");
  expect((await look(page)).sentence).toBe("That would win it, Red!");
  await press("s");
  expect(await look(page)).toMatchObject({
    sentence: "Red wins!",
    over: true,
    title: "Red wins · Can’t Stop",
    said: "Red wins the game.",
  });
  await page.focus(".big.primary");
  await press("Enter");
  expect(await look(page)).toMatchObject({ sentence: "Your turn, Blue.", over: false, focus: "big roll" });
  expect(complaints).toEqual([]);
  await close();
});

it.concurrent("the focus goes along when keys are used, and Enter never stops a turn by surprise", async () => {
  const { page, close } = await open("/", { dice: "23456666" });
  await page.focus(".go .big");
  await page.keyboard.press("Enter");
  await page.waitForSelector(".game");
  expect((await look(page)).focus, "what is to be done first").toContain("big roll");
  await page.keyboard.press("Enter");
  expect((await look(page)).focus, "the first card").toContain("card");
  await page.keyboard.press("Enter");
  expect((await look(page)).selected).toHaveLength(1);
  await page.keyboard.press("Tab");
  await page.focus(".big.roll");
  await page.keyboard.press("Enter");
  expect((await look(page)).focus, "Roll stays Roll").toContain("big roll");
  await page.keyboard.press("?");
  await page.waitForSelector("dialog[open]");
  await page.keyboard.press("r");
  await page.keyboard.press("Escape");
  await page.waitForSelector("dialog", { state: "detached" });
  expect((await look(page)).focus, "back where it was").toContain("big roll");
  await page.keyboard.press("s");
  expect((await look(page)).focus, "Roll of the next player").toContain("big roll");
  await page.focus("[aria-label='Menu']");
  await page.keyboard.press("Enter");
  await page.click("dialog >> text=Help and keys");
  await page.waitForSelector("text=How it goes");
  await page.keyboard.press("Escape");
  await page.waitForSelector("dialog", { state: "detached" });
  expect(await page.evaluate(() => document.activeElement?.ariaLabel), "where the menu is").toBe("Menu");
  await close();
});

it.concurrent("an evening by touch at 360 × 640: nothing scrolls, nothing is out of reach", async () => {
  const { page, complaints, close } = await open("/", {
    viewport: { width: 360, height: 640 },
    hasTouch: true,
    isMobile: true,
    seed: 11,
  });
  await page.tap(".go .big");
  await page.waitForSelector(".game");
  const seen = new Set<string>();
  for (let i = 0; i < 50; i++) {
    const now = await look(page);
    expect(await scrollRoom(page), now.sentence).toEqual({ down: 0, right: 0 });
    seen.add(now.bust ? "bust" : now.ask ? "ask" : now.selected.length > 0 ? "chosen" : "other");
    const waits = now.buttons.every((button) => button.waits);
    const target = waits
      ? ".choices .card:not([aria-disabled='true'])"
      : now.buttons.length > 1 && i % 5 === 0 && !now.buttons[0].waits
        ? ".big.stop"
        : ".actions .big:last-of-type";
    await page.tap(target);
    // Two presses of a large button need a moment between them.
    if (!waits) await page.waitForTimeout(260);
  }
  expect([...seen]).toEqual(expect.arrayContaining(["bust", "chosen", "other"]));
  expect(complaints).toEqual([]);
  await close();
});

it.concurrent("a game goes on in a second tab", async () => {
  const { page, close } = await open("/", { dice: "2345" });
  await page.click(".go .big");
  await page.waitForSelector(".game");
  const other = await page.context().newPage();
  await other.goto(page.url());
  await other.waitForSelector(".game");
  await page.keyboard.press("r");
  await other.waitForSelector(".card");
  expect((await look(other)).dice).toEqual((await look(page)).dice);
  await close();
});

it.concurrent("a device that is full says so, and lets play", async () => {
  const { page, complaints, close } = await open("/", { dice: "2345" });
  await page.evaluate(() => {
    // Really full, to the last character.
    for (let size = 2 ** 20; size >= 1; size /= 2)
      for (let i = 0; ; i++)
        try {
          localStorage.setItem(`${size} ${i}`, "x".repeat(size));
        } catch {
          break;
        }
  });
  await page.click(".go .big");
  await page.waitForSelector(".game");
  expect(await page.textContent("[role=alert]")).toContain("not keeping the game");
  await page.keyboard.press("r");
  await page.keyboard.press("3");
  await page.keyboard.press("s");
  expect((await look(page)).sentence).toBe("Your turn, Blue.");
  expect(complaints).toEqual([]);
  await close();
});

it.concurrent.each(PRESET_NAMES)(
  "%s opens and is played for some turns without a complaint",
  async (preset) => {
    const { page, complaints, close } = await open("/", { seed: PRESET_NAMES.indexOf(preset) + 3 });
    await page.selectOption(".rules-choice select", preset);
    await page.click(".go .big");
    await page.waitForSelector(".game");
    for (let i = 0; i < 24; i++) {
      const { buttons, ask } = await look(page);
      if (buttons.every(({ waits }) => waits)) {
        for (const key of ["1", "2", "3"]) {
          await page.keyboard.press(key);
          if (!(await look(page)).buttons.every(({ waits }) => waits)) break;
        }
        if (ask) await page.keyboard.press("1");
      } else await page.keyboard.press(i % 4 === 3 ? "s" : "r");
    }
    expect(complaints).toEqual([]);
    await close();
  },
);
