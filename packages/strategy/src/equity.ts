import type { Move, Position, Rules } from "@cantstop/rules";
import type { Evaluator } from "./evaluator.ts";
import { Match } from "./match.ts";
import type { Bot, Player } from "./player.ts";
import { Random } from "./random.ts";
import { SolverPlayer } from "./solver-player.ts";

/** What a player gave away, judged by an evaluator: winning chance by its decisions, summed over its turns. */
export interface EquityLoss {
  turns: number;
  /** By choosing another pairing than the best. */
  pairing: number;
  /** By stopping or rolling on where the other was better. */
  stop: number;
}

/** A player whose every decision is compared with the best one. */
class JudgedPlayer implements Player {
  private readonly player: Player;
  private readonly judge: SolverPlayer;
  private readonly loss: EquityLoss;

  constructor(player: Player, judge: SolverPlayer, loss: EquityLoss) {
    this.player = player;
    this.judge = judge;
    this.loss = loss;
  }

  choose(position: Position, moves: Uint16Array, count: number): Move {
    const choice = this.player.choose(position, moves, count);
    const solution = this.judge.solve(position);
    let best = Number.NEGATIVE_INFINITY;
    for (let i = 0; i < count; i++) best = Math.max(best, solution.moveValue(position, moves[i]));
    this.loss.pairing += best - solution.moveValue(position, choice);
    return choice;
  }

  stops(position: Position): boolean {
    const stops = this.player.stops(position);
    const solution = this.judge.solve(position);
    const gain = solution.stopValue(position) - solution.rollValue(position);
    this.loss.stop += Math.max(0, stops ? -gain : gain);
    return stops;
  }
}

/**
 * The equity loss of a bot that plays games against itself, numbered `from` to `to` − 1: divided by the turns
 * it is the winning chance given away a turn, as the judge sees it. It ranks strong players that win rates
 * can hardly tell apart.
 */
export function equityLoss(
  rules: Rules,
  bot: Bot,
  judge: Evaluator,
  seed: number,
  from: number,
  to: number,
): EquityLoss {
  const loss: EquityLoss = { turns: 0, pairing: 0, stop: 0 };
  const match = new Match(rules);
  const solver = new SolverPlayer(judge);
  for (let game = from; game < to; game++) {
    const players = Array.from(
      { length: rules.players },
      (_, seat) => new JudgedPlayer(bot.create(new Random(seed, game, seat + 1)), solver, loss),
    );
    const { turns } = match.play(players, game % rules.players, new Random(seed, game));
    for (const played of turns) loss.turns += played;
  }
  return loss;
}
