// The turn solver against the plainest one.

import { clearTurn, clonePosition, type Position, PRESET_NAMES } from "@cantstop/rules";
import { makePositionText } from "@cantstop/rules/notation";
import { TurnSolution } from "@cantstop/strategy";
import { describe, expect, test } from "vitest";
import type { State } from "../../rules/test/oracle/oracle.ts";
import { arbitraryValue, evaluatorOf, movesOf, NaiveTurn } from "./naive.ts";
import { pickFrom, randomPosition } from "./positions.ts";

const FULL = process.env.CANTSTOP_TEST === "full";
const EVALUATOR = evaluatorOf(arbitraryValue);

const differs = (what: string, found: number, expected: number): string[] =>
  found === expected || Math.abs(found - expected) <= 1e-12 ? [] : [`${what}: ${found}, not ${expected}`];

/** What the solver says otherwise than the naive one, at every position that the turn can reach. */
function differences(position: Position, naive: NaiveTurn, pastClaims: boolean): string[] {
  // Whatever the memory held before does not matter.
  const memory = new Float64Array(2_000).fill(Number.NaN);
  const solution = new TurnSolution(position, EVALUATOR, { pastClaims, memory });
  const rolls = position.rules.packedRolls.length;
  const found: string[] = [];
  for (const [i, reached] of naive.rolled.entries()) {
    const own = reached.closed === position.closed;
    const at = ` at ${makePositionText(reached)}`;
    if (solution.covers(reached) !== own) found.push(`covers${at}: ${!own}`);
    // Past a claim a solution is made anew; that costs time, and is done for some.
    if (!own && i % 40 !== 0) continue;
    const its = own ? solution : new TurnSolution(reached, EVALUATOR, { pastClaims });
    found.push(
      ...differs(`roll${at}`, its.rollValue(reached), naive.rollValue(reached)),
      ...differs(`stop${at}`, its.stopValue(reached), naive.stopValue(reached)),
    );
    // Of the first position, which comes last, every roll; of the others some.
    const asked = i === naive.rolled.length - 1 ? rolls : 4;
    for (let k = 0; k < asked; k++) {
      const roll = (i * 517 + k * 331) % rolls;
      const moves = movesOf(reached, roll);
      const values = moves.map((move) => naive.moveValue(reached, move));
      for (const [m, move] of moves.entries())
        found.push(...differs(`move ${move}${at}`, its.moveValue(reached, move), values[m]));
      const best = its.bestMove(reached, roll);
      if ((best === null) !== (moves.length === 0)) found.push(`best move of roll ${roll}${at}`);
      if (!best) continue;
      found.push(
        ...differs(`best value of roll ${roll}${at}`, best.value, Math.max(...values)),
        ...differs(`best move of roll ${roll}${at}`, values[moves.indexOf(best.move)], best.value),
      );
    }
  }
  return found;
}

/**
 * Is the turn short enough? One that goes on after a claim can reach columns that it could not before, so all
 * that any turn from here could reach is counted then.
 */
function isShort(position: Position, limit: number): boolean {
  const turn = clonePosition(position);
  if (position.rules.claimsOnReach) clearTurn(turn);
  return new TurnSolution(turn, EVALUATOR, { unsolved: true }).size <= limit;
}

interface Compared {
  positions: number;
  configurations: number;
  /** Of the configurations, those after a claim in the same turn. */
  pastClaims: number;
}

interface Choice {
  readonly positions: number;
  /** How many configurations a turn may reach. */
  readonly limit: number;
  readonly firstSeed: number;
  readonly accept?: (state: State, position: Position) => boolean;
  readonly everyRoll?: boolean;
}

/** Compares as many random positions, from a seed on. */
function compare({ positions, limit, firstSeed, accept, everyRoll = false }: Choice): Compared {
  const compared = { positions: 0, configurations: 0, pastClaims: 0 };
  for (let seed = firstSeed; compared.positions < positions; seed++) {
    const { state, position } = randomPosition(pickFrom(seed));
    if (accept && !accept(state, position)) continue;
    if (!isShort(position, limit)) continue;
    const { claimsOnReach, noStacking } = position.rules;
    for (const pastClaims of claimsOnReach ? [true, false] : [seed % 2 === 0]) {
      // Without pastClaims, what follows a claim that allows no stop is estimated.
      if (claimsOnReach && noStacking && !pastClaims) continue;
      const naive = new NaiveTurn(position, { value: arbitraryValue, pastClaims, everyRoll });
      const found = differences(position, naive, pastClaims);
      expect(found.slice(0, 5), `seed ${seed}, pastClaims ${pastClaims}: ${JSON.stringify(state)}`).toEqual(
        [],
      );
      compared.configurations += naive.rolled.length;
      compared.pastClaims += naive.rolled.filter(({ closed }) => closed !== position.closed).length;
    }
    compared.positions++;
  }
  return compared;
}

describe("every value of a turn is the naive solver's", () => {
  test.each(PRESET_NAMES)("%s", (preset) => {
    const { configurations, pastClaims } = compare({
      positions: FULL ? 50 : 6,
      limit: FULL ? 1_000 : 300,
      firstSeed: 0,
      accept: ({ ruleset }) => ruleset === preset,
    });
    expect(configurations).toBeGreaterThan(200);
    expect(pastClaims > 0).toBe(preset.startsWith("franjos"));
  });

  test("any mix of options, columns claimed on a stop", () => {
    const { configurations } = compare({
      positions: FULL ? 300 : 40,
      limit: FULL ? 500 : 200,
      firstSeed: 1_000_000,
      accept: (_, { rules }) => !rules.claimsOnReach,
    });
    expect(configurations).toBeGreaterThan(2_000);
  });

  test("any mix of options, columns claimed on reaching the top", () => {
    const { configurations, pastClaims } = compare({
      positions: FULL ? 300 : 40,
      limit: FULL ? 200 : 120,
      firstSeed: 2_000_000,
      // The turn goes on after a claim.
      accept: (_, { rules, scores, seat }) => rules.claimsOnReach && scores[seat] + 1 < rules.target,
    });
    expect(configurations).toBeGreaterThan(1_000);
    expect(pastClaims).toBeGreaterThan(300);
  });

  test("over all 1296 rolls one by one", () => {
    const { configurations } = compare({
      positions: FULL ? 50 : 10,
      limit: FULL ? 100 : 60,
      firstSeed: 3_000_000,
      everyRoll: true,
    });
    expect(configurations).toBeGreaterThan(50);
  });
});
