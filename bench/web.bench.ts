// The app as a slow phone on a slow network meets it: Chromium with a quarter of this machine's speed, 1.6 Mbit/s and
// 150 ms for every round trip. Each run is a first visit with nothing kept, a game against a bot, and a second visit.
import { createServer } from "@cantstop/server";
import { type Browser, chromium, type Page } from "playwright-core";
import { CHROMIUM_FLAGS } from "../tools/chromium-flags.mjs";
import { report } from "./report.ts";

const RUNS = 7;
const SLOWER = 4;
const BYTES_PER_SECOND = 1_600_000 / 8;
const ROUND_TRIP_MS = 150;
const PHONE = { viewport: { width: 360, height: 640 }, deviceScaleFactor: 2, hasTouch: true, isMobile: true };
const ROLLS = 3;

/** What a page notes about itself while it loads. */
interface Notes {
  /** When the Play button stood there and a press would have been answered. */
  playable: number;
  shift: number;
  /** How long presses of cards took to show, from the finger to the picture. */
  choices: number[];
}
/** Chromium's alone, so the types of the web do not know it. */
interface LayoutShift extends PerformanceEntry {
  readonly value: number;
  readonly hadRecentInput: boolean;
}
declare global {
  interface Window {
    notes: Notes;
  }
}

/** Runs in the page, before anything of the app. */
function takeNotes(): void {
  const notes: Notes = { playable: 0, shift: 0, choices: [] };
  window.notes = notes;
  new PerformanceObserver((list) => {
    for (const { value, hadRecentInput } of list.getEntries() as LayoutShift[])
      if (!hadRecentInput) notes.shift += value;
  }).observe({ type: "layout-shift", buffered: true });
  new PerformanceObserver((list) => {
    for (const { name, target, duration } of list.getEntries() as PerformanceEventTiming[])
      if (name === "click" && target instanceof Element && target.closest(".choices"))
        notes.choices.push(duration);
  }).observe({ type: "event", durationThreshold: 16, buffered: true } as PerformanceObserverInit);
  const look = () => {
    // A frame with the button in it is shown, and the next task has begun: a press would be this task.
    if (document.querySelector(".go .big")) setTimeout(() => (notes.playable = performance.now()));
    else requestAnimationFrame(look);
  };
  look();

  // Always 2, 3, 4 and 5: three pairings to choose from, roll after roll.
  let rolled = 0;
  crypto.getRandomValues = (bytes) => {
    const list = bytes as unknown as Uint8Array;
    for (let i = 0; i < list.length; i++) list[i] = 1 + (rolled++ % 4);
    return bytes;
  };
}

/** Counts what the server sends, headers included: for the pages, and for what the device keeps besides. */
async function serve() {
  const app = await createServer({ logger: false });
  const sent = { page: 0, kept: 0 };
  const counted = new WeakMap<object, number>();
  app.server.on("request", (request, response) => {
    const { socket } = request;
    response.on("finish", () => {
      const bytes = socket.bytesWritten - (counted.get(socket) ?? 0);
      counted.set(socket, socket.bytesWritten);
      // The service worker, and what it fetches: that is for no element of a page.
      const forLater = /^(serviceworker|empty)$/.test(String(request.headers["sec-fetch-dest"]));
      sent[forLater ? "kept" : "page"] += bytes;
    });
  });
  const address = await app.listen({ port: 0, host: "127.0.0.1" });
  return { address, sent, close: () => app.close() };
}

async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send("Network.enable");
  await session.send("Network.emulateNetworkConditions", {
    offline: false,
    latency: ROUND_TRIP_MS,
    downloadThroughput: BYTES_PER_SECOND,
    uploadThroughput: BYTES_PER_SECOND,
  });
  await session.send("Emulation.setCPUThrottlingRate", { rate: SLOWER });
}

async function visit(page: Page, address: string) {
  await slowDown(page);
  await page.goto(address, { waitUntil: "commit" });
  await page.waitForFunction(
    () => window.notes?.playable > 0 && performance.getEntriesByName("first-contentful-paint").length > 0,
  );
  return page.evaluate(() => ({
    painted: performance.getEntriesByName("first-contentful-paint")[0].startTime,
    playable: window.notes.playable,
  }));
}

async function run(browser: Browser) {
  const { address, sent, close } = await serve();
  const context = await browser.newContext(PHONE);
  await context.addInitScript(takeNotes);
  const page = await context.newPage();
  const first = await visit(page, address);

  await page.tap(".seat-row:nth-child(2) .kinds label:nth-of-type(2)");
  const pressed = performance.now();
  await page.tap(".go .big");
  await page.waitForSelector(".actions .big");
  const opened = performance.now() - pressed;
  for (let i = 0; i < ROLLS; i++) {
    await page.tap(".actions .big.roll");
    await page.tap(".choices .card:first-of-type");
    await page.waitForSelector(".choices .card.selected");
  }
  await page.tap(".actions .big.stop");
  await page.waitForLoadState("networkidle");
  const { shift, choices } = await page.evaluate(() => window.notes);
  if (choices.length !== ROLLS) throw new Error(`${ROLLS} choices, ${choices.length} of them measured`);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  const bytes = { ...sent };

  const again = await context.newPage();
  const second = await visit(again, address);
  await context.close();
  await close();
  return { first, second, opened, shift, choices, bytes };
}

const middle = (values: number[]) => [...values].sort((a, b) => a - b)[values.length >> 1];

const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH ?? "/usr/bin/chromium",
  args: CHROMIUM_FLAGS,
});
const runs: Awaited<ReturnType<typeof run>>[] = [];
for (let i = 0; i < RUNS; i++) runs.push(await run(browser));
await browser.close();

const tell = (metric: string, unit: string, value: (one: (typeof runs)[number]) => number) =>
  report("web", metric, Number(middle(runs.map(value)).toFixed(3)), unit);
tell("first contentful paint", "ms", (one) => Math.round(one.first.painted));
tell("playable", "ms", (one) => Math.round(one.first.playable));
tell("from Play to the board", "ms", (one) => Math.round(one.opened));
tell("a choice shown", "ms", (one) => middle(one.choices));
tell("a choice shown at worst", "ms", (one) => Math.max(...one.choices));
tell("layout shift", "1", (one) => one.shift);
tell("first game", "bytes", (one) => one.bytes.page);
tell("kept for being offline", "bytes", (one) => one.bytes.kept);
tell("second visit: first contentful paint", "ms", (one) => Math.round(one.second.painted));
tell("second visit: playable", "ms", (one) => Math.round(one.second.playable));
