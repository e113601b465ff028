import type { Game } from "@cantstop/rules";
import { type GameRecord, makeState, replay } from "@cantstop/rules/notation";
import { type Review, type SeatReview, severityOf } from "@cantstop/strategy";

/** Winning chance given away per decision; null where there was none. */
export const meanCost = ({ cost, decisions }: SeatReview): number | null =>
  decisions === 0 ? null : cost / decisions;

/** What the decisions alone would have brought: the result without anybody's luck. */
export const withoutLuck = ({ start, cost, gifts }: SeatReview): number => start - cost + gifts;

/** A review for programs, as docs/cli.md describes it. */
export const reviewJson = (record: GameRecord, { steps, chances, seats }: Review) => ({
  ruleset: record.start.rules.ruleset.spec,
  winners: makeState((replay(record).at(-1) as Game).position).winners,
  seats: seats.map((seat, i) => ({
    name: record.names[i],
    ...seat,
    meanCost: meanCost(seat),
    withoutLuck: withoutLuck(seat),
  })),
  steps: steps.map((step) =>
    "cost" in step ? { ...step, severity: severityOf(step.cost, seats.length === 1) } : step,
  ),
  chances,
});
