import type { GameRecord } from "@cantstop/rules/notation";
import { loadEvaluator, type Review, reviewGame } from "@cantstop/strategy";
import { loadTexts } from "@cantstop/texts";
import { Progress } from "../progress.ts";
import { readRecord } from "../record-file.ts";
import { detectTerminal } from "../terminal.ts";
import { renderReview } from "./report.ts";
import { reviewJson } from "./review-json.ts";

export interface ReviewOptions {
  readonly json?: boolean;
  readonly color: boolean;
}

/** Prints what every decision of a recorded game cost, how lucky every roll was, and what that comes to. */
export async function showReview(path: string, options: ReviewOptions): Promise<void> {
  const record = await readRecord(path);
  const review = await reviewWithProgress(record);
  if (options.json) {
    process.stdout.write(`${JSON.stringify(reviewJson(record, review))}\n`);
    return;
  }
  const texts = await loadTexts("en");
  const ruleset = texts.rulesetName(record.start.rules.ruleset);
  process.stdout.write(`${renderReview(record, review, ruleset, detectTerminal(options)).join("\n")}\n`);
}

async function reviewWithProgress({ start, events }: GameRecord): Promise<Review> {
  const progress = new Progress(process.stderr, events.length, "events");
  const review = reviewGame(start, events, await loadEvaluator(start.rules));
  for (;;) {
    const next = review.next();
    if (next.done) {
      progress.end();
      return next.value;
    }
    progress.update(next.value.chances.length - 1);
  }
}
