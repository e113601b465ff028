import type { Review } from "@cantstop/strategy";
import { type ReadonlySignal, signal } from "@preact/signals";
import { type Reviewer, reviewInWorker } from "./reviewer.ts";

/** How far a review is, and what there is of it. */
export interface Progress {
  readonly kind: "running" | "stopped" | "failed" | "done";
  /** Null before the first turn has been judged. */
  readonly review: Review | null;
}

/** A review that is being made, or was. */
export interface OpenReview {
  readonly progress: ReadonlySignal<Progress>;
  /** Enough: what there is stays. */
  stop(): void;
  /** Once more, from the beginning; what there was is shown until there is more. */
  again(): void;
}

/** Games whose reviews are remembered until the page is closed; the oldest goes first. */
const REMEMBERED = 20;
const remembered = new Map<string, Review>();

function remember(record: string, review: Review): void {
  remembered.set(record, review);
  const [oldest] = remembered.keys();
  if (remembered.size > REMEMBERED && oldest !== undefined) remembered.delete(oldest);
}

/** Reviews a game, from its record's text; one that was reviewed already is not reviewed again. */
export function openReview(record: string, reviewer: Reviewer = reviewInWorker): OpenReview {
  const known = remembered.get(record);
  const progress = signal<Progress>({ kind: known ? "done" : "running", review: known ?? null });
  let giveUp = () => {};

  const enter = (kind: Progress["kind"], review: Review | null) => {
    const shown = progress.peek().review;
    // After another start it takes a while until there is more than there was.
    const isMore = review !== null && (shown === null || review.chances.length >= shown.chances.length);
    progress.value = { kind, review: isMore ? review : shown };
  };
  const start = () => {
    // What is told travels on a way of its own: it may come after the review itself.
    let isAwaited = true;
    const made = reviewer(record, (sofar) => isAwaited && enter("running", sofar));
    const settle = (kind: Progress["kind"], review: Review | null) => {
      if (isAwaited) enter(kind, review);
      isAwaited = false;
    };
    giveUp = () => {
      isAwaited = false;
      made.giveUp();
    };
    const follow = async () => {
      try {
        const review = await made.review;
        remember(record, review);
        settle("done", review);
      } catch {
        settle("failed", null);
      }
    };
    void follow();
  };

  if (!known) start();
  return {
    progress,
    stop() {
      giveUp();
      if (progress.peek().kind === "running") enter("stopped", null);
    },
    again() {
      giveUp();
      enter("running", null);
      start();
    },
  };
}
