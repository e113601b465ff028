import { availableParallelism } from "node:os";
import type { Rules } from "@cantstop/rules";
import type { Bot } from "@cantstop/strategy";
import { loadBot } from "../bots/bot-argument.ts";
import { usageFault } from "../fault.ts";
import { Progress } from "../progress.ts";
import type { Contestant } from "./contestants.ts";
import { readCount, readGamesSeed, readSeconds } from "./numbers.ts";
import type { Played } from "./played.ts";
import { playOnThreads } from "./pool.ts";
import { OutsideProgram } from "./program.ts";
import { playProgramGames } from "./program-games.ts";

/** What commands that play many games take, as it was typed. */
export interface GamesOptions {
  readonly games: string;
  readonly ruleset?: string;
  readonly seed?: string;
  readonly jobs?: string;
  readonly moveTime: string;
  readonly json?: boolean;
  readonly color: boolean;
}

/** How many games to play, and how. */
export interface Plan {
  readonly games: number;
  readonly seed: number;
  readonly jobs: number;
  /** How long an outside program may take for an answer, in seconds. */
  readonly moveTime: number;
}

/** Throws a usage fault where the options make no plan for these contestants. */
export function readPlan(options: GamesOptions, contestants: readonly Contestant[]): Plan {
  const jobs = options.jobs === undefined ? null : readCount("--jobs", options.jobs);
  if (jobs !== null && jobs > 1 && contestants.some(({ command }) => command !== null))
    throw usageFault("--jobs: games with an outside program are played by one job, for it is started once.");
  return {
    games: readCount("--games", options.games),
    seed: readGamesSeed(options.seed),
    jobs: jobs ?? availableParallelism(),
    moveTime: readSeconds("--move-time", options.moveTime),
  };
}

/** Plays the games of a plan, with a progress bar on a terminal. */
export async function playProgramme(
  rules: Rules,
  contestants: readonly Contestant[],
  { games, seed, jobs, moveTime }: Plan,
): Promise<Played> {
  const progress = new Progress(process.stderr, games, "games");
  const onProgress = (played: number) => progress.update(played);
  try {
    if (contestants.some(({ command }) => command !== null))
      return await playWithPrograms(rules, contestants, { games, seed, moveTime }, onProgress);
    const names = contestants.map(({ name }) => name);
    return await playOnThreads({ ruleset: rules.ruleset.spec, names, seed }, games, jobs, onProgress);
  } finally {
    progress.end();
  }
}

/** Exit codes of those who are told to end. */
const SIGNALS = { SIGHUP: 129, SIGINT: 130, SIGTERM: 143 } as const;

async function playWithPrograms(
  rules: Rules,
  contestants: readonly Contestant[],
  { games, seed, moveTime }: Omit<Plan, "jobs">,
  onProgress: (played: number) => void,
): Promise<Played> {
  const seated: (Bot | OutsideProgram)[] = [];
  for (const { name, command } of contestants)
    seated.push(command === null ? await loadBot(name, rules) : new OutsideProgram(command, moveTime));
  const programs = seated.filter((contestant) => contestant instanceof OutsideProgram);
  // However this process ends, no program is left behind.
  process.on("exit", () => {
    for (const program of programs) program.kill();
  });
  for (const [signal, code] of Object.entries(SIGNALS)) process.once(signal, () => process.exit(code));
  try {
    return await playProgramGames(rules, seated, seed, games, onProgress);
  } finally {
    await Promise.all(programs.map((program) => program.close()));
  }
}
