import { firstClimb } from "./first-climb.ts";
import { franjos } from "./franjos.ts";
import type { Lesson } from "./lesson.ts";

/** The lessons, by how addresses name them. */
export const LESSONS = { "first-climb": firstClimb, franjos } as const satisfies Record<string, Lesson>;

export type LessonName = keyof typeof LESSONS;
