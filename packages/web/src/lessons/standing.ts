import type { GameEvent } from "@cantstop/rules";
import type { GameRecord } from "@cantstop/rules/notation";
import { sameMove, type Trial } from "../play/situation.ts";
import type { TableState } from "../table/table.ts";
import type { Chapter } from "./lesson.ts";

/** What may be answered: an action that was not its turn, or a choice, as `5+9`. */
export type Deed = string;

/** How far a pupil is in a chapter. */
export interface Standing {
  /** How many events of the script have happened, with the choice in the hand if it is the script's. */
  readonly place: number;
  /** What is to be done; null at the end of the chapter. */
  readonly next: GameEvent | null;
  /** The choice in the hand that has an answer: in a free chapter any, else one that is not the script's. */
  readonly deed: Deed | null;
  /** With the choice in the hand there is no going on. */
  readonly isAstray: boolean;
}

/** A choice as answers name it. */
export const deedOf = (columns: readonly number[]): Deed => [...columns].sort((a, b) => a - b).join("+");

/**
 * How far a pupil is.
 *
 * @param held the choice in the pupil's hand
 */
export function standingOf(
  { events }: Pick<GameRecord, "events">,
  { isFree }: Chapter,
  { record }: TableState,
  held: Pick<Trial, "columns"> | null,
): Standing {
  const happened = record.events.length;
  const next = events[happened] ?? null;
  if (!held || next?.type !== "move") return { place: happened, next, deed: null, isAstray: false };
  const isEnd = isFree === true && happened === events.length - 1;
  const isAstray = !isEnd && !sameMove(held.columns, next.columns);
  const place = isAstray ? happened : happened + 1;
  const deed = isEnd || isAstray ? deedOf(held.columns) : null;
  return { place, next: events[place] ?? null, deed, isAstray };
}

/** The name of what is said at this place of a chapter. */
export function momentAt({ says }: Pick<Chapter, "says">, place: number): string {
  const begun = Object.entries(says).filter(([, from]) => from <= place);
  return begun.at(-1)?.[0] ?? "";
}
