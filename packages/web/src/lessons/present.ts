import type { ChoicesView, GameView, ToolView } from "../game/view.ts";
import { askCause, closedWords } from "../play/cards.ts";
import type { Scene } from "../play/scene.ts";
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
  readonly scene: Scene;
  readonly stray: Stray | null;
}

/** Why a card is closed, in the words of the game. */
function whyClosed(card: number, scene: Scene): string | undefined {
  const { situation } = scene;
  const pairing = situation.kind === "choose" ? situation.pairings[card] : undefined;
  return pairing && closedWords(pairing, scene)[1];
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
  { standing, scene, stray }: Doing,
  { chapters }: AnyLessonWords,
  { ask }: LessonsWords,
): Line {
  const { situation } = scene;
  const own = chapters[chapter.name];
  const answer =
    stray && "closed" in stray
      ? whyClosed(stray.closed, scene)
      : own?.answers[stray?.deed ?? standing.deed ?? ""];
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

/** The same choices; closed cards tell when they are pressed. */
function answerClosed(choices: ChoicesView, press: (card: number) => void): ChoicesView {
  if (choices.kind !== "cards" || choices.readOnly) return choices;
  const cards = choices.cards.map((card, i) =>
    card.state === "closed" ? { ...card, onRefused: () => press(i) } : card,
  );
  return { ...choices, cards };
}

/** The game screen as pupils see it: without what a lesson has no use for, and with a way on at a chapter's end. */
export function presentLesson(
  view: GameView,
  subtitle: string,
  { standing, scene }: Omit<Doing, "stray">,
  pressClosed: (card: number) => void,
  { leave, again, on }: Ways,
): GameView {
  const { situation, state } = scene;
  const { dice, choices } = view;
  // The result of a game that a rival's bust has ended is still to be looked at.
  const isToBeSeen = situation.kind === "bust" && situation.position.finished;
  // The game did not begin here: what was before it, and how it went as a whole, is not known.
  const isSilent = state.record.events.length === 0 || situation.kind === "over";
  return {
    ...view,
    subtitle,
    menu: leave,
    help: again,
    tools: view.tools.filter(({ icon }) => icon !== "log"),
    hint: null,
    dice: dice.state === "won" ? { ...dice, note: "" } : dice,
    choices:
      isSilent && choices.kind === "note"
        ? { ...choices, text: "", framed: false }
        : answerClosed(choices, pressClosed),
    actions: standing.next === null && !isToBeSeen ? { kind: "buttons", buttons: on } : view.actions,
  };
}
