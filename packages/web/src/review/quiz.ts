import type { TableState } from "../table/table.ts";
import { type Choice, choicesOf } from "./choices.ts";
import type { Verdict } from "./timeline.ts";

/** Decisions of a game that gave something away, to be made once more. */
export interface Quiz {
  /** The events that the decisions were. */
  readonly events: readonly number[];
  /** Number of the question; as many as there are when all have been answered. */
  readonly at: number;
  /** What was answered. */
  readonly picked: Choice | null;
  /** How many answers gave nothing away that is worth a name. */
  readonly found: number;
}

/** Chances that nobody has to see: answers worth this much less are as good as the best. */
const CLOSE = 0.005;
/** The same in turns. */
const CLOSE_ALONE = 0.05;

export const beginQuiz = (events: readonly number[]): Quiz => ({ events, at: 0, picked: null, found: 0 });

/** What there is to choose from in a question, in an order that tells nothing. */
export function quizChoices(
  { games }: TableState,
  { events, at }: Quiz,
  verdicts: ReadonlyMap<number, Verdict>,
): Choice[] {
  const event = events[at];
  const game = event === undefined ? undefined : games[event];
  const verdict = event === undefined ? undefined : verdicts.get(event);
  if (!game || !verdict) return [];
  const place = (choice: Choice): string =>
    choice.kind === "move"
      ? choice.columns.map((column) => String(column).padStart(2, "0")).join()
      : choice.kind === "stop"
        ? "a"
        : "b";
  return choicesOf(game, verdict).sort((a, b) => (place(a) < place(b) ? -1 : 1));
}

/** By how much an answer is worse than the best. */
export const costOfAnswer = (picked: Choice, choices: readonly Choice[]): number =>
  Math.max(...choices.map(({ value }) => value)) - picked.value;

/** Is an answer as good as the best, or nearly so? */
export const isFound = (cost: number, alone: boolean): boolean => cost < (alone ? CLOSE_ALONE : CLOSE);

/** Answers a question, which can be done once. */
export function answer(quiz: Quiz, picked: Choice, choices: readonly Choice[], alone: boolean): Quiz {
  if (quiz.picked) return quiz;
  const found = isFound(costOfAnswer(picked, choices), alone) ? 1 : 0;
  return { ...quiz, picked, found: quiz.found + found };
}

export const nextQuestion = (quiz: Quiz): Quiz => ({ ...quiz, at: quiz.at + 1, picked: null });
