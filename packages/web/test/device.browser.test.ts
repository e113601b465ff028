import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Page } from "playwright-core";
import { build, defaultClientConditions } from "vite";
import { afterAll, describe, expect, it, vi } from "vitest";
import { archivedGame } from "../src/archive/game.ts";
import { useApp } from "./browser.ts";
import type { Device } from "./device-page/main.ts";
import { randomRecord, seating } from "./fakes.ts";

declare const device: Device;

const folder = mkdtempSync(join(tmpdir(), "cantstop-device-"));
afterAll(() => rmSync(folder, { recursive: true }));

// The page is built as the app is, and served by the same server, under the same content security policy.
await build({
  configFile: false,
  logLevel: "warn",
  root: fileURLToPath(new URL("device-page", import.meta.url)),
  resolve: { conditions: ["@cantstop/source", ...defaultClientConditions] },
  worker: { format: "es" },
  build: {
    outDir: folder,
    emptyOutDir: false,
    target: "es2022",
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
  },
});

const open = useApp(folder);

/** Waits until something is as it must become. The machine may be busy. */
const become = async (get: () => Promise<unknown>, wanted: unknown) =>
  vi.waitFor(async () => expect(await get()).toEqual(wanted), { timeout: 30_000, interval: 50 });

/** What localStorage holds of games. */
const shelved = (page: Page) =>
  page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith("cantstop:game/")));

describe("the archive in a browser's database", () => {
  it.concurrent("keeps what has ended over reloads, and the shelf is cleared", async () => {
    const { page, complaints, close } = await open("/");
    const first = await page.evaluate(() => device.finish());
    const second = await page.evaluate(() => device.finish());
    const waiting = await page.evaluate(() => device.start("people"));
    expect(await page.evaluate(() => device.archived())).toEqual([second, first]);
    await page.reload();
    await page.waitForSelector("main");
    await become(() => shelved(page), [`cantstop:game/${waiting}`]);
    expect(await page.evaluate(() => device.archived())).toEqual([second, first]);
    const recalled = await page.evaluate(async (id) => {
      const table = await device.desk.recall(id);
      const again = await table?.rematch();
      return { names: table?.state.value.record.names, again: again?.ok };
    }, first);
    expect(recalled).toEqual({ names: ["Ana", "Kenji"], again: true });
    await page.evaluate(async (id) => (await device.desk.archive()).remove(id), second);
    expect(await page.evaluate(() => device.archived())).toEqual([first]);
    expect(complaints).toEqual([]);
    await close();
  });

  it.concurrent("is one for all tabs, which let go when a newer version wants to change it", async () => {
    const { page, complaints, close } = await open("/");
    const first = await page.evaluate(() => device.finish());
    const other = await page.context().newPage();
    await other.goto(page.url());
    await other.waitForSelector("main");
    expect(await other.evaluate(() => device.archived())).toEqual([first]);
    await other.evaluate(
      () =>
        new Promise<void>((resolve, reject) => {
          const asked = indexedDB.deleteDatabase("cantstop");
          asked.addEventListener("success", () => resolve());
          asked.addEventListener("error", () => reject(new Error("not deleted")));
          asked.addEventListener("blocked", () => reject(new Error("blocked")));
        }),
    );
    const second = await page.evaluate(() => device.finish());
    expect(await page.evaluate(() => device.archived())).toContain(second);
    expect(complaints).toEqual([]);
    await close();
  });

  it.concurrent("tells of games that an older version archived what it tells of others", async () => {
    const { page, complaints, close } = await open("/");
    const text = randomRecord(seating(), 3);
    const seat = {
      name: "Ana",
      piece: 0,
      player: { kind: "person" },
      won: true,
      claims: 3,
      turns: 9,
      busts: 1,
    };
    await page.evaluate(
      (game) =>
        new Promise<void>((resolve) => {
          const asked = indexedDB.open("cantstop", 1);
          asked.addEventListener("upgradeneeded", () => {
            asked.result.createObjectStore("games", { keyPath: "id" }).put(game);
          });
          asked.addEventListener("success", () => {
            asked.result.close();
            resolve();
          });
        }),
      { id: "old00001", text, date: "", ruleset: "standard", seats: [seat], ownDice: false, daily: null },
    );
    const found = await page.evaluate(async () => (await device.desk.archive()).find("old00001"));
    expect(found).toEqual(archivedGame("old00001", text));
    expect(complaints).toEqual([]);
    await close();
  });

  it.concurrent.each([
    ["there is no database", () => Object.defineProperty(globalThis, "indexedDB", { value: undefined })],
    [
      "it may not be opened",
      () => {
        IDBFactory.prototype.open = () => {
          throw new DOMException("denied", "SecurityError");
        };
      },
    ],
    [
      "nothing can be written",
      () => {
        IDBObjectStore.prototype.put = () => {
          throw new DOMException("full", "QuotaExceededError");
        };
      },
    ],
  ])("where %s, what has ended stays on the shelf", async (_, breakDatabase) => {
    const { page, complaints, close } = await open("/");
    await page.addInitScript(breakDatabase);
    await page.reload();
    await page.waitForSelector("main");
    const id = await page.evaluate(() => device.finish());
    expect(await page.evaluate(() => device.archived())).toEqual([id]);
    await page.reload();
    await page.waitForSelector("main");
    expect(await page.evaluate(() => device.archived())).toEqual([id]);
    expect(await shelved(page)).toEqual([`cantstop:game/${id}`]);
    expect(complaints).toEqual([]);
    await close();
  });
});

describe("bots in a worker", () => {
  const act = (page: Page) => page.evaluate(() => device.joined?.company.act.value.kind);
  const playedOut = (page: Page) => become(() => page.evaluate(() => device.isOver()), true);

  it.concurrent("play a whole game and give hints, under the server's content security policy", async () => {
    const { page, complaints, close } = await open("/");
    const hint = await page.evaluate(() => device.join(device.start("bots")).hint());
    expect(hint).toMatchObject({ unit: "chance" });
    await playedOut(page);
    expect(await act(page)).toBe("none");
    expect(page.workers()).toHaveLength(1);
    expect(complaints).toEqual([]);
    await close();
  });

  it.concurrent("fail where the worker does not load, and can be asked again", async () => {
    const { page, close } = await open("/");
    await page.route("**/worker-*.js", (route) => route.abort());
    await page.evaluate(() => void device.join(device.start("bots")));
    await become(() => act(page), "failed");
    await page.unroute("**/worker-*.js");
    await page.evaluate(() => device.joined?.company.retry());
    await playedOut(page);
    expect(await act(page)).toBe("none");
    await close();
  });

  it.concurrent("are driven by the tab that is looked at, and by the other when that is closed", async () => {
    const { page, complaints, close } = await open("/");
    const id = await page.evaluate(() => device.start("people"));
    const drivers = () =>
      page.evaluate(async (name) => {
        const { held = [] } = await navigator.locks.query();
        return held.filter((lock) => lock.name === name).map(({ clientId }) => clientId);
      }, `cantstop:${id}`);
    await page.evaluate((id) => void device.join(id), id);
    await become(drivers, [expect.any(String)]);
    const [first] = await drivers();
    const other = await page.context().newPage();
    await other.goto(page.url());
    await other.waitForSelector("main");
    await other.evaluate((id) => void device.join(id), id);
    await become(drivers, [expect.not.stringMatching(first ?? "")]);
    await other.close();
    await become(drivers, [first]);
    await page.evaluate(() => device.joined?.company.leave());
    await become(drivers, []);
    expect(complaints).toEqual([]);
    await close();
  });
});
