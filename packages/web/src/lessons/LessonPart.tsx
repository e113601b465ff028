import { signal } from "@preact/signals";
import { useCallback, useEffect, useMemo, useRef } from "preact/hooks";
import type { BoardView } from "../board/view.ts";
import type { Desk } from "../desk.ts";
import { GameLayout } from "../game/GameLayout.tsx";
import type { WithWords } from "../late.tsx";
import { keepColumns } from "../play/board.ts";
import { useControls } from "../play/controls.ts";
import { presentGame } from "../play/present.ts";
import { sceneOf, stageOf } from "../play/scene.ts";
import { useSince } from "../play/since.ts";
import { useSound } from "../sound/use-sound.ts";
import { useWording } from "../words/context.ts";
import type { LessonsWords } from "../words/lessons.ts";
import { withGame } from "../words/load.ts";
import { Coach } from "./Coach.tsx";
import type { Lesson } from "./lesson.ts";
import { type AnyLessonWords, lineFor, presentLesson, type Ways } from "./present.ts";
import { sitPupil } from "./pupil.ts";
import type { Names } from "./script.ts";
import "./lessons.css";

/** Nothing ever lies over a lesson. */
const uncovered = signal(false);

/** A chapter of a lesson on the game screen. */
export function LessonPart({
  desk,
  lesson,
  names,
  place,
  attempt,
  own,
  shared,
  ways,
  onOver,
  words,
}: {
  readonly desk: Desk;
  readonly lesson: Lesson;
  readonly names: Names;
  /** Which chapter. */
  readonly place: number;
  /** Counts up when the chapter begins anew. */
  readonly attempt: number;
  readonly own: AnyLessonWords;
  readonly shared: LessonsWords;
  readonly ways: (hasBegun: boolean) => Ways;
  /** The chapter has been gone through. */
  readonly onOver: () => void;
} & WithWords<"game">) {
  const common = useWording();
  const wording = useMemo(() => withGame(common, words), [common, words]);
  const chapter = lesson.chapters[place] as Lesson["chapters"][number];
  const screen = useRef<HTMLDivElement>(null);
  const board = useRef<BoardView | null>(null);

  const pupil = useMemo(() => sitPupil(lesson, chapter, names, desk), [lesson, chapter, attempt, ...names]);
  useEffect(() => pupil.leave, [pupil]);

  const { table, commands } = pupil;
  const happening = useCallback(
    () => ({ table, state: table.state.value, hand: pupil.hand.value, act: pupil.act.value }),
    [pupil],
  );
  const now = happening();
  const settings = desk.settings.value;
  const presented = {
    ...now,
    settings: {
      ...settings,
      look: lesson.look,
      odds: chapter.showsOdds ? ("always" as const) : ("never" as const),
      automaticMoves: true,
    },
    wording,
    commands,
    since: useSince(now.state, stageOf(now).situation.kind === "bust"),
    counted: null,
  };
  const doing = {
    standing: pupil.standing.value,
    stray: pupil.stray.value,
    scene: sceneOf(presented),
  };
  const isOver = doing.standing.next === null;
  useEffect(() => {
    if (isOver) onOver();
  }, [isOver]);
  const view = presentGame(presented);
  const shown = presentLesson(
    { ...view, board: keepColumns(board.current, view.board) },
    own.title,
    doing,
    pupil.pressClosed,
    ways(now.state.record.events.length > 0),
  );
  board.current = shown.board;
  useSound(settings.sound, happening);
  const steady = useControls(screen, shown, commands, uncovered);

  return (
    <div ref={screen} onClickCapture={steady}>
      <GameLayout
        view={shown}
        coach={
          <Coach
            title={own.chapters[chapter.name]?.title ?? ""}
            place={place}
            parts={lesson.chapters.length}
            partOf={shared.partOf(place + 1, lesson.chapters.length)}
            line={lineFor(chapter, doing, own, shared)}
            times={doing.stray?.times ?? 0}
          />
        }
      />
    </div>
  );
}
