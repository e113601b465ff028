import type { Position, Rules } from "@cantstop/rules";
import type { Evaluator, TurnEnds } from "./evaluator.ts";
import { loadEvaluator } from "./evaluators.ts";
import { GLENN_ALOI, type Heuristic, heuristicBot, RULE_OF_28 } from "./heuristic.ts";
import type { Ladders } from "./ladder.ts";
import { type Bot, randomBot } from "./player.ts";
import type { Random } from "./random.ts";
import { SolverPlayer } from "./solver-player.ts";

/** A bot by name; made for given rules, which may load what it needs to know. */
export interface BotEntry {
  readonly name: string;
  /** One sentence about its temper, in English. */
  readonly summary: string;
  load(rules: Rules): Promise<Bot>;
}

const ready = (bot: Bot): BotEntry => ({
  name: bot.name,
  summary: bot.summary,
  load: () => Promise.resolve(bot),
});

/** An evaluator that misjudges: every end of a turn is seen better or worse than it is, by chance; a win is seen. */
class BlurredEvaluator implements Evaluator {
  private readonly evaluator: Evaluator;
  private readonly blur: number;
  private readonly random: Random;

  /** @param blur greatest error, in winning chance */
  constructor(evaluator: Evaluator, blur: number, random: Random) {
    this.evaluator = evaluator;
    this.blur = blur;
    this.random = random;
  }

  private misjudge(value: number): number {
    if (value === 0 || value >= 1) return value;
    const error = this.blur * (this.random.below(2001) / 1000 - 1);
    // Alone, values are turns, less than nothing: ten of them are a game.
    return value + (value < 0 ? 10 * error : error);
  }

  value(position: Position, seat: number): number {
    return this.misjudge(this.evaluator.value(position, seat));
  }

  ends(position: Position, ladders: Ladders): TurnEnds {
    const ends = this.evaluator.ends(position, ladders);
    return {
      bust: ends.bust,
      fill: (columns, values, offset) => {
        ends.fill(columns, values, offset);
        const end = offset + columns.reduce((size, column) => size * ladders.tops[column], 1);
        for (let i = offset; i < end; i++) values[i] = this.misjudge(values[i]);
      },
    };
  }
}

const blurred = (name: string, summary: string, blur: number): BotEntry => ({
  name,
  summary,
  async load(rules) {
    const evaluator = await loadEvaluator(rules);
    return {
      name,
      summary,
      create: (random) =>
        new SolverPlayer(blur === 0 ? evaluator : new BlurredEvaluator(evaluator, blur, random)),
    };
  },
});

const RACER: Heuristic = { ...GLENN_ALOI, ownClimb: 20, threshold: 33, stopsOnTop: true };
const BLOCKER: Heuristic = { ...GLENN_ALOI, rivalClimb: 12, stopsOnTop: true };

/** All bots, the weakest first. */
export const BOTS: readonly BotEntry[] = [
  ready(randomBot),
  ready(heuristicBot("bold", "Loves the last roll best, and pays for it.", { ...GLENN_ALOI, threshold: 44 })),
  ready(
    heuristicBot("cautious", "Stops early and climbs in small, safe stages.", {
      ...GLENN_ALOI,
      threshold: 17,
      stopsOnTop: true,
    }),
  ),
  ready(heuristicBot("rule-of-28", "Adds up points and stops at 28, as Michael Keller advised.", RULE_OF_28)),
  ready(
    heuristicBot(
      "glenn-aloi",
      "The heuristic of Glenn and Aloi: tuned points, and never a hurry.",
      GLENN_ALOI,
    ),
  ),
  ready(heuristicBot("blocker", "Goes where its rivals are high, to be on top before them.", BLOCKER)),
  ready(
    heuristicBot("glenn-aloi-stop", "The same, but takes every top it reaches home at once.", {
      ...GLENN_ALOI,
      stopsOnTop: true,
    }),
  ),
  ready(
    heuristicBot(
      "racer",
      "Races for the top in the columns it is highest in, and lets the others be.",
      RACER,
    ),
  ),
  blurred("dreamer", "Knows the odds of this turn exactly, but judges its outcome through a fog.", 0.12),
  blurred("steady", "Sees far and is seldom wrong by much.", 0.05),
  blurred("best", "Solves every turn exactly and knows what its outcome is worth.", 0),
];

/** The bot of this name, or undefined. */
export const findBot = (name: string): BotEntry | undefined => BOTS.find((bot) => bot.name === name);
