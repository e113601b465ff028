import type { Rules } from "@cantstop/rules";
import { addTally, type Bot, playGames } from "@cantstop/strategy";
import { nothingPlayed, type Part, type Played } from "./played.ts";

/** Plays games among bots. */
export function playBotGames(rules: Rules, bots: readonly Bot[], seed: number, { from, to }: Part): Played {
  const played = nothingPlayed(bots.length);
  for (let game = from; game < to; game++) {
    const tally = playGames(rules, bots, seed, game, game + 1);
    addTally(played.tally, tally);
    played.squares += tally.turns ** 2;
  }
  return played;
}
