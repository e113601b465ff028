import { type GameRecord, writeRecord } from "@cantstop/rules/notation";
import type { Review } from "@cantstop/strategy";
import { useSignalEffect } from "@preact/signals";
import { useEffect, useMemo } from "preact/hooks";
import type { Piece } from "../board/view.ts";
import { stateOf, type TableSeat, type TableState } from "../table/table.ts";
import { seatsOf } from "../table/tags.ts";
import type { ReviewWords } from "../words/review.ts";
import { type OpenReview, openReview, type Progress } from "./open-review.ts";
import { type Turn, turnsOf, type Verdict, verdictsOf } from "./timeline.ts";

/** A game, and all that its review says so far. */
export interface ReviewedGame {
  readonly state: TableState;
  readonly seats: readonly TableSeat[];
  readonly isAlone: boolean;
  readonly nameOf: (seat: number) => string;
  /** A name to speak about: none where someone plays alone. */
  readonly calledOf: (seat: number) => string;
  readonly pieceOf: (seat: number) => Piece;
  readonly turns: readonly Turn[];
  /** A turn's name: whose, and the how manieth. */
  readonly turnText: (turn: Turn | null) => string;
  /** How values are written here. */
  readonly units: ReviewWords["chances"];
  readonly open: OpenReview;
  readonly progress: Progress;
  readonly review: Review;
  readonly verdicts: ReadonlyMap<number, Verdict>;
}

/** Nothing has been judged yet. */
const NOTHING: Review = { steps: [], chances: [], seats: [] };

/**
 * Has a game reviewed as long as it is looked at.
 *
 * @param onReviewed told when the whole game has been judged
 */
export function useReviewedGame(
  record: GameRecord,
  words: ReviewWords,
  onReviewed: (review: Review) => void,
): ReviewedGame {
  const open = useMemo(() => openReview(writeRecord(record)), [record]);
  useEffect(() => () => open.stop(), [open]);
  useSignalEffect(() => {
    const { kind, review } = open.progress.value;
    if (kind === "done" && review) onReviewed(review);
  });
  const game = useMemo(() => {
    const state = stateOf(record);
    const seats = seatsOf(record);
    const isAlone = seats.length === 1;
    const nameOf = (seat: number) => seats[seat]?.name ?? "";
    const calledOf = isAlone ? () => "" : nameOf;
    const pieceOf = (seat: number): Piece => seats[seat]?.piece ?? 0;
    return { state, seats, isAlone, nameOf, calledOf, pieceOf, turns: turnsOf(state, calledOf) };
  }, [record]);
  const progress = open.progress.value;
  const review = progress.review ?? NOTHING;
  const verdicts = useMemo(() => verdictsOf(review), [review]);
  return {
    ...game,
    turnText: (turn) =>
      turn ? words.moment.turn(turn.number, game.calledOf(turn.seat)) : words.moment.start,
    units: game.isAlone ? words.turns : words.chances,
    open,
    progress,
    review,
    verdicts,
  };
}
