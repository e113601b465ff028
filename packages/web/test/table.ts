import type { Page } from "playwright-core";
import type { Settings } from "../src/settings.ts";
import type { Visit, VisitOptions } from "./browser.ts";
import { look, type useApp } from "./browser.ts";

/** A game that a device has kept, and how the device likes things. */
export interface KeptGame {
  readonly names?: readonly string[];
  readonly ruleset?: string;
  /** Header tags of the record, as `Seats: person bot:steady`. */
  readonly tags?: readonly string[];
  readonly position?: string;
  readonly turns?: string;
  readonly settings?: Partial<Settings>;
}

/** What lies in the storage of a device that has this game. */
function storageOf(game: KeptGame): { readonly [name: string]: string } {
  const { names = ["Ana", "Kenji"], ruleset = "standard", tags = [], position, turns = "" } = game;
  const record = [
    "Format: cantstop 1",
    `Ruleset: ${ruleset}`,
    ...names.map((name, seat) => `${"ABCD"[seat]}: ${name}`),
    ...(position ? [`Position: ${ruleset} ${position}`] : []),
    ...tags,
    "",
    turns,
    "",
  ];
  return { settings: JSON.stringify(game.settings ?? {}), "game/here": record.join("\n") };
}

/** Opens a game that the device has kept. */
export const openGame = (
  open: ReturnType<typeof useApp>,
  game: KeptGame = {},
  options: Omit<VisitOptions, "kept"> = {},
): Promise<Visit> => open("/play/here", { ...options, kept: storageOf(game) });

/** Shows another game in the same window. */
export async function showGame(page: Page, game: KeptGame): Promise<void> {
  await page.evaluate((kept) => {
    localStorage.clear();
    for (const [name, text] of Object.entries(kept)) localStorage.setItem(`cantstop:${name}`, text);
  }, storageOf(game));
  await page.reload();
  await page.waitForSelector(".game");
}

/** Presses keys one after the other. */
export async function press(page: Page, ...keys: readonly string[]): Promise<void> {
  for (const key of keys) await page.keyboard.press(key);
}

/** Plays by keyboard as whoever is on turn, whatever comes: stops every so often, until the game is over. */
export async function playOn(page: Page, stopEvery: number, most = 400): Promise<void> {
  for (let i = 0; i < most; i++) {
    const { over, bar, buttons, ask } = await look(page);
    if (over) return;
    if (bar !== "") await page.waitForTimeout(30);
    else if (buttons.every(({ waits }) => waits)) {
      for (const key of ask ? ["1"] : ["1", "2", "3"]) {
        await page.keyboard.press(key);
        if ((await look(page)).buttons.some(({ waits }) => !waits)) break;
      }
    } else if (buttons.length > 1 && !buttons[0].waits && i % stopEvery === 0) await page.keyboard.press("s");
    else await page.keyboard.press("r");
  }
  throw new Error("the game did not end");
}
