import type { Rules } from "@cantstop/rules";
import { interval } from "@cantstop/strategy";
import { loadTexts, type Texts } from "@cantstop/texts";
import { usageFault } from "../fault.ts";
import { readRules } from "../ruleset-argument.ts";
import { type Colors, detectTerminal } from "../terminal.ts";
import { readContestants } from "./contestants.ts";
import { type GamesOptions, type Plan, playProgramme, readPlan } from "./play-programme.ts";
import { forfeitsOf, type Played } from "./played.ts";
import { faultLines, percent, renderTable } from "./results.ts";

const FEWEST = 2;
const MOST = 4;

export interface TournamentOptions extends GamesOptions {
  readonly bots: string;
}

/** Plays a tournament and prints who won how often. */
export async function playTournament(options: TournamentOptions): Promise<void> {
  const texts = await loadTexts("en");
  const contestants = readContestants("--bots", options.bots);
  if (contestants.length < FEWEST || contestants.length > MOST)
    throw usageFault(`--bots: a tournament is for ${FEWEST} to ${MOST} bots, with commas between them.`);
  const rules = await readRules(options.ruleset, contestants.length, texts);
  const plan = readPlan(options, contestants);
  const begin = performance.now();
  const played = await playProgramme(rules, contestants, plan);
  const result = {
    ruleset: rules.ruleset.spec,
    games: plan.games,
    seed: plan.seed,
    seconds: Math.round(performance.now() - begin) / 1000,
    bots: contestants.map(({ name }, i) => standingOf(name, i, played)),
    turnsPerGame: played.tally.turns / plan.games,
  };
  process.stdout.write(
    options.json
      ? `${JSON.stringify(result)}\n`
      : render(result, { rules, plan, played, texts, colors: detectTerminal(options).colors }),
  );
}

/** A share of some cases; null where there were none. */
const shareOf = (part: number, whole: number): number | null => (whole === 0 ? null : part / whole);

function standingOf(bot: string, i: number, played: Played) {
  const { games, wins, botTurns, busts, begun, begunWins } = played.tally;
  const own = (counts: readonly number[]) => counts[i] as number;
  const forfeits = forfeitsOf(played, i);
  const winRate = own(wins) / games;
  const [low, high] = interval(winRate, games);
  return {
    bot,
    wins: own(wins),
    winRate,
    // Rounding must not leave the rate itself outside, as where all games were won.
    interval: [Math.min(low, winRate), Math.max(high, winRate)] as const,
    bustRate: shareOf(own(busts), own(botTurns)),
    firstSeatWinRate: shareOf(own(begunWins), own(begun)),
    ...(forfeits > 0 && { forfeits }),
  };
}

interface Context {
  readonly rules: Rules;
  readonly plan: Plan;
  readonly played: Played;
  readonly texts: Texts;
  readonly colors: Colors;
}

interface Result {
  readonly seconds: number;
  readonly bots: readonly ReturnType<typeof standingOf>[];
  readonly turnsPerGame: number;
}

function render(
  { seconds, bots, turnsPerGame }: Result,
  { rules, plan, played, texts, colors }: Context,
): string {
  const table = renderTable(
    ["bot", "wins", "win rate", "95% interval", "busts", "when first"],
    bots.map(({ bot, wins, winRate, interval: [low, high], bustRate, firstSeatWinRate }) => [
      bot,
      Number.isInteger(wins) ? String(wins) : wins.toFixed(2),
      percent(winRate),
      `${percent(low)} to ${percent(high)}`,
      percent(bustRate),
      percent(firstSeatWinRate),
    ]),
    colors,
  );
  return [
    `${colors.bold(texts.rulesetName(rules.ruleset))}: ${plan.games} games, seed ${plan.seed}, ${seconds} s`,
    "",
    ...table,
    "",
    `${turnsPerGame.toFixed(2)} turns a game`,
    ...faultLines(
      bots.map(({ bot }) => bot),
      played,
    ),
    "",
  ].join("\n");
}
