// Games with people elsewhere, each in a browser of their own.
import type { GameView } from "@cantstop/protocol";
import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { faults } from "./axe.ts";
import { look, scrollRoom, useApp, type Visit } from "./browser.ts";
import { press } from "./table.ts";

const open = useApp(undefined, { pace: { pause: 0, seeds: 0 } });

/** One column wins, so that a whole game takes no longer than a test may. */
const setupOf = (name: string) => ({
  setup: JSON.stringify({
    seats: [{ kind: "person", name, piece: 0 }],
    ruleset: "standard,columnsToWin=1",
  }),
  settings: JSON.stringify({ speed: "instant" }),
});
const phone = { viewport: { width: 360, height: 640 }, hasTouch: true } as const;

/** Creates a game with so many open seats, as a person who is called so; returns its path. */
async function create(page: Page, seats: number): Promise<string> {
  await page.waitForSelector(".create");
  for (let i = 1; i < seats; i++) await page.click("text=Add a seat");
  await page.click(".create .big");
  await page.waitForSelector(".waiting-seats");
  return new URL(page.url()).pathname;
}

/** Joins by what the link shows, without a pointer. */
async function joinByKeys(page: Page, name: string): Promise<void> {
  await page.focus(".join input");
  await page.keyboard.type(name);
  await page.keyboard.press("Enter");
}

/** Does the next thing as whoever is on turn, by keyboard; false where nobody of these is. */
async function playOne(pages: readonly Page[], count: number): Promise<boolean> {
  for (const page of pages) {
    if (!(await isMyTurn(page))) continue;
    const { bar, buttons } = await look(page);
    if (bar !== "" || buttons.length === 0) return false;
    if (buttons.every(({ waits }) => waits)) {
      for (const key of ["1", "2", "3"]) {
        await page.keyboard.press(key);
        const { buttons, ask } = await look(page);
        if (ask) await page.keyboard.press("1");
        if (ask || buttons.some(({ waits }) => !waits)) break;
      }
    } else if (buttons.length > 1 && !buttons[0]?.waits && count % 4 === 0) await page.keyboard.press("s");
    else await page.keyboard.press("r");
    return true;
  }
  return false;
}

/** Plays with these pages until something is the case. */
async function playUntil(pages: readonly Page[], holds: () => Promise<boolean>): Promise<void> {
  const end = performance.now() + 60_000;
  for (let count = 1; performance.now() < end; count++) {
    if (await holds()) return;
    if (!(await playOne(pages, count))) await new Promise((resolve) => setTimeout(resolve, 20));
  }
  throw new Error("It never came to that.");
}

/** Plays a turn, if it is this page's person's, by what the page's browser can send: climbs with all three, and stops. */
const rush = (page: Page, path: string) =>
  page.evaluate(async (path) => {
    const address = `/api${path.replace("game", "games")}`;
    const look = async () => (await (await fetch(address)).json()) as GameView;
    const me = (await (await fetch("/api/players/me")).json()) as { readonly id: string };
    for (let game = await look(); game.status === "running"; game = await look()) {
      const { version, dice, legal, state, seats } = game;
      if (seats[state.seat]?.player !== me.id) return;
      const act = (...actions: readonly object[]) =>
        fetch(`${address}/actions`, {
          method: "POST",
          headers: { "content-type": "application/json" },
          body: JSON.stringify({ version, actions }),
        });
      if (!dice) await act({ type: "roll" });
      else {
        const move = { type: "move", columns: legal.moves[0] };
        await act(move, { type: Object.keys(state.runners).length === 3 ? "stop" : "roll" });
      }
    }
  }, path);

const isMyTurn = async (page: Page) => (await page.title()).startsWith("Your turn");
const isOver = async (page: Page) => (await look(page)).over;
const rollsOn = (page: Page) => page.locator(".rolls tbody tr").count();

/** Whoever plays, and whoever looks on. */
interface Table {
  readonly ana: Visit;
  readonly kenji: Visit;
  readonly emma: Visit;
  readonly lou: Visit;
  readonly path: string;
}

/** Ana creates a game, Kenji and Emma join by the link, and Lou, who comes too late, looks on. */
async function gather(): Promise<Table> {
  const ana = await open("/online", { kept: setupOf("Ana"), seed: 1 });
  const path = await create(ana.page, 2);
  // Kenji comes over the home network, where browsers lack most of what https would bring.
  const kenji = await open(path, { ...phone, kept: setupOf(""), seed: 2, colorScheme: "dark", atHome: true });
  await kenji.page.waitForSelector("h1 >> text=Ana invites you to a game");
  await joinByKeys(kenji.page, "Kenji");
  await ana.page.waitForSelector("text=Kenji");
  await kenji.page.click("text=Copy the link");
  await kenji.page.waitForSelector("text=Copied");
  const emma = await open(path, { kept: setupOf("Emma"), seed: 3 });
  await emma.page.waitForSelector(".join");
  await emma.page.click("text=Your luck for the dice");
  await emma.page.fill("[aria-describedby=luck-about]", "three sparrows on a wire");
  await emma.page.fill(".name-field input", "Emma");
  await emma.page.click(".join .strong");
  const lou = await open(path, { kept: setupOf("Lou"), seed: 4 });
  for (const { page } of [ana, kenji, emma, lou]) await page.waitForSelector(".game");
  return { ana, kenji, emma, lou, path };
}

/** Four browsers at once may take their time on a machine that does other things as well. */
const BUSY_MS = 300_000;

it("four browsers: three play a whole game, with breaks, and one looks on", {
  timeout: BUSY_MS,
}, async () => {
  const { ana, kenji, emma, lou, path } = await gather();
  const players = [ana.page, kenji.page, emma.page];
  const all = [...players, lou.page];
  let count = 0;
  await playUntil(players, () => Promise.resolve(count++ > 8));

  // Exactly one of them is told that it is their turn.
  await playUntil([kenji.page], async () => !(await isMyTurn(kenji.page)));
  await playUntil([ana.page, emma.page], () => isMyTurn(kenji.page));
  const titles = await Promise.all(all.map((page) => page.title()));
  expect(titles.filter((title) => title.startsWith("Your turn"))).toHaveLength(1);

  // A reload in the middle of a turn finds the same dice.
  await press(kenji.page, "r");
  await kenji.page.waitForSelector(".card");
  // A choice without alternative pairs them by itself, in another order.
  const dice = async () => (await look(kenji.page)).dice.sort((a, b) => a.localeCompare(b));
  const before = await dice();
  await kenji.page.reload();
  await kenji.page.waitForSelector(".card");
  expect(await dice()).toEqual(before);

  // What one calls out, the others see and hear.
  await emma.page.click("[aria-label='Call something out']");
  await emma.page.waitForSelector(".reactions");
  await press(emma.page, "Tab", "Tab", "Enter");
  await ana.page.waitForSelector(".bubble >> text=Wow!");
  await ana.page.waitForSelector("[role=status] >> text=Emma: Wow!");
  await lou.page.waitForSelector(".bubble >> text=Wow!");
  expect(await lou.page.$("[aria-label='Call something out']")).toBeNull();

  // Emma's network goes, and the game without her, until it is her turn; then she is back.
  await emma.page.context().setOffline(true);
  await emma.page.waitForSelector(".sentence >> text=You are offline.");
  await playUntil([ana.page, kenji.page], async () => (await lou.page.title()).startsWith("Emma’s turn"));
  expect((await look(emma.page)).buttons.every(({ waits }) => waits)).toBe(true);
  await ana.page.waitForSelector(".seat-chip >> text=away");
  await emma.page.context().setOffline(false);
  await playUntil([], () => isMyTurn(emma.page));

  // The rest goes by faster than anybody could press keys, and every screen follows.
  while (!(await isOver(lou.page))) for (const page of players) await rush(page, path);
  for (const page of all) await page.waitForSelector(".sentence.win");
  const sentences = await Promise.all(all.map(async (page) => (await look(page)).sentence));
  expect(new Set(sentences).size).toBe(1);
  expect((await look(lou.page)).buttons.map(({ label }) => label)).toEqual(["Review", "Other games"]);

  // Once more, all of them: it begins when everybody is there.
  for (const page of players) await page.click(".big >> text=Rematch");
  for (const page of players) await page.waitForSelector(".game");
  const again = players.map((page) => new URL(page.url()).pathname);
  expect(new Set(again).size).toBe(1);
  expect(again[0]).not.toBe(path);

  // The dice of the first game were fair, and each roll is drawn again.
  await lou.page.click("text=Check the dice");
  await lou.page.waitForSelector(".verdict.good");
  expect(await lou.page.textContent(".seeds")).toContain("three sparrows on a wire");
  expect(await lou.page.locator(".rolls .wrong").count()).toBe(0);
  expect(await rollsOn(lou.page)).toBeGreaterThan(5);
  expect(await faults(lou.page)).toEqual([]);

  // The game has its place among the games of whoever played it.
  await ana.page.goto(new URL("/games", ana.page.url()).href);
  await ana.page.waitForSelector(".game-list >> text=online");
  await ana.page.click(".game-list a");
  await ana.page.waitForSelector(".sentence.win");

  for (const { complaints, close } of [ana, kenji, emma, lou]) {
    // Emma's browser says that it had no network.
    expect(complaints.filter((line) => !line.includes("ERR_INTERNET_DISCONNECTED"))).toEqual([]);
    await close();
  }
});

it("a bot plays where nobody comes, and who looks on goes on to the next game", async () => {
  const ana = await open("/online", { kept: setupOf("Ana"), seed: 10 });
  const path = await create(ana.page, 2);
  const lou = await open(path, { ...phone, kept: setupOf("Lou"), seed: 11 });
  await lou.page.waitForSelector(".join");
  expect(await lou.page.locator(".waiting-seats button").count()).toBe(0);

  // Without a pointer: the first free seat, another bot than the one that is offered, and there it sits.
  const free = ana.page.locator(".waiting-seats .more-button");
  await free.first().focus();
  await press(ana.page, "Enter", "Tab");
  await ana.page.selectOption(".bot-seat select", "random");
  expect(await faults(ana.page)).toEqual([]);
  expect(await ana.page.textContent(".bot-seat")).not.toContain("begins at once");
  await press(ana.page, "Tab", "Enter");
  for (const { page } of [ana, lou])
    await page.waitForSelector("[role=status] >> text=Butterfly has sat down.");
  expect(await free.count()).toBe(1);
  expect(await ana.page.textContent(":focus")).toBe("Who plays");
  await free.click();
  await ana.page.click(".bot-seat button >> text=The game then begins at once");
  for (const { page } of [ana, lou]) await page.waitForSelector(".game");
  await lou.page.waitForSelector(".actions.bar >> text=you are watching");
  expect((await scrollRoom(lou.page)).right).toBe(0);

  await ana.page.click("[aria-label='Menu']");
  await ana.page.click("dialog >> text=Someone leaves");
  await ana.page.click("dialog >> text=Ana leaves");
  await ana.page.click("dialog .strong");
  for (const { page } of [ana, lou]) await page.waitForSelector(".sentence.win");
  await ana.page.click(".big >> text=Rematch");
  await lou.page.click(".big >> text=go and watch");
  await lou.page.waitForURL((url) => url.pathname !== path);
  await lou.page.waitForSelector(".actions.bar >> text=you are watching");
  expect(new URL(lou.page.url()).pathname).toBe(new URL(ana.page.url()).pathname);
  for (const { complaints, close } of [ana, lou]) {
    expect(complaints).toEqual([]);
    await close();
  }
});

it("a record that was tampered with is shown as such", async () => {
  const { page, close } = await open("/online", { kept: setupOf("Ana") });
  await page.waitForSelector(".create");
  await page.selectOption("[aria-label='Seat 2']", "random");
  await page.click(".create .big");
  await page.waitForSelector(".game");
  await playUntil([page], async () => (await look(page)).dice.length > 0);
  await page.click("[aria-label='Menu']");
  await page.click("dialog >> text=Someone leaves");
  await page.click("dialog >> text=Ana leaves");
  await page.click("dialog .strong");
  await page.waitForSelector(".sentence.win");
  await page.route("**/record", async (route) => {
    const response = await route.fetch();
    const text = (await response.text()).replace(/^DiceSeeds: .*$/m, "DiceSeeds: chosen [none]");
    await route.fulfill({ response, body: text });
  });
  await page.click("text=Check the dice");
  await page.waitForSelector(".verdict.bad");
  expect(await page.textContent(".verdict")).toContain("Not fair: roll 1");
  expect(await page.locator(".rolls .wrong").count()).toBeGreaterThan(0);
  await close();
});

/** Whoever sets up a game and whoever comes to it, each in a language, a window and colours of their own. */
const COMPANIES = [
  {
    host: { locale: "fr", viewport: { width: 1440, height: 900 } },
    guest: { ...phone, locale: "ja", colorScheme: "dark" },
  },
  {
    host: { ...phone, locale: "nl", colorScheme: "dark" },
    guest: { locale: "en", viewport: { width: 1024, height: 768 } },
  },
] as const;

it.each(COMPANIES)(
  "axe finds nothing, and nothing sticks out, in $host.locale and $guest.locale",
  async (company) => {
    const found: Record<string, string[]> = {};
    const check = async (name: string, ...pages: readonly Page[]) => {
      for (const page of pages) {
        const at = `${name}, ${await page.getAttribute("html", "lang")}`;
        found[at] = await faults(page);
        expect((await scrollRoom(page)).right, at).toBe(0);
      }
    };
    const host = await open("/online", { ...company.host, kept: setupOf("Ana"), seed: 5 });
    await host.page.waitForSelector(".create");
    await host.page.click(".create details summary");
    await check("a new game", host.page);
    await host.page.click(".create .big");
    await host.page.waitForSelector(".qr-code");
    const path = new URL(host.page.url()).pathname;
    const guest = await open(path, { ...company.guest, kept: setupOf(""), seed: 6 });
    await guest.page.waitForSelector(".join");
    await check("where players wait", host.page, guest.page);
    await joinByKeys(guest.page, "Kenji");
    for (const { page } of [host, guest]) await page.waitForSelector(".game");
    const onTurn = (await look(host.page)).bar === "" ? host.page : guest.page;
    await press(onTurn, "r");
    await onTurn.waitForSelector(".card");
    await guest.page.click(".game .tool:has(path[d*='8.5 14'])");
    await guest.page.waitForSelector(".reactions");
    await check("the game", host.page, guest.page);
    await press(guest.page, "Escape");
    await guest.page.waitForSelector(".reactions", { state: "detached" });
    await host.page.context().setOffline(true);
    await host.page.waitForSelector(".sentence .icon");
    await check("offline", host.page);
    await host.page.context().setOffline(false);
    await guest.page.goto(new URL("/device", guest.page.url()).href);
    await guest.page.waitForSelector(".device-form");
    await check("the code of another device", guest.page);
    await guest.page.goto(new URL(`${path}/fairness`, guest.page.url()).href);
    await guest.page.waitForSelector(".verdict");
    await check("fair dice", guest.page);
    await guest.page.goto(new URL("/game/nowhere", guest.page.url()).href);
    await guest.page.waitForSelector(".lost [role=alert]");
    await check("no such game", guest.page);
    expect(Object.fromEntries(Object.entries(found).filter(([, faults]) => faults.length > 0))).toEqual({});
    await host.close();
    await guest.close();
  },
);

it("the start screen leads back to the game that waits, and its menu offers to tell of turns", async () => {
  const { page, close } = await open("/online", { kept: setupOf("Ana"), seed: 9 });
  await page.waitForSelector(".create");
  await page.selectOption("[aria-label='Seat 2']", "random");
  await page.click(".create .big");
  await page.waitForSelector(".game");
  const { pathname, origin } = new URL(page.url());
  await playUntil([], () => isMyTurn(page));
  await page.goto(origin);
  await page.waitForSelector(`.home-links a[href='${pathname}'] >> text=1 is waiting`);
  await page.click(`.home-links a[href='${pathname}']`);
  await page.waitForSelector(".game");
  await page.click("[aria-label='Menu']");
  await page.waitForSelector("dialog .switch >> text=Tell me when it is my turn");
  expect(await faults(page)).toEqual([]);
  await close();
});

it("a code makes another device the same player's", async () => {
  const first = await open("/online", { kept: setupOf("Ana"), seed: 7 });
  const path = await create(first.page, 2);
  await first.page.goto(new URL("/online", first.page.url()).href);
  await first.page.click("text=Make a code");
  const code = await first.page.textContent(".device-code .code");
  const second = await open(`/device#${code}`, { ...phone, seed: 8 });
  await second.page.click("text=Use this code");
  await second.page.click("text=To your online games");
  await second.page.click(`a[href="${path}"]`);
  await second.page.waitForSelector(".waiting-seats >> text=you");
  expect([...first.complaints, ...second.complaints]).toEqual([]);
  await first.close();
  await second.close();
});
