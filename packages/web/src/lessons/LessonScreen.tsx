import { useEffect, useLayoutEffect, useState } from "preact/hooks";
import { useLocation } from "preact-iso";
import type { Desk } from "../desk.ts";
import { late, type WithWords } from "../late.tsx";
import { setSpeed } from "../motion.ts";
import { browserStore } from "../storage.ts";
import { useWording } from "../words/context.ts";
import { LESSONS, type LessonName } from "./lessons.ts";
import type { Ways } from "./present.ts";
import { readProgress, writeProgress } from "./progress.ts";

const LessonPart = late("game", async () => (await import("./LessonPart.tsx")).LessonPart);

/** From where everything leads that can be learnt. */
const OVERVIEW = "/learn";

/** A lesson, from the chapter on that it was left in. */
export function LessonScreen({
  desk,
  name,
  words,
}: {
  readonly desk: Desk;
  readonly name: LessonName;
} & WithWords<"lessons">) {
  const { app } = useWording().words;
  const { route } = useLocation();
  const lesson = LESSONS[name];
  const own = words[name];
  const [at, setAt] = useState(() => ({ place: readProgress(browserStore, name), attempt: 0 }));
  const { speed } = desk.settings.value;

  useEffect(() => {
    document.title = app.titleOf(own.title);
  }, [app, own]);
  useLayoutEffect(() => setSpeed(speed), [speed]);

  const goTo = (place: number) => {
    writeProgress(browserStore, name, place);
    if (place < lesson.chapters.length) setAt(({ attempt }) => ({ place, attempt: attempt + 1 }));
  };
  const leave = (path: string) => () => route(path);
  const finish = (path: string) => () => {
    goTo(lesson.chapters.length);
    route(path);
  };

  const ways = (hasBegun: boolean): Ways => ({
    leave: { icon: "close", label: words.leave, onPress: leave(OVERVIEW) },
    // As on a music player: what has only just begun is left for what came before it.
    again:
      hasBegun || at.place === 0
        ? { icon: "again", label: words.again, onPress: () => goTo(at.place) }
        : { icon: "back", label: words.before, onPress: () => goTo(at.place - 1) },
    on:
      at.place < lesson.chapters.length - 1
        ? [
            {
              role: "next",
              label: words.goOn,
              detail: "",
              disabled: false,
              keyHint: "R",
              onPress: () => goTo(at.place + 1),
            },
          ]
        : [
            {
              role: "plain",
              label: words.more,
              detail: words.moreDetail,
              disabled: false,
              keyHint: "",
              onPress: finish(OVERVIEW),
            },
            {
              role: "primary",
              label: words.play,
              detail: words.playDetail,
              disabled: false,
              keyHint: "R",
              onPress: finish("/"),
            },
          ],
  });

  return <LessonPart desk={desk} lesson={lesson} own={own} shared={words} ways={ways} {...at} />;
}
