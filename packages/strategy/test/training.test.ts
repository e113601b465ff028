// What training learns, and that it stays what was learned when it becomes whole numbers.
import { bitsOf } from "@cantstop/rules";
import { activeRows, networkValues, Random } from "@cantstop/strategy";
import { expect, test } from "vitest";
import { FloatNetwork } from "../train/float-network.ts";
import { heuristicPlay } from "../train/heuristic-play.ts";
import { commandOf, readOptions } from "../train/options.ts";
import { rowKinship } from "../train/rows.ts";
import { joinSamples, Recorder, type Samples } from "../train/samples.ts";
import { pickFrom, randomPosition } from "./positions.ts";

test.each([1, 2, 3, 4])(
  "rows for %i players have feet in their column, and a mirror image whose image they are",
  (players) => {
    const { feet, mirrored } = rowKinship(players);
    for (const [row, foot] of feet.entries()) {
      expect(foot).toBeLessThanOrEqual(row);
      expect(feet[foot]).toBe(foot);
      expect(mirrored[mirrored[row]]).toBe(row);
      expect(mirrored[foot]).toBe(feet[mirrored[row]]);
    }
    // Eleven columns a seat, of which 7 alone is its own image.
    expect(new Set(feet).size).toBe(11 * players + 11 + players);
    expect(feet.filter((_, row) => mirrored[row] === row).length).toBe(13 * players + 1 + players);
  },
);

/** Positions for two, each worth what its mover has climbed beside the rival: a rule that a network can learn. */
function simpleSamples(seeds: readonly number[]): Samples {
  const recorder = new Recorder(2);
  for (const seed of seeds) {
    const { position } = randomPosition(pickFrom(seed));
    if (position.rules.players !== 2 || position.out !== 0) continue;
    const lead =
      bitsOf(position.claims[position.seat]).length - bitsOf(position.claims[1 - position.seat]).length;
    const chance = 1 / (1 + Math.exp(-lead));
    recorder.add(activeRows(position), [chance, 1 - chance]);
  }
  return recorder.take();
}

const range = (from: number, to: number) => Array.from({ length: to - from }, (_, i) => from + i);

test("a network learns from samples what holds for others, in a mirror too, and keeps it in whole numbers", () => {
  const samples = simpleSamples(range(0, 6_000));
  const others = simpleSamples(range(6_000, 9_000));
  const count = samples.starts.length - 1;
  expect(count).toBeGreaterThan(300);
  const network = new FloatNetwork(2, 8, new Random(1));
  const before = network.errorOn(others);
  const order = new Random(2);
  for (let i = 0; i < 60 * count; i++)
    network.learn(samples, order.below(count), order.below(2) === 1, 0.002);
  const after = network.errorOn(others);
  expect(after).toBeLessThan(before / 4);

  const whole = network.quantise();
  const { mirrored } = rowKinship(2);
  let squares = 0;
  let apart = 0;
  for (let sample = 0; sample < others.starts.length - 1; sample++) {
    const rows = [...others.rows.subarray(others.starts[sample], others.starts[sample + 1])];
    const [chance] = networkValues(whole, rows);
    squares += (chance - others.targets[2 * sample]) ** 2;
    apart +=
      (chance -
        networkValues(
          whole,
          rows.map((row) => mirrored[row]),
        )[0]) **
      2;
  }
  expect(Math.sqrt(squares / (others.starts.length - 1))).toBeCloseTo(after, 3);
  expect(Math.sqrt(apart / (others.starts.length - 1))).toBeLessThan(2 * after);
});

test("a training asks for what makes sense, and is named by the command that makes it again", () => {
  const read = (...args: string[]) => readOptions(args);
  const asked = read("--players", "3", "--seed", "7", "--workers", "2", "--out", "n.json");
  if ("help" in asked) throw new Error(asked.help);
  expect(asked.options).toMatchObject({
    ruleset: "standard",
    players: 3,
    seed: 7,
    games: 400,
    out: "n.json",
  });
  const again = readOptions(commandOf(asked.options).split(" ").slice(4));
  expect("options" in again && commandOf(again.options)).toBe(commandOf(asked.options));

  expect(read("--help")).toMatchObject({ isFault: false, help: expect.stringContaining("--generations N") });
  const faults = [
    ["--players", "5"],
    ["--games", "none"],
    ["--seed", ""],
    ["--seed", "1.5"],
    ["--ruleset", "chess"],
    ["--fast"],
    ["more"],
  ];
  for (const args of faults)
    expect(read(...args), args.join(" ")).toMatchObject({
      isFault: true,
      help: expect.stringMatching(/^.+\n\n/),
    });
});

test.each([1, 3])("games of %i between heuristics tell how they ended, the same in parts", (players) => {
  const { rules } = readOptions(["--players", `${players}`]) as Extract<
    ReturnType<typeof readOptions>,
    { rules: unknown }
  >;
  const all = heuristicPlay(rules, 5, 0, 40);
  expect(joinSamples([heuristicPlay(rules, 5, 0, 15), heuristicPlay(rules, 5, 15, 40)])).toEqual(all);
  const count = all.starts.length - 1;
  expect(count).toBeGreaterThan(40);
  for (let sample = 0; sample < count; sample++) {
    const targets = all.targets.subarray(players * sample, players * (sample + 1));
    if (players === 1) expect(targets[0]).toBeGreaterThan(0);
    else expect(targets.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 5);
  }
});
