// The turn solver with the learned evaluator, in Node and in Chromium by turns: the opening, whose turn can reach more
// than any other, and all turns of some games of the strongest bot against itself, beside a yardstick; then every
// decision of other games. Processor time is counted, so that a busy machine matters less. It matters still: the least of
// the rounds says more than the one in the middle, and the ratio of two times of one round more than either.
import { resolve } from "node:path";
import { chromium, type Page } from "playwright-core";
import { build } from "rolldown";
import { CHROMIUM_FLAGS } from "../tools/chromium-flags.mjs";
import { report } from "./report.ts";
import { type Part, prepareWork, type Work } from "./solving.ts";

const ROUNDS = 9;

/** One runtime: it does a part of the work or all of it, and says how many milliseconds once took. */
interface Runtime {
  readonly name: string;
  prepare(preset: string, players: number): Promise<void>;
  time(part: Part): Promise<number>;
  decisions(): Promise<number[]>;
}

function inNode(): Runtime {
  let work: Work;
  const clock = (): number => {
    const { user, system } = process.cpuUsage();
    return (user + system) / 1000;
  };
  return {
    name: "Node",
    async prepare(preset, players) {
      work = await prepareWork(preset, players);
    },
    async time(part) {
      const begin = clock();
      const times = work.run(part);
      return (clock() - begin) / times;
    },
    decisions: async () => work.decisions(clock),
  };
}

/** The work as one script for a page. */
async function pageScript(): Promise<string> {
  const { output } = await build({
    input: resolve("bench/solving-page.ts"),
    platform: "browser",
    logLevel: "warn",
    write: false,
    output: { format: "iife", codeSplitting: false },
  });
  return output[0].code;
}

async function inChromium(page: Page): Promise<Runtime> {
  await page.addScriptTag({ content: await pageScript() });
  const session = await page.context().newCDPSession(page);
  await session.send("Performance.enable");
  const clock = async (): Promise<number> => {
    const { metrics } = await session.send("Performance.getMetrics");
    const time = metrics.find(({ name }) => name === "ProcessTime");
    if (!time) throw new Error("This Chromium does not tell its processor time.");
    return time.value * 1000;
  };
  return {
    name: "Chromium",
    prepare: (preset, players) =>
      page.evaluate(([name, count]) => window.prepare(name, count), [preset, players] as const),
    async time(part) {
      const begin = await clock();
      const times = await page.evaluate((name) => window.run(name), part);
      return ((await clock()) - begin) / times;
    },
    // A page knows no processor time: as long as somebody in front of it would have to wait.
    decisions: () => page.evaluate(() => window.decisions()),
  };
}

type Rounds = Record<Part | "decision", number[]>;

/** What one decision in a hundred takes longer than. */
const percentile99 = (times: readonly number[]): number =>
  [...times].sort((a, b) => a - b)[Math.floor(times.length * 0.99)];
const median = (values: readonly number[]): number => [...values].sort((a, b) => a - b)[values.length >> 1];
const ratio = (above: readonly number[], below: readonly number[]): number =>
  median(above.map((time, round) => time / below[round]));
const tell = (metric: string, value: number, unit: string): void =>
  report("solver", metric, Number(value.toFixed(2)), unit);

async function measure(runtimes: readonly Runtime[], preset: string, players: number): Promise<void> {
  for (const runtime of runtimes) await runtime.prepare(preset, players);
  const all = runtimes.map((): Rounds => ({ plain: [], opening: [], turn: [], decision: [] }));
  for (let round = 0; round <= ROUNDS; round++)
    for (const [i, runtime] of runtimes.entries()) {
      const [plain, opening, turn] = [
        await runtime.time("plain"),
        await runtime.time("opening"),
        await runtime.time("turn"),
      ];
      const decision = percentile99(await runtime.decisions());
      // The first round is for the compilers to warm up.
      if (round === 0) continue;
      all[i].plain.push(plain);
      all[i].opening.push(opening);
      all[i].turn.push(turn);
      all[i].decision.push(decision);
    }
  const [node] = all;
  for (const [what, part] of [
    ["opening", "opening"],
    ["average turn", "turn"],
    ["a decision, 99th percentile", "decision"],
  ] as const)
    for (const [i, runtime] of runtimes.entries()) {
      const times = all[i][part];
      const metric = `${preset} for ${players}, ${runtime.name}: ${what}`;
      tell(`${metric}, least`, Math.min(...times), "ms");
      tell(`${metric}, median`, median(times), "ms");
      if (part === "decision") continue;
      tell(`${metric}, of a thousand plain games`, ratio(times, all[i].plain), "ratio");
      if (i > 0) tell(`${metric}, of Node`, ratio(times, node[part]), "ratio");
    }
}

const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH ?? "/usr/bin/chromium",
  args: CHROMIUM_FLAGS,
});
const runtimes = [inNode(), await inChromium(await browser.newPage())];
for (const preset of ["standard", "franjos"])
  for (const players of [2, 3, 4]) await measure(runtimes, preset, players);
await browser.close();
