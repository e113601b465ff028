import { loadTexts } from "@cantstop/texts";
import { usageFault } from "../fault.ts";
import { readRules } from "../ruleset-argument.ts";
import { detectTerminal } from "../terminal.ts";
import { readContestants } from "./contestants.ts";
import { type GamesOptions, playProgramme, readPlan } from "./play-programme.ts";
import { forfeitsOf, type Played } from "./played.ts";
import { faultLines, percent, renderTable } from "./results.ts";

/** Half of a 95 % interval, in standard errors. */
const Z = 1.959964;

export interface SolitaireOptions extends GamesOptions {
  readonly bot: string;
}

/** Lets a bot play alone and prints how many turns it needs. */
export async function playSolitaire(options: SolitaireOptions): Promise<void> {
  const texts = await loadTexts("en");
  const contestants = readContestants("--bot", options.bot);
  if (contestants.length !== 1) throw usageFault("--bot: one bot plays alone.");
  const rules = await readRules(options.ruleset, 1, texts);
  const plan = readPlan(options, contestants);
  const begin = performance.now();
  const played = await playProgramme(rules, contestants, plan);
  const seconds = Math.round(performance.now() - begin) / 1000;
  const result = { bot: options.bot.trim(), games: plan.games, ...statisticsOf(played) };
  if (options.json) {
    process.stdout.write(`${JSON.stringify(result)}\n`);
    return;
  }
  const { bot, meanTurns, interval, bustRate } = result;
  const { colors } = detectTerminal(options);
  const number = (turns: number | undefined) => turns?.toFixed(2) ?? "-";
  const lines = [
    `${colors.bold(texts.rulesetName(rules.ruleset))}: ${plan.games} games alone, seed ${plan.seed}, ${seconds} s`,
    "",
    ...renderTable(
      ["bot", "turns", "95% interval", "busts"],
      [
        [
          bot,
          number(meanTurns ?? undefined),
          `${number(interval?.[0])} to ${number(interval?.[1])}`,
          percent(bustRate),
        ],
      ],
      colors,
    ),
    ...faultLines([bot], played),
    "",
  ];
  process.stdout.write(lines.join("\n"));
}

interface Statistics {
  readonly meanTurns: number | null;
  /** Of the mean, by the normal approximation. */
  readonly interval: readonly [number, number] | null;
  readonly bustRate: number | null;
  readonly forfeits?: number;
}

/** Numbers of the games that were played to the end; null where there was none. */
function statisticsOf(played: Played): Statistics {
  const { games, turns, busts } = played.tally;
  const forfeits = forfeitsOf(played, 0);
  const extra = forfeits > 0 ? { forfeits } : {};
  if (games === 0) return { meanTurns: null, interval: null, bustRate: null, ...extra };
  const meanTurns = turns / games;
  const variance = games > 1 ? (played.squares - games * meanTurns ** 2) / (games - 1) : 0;
  const half = Z * Math.sqrt(Math.max(0, variance) / games);
  return {
    meanTurns,
    interval: [meanTurns - half, meanTurns + half],
    bustRate: (busts[0] as number) / turns,
    ...extra,
  };
}
