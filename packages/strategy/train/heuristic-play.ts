import { bitsOf, type Position, type Rules } from "@cantstop/rules";
import {
  activeRows,
  GLENN_ALOI,
  heuristicBot,
  Match,
  Random,
  RULE_OF_28,
  seatsInOrder,
} from "@cantstop/strategy";
import { Recorder, type Samples } from "./samples.ts";

/** The players that are learned from at first, the best of them first: mostly it plays against itself. */
const BOTS = [
  heuristicBot("", "", { ...GLENN_ALOI, stopsOnTop: true }),
  heuristicBot("", "", GLENN_ALOI),
  heuristicBot("", "", RULE_OF_28),
] as const;

/** Plays games between published heuristics, and tells of a third of all turns how their games ended. */
export function heuristicPlay(rules: Rules, seed: number, from: number, to: number): Samples {
  const { players } = rules;
  const recorder = new Recorder(players);
  const match = new Match(rules);
  for (let game = from; game < to; game++) {
    const random = new Random(seed, 2, game);
    const table = Array.from({ length: players }, () =>
      (BOTS[random.below(4) % BOTS.length] ?? BOTS[0]).create(random),
    );
    const turns: { rows: number[]; seats: number[]; played: number }[] = [];
    let played = 0;
    const onTurn = (position: Position) => {
      if (random.below(3) === 0)
        turns.push({ rows: activeRows(position), seats: seatsInOrder(position), played });
      played++;
    };
    const { winners } = match.play(table, game % players, random, onTurn);
    const share = 1 / bitsOf(winners).length;
    for (const turn of turns)
      recorder.add(
        turn.rows,
        // Alone, a position is worth the turns that it takes.
        players === 1
          ? [played - turn.played]
          : turn.seats.map((seat) => ((winners >> seat) & 1 ? share : 0)),
      );
  }
  return recorder.take();
}
