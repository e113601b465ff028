// Judging a whole game, off the screen's thread. What was told of is kept by nobody here.
import { unwrap } from "@cantstop/rules";
import { parseRecord } from "@cantstop/rules/notation";
import { loadEvaluator, type Review, reviewGame } from "@cantstop/strategy";
import { expose } from "comlink";

/** Whoever watches a review being made is told of it so often, at most. */
const TELL_MS = 120;

const reviewing = {
  /** Reviews a game, from the text of its record, and tells of the review so far on the way. */
  async review(record: string, tell: (sofar: Review) => void): Promise<Review> {
    const { start, events } = unwrap(parseRecord(record));
    const review = reviewGame(start, events, await loadEvaluator(start.rules));
    let told = performance.now();
    for (;;) {
      const { done, value } = review.next();
      if (done) return value;
      if (performance.now() - told < TELL_MS) continue;
      tell(value);
      told = performance.now();
    }
  },
};

/** Those who review. */
export type Reviewing = typeof reviewing;

expose(reviewing);
