// What the turn solver is given to do, in Node and in a browser alike.
import { clonePosition, makeRules, type Position, startPosition, unwrap } from "@cantstop/rules";
import { findBot, loadEvaluator, Match, type Player, Random, TurnSolution } from "@cantstop/strategy";
import { newTally, playPlainGames } from "./plain.ts";

/** Thousands of random games, written for one ruleset alone: the yardstick. */
const PLAIN_THOUSANDS = 30;
const OPENINGS = 50;
/** Games of the strongest bot against itself, whose turns are solved, and those whose decisions are timed. */
const GAMES = 4;
const BOT = "best";

/** The parts of a round: the yardstick, turns from the empty board, and all turns of some games. */
export type Part = "plain" | "opening" | "turn";

export interface Work {
  /** Does a part and says how often it was done over. */
  run(part: Part): number;
  /** Plays some games, others each time: how long every decision took, a move or whether to stop. */
  decisions(clock: () => number): number[];
}

export async function prepareWork(preset: string, players: number): Promise<Work> {
  const rules = unwrap(makeRules(preset, players));
  const evaluator = await loadEvaluator(rules);
  const entry = findBot(BOT);
  if (!entry) throw new Error(`There is no bot "${BOT}" any more.`);
  const bot = await entry.load(rules);
  const match = new Match(rules);
  let games = 0;
  /** Plays on, with every player as `at` has it, and shows the start of every turn. */
  const play = (at: (player: Player) => Player, onTurn?: (position: Position) => void): void => {
    for (const end = games + GAMES; games < end; games++) {
      const table = Array.from({ length: players }, (_, seat) =>
        at(bot.create(new Random(1, games, seat + 1))),
      );
      match.play(table, games % players, new Random(1, games), onTurn);
    }
  };

  const opening = startPosition(rules);
  const turns: Position[] = [];
  play(
    (player) => player,
    (position) => turns.push(clonePosition(position)),
  );
  let memory: Float64Array = new Float64Array(new TurnSolution(opening, evaluator, { unsolved: true }).size);
  const solve = (position: Position): void => {
    memory = new TurnSolution(position, evaluator, { memory }).values;
  };
  const parts: Readonly<Record<Part, () => number>> = {
    plain() {
      playPlainGames(PLAIN_THOUSANDS * 1000, new Random(1), newTally());
      return PLAIN_THOUSANDS;
    },
    opening() {
      for (let i = 0; i < OPENINGS; i++) solve(opening);
      return OPENINGS;
    },
    turn() {
      turns.forEach(solve);
      return turns.length;
    },
  };
  return {
    run: (part) => parts[part](),
    decisions(clock) {
      const times: number[] = [];
      function timed<T>(decide: () => T): T {
        const begin = clock();
        const decision = decide();
        times.push(clock() - begin);
        return decision;
      }
      play((player) => ({
        choose: (position, moves, count) => timed(() => player.choose(position, moves, count)),
        stops: (position) => timed(() => player.stops(position)),
      }));
      return times;
    },
  };
}
