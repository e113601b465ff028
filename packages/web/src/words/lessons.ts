import type { firstClimb } from "../lessons/first-climb.ts";
import type { franjos } from "../lessons/franjos.ts";
import type { WordsOf } from "../lessons/lesson.ts";

/** Words of the lessons. What is said to a pupil fits into four lines of the narrowest phones. */
export interface LessonsWords {
  readonly leave: string;
  /** To the beginning of this part, or of the one before it. */
  readonly again: string;
  readonly before: string;
  readonly partOf: (part: number, of: number) => string;
  readonly goOn: string;
  /** The large buttons behind the last part, with a line under each. */
  readonly more: string;
  readonly moreDetail: string;
  readonly play: string;
  readonly against: (rival: string) => string;
  /** A card is chosen that can be used in more than one way. */
  readonly ask: { readonly one_runner: string; readonly free_use: string };
  readonly "first-climb": WordsOf<typeof firstClimb>;
  readonly franjos: WordsOf<typeof franjos>;
}
