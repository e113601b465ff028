// The turn solver with the learned evaluator: the opening, whose turn can reach more than any other, and all turns of
// some games of the strongest bot against itself. Processor time is counted, so that a busy machine matters less.

import { clonePosition, makeRules, type Position, startPosition, unwrap } from "@cantstop/rules";
import { findBot, loadEvaluator, Match, Random, TurnSolution } from "@cantstop/strategy";
import { report } from "./report.ts";

const ROUNDS = 7;
const GAMES = 4;
const OPENINGS = 20;

/** Milliseconds of processor time. */
function processorTime(work: () => void): number {
  const from = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(from);
  return (user + system) / 1000;
}

const median = (values: number[]): number => values.sort((a, b) => a - b)[values.length >> 1];
const milliseconds = (value: number): number => Number(value.toFixed(2));

const best = findBot("best");
if (!best) throw new Error("The strongest bot has another name now.");
for (const preset of ["standard", "franjos"] as const)
  for (const players of [2, 3, 4]) {
    const rules = unwrap(makeRules(preset, players));
    const evaluator = await loadEvaluator(rules);
    const bot = await best.load(rules);

    const turns: Position[] = [];
    const match = new Match(rules);
    for (let game = 0; game < GAMES; game++) {
      const table = Array.from({ length: players }, (_, seat) => bot.create(new Random(1, game, seat + 1)));
      match.play(table, game % players, new Random(1, game), (position) =>
        turns.push(clonePosition(position)),
      );
    }
    const openings = Array.from({ length: OPENINGS }, () => startPosition(rules));

    for (const [name, positions] of [
      ["opening", openings],
      ["average turn", turns],
    ] as const) {
      let configurations = 0;
      const solve = () => {
        configurations = 0;
        for (const position of positions) configurations += new TurnSolution(position, evaluator).size;
      };
      solve();
      const times = Array.from({ length: ROUNDS }, () => processorTime(solve));
      const metric = `${preset} for ${players}: ${name}`;
      report("solver", metric, milliseconds(median(times) / positions.length), "ms");
      report(
        "solver",
        `${metric}, reachable`,
        Math.round(configurations / positions.length),
        "configurations",
      );
    }
  }
