import { once } from "node:events";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { afterAll, describe, expect, it } from "vitest";
import { run, start } from "../run.ts";

const folder = mkdtempSync(join(tmpdir(), "cantstop-"));
afterAll(() => rmSync(folder, { recursive: true }));

interface Standing {
  bot: string;
  wins: number;
  winRate: number;
  interval: [number, number];
  bustRate: number | null;
  firstSeatWinRate: number | null;
  forfeits?: number;
}

interface Result {
  ruleset: unknown;
  games: number;
  seed: number;
  seconds: number;
  bots: Standing[];
  turnsPerGame: number;
}

async function textOf(...args: string[]): Promise<string> {
  const { code, stdout, stderr } = await run(args);
  expect({ code, stderr }).toEqual({ code: 0, stderr: "" });
  return stdout;
}

const tournament = async (bots: string, games: number, ...more: string[]): Promise<Result> =>
  JSON.parse(await textOf("tournament", "--bots", bots, "--games", String(games), "--json", ...more));

const PROGRAM = fileURLToPath(new URL("program.mjs", import.meta.url));
const EXAMPLE = fileURLToPath(new URL("../../../../docs/examples/mybot.mjs", import.meta.url));
const program = (mode: string, log = "") => `exec:"${process.execPath}" "${PROGRAM}" ${mode} ${log}`.trim();

describe("a tournament", () => {
  it("is told as the contract says", async () => {
    const result = await tournament("rule-of-28,random", 200, "--seed", "5", "--ruleset", "franjos");
    expect(Object.keys(result)).toEqual(["ruleset", "games", "seed", "seconds", "bots", "turnsPerGame"]);
    expect(result).toMatchObject({ ruleset: "franjos", games: 200, seed: 5 });
    const [keller, random] = result.bots;
    expect(Object.keys(keller)).toEqual([
      "bot",
      "wins",
      "winRate",
      "interval",
      "bustRate",
      "firstSeatWinRate",
    ]);
    expect([keller.bot, random.bot]).toEqual(["rule-of-28", "random"]);
    expect(keller.wins + random.wins).toBe(200);
    expect(keller.winRate).toBe(keller.wins / 200);
    expect(keller.winRate).toBeGreaterThan(0.8);
    expect(keller.interval[0]).toBeLessThan(keller.winRate);
    expect(keller.interval[1]).toBeGreaterThan(keller.winRate);
    expect(result.turnsPerGame).toBeGreaterThan(5);
  });

  it.each([
    ["two seats", "rule-of-28,glenn-aloi", 333, "standard"],
    ["shared wins", "random,bold,cautious", 100, "standard,gameEnd=complete_round,columnsToWin=2"],
    ["four seats", "random,rule-of-28,random,bold", 60, "stop-sign"],
    ["a solver", "best,glenn-aloi-stop", 2, "standard"],
  ])("does not depend on the number of jobs: %s", async (_, bots, games, ruleset) => {
    const [one, two] = await Promise.all(
      ["1", "2"].map((jobs) =>
        textOf(
          "tournament",
          "--bots",
          bots,
          "--games",
          String(games),
          "--json",
          "--ruleset",
          ruleset,
          "--seed",
          "11",
          "--jobs",
          jobs,
        ),
      ),
    );
    const withoutSeconds = (text: string) => text.replace(/"seconds":[\d.]+/, "");
    expect(withoutSeconds(two)).toBe(withoutSeconds(one));
    const { bots: standings } = JSON.parse(one) as Result;
    expect(standings.reduce((sum, { wins }) => sum + wins, 0)).toBeCloseTo(games, 9);
  });

  it("is fair to equals: random games are as they should be", async () => {
    const { bots, turnsPerGame } = await tournament("random,random", 4000, "--seed", "1");
    expect(turnsPerGame).toBeGreaterThan(36);
    expect(turnsPerGame).toBeLessThan(38.6);
    for (const { winRate, firstSeatWinRate } of bots) {
      expect(Math.abs(winRate - 0.5)).toBeLessThan(0.03);
      expect(Math.abs((firstSeatWinRate as number) - 0.536)).toBeLessThan(0.04);
    }
  });

  it("gives the first seat to each in turn, and says where there is nothing to say", async () => {
    const { bots } = await tournament("random,rule-of-28,random", 2, "--seed", "1");
    expect(bots.map(({ firstSeatWinRate }) => firstSeatWinRate === null)).toEqual([false, false, true]);
  });

  it("prints a table, and a seed with which it can be repeated", async () => {
    const args = ["tournament", "--bots", "rule-of-28,random", "--games", "50"];
    const first = await textOf(...args);
    expect(first).toMatch(
      /^Standard: 50 games, seed (\d+), [\d.]+ s\n\nbot +wins +win rate +95% interval +busts +when first\n/,
    );
    expect(first).toMatch(/^rule-of-28 +\d+ +\d+\.\d% +\d+\.\d% to \d+\.\d% +\d+\.\d% +\d+\.\d%$/m);
    expect(first).toMatch(/^\d+\.\d\d turns a game\n$/m);
    const seed = /seed (\d+)/.exec(first)?.[1] as string;
    const again = await textOf(...args, "--seed", seed);
    const table = (text: string) => text.slice(text.indexOf("\n"));
    expect(table(again)).toBe(table(first));
  });
});

describe("an outside program", () => {
  it("that plays as a bot does has its results, and is started once", async () => {
    const log = join(folder, "starts.txt");
    const args = ["--seed", "3"];
    const named = program("good", log);
    const [outside, inside] = [
      await tournament(`glenn-aloi,${named}`, 12, ...args),
      await tournament("glenn-aloi,rule-of-28", 12, ...args),
    ];
    expect(outside.bots[1].bot).toBe(named);
    outside.bots[1].bot = "rule-of-28";
    expect({ ...outside, seconds: 0 }).toEqual({ ...inside, seconds: 0 });
    expect(readFileSync(log, "utf8").trim().split("\n").length).toBe(1);
  });

  it("may be the one in the docs, which has twenty lines at most", async () => {
    const { bots } = await tournament(`random,exec:"${process.execPath}" "${EXAMPLE}"`, 20, "--seed", "1");
    expect(bots[1].forfeits).toBeUndefined();
    expect(bots[1].wins).toBeGreaterThan(10);
    expect(readFileSync(EXAMPLE, "utf8").trim().split("\n").length).toBeLessThanOrEqual(20);
  });

  it.each([
    ["illegal", /chose columns that are no legal move/],
    ["nested", /chose columns that are no legal move/],
    ["undecided", /decided for neither "roll" nor "stop"/],
    ["garbage", /answered with something that is no JSON object/],
    ["list", /answered with something that is no JSON object/],
    ["huge", /answered with something that is no JSON object/],
    ["wrong-id", /answered with an id that was not asked/],
    ["no-id", /answered with an id that was not asked/],
    ["exit", /ended \(exit code 0\)/],
  ])("that answers wrongly forfeits its games: %s", async (mode, reason) => {
    const text = await textOf(
      "tournament",
      "--bots",
      `rule-of-28,${program(mode)}`,
      "--games",
      "3",
      "--seed",
      "2",
    );
    expect(text).toMatch(reason);
    expect(text).toMatch(/^rule-of-28 +3 +100\.0%/m);
    expect(text).toMatch(/ forfeited \d games?: it /);
  });

  it("that says nothing forfeits, and is soon not asked any more", async () => {
    const begin = performance.now();
    const { bots } = await tournament(`random,${program("silent")}`, 10, "--move-time", "0.5");
    expect(bots[1]).toMatchObject({ wins: 0, forfeits: 10 });
    expect(bots[0].wins).toBe(10);
    expect(performance.now() - begin).toBeLessThan(8_000);
  });

  it("that answers late forfeits that game only: its late answer counts for nothing", async () => {
    const { bots } = await tournament(
      `random,${program("slow-once")}`,
      6,
      "--move-time",
      "1.5",
      "--seed",
      "4",
    );
    expect(bots[1].forfeits).toBe(1);
    expect(bots[1].wins).toBeGreaterThan(2);
  });

  it("that crashes is started again for the next game, while it still answers at times", async () => {
    const log = join(folder, "crashes.txt");
    const { code, stdout, stderr } = await run([
      "tournament",
      "--bots",
      `random,${program("crash", log)}`,
      "--games",
      "5",
      "--json",
    ]);
    expect(code).toBe(0);
    expect(stderr).toContain("a bug");
    expect((JSON.parse(stdout) as Result).bots[1]).toMatchObject({ wins: 0, forfeits: 5 });
    expect(readFileSync(log, "utf8").trim().split("\n").length).toBe(5);
  });

  it("that cannot be started forfeits", async () => {
    const { code, stdout } = await run([
      "tournament",
      "--bots",
      "random,exec:no-such-program-anywhere",
      "--games",
      "4",
      "--json",
    ]);
    expect(code).toBe(0);
    expect((JSON.parse(stdout) as Result).bots[1]).toMatchObject({ wins: 0, forfeits: 4 });
  });

  it("leaves the game to the others, who play on", async () => {
    const { bots, turnsPerGame } = await tournament(
      `rule-of-28,${program("illegal")},glenn-aloi`,
      9,
      "--seed",
      "1",
    );
    expect(bots[1]).toMatchObject({ wins: 0, forfeits: 9 });
    expect(bots[0].wins + bots[2].wins).toBe(9);
    expect(turnsPerGame).toBeGreaterThan(8);
  });

  it.skipIf(process.platform === "win32")("ends with the tournament, however that ends", async () => {
    const log = join(folder, "pid.txt");
    const child = start(["tournament", "--bots", `random,${program("silent", log)}`, "--move-time", "60"]);
    while (!existsSync(log)) await wait(20);
    child.kill("SIGTERM");
    await once(child, "close");
    expect(child.exitCode).toBe(143);
    const pid = Number(readFileSync(log, "utf8"));
    const isRunning = () => {
      try {
        process.kill(pid, 0);
      } catch {
        return false;
      }
      // Ended, though nobody has taken note of it yet.
      const status = `/proc/${pid}/stat`;
      return !existsSync(status) || !readFileSync(status, "utf8").includes(") Z ");
    };
    await expect.poll(isRunning, { timeout: 10_000 }).toBe(false);
  });
});

describe("solitaire", () => {
  const alone = async (bot: string, ...more: string[]) =>
    JSON.parse(await textOf("solitaire", "--bot", bot, "--json", ...more));

  it("is told as the contract says", async () => {
    const result = await alone("glenn-aloi", "--games", "500", "--seed", "1");
    expect(Object.keys(result)).toEqual(["bot", "games", "meanTurns", "interval", "bustRate"]);
    expect(result).toMatchObject({ bot: "glenn-aloi", games: 500 });
    expect(result.meanTurns).toBeGreaterThan(8.4);
    expect(result.meanTurns).toBeLessThan(10);
    expect(result.interval[1] - result.meanTurns).toBeCloseTo(result.meanTurns - result.interval[0], 9);
    expect(result.interval[1] - result.interval[0]).toBeLessThan(1);
    expect(await alone("glenn-aloi", "--games", "500", "--seed", "1", "--jobs", "1")).toEqual(result);
    expect((await alone("glenn-aloi", "--games", "500", "--seed", "2")).meanTurns).not.toBe(result.meanTurns);
  });

  it("is printed for people", async () => {
    expect(await textOf("solitaire", "--bot", "cautious", "--games", "20", "--seed", "1")).toMatch(
      /^Standard: 20 games alone, seed 1, [\d.]+ s\n\nbot +turns +95% interval +busts\ncautious +\d+\.\d\d +\d+\.\d\d to \d+\.\d\d +\d+\.\d%\n$/,
    );
  });

  it("is for outside programs too; games that they forfeit have no turns", async () => {
    const inside = await alone("rule-of-28", "--games", "5", "--seed", "1");
    const named = program("good");
    expect(await alone(named, "--games", "5", "--seed", "1")).toEqual({ ...inside, bot: named });
    expect(await alone(program("illegal"), "--games", "2")).toMatchObject({
      games: 2,
      meanTurns: null,
      interval: null,
      forfeits: 2,
    });
  });
});

describe("equity", () => {
  const judged = async (bot: string) =>
    JSON.parse(await textOf("equity", "--bot", bot, "--games", "2", "--seed", "1", "--json"));

  it("is lost by those who follow other lights than the judge's, and not by the judge", async () => {
    const best = await judged("best");
    expect(Object.keys(best)).toEqual(["bot", "games", "turns", "lossPerTurn", "pairing", "stop"]);
    expect(best.lossPerTurn).toBe(0);
    const random = await judged("random");
    expect(random.lossPerTurn).toBeGreaterThan(0.02);
    expect(random.lossPerTurn).toBeCloseTo(random.pairing + random.stop, 12);
    expect(await judged("random")).toEqual(random);
  });
});
