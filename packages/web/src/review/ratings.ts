import type { SeatReview } from "@cantstop/strategy";

/** How somebody played, by what a decision gave away on average. */
export type Rating = "masterly" | "strong" | "good" | "fair" | "loose";

/** How the dice treated somebody. */
export type Fortune = "blessed" | "lucky" | "even" | "unlucky" | "cursed";

/** What a turn is worth in chances, as in the names of mistakes: a player alone is judged in turns. */
const CHANCE_OF_A_TURN = 0.1;

/**
 * Up to which mean cost of a decision each word holds, in winning chance. Games that bots play among themselves give
 * the measure: of `steady`, `dreamer`, `glenn-aloi` and `cautious` most games are masterly, strong, good and fair.
 */
const RATINGS: readonly (readonly [rating: Rating, cost: number])[] = [
  ["masterly", 0.001],
  ["strong", 0.003],
  ["good", 0.0065],
  ["fair", 0.015],
  ["loose", Number.POSITIVE_INFINITY],
];

/** From which luck on somebody had some, and much, in winning chance. */
const SOME_LUCK = 0.1;
const MUCH_LUCK = 0.35;

const inChances = (value: number, alone: boolean): number => (alone ? value * CHANCE_OF_A_TURN : value);

/** What a decision gave away on average; null where there was none. */
export const meanCost = ({ cost, decisions }: SeatReview): number | null =>
  decisions === 0 ? null : cost / decisions;

/** The result without anybody's luck. */
export const withoutLuck = ({ start, cost, gifts }: SeatReview): number => start - cost + gifts;

/** A word for how a seat played; null where it had nothing to decide. */
export function ratingOf(seat: SeatReview, alone: boolean): Rating | null {
  const mean = meanCost(seat);
  if (mean === null) return null;
  return RATINGS.find(([, cost]) => inChances(mean, alone) <= cost)?.[0] ?? "loose";
}

/** A word for a seat's luck: that of its own rolls and, which is the same to it, bad luck of the others. */
export function fortuneOf({ luck, rivalLuck }: SeatReview, alone: boolean): Fortune {
  const all = inChances(luck + rivalLuck, alone);
  if (Math.abs(all) < SOME_LUCK) return "even";
  if (all > 0) return all < MUCH_LUCK ? "lucky" : "blessed";
  return all > -MUCH_LUCK ? "unlucky" : "cursed";
}
