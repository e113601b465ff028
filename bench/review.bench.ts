// The review of a whole game of about thirty turns, in Node and in Chromium by turns. Processor time is counted, so that a
// busy machine matters less; on an idle one that is how long somebody in front of it waits.
import { resolve } from "node:path";
import { chromium } from "playwright-core";
import { build } from "rolldown";
import { CHROMIUM_FLAGS } from "../tools/chromium-flags.mjs";
import { report } from "./report.ts";
import { prepareWork } from "./reviewing.ts";

const ROUNDS = 5;

const { output } = await build({
  input: resolve("bench/reviewing-page.ts"),
  platform: "browser",
  logLevel: "warn",
  write: false,
  output: { format: "iife", codeSplitting: false },
});
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH ?? "/usr/bin/chromium",
  args: CHROMIUM_FLAGS,
});
const page = await browser.newPage();
await page.addScriptTag({ content: output[0].code });
const session = await page.context().newCDPSession(page);
await session.send("Performance.enable");

/** Processor time so far, in seconds. */
function ofNode(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
}
async function ofChromium(): Promise<number> {
  const { metrics } = await session.send("Performance.getMetrics");
  const time = metrics.find(({ name }) => name === "ProcessTime");
  if (!time) throw new Error("This Chromium does not tell its processor time.");
  return time.value;
}

for (const preset of ["standard", "franjos"])
  for (const players of [2, 3, 4]) {
    const work = await prepareWork(preset, players);
    await page.evaluate(([name, count]) => window.prepareReview(name, count), [preset, players] as const);
    const times: Record<string, number[]> = { Node: [], Chromium: [] };
    for (let round = 0; round < ROUNDS; round++) {
      const begin = ofNode();
      work.review();
      times.Node.push(ofNode() - begin);
      const beginThere = await ofChromium();
      await page.evaluate(() => window.review());
      times.Chromium.push((await ofChromium()) - beginThere);
    }
    for (const [runtime, seconds] of Object.entries(times)) {
      const sorted = seconds.toSorted((a, b) => a - b);
      const metric = `${work.turns} turns of ${preset} for ${players}, ${runtime}`;
      const tell = (what: string, value: number): void =>
        report("review", `${metric}: ${what}`, Number(value.toFixed(3)), "s");
      // Compilers are not warm then, as they are not in a page that has just been opened.
      tell("the first", seconds[0]);
      tell("least", sorted[0]);
      tell("median", sorted[ROUNDS >> 1]);
    }
  }
await browser.close();
