// Without a network, and across versions: what the service worker is for. The server and the folder that it serves are
// the test's own here, because both are taken away.
import { cpSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { type Browser, type BrowserContext, chromium, type Page } from "playwright-core";
import { build } from "vite";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { CHROMIUM_FLAGS } from "../../../tools/chromium-flags.mjs";
import { createServer } from "../../server/src/index.ts";
import { APP_LANGUAGES } from "../src/words/load.ts";
import { faults } from "./axe.ts";
import { HOME_NETWORK, look } from "./browser.ts";
import { playOn, press } from "./table.ts";

const web = fileURLToPath(new URL("..", import.meta.url));
/** How long building the app may take on a busy machine. */
const BUILD_MS = 60_000;

let browser: Browser;
/** Two versions of the app, as folders; the newer one says so over its start screen. */
let folder: string;
let older: string;
let newer: string;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "cantstop-versions-"));
  older = join(folder, "older");
  newer = join(folder, "newer");
  cpSync(join(web, "dist"), older, { recursive: true });
  await build({
    root: web,
    logLevel: "warn",
    build: { outDir: newer },
    plugins: [
      {
        name: "newer-words",
        transform: (code, id) =>
          id.endsWith("/words/en/home.ts") ? code.replace('heading: "', 'heading: "Newer: ') : undefined,
      },
    ],
  });
  browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? "/usr/bin/chromium",
    args: [...CHROMIUM_FLAGS, `--host-resolver-rules=MAP ${HOME_NETWORK} 127.0.0.1`],
  });
}, BUILD_MS);
afterAll(async () => {
  await browser?.close();
  rmSync(folder, { recursive: true, force: true });
});

/** A server that can be taken away, and come back at the same address with another version. */
async function serve(version: string) {
  let port = 0;
  let app: Awaited<ReturnType<typeof createServer>>;
  const up = async (appFolder: string) => {
    app = await createServer({ appFolder, logger: false });
    port = Number(new URL(await app.listen({ port, host: "127.0.0.1" })).port);
  };
  const down = async () => {
    const closed = app.close();
    // Browsers open connections in advance, and a server that ends by itself waits for what they will ask.
    app.server.closeAllConnections();
    await closed;
  };
  await up(version);
  return {
    address: `http://127.0.0.1:${port}`,
    port,
    down,
    async become(version: string) {
      await down();
      await up(version);
    },
  };
}

interface Device {
  readonly context: BrowserContext;
  readonly complaints: string[];
  readonly open: (address: string) => Promise<Page>;
}

async function device(): Promise<Device> {
  const context = await browser.newContext({ reducedMotion: "reduce" });
  const complaints: string[] = [];
  context.on("console", (message) => {
    if (message.type() === "error" || message.type() === "warning") complaints.push(message.text());
  });
  context.on("weberror", (error) => complaints.push(String(error.error())));
  return {
    context,
    complaints,
    async open(address) {
      const page = await context.newPage();
      await page.goto(address);
      await page.waitForSelector("main");
      return page;
    },
  };
}

/** The first visit is over when everything is kept. */
async function visited(page: Page): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await page.waitForLoadState("networkidle");
}

/** Asks the server for a newer version; done when it is loaded and waits. */
const lookForNewer = (page: Page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    await registration.update();
    const { installing } = registration;
    await new Promise((settled) => installing?.addEventListener("statechange", settled));
    return registration.waiting !== null;
  });

const partsOf = (version: string) =>
  readdirSync(join(version, "assets")).filter((name) => !/\.(br|gz)$/.test(name));

/** The parts of a version that this page cannot get, though it asks the way the app does. */
async function missing(page: Page, version: string): Promise<string[]> {
  const parts = partsOf(version);
  expect(parts.length).toBeGreaterThan(5);
  return page.evaluate(async (names) => {
    const answers = await Promise.all(names.map((name) => fetch(`/assets/${name}`).catch(() => null)));
    return names.filter((_, i) => !answers[i]?.ok);
  }, parts);
}

it.concurrent("after one visit everything works with no network", async () => {
  const server = await serve(older);
  const { context, complaints, open } = await device();
  const page = await open(`${server.address}/`);
  await visited(page);
  await page.evaluate(() => localStorage.setItem("cantstop:settings", JSON.stringify({ speed: "instant" })));
  await server.down();
  await expect(fetch(server.address)).rejects.toThrow();

  // A game against a bot, with a reload in the middle of a turn.
  await page.reload();
  await page.click(".go .big");
  await page.waitForSelector(".game");
  await press(page, "r");
  await page.waitForSelector(".card");
  const { dice } = await look(page);
  await page.reload();
  await page.waitForSelector(".card");
  expect((await look(page)).dice).toEqual(dice);
  await playOn(page, 4);

  // The other screens, another language, and whatever nobody has opened yet.
  await page.goto(`${server.address}/games`);
  await page.waitForSelector(".statistics");
  await page.click("[aria-label='Menu']");
  await page.click("dialog >> text=Settings");
  for (const language of APP_LANGUAGES) {
    await page.selectOption("dialog select", language);
    await page.waitForFunction((language) => document.documentElement.lang === language, language);
  }
  await page.goto(`${server.address}/some/day?screen=new`);
  await page.waitForSelector("main");
  expect(await missing(page, older)).toEqual([]);
  expect(complaints).toEqual([]);

  // What only the server knows is never answered with the app.
  for (const path of ["/api/games/1", "/healthz", "/readyz", "/metrics", "/robots.txt"])
    await expect(page.goto(server.address + path), path).rejects.toThrow("ERR_CONNECTION_REFUSED");
  await context.close();
});

it.concurrent("a newer version waits, is offered where no game is disturbed, and older pages stay whole", async () => {
  const server = await serve(older);
  const { context, complaints, open } = await device();
  const home = await open(`${server.address}/`);
  await visited(home);
  const game = await open(`${server.address}/`);
  await game.click(".go .big");
  await game.waitForSelector(".game");

  await server.become(newer);
  expect(await lookForNewer(home)).toBe(true);
  await home.waitForSelector("text=A newer version is ready.");
  expect(await faults(home)).toEqual([]);
  expect(await game.$$(".notice")).toEqual([]);
  expect(await missing(game, older)).toEqual([]);

  await home.click(".notice >> text=Reload");
  await home.waitForSelector("text=Newer: ");
  // The game's page is of the older version still, and may need any part of it, which the server no longer has.
  const gone = partsOf(older).find((part) => !partsOf(newer).includes(part));
  expect((await fetch(`${server.address}/assets/${gone}`)).status).toBe(404);
  expect(await missing(game, older)).toEqual([]);
  await game.keyboard.press("r");
  expect((await look(game)).sentence).not.toBe("");

  await server.down();
  await game.reload();
  await game.waitForSelector(".game");
  expect(await missing(game, newer)).toEqual([]);
  expect(complaints).toEqual([]);
  await context.close();
  await server.down();
});

it.concurrent("a newer version begins when the app is next opened; with the last page of the older one that is dropped", async () => {
  const server = await serve(older);
  const { context, complaints, open } = await device();
  const page = await open(`${server.address}/`);
  await visited(page);
  const kept = (page: Page) =>
    page.evaluate(async () => {
      const all = await Promise.all(
        (await caches.keys()).map(async (name) => (await caches.open(name)).keys()),
      );
      return all.flat().map(({ url }) => new URL(url).pathname);
    });
  const before = await kept(page);

  await server.become(newer);
  expect(await lookForNewer(page)).toBe(true);
  expect(await page.textContent("h1")).not.toContain("Newer");
  await server.down();
  await page.reload();
  await page.waitForSelector("text=Newer: ");
  expect(await page.$$(".notice"), "it is the newest already").toEqual([]);
  expect((await kept(page)).length).toBeGreaterThan(before.length);

  await page.close();
  // With the last page the older worker ends, in a moment.
  await vi.waitFor(async () => {
    const next = await open(`${server.address}/`);
    const after = await kept(next);
    await next.close();
    expect(after.length).toBe(before.length);
  }, 20_000);
  expect(complaints).toEqual([]);
  await context.close();
});

it.concurrent("half of one version and half of another are not kept together", async () => {
  const server = await serve(older);
  const { context, open } = await device();
  // As when one of two servers is newer already.
  await context.route("**/index.html", (route) => route.fulfill({ path: join(newer, "index.html") }));
  const page = await open(`${server.address}/`);
  const end = await page.evaluate(async () => {
    const { installing } = await navigator.serviceWorker.register("/sw.js");
    await new Promise((settled) => installing?.addEventListener("statechange", settled));
    return installing?.state;
  });
  expect(end).toBe("redundant");
  await context.close();
  await server.down();
});

it.concurrent("over a home network's plain http the app is played without, and nothing complains", async () => {
  const server = await serve(older);
  const { context, complaints, open } = await device();
  const page = await open(`http://${HOME_NETWORK}:${server.port}/`);
  expect(await page.evaluate(() => isSecureContext)).toBe(false);
  await page.click(".go .big");
  await page.waitForSelector(".game");
  await page.keyboard.press("r");
  await page.waitForSelector(".card");
  expect(complaints).toEqual([]);

  // Nobody keeps the parts of an older version here. A page that misses one says what helps.
  await server.become(newer);
  await page.goBack();
  await page.click("[aria-label='Own rules']");
  await page.click(".notice >> text=Reload");
  await page.waitForSelector("text=Newer: ");
  await context.close();
  await server.down();
});
