import type { Rules } from "@cantstop/rules";
import { Match } from "./match.ts";
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

/**
 * Plays the games numbered `from` to `to` − 1 of a tournament, a bot a seat. The bots change seats evenly and
 * so does the first seat; each game's dice come from the seed and its number alone, so that the parts can be
 * played anywhere in any order.
 */
export function playGames(rules: Rules, bots: readonly Bot[], seed: number, from: number, to: number): Tally {
  const tally = emptyTally(bots.length);
  const match = new Match(rules);
  const count = bots.length;
  for (let game = from; game < to; game++) {
    // Seat s is taken by bot (s + shift); the first seat goes once round for each shift.
    const shift = Math.floor(game / count) % count;
    const firstSeat = game % count;
    const botAt = (seat: number) => (seat + shift) % count;
    const players = bots.map((_, seat) => bots[botAt(seat)].create(new Random(seed, game, seat + 1)));
    const { winners, turns, busts } = match.play(players, firstSeat, new Random(seed, game), undefined);
    let sharers = 0;
    for (let seat = 0; seat < count; seat++) sharers += (winners >> seat) & 1;
    tally.games++;
    tally.begun[botAt(firstSeat)]++;
    for (let seat = 0; seat < count; seat++) {
      const bot = botAt(seat);
      const share = (winners >> seat) & 1 ? 1 / sharers : 0;
      tally.wins[bot] += share;
      tally.botTurns[bot] += turns[seat];
      tally.busts[bot] += busts[seat];
      tally.turns += turns[seat];
      if (seat === firstSeat) tally.begunWins[bot] += share;
    }
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
