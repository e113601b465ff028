import type { RulesetSpec } from "@cantstop/rules";
import { addTally, emptyTally, type Tally } from "@cantstop/strategy";

/** Which games are to be played. The dice of each come from the seed and its number. */
export interface Programme {
  readonly ruleset: RulesetSpec;
  /** Names of the bots or programs, a seat each. */
  readonly names: readonly string[];
  readonly seed: number;
}

/** Games by number: the first, and the one after the last. */
export interface Part {
  readonly from: number;
  readonly to: number;
}

/** What happened in some games; parts add up to the whole. */
export interface Played {
  readonly tally: Tally;
  /** Sum of the squares of the games' numbers of turns. */
  squares: number;
  /** By contestant: games given up for a fault, by what the fault was. */
  readonly forfeits: Map<string, number>[];
}

export const nothingPlayed = (contestants: number): Played => ({
  tally: emptyTally(contestants),
  squares: 0,
  forfeits: Array.from({ length: contestants }, () => new Map<string, number>()),
});

export function addPlayed(sum: Played, part: Played): void {
  addTally(sum.tally, part.tally);
  sum.squares += part.squares;
  for (const [i, faults] of part.forfeits.entries())
    for (const [fault, games] of faults) addForfeits(sum, i, fault, games);
}

export function addForfeits({ forfeits }: Played, contestant: number, fault: string, games: number): void {
  const faults = forfeits[contestant] as Map<string, number>;
  faults.set(fault, (faults.get(fault) ?? 0) + games);
}

/** How many games a contestant has forfeited. */
export const forfeitsOf = ({ forfeits }: Played, contestant: number): number =>
  [...(forfeits[contestant] as Map<string, number>).values()].reduce((sum, games) => sum + games, 0);
