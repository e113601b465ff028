import { readFile } from "node:fs/promises";
import { unwrap } from "@cantstop/rules";
import { parseRecord, writeRecord } from "@cantstop/rules/notation";
import type { Page } from "playwright-core";
import { expect, it, vi } from "vitest";
import { recordOfMoment } from "../src/review/share/moment.ts";
import { faults } from "./axe.ts";
import { useApp } from "./browser.ts";
import { randomRecord, seating } from "./fakes.ts";

const open = useApp();

const GAME = randomRecord({ ...seating(), tags: [["Ended", "2026-11-29T18:03:00.000Z"]] }, 5, 30);
const kept = { "game/here0001": GAME };

const downloaded = async (page: Page, button: string): Promise<{ name: string; content: Buffer }> => {
  const downloading = page.waitForEvent("download");
  await page.click(button);
  const download = await downloading;
  return { name: download.suggestedFilename(), content: await readFile(await download.path()) };
};

/** How many different colours there are in a picture, and how large it is. */
const lookAt = (page: Page, png: Buffer) =>
  page.evaluate(
    async (bytes) => {
      const picture = await createImageBitmap(new Blob([new Uint8Array(bytes)], { type: "image/png" }));
      const canvas = new OffscreenCanvas(picture.width, picture.height);
      const context = canvas.getContext("2d");
      context?.drawImage(picture, 0, 0);
      const data = context?.getImageData(0, 0, picture.width, picture.height).data ?? new Uint8ClampedArray();
      const colours = new Map<number, number>();
      for (const colour of new Uint32Array(data.buffer)) colours.set(colour, (colours.get(colour) ?? 0) + 1);
      const often = [...colours]
        .filter(([, count]) => count > 1000)
        .map(([colour]) => [colour & 255, (colour >> 8) & 255, (colour >> 16) & 255].join());
      return { width: picture.width, height: picture.height, often };
    },
    [...png],
  );

it("a game is handed on as link, picture, text and JSON", async () => {
  const { page, complaints, close } = await open("/review/here0001#at=12", { kept });
  await page.click("[aria-label='Share']");
  await page.waitForSelector("dialog .share-picture");
  expect(await faults(page, "dialog")).toEqual([]);

  const record = unwrap(parseRecord(GAME));
  const moment = writeRecord(recordOfMoment(record, 12));
  const text = await downloaded(page, "text=Save as text");
  expect(text.name).toBe("cantstop-2026-11-29.txt");
  expect(text.content.toString(), "the moment that is looked at").toBe(moment);

  const picture = await downloaded(page, "text=Save the picture");
  expect(picture.name).toBe("cantstop-2026-11-29.png");
  const { width, height, often } = await lookAt(page, picture.content);
  expect([width, height]).toEqual([1080, 1350]);
  // The page's own colours: the sign, the table it lies on, and the ink of what is written.
  expect(often).toEqual(expect.arrayContaining(["179,36,43", "242,234,219", "31,36,48"]));

  await page.click(".share .pill:has-text('whole game')");
  const address = page.locator(".share-address");
  expect(await address.inputValue()).toMatch(/\/review#g=[\w-]+&at=12$/);
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.click("text=Copy the link");
  await page.waitForSelector("[role=status]:has-text('Copied.')");
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).toBe(await address.inputValue());
  const { name, content } = await downloaded(page, "text=Save as JSON");
  expect(name).toBe("cantstop-2026-11-29.json");
  await page.keyboard.press("Escape");
  await page.waitForSelector("dialog", { state: "detached" });
  expect(await page.evaluate(() => document.activeElement?.getAttribute("aria-label"))).toBe("Share");

  const stands = await page.textContent(".step-count");
  await page.goto(link);
  await page.waitForSelector(".step-count");
  expect(await page.textContent(".step-count"), "the link leads to the same moment").toBe(stands);

  await page.goto(new URL("/review", link).href);
  await page.waitForSelector("input[type=file]", { state: "attached" });
  const file = { name, mimeType: "application/json", buffer: content };
  await page.setInputFiles("input[type=file]", { ...file, buffer: Buffer.from("{") });
  await page.waitForSelector("[role=alert]:has-text('damaged')");
  await page.setInputFiles("input[type=file]", file);
  await page.waitForSelector(".step-count");
  expect(page.url()).toBe(link.replace("&at=12", ""));
  expect(complaints).toEqual([]);
  await close();
});

it("on a phone link and picture go to other apps", async () => {
  const phone = { viewport: { width: 360, height: 640 }, hasTouch: true, colorScheme: "dark" } as const;
  const { page, complaints, close } = await open("/review/here0001", { kept, ...phone });
  await page.evaluate(() => {
    const handed: string[] = [];
    Object.assign(globalThis, { handed });
    Object.assign(navigator, {
      canShare: () => true,
      async share({ text, files = [] }: ShareData) {
        handed.push(...(text ? [text] : []), ...files.map(({ name, type }) => `${name} ${type}`));
        if (handed.length > 2) throw new DOMException("", "AbortError");
      },
    });
  });
  const handed = () => page.evaluate(() => (globalThis as unknown as { handed: string[] }).handed);
  await page.click("[aria-label='Share']");
  await page.waitForSelector("dialog .share-picture");
  expect(await faults(page, "dialog")).toEqual([]);
  await page.click("text=Send the link");
  await page.click("text=Send the picture");
  await vi.waitFor(async () => expect(await handed()).toHaveLength(2), { timeout: 10_000 });
  expect(await handed()).toEqual([
    expect.stringMatching(/\/review#g=[\w-]+$/),
    "cantstop-2026-11-29.png image/png",
  ]);
  await downloaded(page, "text=Save as JSON");
  await page.evaluate(() => document.querySelector("dialog")?.scrollTo(0, 0));
  const told = await page.locator(".share-told:text-is('Saved.')").boundingBox();
  expect((told?.y ?? 999) + (told?.height ?? 0), "in sight").toBeLessThanOrEqual(640);
  // Who changes one's mind gets no file instead.
  page.on("download", () => complaints.push("downloaded"));
  await page.click("text=Send the picture");
  await vi.waitFor(async () => expect(await handed()).toHaveLength(3), { timeout: 10_000 });
  expect(await page.textContent(".share-told")).toBe("");
  expect(complaints).toEqual([]);
  await close();
});

it("a file is dropped on the page; a damaged link says what to do", async () => {
  const { page, complaints, close } = await open("/review#g=abc");
  await page.waitForSelector("[role=alert]:has-text('This link is damaged')");
  expect(await faults(page)).toEqual([]);
  const drop = (text: string, type: string) =>
    page.evaluate(
      ([content = "", kind = ""]) => {
        const dataTransfer = new DataTransfer();
        dataTransfer.items.add(new File([content], "game.txt", { type: "text/plain" }));
        document
          .querySelector("textarea")
          ?.dispatchEvent(new DragEvent(kind, { dataTransfer, bubbles: true, cancelable: true }));
      },
      [text, type],
    );
  await drop("", "dragover");
  await page.waitForSelector(".import-game.over");
  await drop(GAME.replace("stop\n", "halt\n"), "drop");
  await page.waitForSelector("[role=alert]:has-text('Line ')");
  expect(await page.evaluate(() => getSelection()?.toString()), "the place is marked").toBe("halt");
  await drop(GAME, "drop");
  await page.waitForSelector(".step-count");
  expect(complaints).toEqual([]);
  await close();
});
