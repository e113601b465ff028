import { makeRules, type Position, type Rules, unwrap } from "@cantstop/rules";
import {
  activeRows,
  type Evaluator,
  Match,
  type Network,
  NetworkEvaluator,
  Random,
  SolverPlayer,
  seatsInOrder,
} from "@cantstop/strategy";
import { Recorder, type Samples } from "./samples.ts";

/** What a worker is asked to play. */
export interface SelfPlayTask {
  readonly ruleset: unknown;
  readonly players: number;
  readonly network: Network;
  readonly seed: number;
  /** Games are numbered through a training run; each has its own dice. */
  readonly from: number;
  readonly to: number;
  /** How much of a target is what happened later in the game, and how much what the solver saw at once. */
  readonly lambda: number;
}

/** Plays games of the network against itself, and tells what each turn's position turned out to be worth. */
export function selfPlay({ ruleset, players, network, seed, from, to, lambda }: SelfPlayTask): Samples {
  const rules: Rules = unwrap(makeRules(ruleset, players));
  const evaluator: Evaluator = new NetworkEvaluator(() => network);
  const recorder = new Recorder(players);
  const match = new Match(rules);
  for (let game = from; game < to; game++) {
    const turns: { rows: number[]; seats: number[]; value: number }[] = [];
    const solvers = Array.from({ length: players }, () => new SolverPlayer(evaluator));
    const onTurn = (position: Position) => {
      const solution = solvers[position.seat].solve(position);
      turns.push({
        rows: activeRows(position),
        seats: seatsInOrder(position),
        value: solution.rollValue(position),
      });
    };
    const { winners } = match.play(solvers, game % players, new Random(seed, game), onTurn);
    const share = 1 / Math.max(1, [...Array(players).keys()].filter((seat) => (winners >> seat) & 1).length);
    let chances = Array.from({ length: players }, (_, seat) => ((winners >> seat) & 1 ? share : 0));
    if (players === 1) {
      // Alone, a position is worth the turns that it takes.
      let left = 0;
      for (const { rows, value } of turns.reverse()) {
        left = (1 - lambda) * (1 - value) + lambda * (1 + left);
        recorder.add(rows, [left]);
      }
      continue;
    }
    for (const { rows, seats, value } of turns.reverse()) {
      const mover = seats[0];
      const own = (1 - lambda) * value + lambda * chances[mover];
      const others = 1 - chances[mover];
      // What the mover's chance leaves is shared among the others as the later position shares it.
      chances = chances.map((chance, seat) =>
        seat === mover ? own : others > 1e-9 ? ((1 - own) * chance) / others : (1 - own) / (players - 1),
      );
      recorder.add(
        rows,
        seats.map((seat) => chances[seat]),
      );
    }
  }
  return recorder.take();
}
