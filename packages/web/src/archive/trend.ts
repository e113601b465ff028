import type { ArchivedGame } from "./game.ts";

/** What a review told of a player's game. */
export interface TrendPoint {
  readonly id: string;
  readonly date: string;
  /** Who sat at the table. */
  readonly names: readonly string[];
  /** What a decision gave away on average, and what the dice brought: the own ones and those of the others. */
  readonly cost: number;
  readonly luck: number;
}

/**
 * How a player's cost and luck went over the reviewed games, the earliest first: in winning chance, or in turns where
 * the games were played alone.. What the dice bring to one they take from another, so a player's is the
 * only luck that there is.
 */
export function trendOf(games: readonly ArchivedGame[], player: string, alone: boolean): TrendPoint[] {
  return games
    .flatMap(({ id, date, seats, review }) =>
      review === null || (seats.length === 1) !== alone
        ? []
        : seats.flatMap(({ name, player: { kind } }, i): TrendPoint[] => {
            const books = review.seats[i];
            if (kind === "bot" || name !== player || !books || books.decisions === 0) return [];
            const names = seats.map((seat) => seat.name);
            return [
              {
                id,
                date,
                names,
                cost: books.cost / books.decisions,
                luck: books.luck + books.rivalLuck,
              },
            ];
          }),
    )
    .sort((a, b) => (a.date < b.date ? -1 : a.date > b.date ? 1 : 0));
}

/** The mean of each value and those before it, at most so many. */
export function runningMean(values: readonly number[], span: number): number[] {
  return values.map((_, i) => {
    const window = values.slice(Math.max(0, i - span + 1), i + 1);
    return window.reduce((sum, value) => sum + value, 0) / window.length;
  });
}
