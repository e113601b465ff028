import type { Store } from "../storage.ts";
import { LESSONS, type LessonName } from "./lessons.ts";

/** Kept in the place of a chapter's name. */
const DONE = "done";

const nameOf = (lesson: LessonName): string => `lesson/${lesson}`;

/** How far somebody has come in a lesson. */
interface Progress {
  /** The place of the chapter to go on with: the first in a lesson that is new, or was finished. */
  readonly place: number;
  readonly isDone: boolean;
}

/** How far somebody has come in a lesson on this device. */
export function readProgress(store: Store, lesson: LessonName): Progress {
  const kept = store.read(nameOf(lesson));
  const place = LESSONS[lesson].chapters.findIndex(({ name }) => name === kept);
  return { place: Math.max(place, 0), isDone: kept === DONE };
}

/** Keeps the place of the chapter that is gone through; behind the last there is nothing left. */
export function writeProgress(store: Store, lesson: LessonName, place: number): void {
  store.write(nameOf(lesson), LESSONS[lesson].chapters[place]?.name ?? DONE);
}
