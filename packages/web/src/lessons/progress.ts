import type { Store } from "../storage.ts";
import { LESSONS, type LessonName } from "./lessons.ts";

/** Kept in the place of a chapter's name. */
const DONE = "done";

const nameOf = (lesson: LessonName): string => `lesson/${lesson}`;

/** The place of the chapter that a lesson was left in; 0 for one that is new, or was finished. */
export function readProgress(store: Store, lesson: LessonName): number {
  const kept = store.read(nameOf(lesson));
  return Math.max(
    LESSONS[lesson].chapters.findIndex(({ name }) => name === kept),
    0,
  );
}

/** Keeps the place of the chapter that is gone through; behind the last there is nothing left. */
export function writeProgress(store: Store, lesson: LessonName, place: number): void {
  store.write(nameOf(lesson), LESSONS[lesson].chapters[place]?.name ?? DONE);
}
