import { equityLoss, loadEvaluator } from "@cantstop/strategy";
import { loadTexts } from "@cantstop/texts";
import { loadBot, requireBot } from "./bots/bot-argument.ts";
import { usageFault } from "./fault.ts";
import { readRules } from "./ruleset-argument.ts";
import { readCount, readGamesSeed } from "./tournament/numbers.ts";

export interface EquityOptions {
  readonly bot: string;
  readonly games: string;
  readonly players: string;
  readonly ruleset?: string;
  readonly seed?: string;
  readonly json?: boolean;
}

/** Prints what a bot gives away a turn, as the strongest evaluator judges its decisions in games with itself. */
export async function showEquity(options: EquityOptions): Promise<void> {
  const texts = await loadTexts("en");
  const bot = options.bot.trim();
  requireBot("--bot", bot);
  const games = readCount("--games", options.games);
  const players = readCount("--players", options.players);
  if (players < 2 || players > 4) throw usageFault("--players must be 2, 3 or 4.");
  const seed = readGamesSeed(options.seed);
  const rules = await readRules(options.ruleset, players, texts);
  const judge = await loadEvaluator(rules);
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
