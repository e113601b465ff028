import { expect, it } from "vitest";
import { look, useApp } from "./browser.ts";
import { openGame, playOn, press, showGame } from "./table.ts";

const open = useApp();

const AGAINST_TWO = {
  names: ["Ana", "Marmot", "Butterfly"],
  tags: ["Seats: person bot:steady bot:random", "Pieces: 203"],
};

it.concurrent("a whole game against bots, by keyboard", async () => {
  const game = { ...AGAINST_TWO, settings: { speed: "instant" } } as const;
  const { page, complaints, close } = await openGame(open, game, { seed: 5 });
  await playOn(page, 3);
  const { sentence, said, buttons } = await look(page);
  expect(sentence).toMatch(/^(Ana|Marmot|Butterfly) wins!$/);
  expect(said).toBe(sentence.replace("wins!", "wins the game."));
  expect(buttons.map(({ label }) => label)).toEqual(["Review", "Rematch"]);
  await press(page, "l");
  await page.waitForSelector("dialog .log");
  const turns = await page.$$eval("dialog .log > li h3", (all) => all.map(({ textContent }) => textContent));
  expect(turns.at(-1)).toBe("1. Ana’s turn");
  for (const name of AGAINST_TWO.names) expect(turns.join()).toContain(`1. ${name}’s turn`);
  await press(page, "Escape");
  await page.click(".big.primary");
  await page.waitForFunction(() => !document.querySelector(".sentence.win"));
  expect(complaints).toEqual([]);
  await close();
});

it.concurrent("bots are watched at a pace, and any key skips the rest of a turn", async () => {
  const { page, complaints, close } = await openGame(
    open,
    {
      names: ["Ana", "Marmot"],
      tags: ["Seats: person bot:steady"],
      turns: "A 2345:6+8 stop",
      settings: { speed: "relaxed" },
    },
    { dice: "2345" },
  );
  expect(await look(page)).toMatchObject({ sentence: "Marmot’s turn.", bar: "Marmot is rolling" });
  await page.waitForSelector(".card");
  expect(await look(page)).toMatchObject({ sentence: "Marmot rolled 2, 3, 4 and 5.", cards: 3 });
  expect(await page.$$eval(".card", (all) => all.every((card) => card.ariaDisabled === "true"))).toBe(true);
  await press(page, "1", "r", "s");
  await page.waitForFunction(() => document.querySelector(".actions.bar") === null);
  const after = await look(page);
  expect(after.said, "one sentence for the whole turn").toMatch(/^Marmot (stopped|claimed|went bust|rolled)/);
  expect(after.buttons.map(({ label }) => label)).toEqual(["Roll"]);
  expect(complaints).toEqual([]);
  await close();
});

it.concurrent("a screen reader hears a bust once, and whose turn it is then", async () => {
  const { page, close } = await openGame(
    open,
    { position: "6@5/- - AA 6@7,8@10,9@3 moved" },
    { dice: "1122" },
  );
  await press(page, "r");
  expect((await look(page)).said).toBe("Ana rolled 1, 1, 2 and 2: bust, 15 steps lost.");
  await press(page, "r");
  expect(await look(page)).toMatchObject({ said: "Kenji’s turn.", note: "Ana went bust: 15 steps lost." });
  await close();
});

it.concurrent("bots wait while a dialog lies over the game", async () => {
  const { page, close } = await openGame(open, {
    names: ["Ana", "Marmot"],
    tags: ["Seats: person bot:steady"],
    settings: { speed: "fast" },
    turns: "A 2345:6+8 stop",
  });
  await page.click("[aria-label='Menu']");
  await page.waitForSelector("dialog[open]");
  const before = await look(page);
  await page.waitForTimeout(1200);
  expect((await look(page)).dice).toEqual(before.dice);
  await press(page, "Escape");
  await page.waitForFunction(() => document.querySelector(".actions.bar") === null);
  await close();
});

it.concurrent("a hint says what is best, in words and numbers, and goes with the roll", async () => {
  const { page, complaints, close } = await openGame(open, {}, { dice: "23451156" });
  await press(page, "r", "h");
  await page.waitForSelector(".mark");
  const given = await look(page);
  expect(given.detail).toMatch(/^Best: \d+ and \d+, then (roll|stop): \d+% to win\.$/);
  expect(given.said).toBe(`Ana rolled 2, 3, 4 and 5. ${given.detail}`);
  expect(given.marks).toHaveLength(3);
  expect(given.marks.filter((mark) => mark.includes("Best choice"))).toHaveLength(1);
  await press(page, "1");
  expect(await page.$$eval(".actions .mark", (all) => all.length), "stop or roll, too").toBe(2);
  await press(page, "r");
  expect((await look(page)).marks).toEqual([]);
  expect(complaints).toEqual([]);
  await close();
});

/** What bots and hints are made of. */
const THINKING = /\/assets\/(company|worker)-/;

it.concurrent("bots and hints that do not load can be tried again", async () => {
  const { page, close } = await openGame(open);
  await page.route(THINKING, (route) => route.abort());
  await showGame(page, {
    names: ["Ana", "Marmot"],
    tags: ["Seats: person bot:steady"],
    turns: "A 2345:6+8 stop",
    settings: { speed: "instant" },
  });
  await page.waitForSelector("[aria-label='Try again']");
  expect((await look(page)).sentence).toBe("Marmot cannot think.");
  await page.unroute(THINKING);
  await page.click("[aria-label='Try again']");
  await page.waitForFunction(() => document.querySelector(".actions.bar") === null);
  await page.route(THINKING, (route) => route.abort());
  await showGame(page, { turns: "A 2345" });
  await press(page, "h");
  await page.waitForFunction(() => document.querySelector(".sentence p")?.textContent?.startsWith("No hint"));
  await page.unroute(THINKING);
  await press(page, "h");
  await page.waitForSelector(".mark");
  await close();
});

it.concurrent("the dice that decide who begins are seen falling, a round after the other", async () => {
  const { page, close } = await openGame(
    open,
    { names: ["Ana", "Kenji", "Mila"], tags: ["StartRolls: 552/61-"], settings: { speed: "fast" } },
    { reducedMotion: "no-preference" },
  );
  await page.addInitScript(() => {
    const noted = globalThis as unknown as { notes: string[] };
    noted.notes = [];
    new MutationObserver(() => {
      const note = document.querySelector(".note")?.textContent ?? "";
      if (note !== "" && note !== noted.notes.at(-1)) noted.notes.push(note);
    }).observe(document, { subtree: true, childList: true, characterData: true });
  });
  await page.reload();
  await page.waitForSelector(".big.roll");
  expect(await look(page)).toMatchObject({ sentence: "Your turn, Ana." });
  expect(await page.evaluate(() => (globalThis as unknown as { notes: string[] }).notes)).toEqual([
    "Ana 5, Kenji 5, Mila 2. Ana and Kenji roll again.",
    "Ana 6, Kenji 1.",
    "Ana 5, Kenji 5, Mila 2; again: Ana 6, Kenji 1. Ana begins.",
  ]);
  await page.reload();
  await page.waitForSelector(".big.next");
  await press(page, "x");
  expect((await look(page)).sentence, "skipped").toBe("Your turn, Ana.");
  await close();
});
