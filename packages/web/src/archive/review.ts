import type { Review, SeatReview } from "@cantstop/strategy";

/** What is kept of a game's review: the books of its seats. */
export interface ReviewSummary {
  readonly seats: readonly SeatReview[];
}

const FIELDS = [
  "start",
  "result",
  "luck",
  "rivalLuck",
  "cost",
  "gifts",
  "drift",
  "decisions",
  "right",
  "turns",
  "busts",
] as const satisfies readonly (keyof SeatReview)[];

/** What is to be kept of a review. */
export const summaryOf = ({ seats }: Review): ReviewSummary => ({ seats });

const isSeat = (value: unknown): value is SeatReview =>
  typeof value === "object" &&
  value !== null &&
  FIELDS.every((field) => Number.isFinite((value as Partial<SeatReview>)[field]));

/** A summary that was written somewhere, for a game of so many seats; null where it makes no sense. */
export function parseSummary(value: unknown, players: number): ReviewSummary | null {
  const { seats } = (value ?? {}) as Partial<ReviewSummary>;
  return Array.isArray(seats) && seats.length === players && seats.every(isSeat) ? { seats } : null;
}
