import { parseRuleset, unwrap } from "@cantstop/rules";
import { useEffect, useLayoutEffect, useState } from "preact/hooks";
import { useLocation } from "preact-iso";
import type { Desk } from "../desk.ts";
import { late, type WithWords } from "../late.tsx";
import { setSpeed } from "../motion.ts";
import { DEFAULT_SETUP, type Setup } from "../setup.ts";
import { browserStore } from "../storage.ts";
import { useWording } from "../words/context.ts";
import { RIVAL } from "./lesson.ts";
import { LESSONS, type LessonName } from "./lessons.ts";
import type { Ways } from "./present.ts";
import { readProgress, writeProgress } from "./progress.ts";
import type { Names } from "./script.ts";

const LessonPart = late("game", async () => (await import("./LessonPart.tsx")).LessonPart);

/** From where everything leads that can be learnt. */
const OVERVIEW = "/learn";

/** What the large buttons at a chapter's end have in common. */
const button = { detail: "", disabled: false, keyHint: "R" } as const;

/** A lesson, from the chapter on that it was left in. */
export function LessonScreen({
  desk,
  name,
  words,
}: {
  readonly desk: Desk;
  readonly name: LessonName;
} & WithWords<"lessons">) {
  const { app, home } = useWording().words;
  const { route } = useLocation();
  const lesson = LESSONS[name];
  const own = words[name];
  const [at, setAt] = useState(() => ({ place: readProgress(browserStore, name).place, attempt: 0 }));
  const { speed } = desk.settings.value;
  const names: Names = [home.pieces[0], home.bots[RIVAL].name];

  useEffect(() => {
    document.title = app.titleOf(own.title);
  }, [app, own]);
  useLayoutEffect(() => setSpeed(speed), [speed]);

  const isLast = at.place === lesson.chapters.length - 1;
  const goTo = (place: number) => {
    writeProgress(browserStore, name, place);
    setAt(({ attempt }) => ({ place, attempt: attempt + 1 }));
  };
  const leave = () => route(OVERVIEW);
  /** The first game of one's own, against the rival of the lesson and by its rules. */
  const play = () => {
    const seats: Setup["seats"] = [
      { kind: "person", name: "", piece: 0 },
      { kind: "bot", bot: RIVAL, piece: 1 },
    ];
    const ruleset = unwrap(parseRuleset(lesson.ruleset));
    route(`/play/${desk.start({ ...DEFAULT_SETUP, seats, ruleset, starter: "chosen" }, names)}`);
  };

  const ways = (hasBegun: boolean): Ways => ({
    leave: { icon: "close", label: words.leave, onPress: leave },
    // As on a music player: what has only just begun is left for what came before it.
    again:
      hasBegun || at.place === 0
        ? { icon: "again", label: words.again, onPress: () => goTo(at.place) }
        : { icon: "back", label: words.before, onPress: () => goTo(at.place - 1) },
    on: isLast
      ? [
          {
            ...button,
            role: "plain",
            label: words.more,
            detail: words.moreDetail,
            keyHint: "",
            onPress: leave,
          },
          { ...button, role: "primary", label: words.play, detail: words.against(names[1]), onPress: play },
        ]
      : [{ ...button, role: "next", label: words.goOn, onPress: () => goTo(at.place + 1) }],
  });
  const end = () => {
    if (isLast) writeProgress(browserStore, name, at.place + 1);
  };

  return (
    <LessonPart
      desk={desk}
      lesson={lesson}
      names={names}
      own={own}
      shared={words}
      ways={ways}
      onOver={end}
      {...at}
    />
  );
}
