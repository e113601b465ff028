import { canStop, explainRoll, legalMoves } from "@cantstop/rules";
import { type GameRecord, replay } from "@cantstop/rules/notation";
import { signal } from "@preact/signals";
import { describe, expect, it, vi } from "vitest";
import type { Chapter } from "../src/lessons/lesson.ts";
import { LESSONS, type LessonName } from "../src/lessons/lessons.ts";
import { readProgress, writeProgress } from "../src/lessons/progress.ts";
import { type Pupil, sitPupil } from "../src/lessons/pupil.ts";
import { scriptOf } from "../src/lessons/script.ts";
import { deedOf, momentAt } from "../src/lessons/standing.ts";
import { pickOf } from "../src/play/situation.ts";
import { DEFAULT_SETTINGS } from "../src/settings.ts";
import { currentGame } from "../src/table/table.ts";
import { FakeDevice, seededDie } from "./fakes.ts";

const NAMES = ["Red", "Ibex"] as const;
const PUPIL = 0;
const lessonNames = Object.keys(LESSONS) as LessonName[];
const chapters = lessonNames.flatMap((lesson) =>
  LESSONS[lesson].chapters.map((chapter: Chapter) => ({ lesson, name: chapter.name, chapter })),
);

/** Everything that a pupil may do in a chapter and that is not what comes next. */
function deedsIn(lesson: LessonName, chapter: Chapter): Set<string> {
  const script = scriptOf(LESSONS[lesson], chapter, NAMES);
  const deeds = new Set<string>();
  for (const [place, { position, dice }] of replay(script).entries()) {
    const next = script.events[place];
    if (!next || position.seat !== PUPIL) continue;
    const isFreeEnd = chapter.isFree && place === script.events.length - 1;
    if (dice) {
      for (const columns of legalMoves(position, dice))
        if (next.type !== "move" || isFreeEnd || deedOf(columns) !== deedOf(next.columns))
          deeds.add(deedOf(columns));
    } else if (next.type === "stop") deeds.add("roll");
    else if (canStop(position)) deeds.add("stop");
  }
  return deeds;
}

/** A pupil at the table of a chapter; the rival loses no time. */
function sit(lesson: LessonName, chapter: Chapter) {
  const settings = signal({ ...DEFAULT_SETTINGS, speed: "instant" as const });
  return sitPupil(LESSONS[lesson], chapter, NAMES, { settings, change: () => {} });
}

/** Plays a chapter to its end, trying at each step what is not asked for. */
async function playOn({ table, commands, standing, stray }: Pupil, script: GameRecord): Promise<void> {
  const games = replay(script);
  const happened = () => table.state.value.record.events.length;
  for (let next = standing.value.next; next; next = standing.value.next) {
    const { place } = standing.value;
    const { position, dice } = currentGame(table.state.value);
    const isHeld = place > happened();
    if (position.seat !== PUPIL) {
      await vi.waitFor(() => expect(happened()).toBeGreaterThan(place));
      continue;
    }
    if (next.type === "move" && dice) {
      const pick = pickOf(explainRoll(position, dice), next.columns);
      if (pick) commands.pick(pick);
    } else if (isHeld && games[place]?.position.seat !== PUPIL) commands.commit();
    else {
      const [other, right] = next.type === "stop" ? (["roll", "stop"] as const) : (["stop", "roll"] as const);
      const before = happened();
      commands[other]();
      expect(happened()).toBe(before);
      expect(stray.value).toEqual(expect.objectContaining({ deed: other }));
      commands[right]();
    }
    await vi.waitFor(() => expect(standing.value.place).toBeGreaterThan(place));
  }
}

describe.each(chapters)("$lesson, $name", ({ lesson, chapter }) => {
  const script = scriptOf(LESSONS[lesson], chapter, NAMES);

  it("has an answer for whatever may be done instead, and for nothing else", () => {
    expect([...chapter.answers].sort()).toEqual([...deedsIn(lesson, chapter)].sort());
  });

  it("has something to say from the beginning on, and says all of it", () => {
    const said = Array.from({ length: script.events.length + 1 }, (_, place) => momentAt(chapter, place));
    expect([...new Set(said)]).toEqual(Object.keys(chapter.says));
    if (chapter.isFree) expect(script.events.at(-1)?.type).toBe("move");
  });

  it("is played to its end by what comes next, and by nothing else", async () => {
    const pupil = sit(lesson, chapter);
    await playOn(pupil, script);
    expect(pupil.table.state.value.record.events.length).toBe(
      script.events.length - (chapter.isFree ? 1 : 0),
    );
    pupil.leave();
  });

  it("comes to its end whatever is pressed on the way", async () => {
    const die = seededDie(chapter.name.length + chapter.turns.length);
    const pupil = sit(lesson, chapter);
    const { table, commands, standing } = pupil;
    for (let i = 0; i < 60; i++) {
      const any = { pairing: die() % 3, columns: null };
      const column = die() + die();
      const presses = [commands.roll, commands.stop, commands.commit, commands.takeBack, commands.next];
      const others = [() => commands.pick(any), () => commands.column(column), () => pupil.pressClosed(0)];
      [...presses, ...others][(die() * 6 + die()) % 8]?.();
      await Promise.resolve();
      const { events } = table.state.value.record;
      expect(events.map(({ type }) => type)).toEqual(
        script.events.slice(0, events.length).map(({ type }) => type),
      );
    }
    await playOn(pupil, script);
    expect(standing.value.next).toBeNull();
    pupil.leave();
  });
});

describe("a choice that is not the lesson's", () => {
  const lesson = "first-climb";
  const chapter = LESSONS[lesson].chapters.find(({ name }) => name === "top") as Chapter;

  it("can be looked at, is answered, and goes no further", async () => {
    const { table, commands, standing, stray, pressClosed } = sit(lesson, chapter);
    commands.roll();
    await vi.waitFor(() => expect(standing.value.place).toBe(1));
    commands.column(6);
    expect(standing.value).toMatchObject({ deed: "6+8", isAstray: true, place: 1 });
    commands.roll();
    commands.stop();
    expect(stray.value).toMatchObject({ deed: "6+8", times: 2 });
    commands.glance({ pairing: 2, columns: [7] }, "pointer");
    expect(stray.value, "whatever is looked at meanwhile").toMatchObject({ deed: "6+8" });
    expect(table.state.value.record.events).toHaveLength(1);
    pressClosed(0);
    expect(stray.value).toMatchObject({ closed: 0, times: 3 });
    commands.column(7);
    expect([standing.value.place, stray.value]).toEqual([2, null]);
    commands.stop();
    await vi.waitFor(() => expect(standing.value.next).toBeNull());
    expect([...currentGame(table.state.value).position.scores]).toEqual([1, 0]);
  });
});

describe("how far a pupil is", () => {
  it.each(lessonNames)("is kept for %s by the chapter's name", (lesson) => {
    const store = new FakeDevice().tab();
    const { chapters } = LESSONS[lesson];
    expect(readProgress(store, lesson)).toEqual({ place: 0, isDone: false });
    for (const place of chapters.keys()) {
      writeProgress(store, lesson, place);
      expect(readProgress(store, lesson)).toEqual({ place, isDone: false });
    }
    writeProgress(store, lesson, chapters.length);
    expect(readProgress(store, lesson), "what is finished begins again").toEqual({ place: 0, isDone: true });
  });

  it("is the beginning where something unknown is kept", () => {
    const store = new FakeDevice().tab();
    store.write("lesson/franjos", "a chapter of another version");
    expect(readProgress(store, "franjos")).toEqual({ place: 0, isDone: false });
  });
});
