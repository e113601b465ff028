import type { PresetName } from "@cantstop/rules";
import type { Look } from "../board/view.ts";
import type { BotName } from "../bots/names.ts";

/** Who sits opposite the pupil: a bot that beginners can beat. */
export const RIVAL = "bold" satisfies BotName;

/**
 * A part of a lesson: a game that stands somewhere, dice that fall as told, and what is said on the way. What the rules
 * allow is not known here: it is a game like any other.
 */
export interface Chapter {
  readonly name: string;
  /** A position's text without its ruleset. */
  readonly position: string;
  /** The turns of a record: so the dice fall, so the rival plays, and so the pupil is to play. */
  readonly turns: string;
  /** What is said, by how many events of the turns have happened by then. It holds until there is something else. */
  readonly says: { readonly [name: string]: number };
  /**
   * Deeds that are answered: `stop` and `roll` where something else is to be done, and choices, as `5+9`, lowest
   * first. The pupil may not go on with a choice other than that of the turns, unless the chapter is free.
   */
  readonly answers: readonly string[];
  /** Any choice ends the chapter, whose turns end with one. */
  readonly isFree?: true;
  /** Risk and stake are shown. */
  readonly showsOdds?: true;
}

/** A lesson that is played on the game screen. The seats are the pupil and a rival. */
export interface Lesson {
  readonly ruleset: PresetName;
  readonly look: Look;
  readonly chapters: readonly Chapter[];
}

/** The words of a chapter: every deed and every moment that it names has some. */
type ChapterWords<C extends Chapter> = {
  readonly title: string;
  readonly says: { readonly [Moment in keyof C["says"]]: string };
  readonly answers: { readonly [Deed in C["answers"][number]]: string };
};

/** The words of a lesson. */
export type WordsOf<L extends Lesson> = {
  readonly title: string;
  readonly chapters: { readonly [C in L["chapters"][number] as C["name"]]: ChapterWords<C> };
};
