import type { Rules } from "@cantstop/rules";
import { type Evaluator, equityLoss, loadEvaluator, NetworkEvaluator, readNetwork } from "@cantstop/strategy";
import { loadTexts } from "@cantstop/texts";
import { loadBot, requireBot } from "./bots/bot-argument.ts";
import { runtimeFault, usageFault } from "./fault.ts";
import { readRules } from "./ruleset-argument.ts";
import { readTextFile } from "./text-file.ts";
import { readCount, readGamesSeed } from "./tournament/numbers.ts";

export interface EquityOptions {
  readonly bot: string;
  readonly games: string;
  readonly players: string;
  readonly ruleset?: string;
  readonly seed?: string;
  readonly judge?: string;
  readonly json?: boolean;
}

/** The evaluator that came with training, in a file; without one the strongest that there is. */
async function loadJudge(file: string | undefined, rules: Rules): Promise<Evaluator> {
  if (file === undefined) return loadEvaluator(rules);
  const network = readNetwork(await readTextFile(file), rules.players);
  if (network) return new NetworkEvaluator(() => network);
  throw runtimeFault(
    `${file} is no network for ${rules.players} players. \`npm run train -- --players ${rules.players} --out judge.json\` makes one.`,
  );
}

/** Prints what a bot gives away a turn, as an evaluator judges its decisions in games with itself. */
export async function showEquity(options: EquityOptions): Promise<void> {
  const texts = await loadTexts("en");
  const bot = options.bot.trim();
  requireBot("--bot", bot);
  const games = readCount("--games", options.games);
  const players = readCount("--players", options.players);
  if (players < 2 || players > 4) throw usageFault("--players must be 2, 3 or 4.");
  const seed = readGamesSeed(options.seed);
  const rules = await readRules(options.ruleset, players, texts);
  const judge = await loadJudge(options.judge, rules);
  const { turns, pairing, stop } = equityLoss(rules, await loadBot(bot, rules), judge, seed, 0, games);
  const result = {
    bot,
    games,
    turns,
    lossPerTurn: (pairing + stop) / turns,
    pairing: pairing / turns,
    stop: stop / turns,
  };
  process.stdout.write(
    options.json
      ? `${JSON.stringify(result)}\n`
      : `${bot} gives away ${result.lossPerTurn.toFixed(4)} of a win a turn: ${result.pairing.toFixed(4)} by its pairings, ${result.stop.toFixed(4)} by stopping or rolling on (${games} games, ${turns} turns, seed ${seed}).\n`,
  );
}
