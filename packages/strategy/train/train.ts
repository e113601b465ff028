// Trains the evaluator of one ruleset and number of players, from a seed: first on the results of games between
// published heuristics, then on its own play, where the turn solver's answers are the targets.
import { writeFileSync } from "node:fs";
import type { Rules } from "@cantstop/rules";
import { packNetwork, Random } from "@cantstop/strategy";
import { FloatNetwork } from "./float-network.ts";
import { heuristicPlay } from "./heuristic-play.ts";
import { commandOf, readOptions, type TrainingOptions } from "./options.ts";
import { SelfPlayPool } from "./pool.ts";
import { joinSamples, type Samples } from "./samples.ts";

/** Games between heuristics that are learned from at a time. */
const BATCH = 5_000;
/** How often all samples of the window are learned from after a generation. */
const PASSES = 4;

const started = performance.now();
const say = (text: string) =>
  console.log(`${((performance.now() - started) / 1000).toFixed(0).padStart(5)} s  ${text}`);

/** Learns from the samples in any order, each in one of its two mirror images; returns the mean loss. */
function learn(network: FloatNetwork, samples: Samples, rate: number, order: Random): number {
  const count = samples.starts.length - 1;
  let loss = 0;
  for (let i = 0; i < count; i++) {
    const pick = order.below(2 * count);
    loss += network.learn(samples, pick >> 1, pick % 2 === 1, rate);
  }
  return loss / count;
}

/** Learns from the results of games between heuristics, from each batch as it comes. */
function learnFromHeuristics(
  network: FloatNetwork,
  rules: Rules,
  { seed, heuristic }: TrainingOptions,
): void {
  for (let from = 0; from < heuristic; from += BATCH) {
    const to = Math.min(heuristic, from + BATCH);
    const rate = 0.002 * (1 - 0.8 * (from / heuristic));
    const loss = learn(network, heuristicPlay(rules, seed, from, to), rate, new Random(seed, 3, from));
    if ((from / BATCH) % 20 === 0) say(`heuristic games ${to}, loss ${loss.toFixed(4)}`);
  }
}

/** Learns from its own play, generation after generation; each is told of by `onGeneration`. */
async function learnFromSelfPlay(
  network: FloatNetwork,
  { ruleset, players, seed, generations, games, window, workers }: TrainingOptions,
  onGeneration: () => void,
): Promise<void> {
  const pool = new SelfPlayPool(workers);
  const kept: Samples[] = [];
  for (let generation = 0; generation < generations; generation++) {
    const parts = await pool.play({
      ruleset,
      players,
      network: network.quantise(),
      seed: seed + 1000,
      from: generation * games,
      to: (generation + 1) * games,
      // At first what comes of a position tells most; in the end the solver knows better, and has no luck.
      lambda: 0.3 * (1 - generation / generations),
    });
    const fresh = joinSamples(parts);
    const error = network.errorOn(fresh);
    kept.push(fresh);
    if (kept.length > window) kept.shift();
    const rate = 0.001 * (1 - 0.9 * (generation / generations));
    const all = joinSamples(kept);
    let loss = 0;
    for (let pass = 0; pass < PASSES; pass++)
      loss = learn(network, all, rate, new Random(seed, 4, generation, pass));
    onGeneration();
    say(
      `generation ${generation + 1}, ${all.starts.length - 1} samples, loss ${loss.toFixed(4)}, was off by ${error.toFixed(4)}`,
    );
  }
  await pool.close();
}

/** Writes the network, as a module or as JSON by the file's name, with the command that makes it again. */
function save(network: FloatNetwork, options: TrainingOptions): void {
  const json = JSON.stringify(packNetwork(network.quantise(), commandOf(options)), null, 2);
  writeFileSync(
    options.out,
    options.out.endsWith(".json")
      ? `${json}\n`
      : `import type { PackedNetwork } from "../weights.ts";\n\nexport const PACKED: PackedNetwork = ${json};\n`,
  );
}

async function train(options: TrainingOptions, rules: Rules): Promise<void> {
  const network = new FloatNetwork(options.players, options.hidden, new Random(options.seed, 1));
  learnFromHeuristics(network, rules, options);
  save(network, options);
  say("learned from heuristics");
  await learnFromSelfPlay(network, options, () => save(network, options));
}

const asked = readOptions(process.argv.slice(2));
if ("help" in asked) {
  console[asked.isFault ? "error" : "log"](asked.help);
  process.exitCode = asked.isFault ? 2 : 0;
} else await train(asked.options, asked.rules);
