import { bitsOf, type Rules } from "@cantstop/rules";
import { Match, type MatchResult } from "./match.ts";
import type { Bot } from "./player.ts";
import { Random } from "./random.ts";

/** What happened in some games, added up by bot. Tallies of parts add up to the tally of the whole. */
export interface Tally {
  games: number;
  turns: number;
  /** By bot: its share of the wins, turns, busts, games that it began, and its share of wins in these. */
  readonly wins: number[];
  readonly botTurns: number[];
  readonly busts: number[];
  readonly begun: number[];
  readonly begunWins: number[];
}

export const emptyTally = (bots: number): Tally => {
  const zeros = () => Array.from({ length: bots }, () => 0);
  return {
    games: 0,
    turns: 0,
    wins: zeros(),
    botTurns: zeros(),
    busts: zeros(),
    begun: zeros(),
    begunWins: zeros(),
  };
};

/** Adds a part's tally to another. */
export function addTally(sum: Tally, part: Tally): void {
  sum.games += part.games;
  sum.turns += part.turns;
  for (const name of ["wins", "botTurns", "busts", "begun", "begunWins"] as const)
    for (let bot = 0; bot < sum[name].length; bot++) sum[name][bot] += part[name][bot];
}

/** Who sits where in a game of a tournament. */
export interface Seating {
  readonly firstSeat: number;
  /** The contestant at a seat. */
  readonly contestantAt: (seat: number) => number;
}

/** The seating of a tournament's game: contestants change seats evenly, and so does the first seat. */
export function seatingOf(contestants: number, game: number): Seating {
  // Seat s is taken by contestant s + shift; the first seat goes once round for each shift.
  const shift = Math.floor(game / contestants) % contestants;
  return {
    firstSeat: game % contestants,
    contestantAt: (seat) => (seat + shift) % contestants,
  };
}

/** Counts a game that was played to its end. */
export function countGame(tally: Tally, { firstSeat, contestantAt }: Seating, result: MatchResult): void {
  const { winners, turns, busts } = result;
  const sharers = bitsOf(winners).length;
  tally.games++;
  tally.begun[contestantAt(firstSeat)]++;
  for (let seat = 0; seat < turns.length; seat++) {
    const contestant = contestantAt(seat);
    const share = (winners >> seat) & 1 ? 1 / sharers : 0;
    tally.wins[contestant] += share;
    tally.botTurns[contestant] += turns[seat];
    tally.busts[contestant] += busts[seat];
    tally.turns += turns[seat];
    if (seat === firstSeat) tally.begunWins[contestant] += share;
  }
}

/** The dice of a game come from the seed and its number alone; a contestant has chances of its own. */
export const gameDice = (seed: number, game: number): Random => new Random(seed, game);
export const gameChances = (seed: number, game: number, seat: number): Random =>
  new Random(seed, game, seat + 1);

/**
 * Plays the games numbered `from` to `to` − 1 of a tournament, a bot a seat. Nothing in a game depends on the
 * games before it, so that the parts can be played anywhere in any order.
 */
export function playGames(rules: Rules, bots: readonly Bot[], seed: number, from: number, to: number): Tally {
  const tally = emptyTally(bots.length);
  const match = new Match(rules);
  for (let game = from; game < to; game++) {
    const seating = seatingOf(bots.length, game);
    const players = bots.map((_, seat) =>
      bots[seating.contestantAt(seat)].create(gameChances(seed, game, seat)),
    );
    countGame(tally, seating, match.play(players, seating.firstSeat, gameDice(seed, game)));
  }
  return tally;
}

/** A 95 % interval for a share of n trials (Wilson 1927). */
export function interval(share: number, n: number): [number, number] {
  const z = 1.959964;
  const centre = (share + (z * z) / (2 * n)) / (1 + (z * z) / n);
  const half = (z / (1 + (z * z) / n)) * Math.sqrt((share * (1 - share)) / n + (z * z) / (4 * n * n));
  // Rounding must not leave the share itself outside.
  return [Math.max(0, Math.min(share, centre - half)), Math.min(1, Math.max(share, centre + half))];
}
