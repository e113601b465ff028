// `node tools/icons.mjs`: draws the app's icons from packages/web/icons/sign.svg. To be run when that file changes; the
// pictures are committed, so that a build needs no browser.
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { chromium } from "playwright-core";
import { ensureBrowser } from "./browser.mjs";
import { CHROMIUM_FLAGS } from "./chromium-flags.mjs";
import { root } from "./setup.mjs";

const SIGN = "packages/web/icons/sign.svg";
const FOLDER = join(root, "packages/web/public/icons");
/** The table that the sign lies on: the style sheet's colour. */
const TABLE = "#f2eadb";

/** `share`: of the picture's width. Launchers may cut a maskable icon down to a circle of 80 % of it. */
const ICONS = [
  { name: "icon-192", size: 192, share: 1, background: "transparent" },
  { name: "icon-512", size: 512, share: 1, background: "transparent" },
  { name: "maskable-192", size: 192, share: 0.74, background: TABLE },
  { name: "maskable-512", size: 512, share: 0.74, background: TABLE },
  { name: "apple-touch-icon", size: 180, share: 0.86, background: TABLE },
];

const browser = await chromium.launch({ executablePath: await ensureBrowser(), args: CHROMIUM_FLAGS });
const sign = readFileSync(join(root, SIGN), "utf8");
mkdirSync(FOLDER, { recursive: true });
for (const { name, size, share, background } of ICONS) {
  const page = await browser.newPage({ viewport: { width: size, height: size } });
  await page.setContent(`<style>
    body { margin: 0; height: 100vh; display: grid; place-items: center; background: ${background}; }
    svg { display: block; width: ${share * 100}vw; }
  </style>${sign}`);
  writeFileSync(join(FOLDER, `${name}.png`), await page.screenshot({ omitBackground: true }));
  await page.close();
}
await browser.close();
