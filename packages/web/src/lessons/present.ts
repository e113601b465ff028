import type { GameView, ToolView } from "../game/view.ts";
import { askCause } from "../play/cards.ts";
import type { Situation } from "../play/situation.ts";
import type { LessonsWords } from "../words/lessons.ts";
import type { Chapter } from "./lesson.ts";
import type { Stray } from "./pupil.ts";
import { momentAt, type Standing } from "./standing.ts";

/** The words of any lesson. */
export interface AnyLessonWords {
  readonly title: string;
  readonly chapters: {
    readonly [chapter: string]: {
      readonly title: string;
      readonly says: { readonly [moment: string]: string };
      readonly answers: { readonly [deed: string]: string };
    };
  };
}

/** How a pupil is doing. */
interface Doing {
  readonly standing: Standing;
  readonly situation: Situation;
  readonly stray: Stray | null;
}

/** What is said to the pupil now. */
export interface Line {
  readonly text: string;
  /** It answers something that was done. */
  readonly isAnswer: boolean;
}

/** What is said to a pupil: an answer to what was done, or what comes next. */
export function lineFor(
  chapter: Chapter,
  { standing, situation, stray }: Doing,
  { chapters }: AnyLessonWords,
  { ask }: LessonsWords,
): Line {
  const own = chapters[chapter.name];
  const answer = own?.answers[stray?.deed ?? standing.deed ?? ""];
  if (answer !== undefined) return { text: answer, isAnswer: true };
  const asking = situation.kind === "choose" && situation.asking !== null;
  const asked = asking ? situation.pairings[situation.asking] : undefined;
  const text = asked ? ask[askCause(asked)] : own?.says[momentAt(chapter, standing.place)];
  return { text: text ?? "", isAnswer: false };
}

/** What the screen around a chapter does. */
export interface Ways {
  /** Where to go when everything is done; two of them behind the last chapter. */
  readonly on: Extract<GameView["actions"], { kind: "buttons" }>["buttons"];
  readonly leave: ToolView;
  readonly again: ToolView;
}

/** The game screen as pupils see it: without what a lesson has no use for, and with a way on at a chapter's end. */
export function presentLesson(
  view: GameView,
  {
    subtitle,
    situation,
    standing,
    hasBegun,
  }: Omit<Doing, "stray"> & { readonly subtitle: string; readonly hasBegun: boolean },
  { leave, again, on }: Ways,
): GameView {
  // The result of a game that a rival's bust has ended is still to be looked at.
  const isToBeSeen = situation.kind === "bust" && situation.position.finished;
  // How the game went before the chapter is not known.
  const isSilent = view.choices.kind === "note" && !hasBegun;
  return {
    ...view,
    subtitle,
    menu: leave,
    help: again,
    tools: view.tools.filter(({ icon }) => icon !== "log"),
    hint: null,
    choices: isSilent ? { kind: "note", text: "", framed: false } : view.choices,
    actions: standing.next === null && !isToBeSeen ? { kind: "buttons", buttons: on } : view.actions,
  };
}
