// `npm run screenshots`: takes the pictures of docs/images. Games, dice and the day are given here, so the same app gives
// the same pictures. `npm run screenshots -- NAME [...]` takes only those whose names begin so.
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { chromium } from "playwright-core";
import { ensureBrowser } from "./browser.mjs";
import { CHROMIUM_FLAGS } from "./chromium-flags.mjs";
import { fail, root, setup } from "./setup.mjs";

const FOLDER = join(root, "docs/images");
const NOW = new Date("2026-11-29T18:00:00Z");
/** Of WebP, in percent. */
const QUALITY = 82;

const onDesktop = { viewport: { width: 1280, height: 800 } };
const touched = { deviceScaleFactor: 1.5, hasTouch: true, isMobile: true };
const onPhone = { ...touched, viewport: { width: 390, height: 844 } };
const onSmallPhone = { ...touched, viewport: { width: 360, height: 640 } };
const onPhoneLying = { ...touched, viewport: { width: 844, height: 390 } };

/** Three in the middle of a game, one of them a bot, and the turn that goes on. */
const midGame = (turn, more = "Dice: app") => `Format: cantstop 1
Ruleset: standard
A: Ana
B: Kenji
C: Marmot
First: A
Position: standard 4@2,6@5,8@5,10@4/3@2,5@4,6@7,8@5,9@4,10@4,12@1/2@1,5@4,6@6,9@2,10@4,11@4 7=B AA - -
Date: 2026-11-29T17:30:00.000Z
Seats: person person bot:steady
Pieces: 012
${more}

${turn}
`;
const choosing = midGame("A 4545:9+9 3536:8+9 2435");
const luckless = midGame("A 4545:9+9 3536:8+9 2466:8+10");
const ownDice = midGame("A 4545:9+9", "Dice: own");

/** Two near the end of one. */
const lateGame = (turn, more = "Dice: app") => `Format: cantstop 1
Ruleset: standard
A: Ana
B: Kenji
First: A
Position: standard 6@9/4@3,5@4,11@2 7=A,8=A,9=B AA - -
Date: 2026-11-28T19:30:00.000Z
${more}

${turn}
`;
const winning = lateGame("A 3366:6+12 3312:3+6");
const won = lateGame("A 3366:6+12 3312:3+6 stop", "Ended: 2026-11-28T20:10:00.000Z");

/** On which device, with which game and settings; `steps` are taken before the picture. */
const PICTURES = {
  "home-desktop": { ...onDesktop },
  "home-phone": { ...onPhone },
  "home-phone-dark": { ...onPhone, theme: "dark" },
  "own-rules-phone": { ...onPhone, steps: open("Own rules") },
  "settings-phone": { ...onPhone, steps: open("Menu", "Settings") },
  "games-desktop": { ...onDesktop, path: "/games", games: { one: choosing, two: luckless, three: won } },
  "sign-desktop": { ...onDesktop, game: choosing, steps: choose },
  "sign-desktop-dark": { ...onDesktop, game: choosing, theme: "dark", steps: choose },
  "sign-phone": { ...onPhone, game: choosing, steps: choose },
  "sign-phone-dark": { ...onPhone, game: choosing, theme: "dark", steps: choose },
  "sign-phone-small": { ...onSmallPhone, game: choosing },
  "sign-phone-lying": { ...onPhoneLying, game: choosing, steps: choose },
  "mountain-desktop": { ...onDesktop, game: choosing, look: "mountain", steps: choose },
  "mountain-desktop-dark": { ...onDesktop, game: choosing, look: "mountain", theme: "dark", steps: choose },
  "mountain-phone": { ...onPhone, game: choosing, look: "mountain", steps: choose },
  "bust-phone": { ...onPhone, game: luckless, dice: "1112", steps: press("r") },
  "win-phone": { ...onPhone, game: winning, steps: press("s") },
  "own-dice-phone": { ...onPhone, game: ownDice, steps: press("r") },
};

function press(key) {
  return (page) => page.keyboard.press(key);
}

async function choose(page) {
  await page.keyboard.press("1");
  await page.waitForSelector(".card.selected");
}

/** Presses the buttons of these names one after the other, the last of which opens a dialog. */
function open(...names) {
  return async (page) => {
    for (const name of names) await page.getByRole("button", { name, exact: true }).click();
    await page.getByRole("heading", { name: names.at(-1), exact: true }).waitFor();
  };
}

const wanted = process.argv.slice(2);
const names = Object.keys(PICTURES).filter(
  (name) => wanted.length === 0 || wanted.some((start) => name.startsWith(start)),
);
if (names.length === 0) fail(`There are only these: ${Object.keys(PICTURES).join(", ")}.`);

setup();
const { createServer } = await import("../packages/server/dist/index.js");
const app = await createServer({ logger: false });
const address = await app.listen({ port: 0, host: "127.0.0.1" });
const executablePath = (await ensureBrowser()) ?? fail("Pictures need a browser.");
const browser = await chromium.launch({ executablePath, args: CHROMIUM_FLAGS });
mkdirSync(FOLDER, { recursive: true });
for (const name of names) {
  const picture = await take(PICTURES[name]);
  writeFileSync(join(FOLDER, `${name}.webp`), picture);
  console.log(`docs/images/${name}.webp ${Math.round(picture.length / 1000)} kB`);
}
await browser.close();
await app.close();

async function take({
  game,
  games = game ? { here: game } : {},
  path,
  look,
  theme,
  dice = "",
  steps,
  ...device
}) {
  const context = await browser.newContext({ ...device, reducedMotion: "reduce", locale: "en-GB" });
  const page = await context.newPage();
  await page.clock.setFixedTime(NOW);
  const settings = JSON.stringify({ language: "en", theme: theme ?? "light", look: look ?? "sign" });
  const kept = Object.entries(games).map(([id, record]) => [`game/${id}`, record]);
  await page.addInitScript(prepare, { kept: [["settings", settings], ...kept], dice });
  await page.goto(address + (path ?? (game ? "/play/here" : "/")), { waitUntil: "networkidle" });
  await page.waitForSelector(game ? ".game" : "main");
  await page.evaluate(settle);
  await steps?.(page);
  await page.waitForLoadState("networkidle");
  await page.evaluate(settle);
  const session = await context.newCDPSession(page);
  const { data } = await session.send("Page.captureScreenshot", { format: "webp", quality: QUALITY });
  await context.close();
  return Buffer.from(data, "base64");
}

/** Runs in the page: ends when the fonts are there and what was last changed has been drawn. */
async function settle() {
  await document.fonts.ready;
  for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
}

/** Runs in the page, before the app: what the device has kept, and the dice that are going to fall. */
function prepare({ kept, dice }) {
  for (const [name, text] of kept) localStorage.setItem(`cantstop:${name}`, text);
  let place = 0;
  crypto.getRandomValues = (bytes) => bytes.map((_, i, all) => (all[i] = Number(dice[place++] ?? 1) - 1));
}
