// The learned evaluator: its fast way of valuing a turn's ends against playing each, and what its files hold.

import { readdirSync } from "node:fs";
import { bitsOf, type Position } from "@cantstop/rules";
import {
  activeRows,
  type Evaluator,
  endsByPlaying,
  type Ladders,
  makeLadders,
  type Network,
  NetworkEvaluator,
  networkValues,
  ONE,
  outputCount,
  type PackedNetwork,
  packNetwork,
  readNetwork,
  rowCount,
  seatsInOrder,
  type TurnEnds,
  unpackNetwork,
} from "@cantstop/strategy";
import { describe, expect, test } from "vitest";
import type { Pick } from "../../rules/test/oracle/random-state.ts";
import { pickFrom, randomPosition } from "./positions.ts";

const FULL = process.env.CANTSTOP_TEST === "full";

/** Any numbers of a learned network's size, at the edges of the clipping and far beyond them. */
function randomNetwork(pick: Pick, players: number): Network {
  const hidden = 1 + pick(20);
  const numbers = (count: number, size: number) =>
    Int32Array.from({ length: count }, () => pick(2 * size + 1) - size);
  return {
    players,
    hidden,
    rows: numbers(rowCount(players) * hidden, [200, 1_000, 5_000][pick(3)]),
    bias: numbers(hidden, 4_000),
    weights: numbers(outputCount(players) * hidden, 1_500),
    outputBias: numbers(outputCount(players), 4_000_000),
  };
}

const randomEvaluator = (pick: Pick): NetworkEvaluator => {
  const networks = [1, 2, 3, 4].map((players) => randomNetwork(pick, players));
  return new NetworkEvaluator((_, players) => networks[players - 1]);
};

/**
 * Sets of columns that this turn can have runners on: its own, and others that are open. Those after the first have
 * one column or two in common with it, as it is in a turn.
 */
function someSets(pick: Pick, position: Position): number[][] {
  const set = randomSet(pick, position);
  const { rules, closed, running } = position;
  const others = bitsOf(rules.columns & ~closed & ~running).filter((column) => !set.includes(column));
  const left = set.filter((column) => ((running >> column) & 1) === 0);
  return [
    set,
    ...others
      .slice(0, 4)
      .map((other, i) =>
        set.map((column) => (column === left[i % left.length] ? other : column)).sort((a, b) => a - b),
      ),
    set,
  ];
}

function randomSet(pick: Pick, { rules, closed, running }: Position): number[] {
  let set = running;
  const wanted = 1 + pick(3);
  for (
    let fresh = bitsOf(rules.columns & ~closed & ~set);
    fresh.length > 0 && bitsOf(set).length < wanted;
  ) {
    set |= 1 << fresh[pick(fresh.length)];
    fresh = bitsOf(rules.columns & ~closed & ~set);
  }
  return bitsOf(set);
}

/** Where the fast ends differ from those that are played, as sentences. */
function differences(
  position: Position,
  sets: readonly (readonly number[])[],
  ladders: Ladders,
  evaluator: Evaluator,
): string[] {
  const fast = evaluator.ends(position, ladders);
  const played = endsByPlaying(position, ladders, (after, seat) => evaluator.value(after, seat));
  const found: string[] = [];
  if (Math.abs(fast.bust - played.bust) > 1e-9) found.push(`bust: ${fast.bust}, not ${played.bust}`);
  for (const columns of sets) found.push(...differencesIn(columns, position, ladders, fast, played));
  return found;
}

function differencesIn(
  columns: readonly number[],
  position: Position,
  ladders: Ladders,
  fast: TurnEnds,
  played: TurnEnds,
): string[] {
  const cells = columns.reduce((size, column) => size * ladders.tops[column], 1);
  const found: string[] = [];
  // They write where they are told to, and nowhere else.
  const [fastValues, playedValues] = [fast, played].map((ends) => {
    const values = new Float64Array(cells + 5).fill(7);
    ends.fill(columns, values, 2);
    return values;
  });
  for (let i = 0; i < cells + 5; i++) {
    let topped = 0;
    for (let rest = i - 2, k = columns.length - 1; k >= 0; k--) {
      const top = ladders.tops[columns[k]];
      if (rest % top === top - 1) topped++;
      rest = Math.floor(rest / top);
    }
    // One move claims two columns at most.
    if (position.rules.claimsOnReach && topped === 3) continue;
    if (Math.abs(fastValues[i] - playedValues[i]) > 1e-9)
      found.push(`${columns.join()}, cell ${i - 2}: ${fastValues[i]}, not ${playedValues[i]}`);
  }
  return found;
}

test("the fast ends of a turn are those that are played, for any rules, seats and weights", () => {
  const seen = new Set<number>();
  for (let seed = 0; seed < (FULL ? 10_000 : 250); seed++) {
    const pick = pickFrom(seed);
    const { state, position } = randomPosition(pick);
    const evaluator = randomEvaluator(pick);
    const sets = someSets(pick, position);
    if (sets[0].length === 0) continue;
    seen.add(seatsInOrder(position).length);
    expect(
      differences(position, sets, makeLadders(position), evaluator).slice(0, 5),
      `seed ${seed}: ${JSON.stringify(state)}`,
    ).toEqual([]);
  }
  expect(seen).toEqual(new Set([1, 2, 3, 4]));
});

test("chances of all seats in the game add up to 1; a seat that has left has none", () => {
  for (let seed = 0; seed < 2_000; seed++) {
    const pick = pickFrom(seed);
    const { position } = randomPosition(pick);
    if (position.rules.players === 1) continue;
    const evaluator = randomEvaluator(pick);
    let sum = 0;
    for (let seat = 0; seat < position.rules.players; seat++) {
      const chance = evaluator.value(position, seat);
      expect(chance).toBeGreaterThanOrEqual(0);
      if ((position.out >> seat) & 1) expect(chance).toBe(0);
      sum += chance;
    }
    expect(sum).toBeCloseTo(1, 12);
  }
});

test("every position between turns adds up rows that there are, none of them twice", () => {
  for (let seed = 0; seed < 2_000; seed++) {
    const { position } = randomPosition(pickFrom(seed));
    const rows = activeRows(position);
    expect(new Set(rows).size).toBe(rows.length);
    for (const row of rows) {
      expect(row).toBeGreaterThanOrEqual(0);
      expect(row).toBeLessThan(rowCount(seatsInOrder(position).length));
    }
  }
});

test("a packed network comes back the same, but for rounding to eighths", () => {
  for (let seed = 0; seed < 40; seed++) {
    const network = randomNetwork(pickFrom(seed), 1 + (seed % 4));
    const packed = packNetwork(network, "by hand");
    expect(packed.madeBy).toBe("by hand");
    const again = unpackNetwork(JSON.parse(JSON.stringify(packed)) as PackedNetwork);
    expect(packNetwork(again, "by hand")).toEqual(packed);
    expect(readNetwork(JSON.stringify(packed), network.players)).toEqual(again);
    expect({ players: again.players, hidden: again.hidden }).toEqual({
      players: network.players,
      hidden: network.hidden,
    });
    for (const part of ["rows", "bias", "weights", "outputBias"] as const) {
      expect(again[part]).toHaveLength(network[part].length);
      for (const [i, number] of network[part].entries())
        expect(Math.abs(again[part][i] - number)).toBeLessThanOrEqual(4);
    }
  }
});

test("what is no network, or one for other players, is not read as one", () => {
  const packed = packNetwork(randomNetwork(pickFrom(1), 2), "by hand");
  const { numbers } = packed;
  expect(readNetwork(JSON.stringify(packed), 3)).toBeNull();
  for (const broken of ["", "7", "null", "[]", '{"players":2}', JSON.stringify(packed).slice(0, -2)])
    expect(readNetwork(broken, 2)).toBeNull();
  for (const others of [`${numbers} 1`, numbers.replace(" ", ""), numbers.replace(" ", " x"), ""])
    expect(readNetwork(JSON.stringify({ ...packed, numbers: others }), 2)).toBeNull();
});

const folder = new URL("../src/weights/", import.meta.url);

describe.each(readdirSync(folder))("weights/%s", async (file) => {
  const { PACKED } = (await import(new URL(file, folder).href)) as { PACKED: PackedNetwork };
  const network = unpackNetwork(PACKED);
  const { players, hidden, rows, bias, weights, outputBias } = network;

  test("holds as many whole numbers as the network has, and the command that made them", () => {
    const count = rows.length + bias.length + weights.length + outputBias.length;
    expect(rows.length).toBe(rowCount(players) * hidden);
    expect(outputBias.length).toBe(outputCount(players));
    expect(PACKED.numbers.split(" ")).toHaveLength(count);
    expect(packNetwork(network, PACKED.madeBy)).toEqual(PACKED);
    expect(PACKED.madeBy).toMatch(/^npm run train -- /);
    expect(file).toBe(`${file.startsWith("on-stop") ? "on-stop" : "on-reach"}-${players}.ts`);
  });

  test("never leaves 32 bits, whatever the position", () => {
    // Even if all rows counted at once, and each half of a change by itself.
    for (let h = 0; h < hidden; h++) {
      let sum = Math.abs(bias[h]);
      for (let row = 0; row < rows.length / hidden; row++) sum += 2 * Math.abs(rows[row * hidden + h]);
      expect(sum).toBeLessThan(2 ** 31);
    }
    for (const [k, own] of outputBias.entries()) {
      let sum = Math.abs(own);
      for (let h = 0; h < hidden; h++) sum += Math.abs(weights[k * hidden + h]) * ONE;
      expect(sum).toBeLessThan(2 ** 31);
    }
  });

  test("values the empty board as a game has it", () => {
    const values = networkValues(network, []);
    expect(values).toHaveLength(players);
    // Alone, minus the turns that are left; else chances, about the same for all.
    if (players === 1) expect(values[0]).toBeLessThan(-3);
    for (const chance of players === 1 ? [] : values)
      expect(Math.abs(chance * players - 1)).toBeLessThan(0.5);
  });
});
