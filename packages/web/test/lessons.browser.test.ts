import { canStop, explainRoll } from "@cantstop/rules";
import { replay } from "@cantstop/rules/notation";
import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { type Chapter, RIVAL } from "../src/lessons/lesson.ts";
import { LESSONS, type LessonName } from "../src/lessons/lessons.ts";
import type { AnyLessonWords } from "../src/lessons/present.ts";
import { scriptOf } from "../src/lessons/script.ts";
import { deedOf, momentAt } from "../src/lessons/standing.ts";
import { pickOf } from "../src/play/situation.ts";
import type { LessonsWords } from "../src/words/lessons.ts";
import { APP_LANGUAGES, loadWording } from "../src/words/load.ts";
import { faults } from "./axe.ts";
import { scrollRoom, useApp, type VisitOptions } from "./browser.ts";

const open = useApp();
const lessonNames = Object.keys(LESSONS) as LessonName[];
const PUPIL = 0;

const openLesson = (lesson: LessonName, language: string, options: VisitOptions = {}) => {
  const settings = JSON.stringify({ language, speed: "instant" });
  return open(`/learn/${lesson}`, { ...options, kept: { settings, ...options.kept } });
};

/** Waits until this is said. */
const hears = (page: Page, text: string | undefined) =>
  page.waitForFunction((said) => document.querySelector(".coach p")?.textContent === said, text, {
    timeout: 5000,
  });

/** Is more said than there is room for? */
const sticksOut = (page: Page) =>
  page.evaluate(() => {
    const bottom = (selector: string) =>
      document.querySelector(selector)?.getBoundingClientRect().bottom ?? 0;
    return bottom(".coach p span") > bottom(".coach") - 4;
  });

/** Plays a chapter by keys, doing first what is not asked for, and hears an answer to everything. */
async function playChapter(page: Page, lesson: LessonName, chapter: Chapter, words: AnyLessonWords) {
  const own = words.chapters[chapter.name];
  const script = scriptOf(LESSONS[lesson], chapter, ["Red", "Ibex"]);
  const press = (key: string) => page.keyboard.press(key);
  for (const [place, { position, dice }] of replay(script).entries()) {
    const event = script.events[place];
    if (position.seat !== PUPIL || !event) continue;
    await hears(page, own?.says[momentAt(chapter, place)]);
    if (event.type === "move" && dice) {
      const pairings = explainRoll(position, dice);
      for (const [card, { moves }] of pairings.entries()) {
        if (moves.length > 0) continue;
        await press(String(card + 1));
        await page.waitForSelector(".coach.answering");
        expect(await sticksOut(page), (await page.textContent(".coach p")) ?? "").toBe(false);
      }
      const { pairing = 0, columns = null } = pickOf(pairings, event.columns) ?? {};
      await press(String(pairing + 1));
      const moves = pairings[pairing]?.moves ?? [];
      if (moves.length > 1 && columns) await press(String(moves.indexOf(columns) + 1));
      if (place === script.events.length - 1) await hears(page, own?.answers[deedOf(event.columns)]);
      // A move that ends the turn is made by itself.
      else if (script.events[place + 1] && replay(script)[place + 1]?.position.seat !== PUPIL)
        await press("r");
    } else if (event.type === "stop") {
      await press("r");
      await hears(page, own?.answers.roll);
      await press("s");
    } else {
      if (canStop(position)) {
        await press("s");
        await hears(page, own?.answers.stop);
      }
      await press("r");
    }
  }
  if (!chapter.isFree) await hears(page, own?.says[momentAt(chapter, script.events.length)]);
}

/** What of everything that is said in a language finds no room where it is to stand. */
function tooLong(page: Page, words: LessonsWords): Promise<string[]> {
  const said = lessonNames.flatMap((lesson) =>
    Object.values((words[lesson] as AnyLessonWords).chapters).flatMap(({ title, says, answers }) =>
      [...Object.values(says), ...Object.values(answers)].map((text) => ({ title, text })),
    ),
  );
  return page.evaluate((said) => {
    const [coach, h1, span] = [".coach", ".coach h1", ".coach p span"].map((one) =>
      document.querySelector(one),
    );
    if (!coach || !h1 || !span) return ["nobody speaks"];
    coach.classList.add("answering");
    return said
      .filter(({ title, text }) => {
        h1.textContent = title;
        // Room for the bulb of an answer.
        span.textContent = `\u3000 ${text}`;
        const bottom = coach.getBoundingClientRect().bottom - 4;
        return h1.scrollWidth > h1.clientWidth || span.getBoundingClientRect().bottom > bottom;
      })
      .map(({ text }) => text);
  }, said);
}

const devices = {
  "first-climb": { viewport: { width: 1280, height: 800 } },
  franjos: { viewport: { width: 360, height: 640 } },
} as const satisfies { readonly [L in LessonName]: VisitOptions };

describe.each(APP_LANGUAGES)("in %s", (language) => {
  it.concurrent.each(lessonNames)("%s is played by keyboard from beginning to end", async (lesson) => {
    const wording = await loadWording(language);
    const { home } = wording.words;
    const words = await wording.late("lessons");
    const own: AnyLessonWords = words[lesson];
    const { page, complaints, close } = await openLesson(lesson, language, devices[lesson]);
    const { chapters } = LESSONS[lesson];
    for (const [place, chapter] of chapters.entries()) {
      const title = own.chapters[chapter.name]?.title;
      await page.waitForFunction((title) => document.querySelector("h1")?.textContent === title, title);
      expect(await page.getAttribute(".coach .part", "aria-label")).toBe(
        words.partOf(place + 1, chapters.length),
      );
      await playChapter(page, lesson, chapter, own);
      if (place < chapters.length - 1) await page.keyboard.press("r");
    }
    // Where the rival's bust has ended the game, the result is looked at first.
    if (lesson === "franjos") await page.keyboard.press("r");
    await page.waitForSelector(".actions .plain");
    expect(
      await page.$$eval(".actions .big-label", (all) => all.map(({ textContent }) => textContent)),
    ).toEqual([words.more, words.play]);
    expect(await scrollRoom(page)).toEqual({ down: 0, right: 0 });
    expect(await tooLong(page, words)).toEqual([]);
    expect(await page.evaluate((name) => localStorage.getItem(name), `cantstop:lesson/${lesson}`)).toBe(
      "done",
    );
    await page.keyboard.press("r");
    await page.waitForURL("**/play/*");
    await page.waitForSelector(`.game:not(:has(.coach)) .seat:has-text("${home.bots[RIVAL].name}")`);
    expect(complaints).toEqual([]);
    await close();
  });
});

it.concurrent("a lesson is left by a press, and goes on where it was left", async () => {
  const { page, complaints, close } = await openLesson("franjos", "en");
  await page.keyboard.press("r");
  await page.click(".card:not(.closed)");
  await page.click(".big.next");
  await page.waitForSelector("text=The third runner");
  await page.click("[aria-label='Leave the lesson']");
  await page.waitForSelector("main.learn >> text=Goes on with part 2 of 6");
  await page.goBack();
  await page.waitForSelector("text=The third runner");
  await page.click("[aria-label='Back to the part before']");
  await page.waitForSelector("text=Place all three first");
  await page.keyboard.press("r");
  await page.waitForSelector(".card");
  await page.click("[aria-label='This part once more']");
  await page.waitForSelector(".card", { state: "detached" });
  await page.reload();
  await page.waitForSelector("text=Place all three first");
  expect(complaints).toEqual([]);
  await close();
});

it.concurrent("with Enter alone the focus is where there is something to do", async () => {
  const { page, close } = await openLesson("first-climb", "en");
  const focus = () => page.evaluate(() => document.activeElement?.className ?? "");
  await page.focus(".big.roll");
  await page.keyboard.press("Enter");
  expect(await focus(), "the first card").toContain("card");
  await page.keyboard.press("Enter");
  await page.focus(".big.next");
  await page.keyboard.press("Enter");
  await page.waitForSelector("text=Three runners");
  expect(await focus(), "the next roll").toContain("big roll");
  await close();
});

it.concurrent("a lesson leaves no game behind, and none of the device's is touched", async () => {
  const { page, close } = await openLesson("first-climb", "en");
  await page.keyboard.press("r");
  await page.keyboard.press("1");
  await page.keyboard.press("r");
  await page.waitForSelector("text=Three runners");
  expect(await page.evaluate(() => Object.keys(localStorage).sort())).toEqual([
    "cantstop:lesson/first-climb",
    "cantstop:settings",
    "cantstop:setup",
  ]);
  await close();
});

const onDesktop = { colorScheme: "light", viewport: { width: 1440, height: 900 } } as const;
const onPhone = { colorScheme: "dark", viewport: { width: 360, height: 640 }, hasTouch: true } as const;
const onPhoneLying = { colorScheme: "light", viewport: { width: 640, height: 360 } } as const;
const onSmallDesktop = { colorScheme: "dark", viewport: { width: 900, height: 560 } } as const;
const windows = [
  { lesson: "first-climb", ...onPhone },
  { lesson: "franjos", ...onDesktop },
  ...(process.env.CANTSTOP_TEST === "full"
    ? ([
        { lesson: "first-climb", ...onDesktop },
        { lesson: "first-climb", ...onPhoneLying },
        { lesson: "first-climb", ...onSmallDesktop },
        { lesson: "franjos", ...onPhone },
        { lesson: "franjos", ...onPhoneLying },
        { lesson: "franjos", ...onSmallDesktop },
      ] as const)
    : []),
] as const;

it.concurrent.each(windows)(
  "axe finds nothing: $lesson, $colorScheme, $viewport.width px",
  async ({ lesson, ...window }) => {
    const kept = { [`lesson/${lesson}`]: "top" };
    const { page, complaints, close } = await openLesson(lesson, "en", { ...window, kept });
    const found: Record<string, string[]> = {};
    const check = async (name: string) => {
      found[name] = await faults(page);
      expect(await scrollRoom(page)).toEqual({ down: 0, right: 0 });
    };
    await page.keyboard.press("s");
    await page.waitForSelector(".answering");
    await check("an answer");
    await page.keyboard.press("r");
    await page.waitForSelector(".card");
    await page.keyboard.press("3");
    await check("a choice");
    await page.keyboard.press(lesson === "franjos" ? "r" : "s");
    await page.waitForSelector(".big.next");
    await check("a part's end");
    expect(Object.entries(found).filter(([, faults]) => faults.length > 0)).toEqual([]);
    expect(complaints).toEqual([]);
    await close();
  },
);
