import { type Browser, type BrowserContextOptions, chromium, type Page } from "playwright-core";
import { afterAll, beforeAll } from "vitest";
import { CHROMIUM_FLAGS } from "../../../tools/chromium-flags.mjs";
import { createServer, type ServerOptions } from "../../server/src/index.ts";

/** A page of the app in a browser of its own kind, and what it complained about. */
export interface Visit {
  readonly page: Page;
  /** Errors of the console and of scripts, breaches of the content security policy among them. */
  readonly complaints: string[];
  readonly close: () => Promise<void>;
}

/** A name that leads to this computer, and that browsers trust no more than any other without https. */
export const HOME_NETWORK = "cantstop.home.arpa";

export interface VisitOptions extends BrowserContextOptions {
  /** The page comes over a home network. */
  readonly atHome?: boolean;
  /** Dice in the order they will fall; when they are used up, or without them, `seed` decides. */
  readonly dice?: string;
  readonly seed?: number;
  /**
   * What the device has kept already, by name, such as `settings`; a reload finds what became of it. Unless it says
   * otherwise, two people sit at the table.
   */
  readonly kept?: { readonly [name: string]: string };
}

/**
 * Replaces the browser's source of chance before the app starts, in its own terms: it asks for a byte a die.
 * Where the dice are is kept over reloads.
 */
function loadDice({ dice, seed }: { dice: string; seed: number }): void {
  let place = Number(sessionStorage.getItem("dice") ?? 0);
  let state = seed + place;
  crypto.getRandomValues = (bytes) => {
    const list = bytes as unknown as Uint8Array;
    for (let i = 0; i < list.length; i++) {
      state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
      list[i] = place < dice.length ? Number(dice[place]) - 1 : (state >>> 16) % 252;
      place++;
    }
    sessionStorage.setItem("dice", String(place));
    return bytes;
  };
}

const TWO_PEOPLE = JSON.stringify({
  seats: [0, 1].map((piece) => ({ kind: "person", name: "", piece })),
  ruleset: "standard",
});

/** Puts into the device's storage what is kept there before the app first starts. */
function keep(kept: { readonly [name: string]: string }): void {
  if (sessionStorage.getItem("kept")) return;
  sessionStorage.setItem("kept", "yes");
  for (const [name, text] of Object.entries(kept)) localStorage.setItem(`cantstop:${name}`, text);
}

/** Leaves the page what it has on a home network, which is quicker: nothing is kept for being offline. */
function withoutServiceWorker(): void {
  Reflect.deleteProperty(Navigator.prototype, "serviceWorker");
}

/** Serves the built app and starts a browser for the tests of a file. Gives what opens a page. */
export function useApp(
  appFolder?: string,
  options: ServerOptions = {},
): (path: string, options?: VisitOptions) => Promise<Visit> {
  let browser: Browser;
  let app: Awaited<ReturnType<typeof createServer>>;
  let address: string;

  beforeAll(async () => {
    app = await createServer({ logger: false, ...(appFolder && { appFolder }), ...options });
    address = await app.listen({ port: 0, host: "127.0.0.1" });
    const executablePath = process.env.CHROMIUM_PATH ?? "/usr/bin/chromium";
    const args = [...CHROMIUM_FLAGS, `--host-resolver-rules=MAP ${HOME_NETWORK} 127.0.0.1`];
    browser = await chromium.launch({ executablePath, args });
  });
  afterAll(async () => {
    await browser?.close();
    await app?.close();
  });

  return async (path, { dice = "", seed = 1, kept = {}, atHome = false, ...options } = {}) => {
    const context = await browser.newContext({
      viewport: { width: 1280, height: 800 },
      reducedMotion: "reduce",
      ...options,
    });
    const page = await context.newPage();
    const complaints: string[] = [];
    page.on("console", (message) => {
      if (message.type() === "error" || message.type() === "warning") complaints.push(message.text());
    });
    page.on("pageerror", (error) => complaints.push(String(error)));
    await page.addInitScript(loadDice, { dice, seed });
    await page.addInitScript(keep, { setup: TWO_PEOPLE, ...kept });
    await page.addInitScript(withoutServiceWorker);
    await page.goto((atHome ? address.replace("127.0.0.1", HOME_NETWORK) : address) + path);
    await page.waitForSelector("main");
    return { page, complaints, close: () => context.close() };
  };
}

/** What the game screen says, in one glance. */
export const look = (page: Page) =>
  page.evaluate(() => {
    const text = (selector: string) => document.querySelector(selector)?.textContent ?? "";
    const all = (selector: string) => [...document.querySelectorAll(selector)];
    return {
      sentence: text(".sentence h1"),
      detail: text(".sentence p"),
      bar: text(".actions.bar strong"),
      marks: all(".choices .mark").map((mark) => mark.textContent ?? ""),
      note: text(".note"),
      said: text("[role=status]"),
      cards: all(".choices .card").length,
      selected: all(".card.selected").map((card) => card.getAttribute("aria-label") ?? ""),
      dice: all(".tray .die-spots").map((spots) => spots.getAttribute("d") ?? ""),
      buttons: all(".actions .big").map((button) => ({
        label: button.querySelector(".big-label")?.textContent ?? "",
        waits: button.getAttribute("aria-disabled") === "true",
      })),
      focus: document.activeElement?.className ?? "",
      title: document.title,
      over: text(".sentence.win") !== "",
      bust: text(".sentence.bust") !== "",
      ask: document.querySelector(".of-ask") !== null,
    };
  });

/** How far the page can be scrolled, in CSS pixels each way. */
export const scrollRoom = (page: Page) =>
  page.evaluate(() => {
    const { scrollHeight, scrollWidth } = document.documentElement;
    return { down: scrollHeight - innerHeight, right: scrollWidth - innerWidth };
  });
