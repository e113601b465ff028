import type { MoveReason, StopReason } from "@cantstop/rules";

/** Anything that keeps a player from a move or a stop. */
export type Reason = MoveReason | StopReason;

/** A reason in two lengths. */
export interface Wording {
  /** A few words, for a card: no capital, no full stop. */
  readonly short: string;
  /** A full sentence. */
  readonly sentence: string;
}

/** The name of the player at a seat. */
export type SeatName = (seat: number) => string;

/** Words for every reason, by its code. */
export type ReasonTexts = {
  readonly [R in Reason as R["code"]]: (reason: R, seatName: SeatName) => Wording;
};

/** Finds the words for a reason; each language hands in its own. */
export function makeReasonText(texts: ReasonTexts): (reason: Reason, seatName: SeatName) => Wording {
  // The key and the parameter belong together, which the compiler cannot see across a union.
  return (reason, seatName) =>
    (texts[reason.code] as (reason: Reason, seatName: SeatName) => Wording)(reason, seatName);
}
