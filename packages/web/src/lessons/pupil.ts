import { computed, type ReadonlySignal, signal } from "@preact/signals";
import { stageOf } from "../play/scene.ts";
import { type Sitting, sitDown } from "../play/sit.ts";
import type { Settings } from "../settings.ts";
import type { Table } from "../table/table.ts";
import { guardCommands } from "./guard.ts";
import type { Chapter, Lesson } from "./lesson.ts";
import { joinScript } from "./rival.ts";
import { type Names, openScript, scriptOf } from "./script.ts";
import { type Deed, type Standing, standingOf } from "./standing.ts";

/** What was done instead of what is next. */
export interface Stray {
  readonly deed: Deed;
  /** How often something of the kind was done: each time is answered. */
  readonly times: number;
}

/** A pupil at the table of a chapter. */
export interface Pupil extends Pick<Sitting, "hand" | "act" | "commands" | "leave"> {
  readonly table: Table;
  readonly standing: ReadonlySignal<Standing>;
  /** What is to be answered; null as soon as anything else happens. */
  readonly stray: ReadonlySignal<Stray | null>;
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
    newGame: nothing,
    rematch: nothing,
    failed: nothing,
  });
  const { hand, act } = sitting;
  const standing = computed(() => {
    const state = table.state.value;
    const { situation } = stageOf({ table, state, hand: hand.value, act: act.value });
    return standingOf(script, chapter, state, situation.kind === "choose" ? situation.held : null);
  });
  const stray = signal<(Stray & { readonly at: Standing }) | null>(null);
  return {
    table,
    hand,
    act,
    standing,
    stray: computed(() => (stray.value?.at === standing.value ? stray.value : null)),
    commands: guardCommands(sitting.commands, standing, (deed) => {
      stray.value = { deed, times: (stray.peek()?.times ?? 0) + 1, at: standing.peek() };
    }),
    leave: sitting.leave,
  };
}
