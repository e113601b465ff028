import { computed, type ReadonlySignal, signal } from "@preact/signals";
import type { Hand } from "../play/hand.ts";
import { stageOf } from "../play/scene.ts";
import { type Sitting, sitDown } from "../play/sit.ts";
import type { Settings } from "../settings.ts";
import type { Table, TableState } from "../table/table.ts";
import { guardCommands } from "./guard.ts";
import type { Chapter, Lesson } from "./lesson.ts";
import { joinScript } from "./rival.ts";
import { type Names, openScript, scriptOf } from "./script.ts";
import { type Deed, type Standing, standingOf } from "./standing.ts";

/** What was done instead of what is next: a deed that the lesson has words for, or the press on a closed card. */
export type Stray = { readonly deed: Deed } | { readonly closed: number };

/** The same, and how often something of the kind was done: each time is answered. */
export type Answered = Stray & { readonly times: number };

/** A pupil at the table of a chapter. */
export interface Pupil extends Pick<Sitting, "hand" | "act" | "commands" | "leave"> {
  readonly table: Table;
  readonly standing: ReadonlySignal<Standing>;
  /** What is to be answered; null as soon as anything else happens. */
  readonly stray: ReadonlySignal<Answered | null>;
  /** The card at this place is closed, and was pressed. */
  readonly pressClosed: (card: number) => void;
}

/** What surrounds a pupil. */
interface School {
  readonly settings: ReadonlySignal<Settings>;
  readonly change: (part: Partial<Settings>) => void;
}

/** Sits a pupil down at the table of a chapter, where only that goes on which the chapter is about. */
export function sitPupil(
  lesson: Pick<Lesson, "ruleset">,
  chapter: Chapter,
  names: Names,
  { settings, change }: School,
): Pupil {
  const script = scriptOf(lesson, chapter, names);
  const table = openScript(script);
  const nothing = () => {};
  const sitting = sitDown(table, {
    // What is said counts on it that the only choice is made by itself.
    settings: computed(() => ({ ...settings.value, automaticMoves: true })),
    covered: signal(false),
    async join(held) {
      // Not before the pupil sits.
      await Promise.resolve();
      return joinScript(table, script, () => settings.peek().speed, held);
    },
    sound: () => change({ sound: !settings.peek().sound }),
    share: () => Promise.resolve("failed"),
    menu: nothing,
    help: nothing,
    log: nothing,
    review: nothing,
    rematch: nothing,
    failed: nothing,
  });
  const { hand, act } = sitting;
  const standing = computed(() => {
    const state = table.state.value;
    const { situation } = stageOf({ table, state, hand: hand.value, act: act.value });
    return standingOf(script, chapter, state, situation.kind === "choose" ? situation.held : null);
  });
  // What was done, and when: as long as nothing happens and the choice stays the same it is answered.
  const strayed = signal<{ what: Answered; state: TableState; pick: Hand["pick"] } | null>(null);
  const answer = (stray: Stray) => {
    const times = (strayed.peek()?.what.times ?? 0) + 1;
    strayed.value = { what: { ...stray, times }, state: table.state.peek(), pick: hand.peek().pick };
  };
  return {
    table,
    hand,
    act,
    standing,
    stray: computed(() => {
      const last = strayed.value;
      return last?.state === table.state.value && last.pick === hand.value.pick ? last.what : null;
    }),
    pressClosed: (closed) => answer({ closed }),
    commands: guardCommands(sitting.commands, standing, (deed) => answer({ deed })),
    leave: sitting.leave,
  };
}
