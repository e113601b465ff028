import type { Review } from "@cantstop/strategy";
import { proxy, wrap } from "comlink";
import type { Reviewing } from "./review-worker.ts";

/** A review that is being made. */
export interface Reviewed {
  /** Rejects when it cannot be made; never settles once it was given up. */
  readonly review: Promise<Review>;
  /** Nobody waits for it any more. */
  readonly giveUp: () => void;
}

/** Makes a review: of a record's text, telling of what there is on the way. */
export type Reviewer = (record: string, tell: (sofar: Review) => void) => Reviewed;

/** Reviews in a worker of its own, so that giving up is at once. */
export const reviewInWorker: Reviewer = (record, tell) => {
  const worker = new Worker(new URL("./review-worker.ts", import.meta.url), {
    type: "module",
    name: "review",
  });
  const broken = new Promise<never>((_, reject) => {
    worker.addEventListener("error", ({ message }) =>
      reject(new Error(message || "the worker did not load")),
    );
    worker.addEventListener("messageerror", () => reject(new Error("the worker's answer was lost")));
  });
  const giveUp = () => worker.terminate();
  const review = Promise.race([wrap<Reviewing>(worker).review(record, proxy(tell)), broken]);
  return { review: review.finally(giveUp), giveUp };
};
