import type { Language } from "@cantstop/texts";
import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { APP_LANGUAGES } from "../src/words/load.ts";
import { faults } from "./axe.ts";
import { scrollRoom, useApp } from "./browser.ts";
import { type KeptGame, openGame, press, showGame } from "./table.ts";

const open = useApp();

/** Everything that is pressed or read and does not wholly lie in the window, or whose words are cut. */
const cut = (page: Page) =>
  page.evaluate(() => {
    const isShown = (element: Element) =>
      element.getClientRects().length > 0 && !element.closest(".off-screen");
    const name = (element: Element) =>
      `${element.className || element.tagName}: ${element.textContent ?? ""}`;
    const whole = [
      ...document.querySelectorAll("button, .sentence h1, .note, .plate, .die, .figure, .head, .feet"),
    ];
    const outside = whole.filter(isShown).filter((element) => {
      const { left, top, right, bottom } = element.getBoundingClientRect();
      return left < -1 || top < -1 || right > innerWidth + 1 || bottom > innerHeight + 1;
    });
    const lines = [
      ...document.querySelectorAll(
        ".sentence h1 span, .big-label, .big-detail, .short, .mark, .note, .actions.bar strong",
      ),
    ];
    const shortened = lines
      .filter(isShown)
      .filter((line) => line.scrollWidth > line.clientWidth + 1 || line.scrollHeight > line.clientHeight + 2);
    return { outside: outside.map(name), shortened: shortened.map(name) };
  });

const LONG_NAMES = [
  "Maximilienne-Charlot",
  "Bartholomew Fitzgera",
  "Wilhelmina van Dijck",
  "Konstantinopoulos W.",
];
const CAMPS = "6@5,8@7,4@2,10@3/5@4,6@9,9@5,8@7,3@2/5@4,6@8,10@3/3@3,5@6";

/** Four players in the middle of things, and what is done before the screen is looked at. */
const scenes: Readonly<Record<string, { game: KeptGame; keys: readonly string[]; until: string }>> = {
  "choosing, with a hint": {
    game: { turns: "A 2435", position: `${CAMPS} 7=B AA 6@7,8@10,9@3 moved` },
    keys: ["h", "1"],
    until: ".actions .mark",
  },
  "either, or": {
    game: { turns: "A 1156", position: `${CAMPS} - AA 5@5,9@1 moved` },
    keys: ["1"],
    until: ".of-ask",
  },
  "a bust": {
    game: { turns: "A 1122 bust", position: `${CAMPS} 7=B AA 6@7,8@10,9@3 moved` },
    keys: [],
    until: ".sentence.bust",
  },
  "watching a bot": {
    game: {
      turns: "A 2435",
      position: `${CAMPS} 7=B AA 6@7,8@10,9@3 moved`,
      tags: ["Seats: bot:best person person person"],
      settings: { speed: "relaxed" },
    },
    keys: [],
    until: ".card.selected",
  },
  "own dice": {
    game: { tags: ["Dice: own"], position: `${CAMPS} - AA - -` },
    keys: ["2", "3"],
    until: ".keypad",
  },
  "own dice, chosen": {
    game: { turns: "A 2345", tags: ["Dice: own"], position: `${CAMPS} - AA - -` },
    keys: ["1"],
    until: ".card.selected",
  },
  "the risk on demand": {
    game: { turns: "A 2345", position: `${CAMPS} - AA - -`, settings: { odds: "demand" } },
    keys: ["1"],
    until: ".ask-odds",
  },
  "the end": {
    game: { turns: "A 2435:6+8 stop", position: `${CAMPS} 7=A,2=A AA 6@7,8@10,9@3 moved` },
    keys: [],
    until: ".sentence.win",
  },
};

/** Width and height, by look. */
const windows = {
  sign: [
    [640, 360],
    [844, 390],
    [900, 560],
    [1440, 900],
    [360, 640],
    [768, 1024],
  ],
  mountain: [
    [667, 375],
    [1024, 500],
    [1280, 720],
    [360, 560],
    [390, 844],
  ],
} as const;
const looks = ["sign", "mountain"] as const;

/** Two frames: a window of another size is laid out in the first of them. */
const settle = (page: Page) =>
  page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));

/** What does not fit in the windows of a look, by scene and window. */
async function misfits(look: (typeof looks)[number], language: Language, isNarrow: boolean) {
  const sizes = windows[look].filter(([width]) => !isNarrow || width === 360 || width === 1280);
  const { page, complaints, close } = await openGame(open);
  const found: Record<string, unknown> = {};
  for (const [scene, { game, keys, until }] of Object.entries(scenes)) {
    await showGame(page, { names: LONG_NAMES, ...game, settings: { look, language, ...game.settings } });
    await press(page, ...keys);
    await page.waitForSelector(until);
    for (const [width, height] of sizes) {
      await page.setViewportSize({ width, height });
      await settle(page);
      const { down, right } = await scrollRoom(page);
      const { outside, shortened } = await cut(page);
      if (down + right + outside.length + shortened.length > 0)
        found[`${scene}, ${width} × ${height}`] = { down, right, outside, shortened };
    }
  }
  await close();
  return { found, complaints };
}

describe.each(APP_LANGUAGES)("in %s", (language) => {
  // In one language everywhere; in the others where there is least room, in the long run everywhere too.
  const isNarrow = language !== "en" && process.env.CANTSTOP_TEST !== "full";
  it.each(looks)("nothing is cut or out of reach, whatever the window: %s", async (look) => {
    expect(await misfits(look, language, isNarrow)).toEqual({ found: {}, complaints: [] });
  });
});

const colours = [
  { width: 1280, height: 800, colorScheme: "light", look: "sign" },
  { width: 360, height: 640, colorScheme: "dark", look: "mountain" },
  { width: 640, height: 360, colorScheme: "dark", look: "sign" },
] as const;

it.each(colours)("axe finds nothing in play: $width px, $colorScheme, $look", async (window) => {
  const { width, height, colorScheme, look } = window;
  const found: Record<string, string[]> = {};
  const { page, close } = await openGame(open, {}, { viewport: { width, height }, colorScheme });
  for (const [i, [scene, { game, keys, until }]] of Object.entries(scenes).entries()) {
    // Each scene in one of the windows, in the long run in all of them.
    if (process.env.CANTSTOP_TEST !== "full" && i % colours.length !== colours.indexOf(window)) continue;
    await showGame(page, { names: LONG_NAMES, ...game, settings: { look, ...game.settings } });
    await press(page, ...keys);
    await page.waitForSelector(until);
    found[scene] = await faults(page);
    await press(page, "l");
    await page.waitForSelector("dialog[open]");
    found[`${scene}, what happened`] = await faults(page);
  }
  expect(Object.fromEntries(Object.entries(found).filter(([, list]) => list.length > 0))).toEqual({});
  await close();
});
