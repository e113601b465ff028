import { expect, it } from "vitest";
import { faults } from "./axe.ts";
import { useApp } from "./browser.ts";

const open = useApp();

const windows = [
  { look: "Stop sign", colorScheme: "light", viewport: { width: 1440, height: 900 } },
  { look: "Mountain", colorScheme: "dark", viewport: { width: 1280, height: 720 } },
  { look: "Stop sign", colorScheme: "dark", viewport: { width: 390, height: 844 }, hasTouch: true },
  { look: "Mountain", colorScheme: "light", viewport: { width: 360, height: 640 }, hasTouch: true },
  { look: "Mountain", colorScheme: "light", viewport: { width: 640, height: 400 } },
] as const;

it.concurrent.each(windows)("axe finds nothing: $look, $colorScheme, $viewport.width px", async (given) => {
  const { look, ...window } = given;
  const { page, complaints, close } = await open("/", { ...window, dice: "23451156666611111111" });
  const found: Record<string, string[]> = {};
  const check = async (name: string) => {
    found[name] = await faults(page);
  };
  const dialog = async (button: string) => {
    await page.click(button);
    await page.waitForSelector("dialog[open]");
  };
  await page.check(`.look-card:has-text("${look}") input`);
  await check("home");
  await page.click("text=Empty seat");
  await check("home for three");
  await page.click(".go .big");
  await page.waitForSelector(".game");
  await check("before a roll");
  await page.keyboard.press("r");
  await check("choosing");
  await page.keyboard.press("1");
  await check("chosen");
  await page.keyboard.press("r");
  await page.keyboard.press("1");
  await check("either/or");
  await dialog("[aria-label='Menu']");
  await check("menu");
  await page.click("text=Someone leaves");
  await check("menu, who leaves");
  await page.click("text=Blue leaves");
  await page.waitForSelector("text=Does Blue leave");
  await check("question");
  await page.click("text=Cancel");
  await dialog("[aria-label='Help and keys']");
  await check("help");
  await page.keyboard.press("Escape");
  await page.keyboard.press("2");
  await page.keyboard.press("r");
  await check("bust");
  await dialog("[aria-label='Menu']");
  await page.click("dialog >> text=New game");
  await page.waitForSelector(".home");
  await check("home with a game to continue");
  expect(Object.fromEntries(Object.entries(found).filter(([, faults]) => faults.length > 0))).toEqual({});
  expect(complaints).toEqual([]);
  await close();
});

it.concurrent("with forced colours every button and card keeps a border", async () => {
  const { page, close } = await open("/", { forcedColors: "active", dice: "2345" });
  const bare = () =>
    page.$$eval(".big, .card, .look-card", (all) =>
      all.filter((one) => getComputedStyle(one).borderTopWidth === "0px").map(({ className }) => className),
    );
  expect(await bare()).toEqual([]);
  await page.click(".go .big");
  await page.waitForSelector(".game");
  expect(await bare()).toEqual([]);
  await page.keyboard.press("r");
  await page.keyboard.press("1");
  expect(await bare()).toEqual([]);
  await close();
});
