// Trains the evaluator of one ruleset and number of players, from a seed: first on the results of games between
// published heuristics, then on its own play, where the turn solver's answers are the targets.
import { writeFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { Worker } from "node:worker_threads";
import { makeRules, type Position, unwrap } from "@cantstop/rules";
import {
  activeRows,
  GLENN_ALOI,
  heuristicBot,
  Match,
  packNetwork,
  Random,
  RULE_OF_28,
  seatsInOrder,
} from "@cantstop/strategy";
import { FloatNetwork, type Samples } from "./float-network.ts";
import { Recorder } from "./recorder.ts";
import type { SelfPlayTask } from "./self-play.ts";

const { values } = parseArgs({
  options: {
    ruleset: { type: "string", default: "standard" },
    players: { type: "string", default: "2" },
    hidden: { type: "string", default: "16" },
    seed: { type: "string", default: "1" },
    heuristic: { type: "string", default: "600000" },
    generations: { type: "string", default: "40" },
    games: { type: "string", default: "400" },
    window: { type: "string", default: "16" },
    out: { type: "string", default: "network.ts" },
    workers: { type: "string", default: String(availableParallelism()) },
  },
});
const players = Number(values.players);
const seed = Number(values.seed);
const rules = unwrap(makeRules(values.ruleset, players));
const network = new FloatNetwork(players, Number(values.hidden), new Random(seed, 1));
const started = performance.now();
const say = (text: string) =>
  console.log(`${((performance.now() - started) / 1000).toFixed(0).padStart(5)} s  ${text}`);

function learn(samples: Samples, rate: number, order: Random): number {
  const count = samples.starts.length - 1;
  let loss = 0;
  for (let i = 0; i < count; i++) {
    const pick = order.below(2 * count);
    loss += network.learn(samples, pick >> 1, pick % 2 === 1, rate);
  }
  return loss / count;
}

/** The results of games between heuristics; the network learns from each batch as it comes. */
function learnFromHeuristics(games: number): void {
  const bots = [
    heuristicBot("", "", { ...GLENN_ALOI, stopsOnTop: true }),
    heuristicBot("", "", GLENN_ALOI),
    heuristicBot("", "", RULE_OF_28),
  ];
  const match = new Match(rules);
  const BATCH = 5_000;
  for (let from = 0; from < games; from += BATCH) {
    const recorder = new Recorder(players);
    for (let game = from; game < from + BATCH; game++) {
      const random = new Random(seed, 2, game);
      // Mostly the best of them against itself.
      const table = Array.from({ length: players }, () =>
        (bots[random.below(4) % 3] ?? bots[0]).create(random),
      );
      const turns: { rows: number[]; seats: number[]; played: number }[] = [];
      let played = 0;
      const onTurn = (position: Position) => {
        if (random.below(3) === 0)
          turns.push({ rows: activeRows(position), seats: seatsInOrder(position), played });
        played++;
      };
      const { winners } = match.play(table, game % players, random, onTurn);
      let count = 0;
      for (let rest = winners; rest !== 0; rest &= rest - 1) count++;
      for (const turn of turns)
        recorder.add(
          turn.rows,
          // Alone, a position is worth the turns that it takes.
          players === 1
            ? [played - turn.played]
            : turn.seats.map((seat) => ((winners >> seat) & 1 ? 1 / count : 0)),
        );
    }
    const rate = 0.002 * (1 - 0.8 * (from / games));
    const loss = learn(recorder.take(), rate, new Random(seed, 3, from));
    if ((from / BATCH) % 20 === 0) say(`heuristic games ${from + BATCH}, loss ${loss.toFixed(4)}`);
  }
}

class Pool {
  private readonly workers: Worker[];

  constructor(size: number) {
    const file = fileURLToPath(new URL("./worker.mjs", import.meta.url));
    this.workers = Array.from({ length: size }, () => new Worker(file));
  }

  /** Plays the games in parts, small enough to be shared evenly; the answers come in order. */
  async play(task: SelfPlayTask): Promise<Samples[]> {
    const PART = 10;
    const parts: SelfPlayTask[] = [];
    for (let from = task.from; from < task.to; from += PART)
      parts.push({ ...task, from, to: Math.min(task.to, from + PART) });
    const answers: Samples[] = [];
    let next = 0;
    await Promise.all(
      this.workers.map(async (worker) => {
        while (next < parts.length) {
          const part = next++;
          answers[part] = await new Promise<Samples>((resolve, reject) => {
            worker.once("error", reject);
            worker.once("message", (samples: Samples) => {
              worker.off("error", reject);
              resolve(samples);
            });
            worker.postMessage(parts[part]);
          });
        }
      }),
    );
    return answers;
  }

  async close(): Promise<void> {
    await Promise.all(this.workers.map((worker) => worker.terminate()));
  }
}

function join(parts: readonly Samples[]): Samples {
  const recorder = { rows: 0, samples: 0 };
  for (const { rows, starts } of parts) {
    recorder.rows += rows.length;
    recorder.samples += starts.length - 1;
  }
  const rows = new Uint16Array(recorder.rows);
  const starts = new Uint32Array(recorder.samples + 1);
  const targets = new Float32Array(recorder.samples * players);
  let row = 0;
  let sample = 0;
  for (const part of parts) {
    rows.set(part.rows, row);
    targets.set(part.targets, sample * players);
    for (let i = 1; i < part.starts.length; i++) starts[sample + i] = row + part.starts[i];
    row += part.rows.length;
    sample += part.starts.length - 1;
  }
  return { rows, starts, targets };
}

/** Writes the network, as a module or as JSON by the file's name, with the command that makes it again. */
function save(): void {
  const options = Object.entries(values)
    .filter(([name]) => name !== "out" && name !== "workers")
    .map(([name, value]) => `--${name} ${value}`);
  const packed = packNetwork(network.quantise(), `npm run train -- ${options.join(" ")}`);
  const json = JSON.stringify(packed, null, 2);
  writeFileSync(
    values.out,
    values.out.endsWith(".json")
      ? `${json}\n`
      : `import type { PackedNetwork } from "../weights.ts";\n\nexport const PACKED: PackedNetwork = ${json};\n`,
  );
}

learnFromHeuristics(Number(values.heuristic));
save();
say("learned from heuristics");
const pool = new Pool(Number(values.workers));
/** How often all samples of the window are learned from after a generation. */
const PASSES = 4;
const kept: Samples[] = [];
const generations = Number(values.generations);
const games = Number(values.games);
for (let generation = 0; generation < generations; generation++) {
  const parts = await pool.play({
    ruleset: values.ruleset,
    players,
    network: network.quantise(),
    seed: seed + 1000,
    from: generation * games,
    to: (generation + 1) * games,
    // At first what comes of a position tells most; in the end the solver knows better, and has no luck.
    lambda: 0.3 * (1 - generation / generations),
  });
  const fresh = join(parts);
  const error = network.errorOn(fresh);
  kept.push(fresh);
  if (kept.length > Number(values.window)) kept.shift();
  const rate = 0.001 * (1 - 0.9 * (generation / generations));
  const all = join(kept);
  let loss = 0;
  for (let pass = 0; pass < PASSES; pass++) loss = learn(all, rate, new Random(seed, 4, generation, pass));
  save();
  say(
    `generation ${generation + 1}, ${all.starts.length - 1} samples, loss ${loss.toFixed(4)}, was off by ${error.toFixed(4)}`,
  );
}
await pool.close();
