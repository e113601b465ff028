// Finds a Chromium for the browser tests, or installs one. Tests get its path in CHROMIUM_PATH.
import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { installFromDebian } from "./debian.mjs";
import { root, runNode } from "./setup.mjs";

const NAMES = [
  "chromium",
  "chromium-browser",
  "google-chrome",
  "google-chrome-stable",
  "chrome",
  "chrome.exe",
];
const PLACES = [
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
];

/** The path of a browser, installed now if there was none; undefined (with the reason printed) if that failed. */
export async function ensureBrowser() {
  const given = process.env.CHROMIUM_PATH;
  if (given) {
    if (existsSync(given)) return given;
    console.error(`CHROMIUM_PATH names ${given}, which does not exist.`);
    return undefined;
  }
  const present = (await findBrowser()) ?? (installFromDebian("chromium") ? await findBrowser() : undefined);
  if (present) return present;
  console.log("Installing Chromium through Playwright ...");
  runNode(join(root, "node_modules/playwright-core/cli.js"), ["install", "chromium"]);
  const installed = await findBrowser();
  if (!installed) {
    console.error(
      "There is no browser for the browser tests. Install Chromium or Chrome, or set CHROMIUM_PATH.",
    );
  }
  return installed;
}

async function findBrowser() {
  const folders = (process.env.PATH ?? "").split(delimiter);
  const system = [...folders.flatMap((folder) => NAMES.map((name) => join(folder, name))), ...PLACES].find(
    existsSync,
  );
  if (system) return system;
  const { chromium } = await import("playwright-core");
  return existsSync(chromium.executablePath()) ? chromium.executablePath() : undefined;
}
