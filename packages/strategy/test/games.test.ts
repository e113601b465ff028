// Whole games: that they are legal, end, come out the same wherever they are played, and as often as published.

import { canStop, makeRules, PRESET_NAMES, unwrap } from "@cantstop/rules";
import {
  addTally,
  BOTS,
  type Bot,
  type BotEntry,
  emptyTally,
  findBot,
  GLENN_ALOI,
  heuristicBot,
  interval,
  LONGEST_GAME,
  playGames,
  Random,
  RULE_OF_28,
  randomBot,
} from "@cantstop/strategy";
import { describe, expect, test } from "vitest";

const FULL = process.env.CANTSTOP_TEST === "full";
const forTwo = unwrap(makeRules("standard", 2));
const alone = unwrap(makeRules("standard", 1));

const ruleOf28 = heuristicBot("rule-of-28", "", RULE_OF_28);
const glennAloi = heuristicBot("glenn-aloi", "", GLENN_ALOI);
const glennAloiStop = heuristicBot("glenn-aloi-stop", "", { ...GLENN_ALOI, stopsOnTop: true });

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

/** The same bot, watched: it takes moves that it was offered, and is asked to stop only where it may. */
function watched(bot: Bot): Bot {
  return {
    ...bot,
    create(random) {
      const player = bot.create(random);
      return {
        choose(position, moves, count) {
          const move = player.choose(position, moves, count);
          if (!moves.subarray(0, count).includes(move)) throw new Error(`${bot.name} chose ${move}`);
          return move;
        },
        stops(position) {
          if (!canStop(position)) throw new Error(`${bot.name} was asked to stop`);
          return player.stops(position);
        },
      };
    },
  };
}

describe("every bot plays every preset to the end", () => {
  const simple = [
    "random",
    "bold",
    "cautious",
    "rule-of-28",
    "glenn-aloi",
    "blocker",
    "glenn-aloi-stop",
    "racer",
  ];

  test("all bots are known by their names", () => {
    expect(BOTS.map(({ name }) => name)).toEqual([...simple, "dreamer", "steady", "best"]);
    for (const bot of BOTS) expect(findBot(bot.name)).toBe(bot);
    expect(findBot("nobody")).toBeUndefined();
  });

  /** Plays games one by one; each has a winner, or was given up at the last turn that there may be. */
  async function unfinished(preset: string, names: readonly string[], games: number): Promise<string[]> {
    const rules = unwrap(makeRules(preset, names.length));
    const bots: Bot[] = [];
    for (const name of names) bots.push(watched(await (findBot(name) as BotEntry).load(rules)));
    const found: string[] = [];
    for (let game = 0; game < games; game++) {
      const { wins, turns } = playGames(rules, bots, 7, game, game + 1);
      if (Math.abs(sum(wins) - 1) > 1e-12 && turns < LONGEST_GAME)
        found.push(`${names.join()}, game ${game}`);
    }
    return found;
  }

  test.each(PRESET_NAMES)("%s: the simple ones, for one to four", async (preset) => {
    for (let players = 1; players <= 4; players++)
      for (const [i, name] of simple.entries()) {
        const others = Array.from({ length: players - 1 }, (_, k) => simple[(i + k + 1) % simple.length]);
        expect(await unfinished(preset, [name, ...others], 2 * players)).toEqual([]);
      }
  });

  const solvers = ["best", "steady", "dreamer"];
  test.each(PRESET_NAMES)("%s: the solvers", async (preset) => {
    expect(await unfinished(preset, ["best", "dreamer"], 1)).toEqual([]);
    if (FULL || preset === "standard" || preset === "franjos")
      for (const table of [["best"], solvers, [...solvers, "best"]])
        expect(await unfinished(preset, table, 1)).toEqual([]);
  });
});

describe("the same games for the same seed", () => {
  test.each([
    ["standard", 2],
    ["franjos", 3],
    ["standard-jump", 4],
    ["wikipedia", 1],
  ] as const)("%s for %i: parts add up to the whole, whatever the split", (preset, players) => {
    const rules = unwrap(makeRules(preset, players));
    const bots = [randomBot, glennAloi, ruleOf28, glennAloiStop].slice(0, players);
    const whole = playGames(rules, bots, 5, 0, 60);
    expect(playGames(rules, bots, 5, 0, 60)).toEqual(whole);
    for (const cuts of [
      [0, 60],
      [0, 1, 60],
      [0, 7, 8, 31, 59, 60],
    ]) {
      const parts = emptyTally(players);
      // Any order will do.
      for (let i = cuts.length - 2; i >= 0; i--)
        addTally(parts, playGames(rules, bots, 5, cuts[i], cuts[i + 1]));
      expect({ ...parts, wins: [], begunWins: [] }).toEqual({ ...whole, wins: [], begunWins: [] });
      // A shared win is a fraction.
      for (let bot = 0; bot < players; bot++) {
        expect(parts.wins[bot]).toBeCloseTo(whole.wins[bot], 10);
        expect(parts.begunWins[bot]).toBeCloseTo(whole.begunWins[bot], 10);
      }
    }
    expect(playGames(rules, bots, 6, 0, 60)).not.toEqual(whole);
  });

  test("solvers with chances of their own too", async () => {
    const bots = [await findBot("dreamer")!.load(forTwo), await findBot("steady")!.load(forTwo)];
    const whole = playGames(forTwo, bots, 3, 0, 3);
    const parts = emptyTally(2);
    for (const game of [2, 0, 1]) addTally(parts, playGames(forTwo, bots, 3, game, game + 1));
    expect(parts).toEqual(whole);
  });

  test("seats and first turns go round evenly", () => {
    const { begun } = playGames(
      unwrap(makeRules("standard", 3)),
      [ruleOf28, glennAloi, glennAloiStop],
      1,
      0,
      36,
    );
    expect(begun).toEqual([12, 12, 12]);
  });
});

/** The share of its games that the first bot wins against the second. */
const share = (first: Bot, second: Bot, games: number): number =>
  playGames(forTwo, [first, second], 2009, 0, games).wins[0] / games;

const meanTurns = (bot: Bot, games: number): number => playGames(alone, [bot], 1986, 0, games).turns / games;

describe("the published players play as they are known to", () => {
  test("a few games, always the same", () => {
    expect(share(glennAloi, ruleOf28, 1_000)).toBe(0.621);
    expect(share(glennAloiStop, glennAloi, 1_000)).toBe(0.561);
    expect(share(glennAloiStop, ruleOf28, 1_000)).toBe(0.677);
    expect(meanTurns(ruleOf28, 1_000)).toBe(10.709);
    expect(meanTurns(glennAloi, 1_000)).toBe(9.296);
    expect(meanTurns(glennAloiStop, 1_000)).toBe(8.546);
  });

  /** How far it lies outside this range, but for what chance can do in so many games: 0 where it lies in it. */
  function outside(found: number, low: number, high: number, deviation: number, games: number): number {
    const slack = (4 * deviation) / Math.sqrt(games);
    return Math.max(low - slack - found, found - high - slack, 0);
  }
  const games = FULL ? 100_000 : 2_000;

  // Ranges that several programs agree on.
  test.each([
    { first: glennAloi, second: ruleOf28, low: 0.61, high: 0.63 },
    { first: glennAloiStop, second: glennAloi, low: 0.57, high: 0.6 },
    { first: glennAloiStop, second: ruleOf28, low: 0.68, high: 0.71 },
  ])("$first.name against $second.name", ({ first, second, low, high }) => {
    expect(outside(share(first, second, games), low, high, 0.5, games)).toBe(0);
  });

  test.each([
    { bot: ruleOf28, low: 10.5, high: 10.9 },
    { bot: glennAloi, low: 9.1, high: 9.4 },
    { bot: glennAloiStop, low: 8.4, high: 8.7 },
  ])("$bot.name alone", ({ bot, low, high }) => {
    expect(outside(meanTurns(bot, games), low, high, 4, games)).toBe(0);
  });

  test("games by chance last as long as those of other programs, and favour the first as much", () => {
    const { turns, busts, begunWins } = playGames(forTwo, [randomBot, randomBot], 1, 0, games);
    expect(outside(turns / games, 37.32, 37.32, 10, games)).toBe(0);
    expect(outside(sum(busts) / games, 2.78, 2.78, 2, games)).toBe(0);
    expect(outside(sum(begunWins) / games, 0.536, 0.536, 0.5, games)).toBe(0);
  });

  test("the strongest bot beats the strongest of them", async () => {
    const best = await (findBot("best") as BotEntry).load(forTwo);
    const few = FULL ? 600 : 40;
    expect(outside(share(best, glennAloiStop, few), 0.68, 1, 0.47, few)).toBe(0);
  });
});

describe("the interval of a share", () => {
  test("is Wilson's", () => {
    const rounded = (wins: number, games: number) =>
      interval(wins / games, games).map((bound) => Number(bound.toFixed(4)));
    expect(rounded(50, 100)).toEqual([0.4038, 0.5962]);
    expect(rounded(0, 10)).toEqual([0, 0.2775]);
    expect(rounded(10, 10)).toEqual([0.7225, 1]);
  });
});

describe("random numbers", () => {
  test("are the same for the same seed, and unlike for its neighbours", () => {
    const draw = (...seed: number[]) => {
      const random = new Random(...seed);
      return Array.from({ length: 20 }, () => random.next()).join();
    };
    expect(draw(1, 2)).toBe(draw(1, 2));
    const seeds = [[], [0], [1], [2], [0, 0], [0, 1], [1, 0], [1, 1], [-1], [2 ** 32], [2 ** 40 + 1]];
    expect(new Set(seeds.map((seed) => draw(...seed))).size).toBe(seeds.length);
  });

  test("roll every roll about equally often", () => {
    const random = new Random(42);
    const counts = new Float64Array(1296);
    const rolls = 1296 * 200;
    for (let i = 0; i < rolls; i++) counts[random.below(1296)]++;
    // Chi-squared with 1295 degrees of freedom: its mean is 1295, its deviation 51.
    const chiSquared = counts.reduce((total, count) => total + (count - 200) ** 2 / 200, 0);
    expect(Math.abs(chiSquared - 1295)).toBeLessThan(4 * 51);
  });
});
