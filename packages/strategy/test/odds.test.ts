// Chances, counted against the plain enumeration of all 1296 rolls.

import { countSuccesses, type Position, PRESET_NAMES, unwrap } from "@cantstop/rules";
import { parsePositionText } from "@cantstop/rules/notation";
import {
  bestSurvival,
  bustingDice,
  COLUMNS,
  columnChances,
  ROLLS,
  successOf,
  sumOdds,
  survivalChances,
  tripleOdds,
} from "@cantstop/strategy";
import { describe, expect, test } from "vitest";
import { ORACLE, type State } from "../../rules/test/oracle/oracle.ts";
import { pickFrom, randomPosition } from "./positions.ts";

const FULL = process.env.CANTSTOP_TEST === "full";
const FACES = [1, 2, 3, 4, 5, 6];

const ALL_DICE = FACES.flatMap((a) =>
  FACES.flatMap((b) => FACES.flatMap((c) => FACES.map((d) => [a, b, c, d]))),
);

const pairSums = ([a, b, c, d]: number[]): number[] => [a + b, a + c, a + d, b + c, b + d, c + d];

test("the columns and the rolls are those of the game", () => {
  expect(COLUMNS).toEqual([2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
  expect(ROLLS).toBe(1296);
});

test("each sum comes up in as many rolls as the published table has", () => {
  const half = [171, 302, 461, 580, 727];
  expect(sumOdds().map(({ success }) => success)).toEqual([...half, 834, ...half.toReversed()]);
  expect(sumOdds().map(({ columns }) => columns)).toEqual(COLUMNS.map((column) => [column]));
});

describe("three columns", () => {
  const triples = new Map(tripleOdds().map(({ columns, success }) => [columns.join("-"), success]));

  test("all 165 sets, counted one by one", () => {
    expect(triples.size).toBe(165);
    for (const { columns, success } of tripleOdds())
      expect(
        ALL_DICE.filter((dice) => pairSums(dice).some((sum) => columns.includes(sum))).length,
        columns.join("-"),
      ).toBe(success);
  });

  test("add up to 166,008 rolls", () => {
    expect([...triples.values()].reduce((sum, success) => sum + success)).toBe(166_008);
  });

  test("the best and the worst", () => {
    const ranked = [...triples].sort(([, a], [, b]) => b - a);
    expect(ranked[0]).toEqual(["6-7-8", 1192]);
    expect(new Map(ranked.slice(1, 3))).toEqual(
      new Map([
        ["5-7-8", 1185],
        ["6-7-9", 1185],
      ]),
    );
    expect(new Map(ranked.slice(3, 5))).toEqual(
      new Map([
        ["4-6-8", 1181],
        ["6-8-10", 1181],
      ]),
    );
    expect(new Map(ranked.slice(-2))).toEqual(
      new Map([
        ["2-3-12", 568],
        ["2-11-12", 568],
      ]),
    );
    expect([triples.get("2-3-4"), triples.get("10-11-12")]).toEqual([676, 676]);
  });

  test("are as good as their mirror images", () => {
    for (const { columns, success } of tripleOdds())
      expect(successOf(columns.map((column) => 14 - column)), columns.join("-")).toBe(success);
  });
});

test("no columns catch no roll, all columns every roll", () => {
  expect(successOf([])).toBe(0);
  expect(successOf(COLUMNS)).toBe(ROLLS);
});

describe("positions", () => {
  const read = (text: string): Position => unwrap(parsePositionText(text));

  /** By the rules as they are written down a second time: rolls with a move, and by column those that offer it. */
  function enumerate(state: State): { successes: number; chances: Map<number, number> } {
    let successes = 0;
    const chances = new Map<number, number>();
    for (const dice of ALL_DICE) {
      const offered = new Set(ORACLE.moves(state, dice).flat());
      if (offered.size > 0) successes++;
      for (const column of offered) chances.set(column, (chances.get(column) ?? 0) + 1);
    }
    return { successes, chances };
  }

  const inOrder = (chances: Map<number, number>): string => {
    const columns = [...chances].sort(([a], [b]) => a - b);
    return columns.map(([column, rolls]) => `${column}: ${rolls}`).join(", ");
  };

  /** What is otherwise at random positions, as sentences. */
  function differences(count: number, firstSeed: number, preset?: string): string[] {
    const found: string[] = [];
    for (let seed = firstSeed, compared = 0; compared < count; seed++) {
      const { state, position } = randomPosition(pickFrom(seed));
      if (preset !== undefined && state.ruleset !== preset) continue;
      compared++;
      const { successes, chances } = enumerate(state);
      const said = `${countSuccesses(position)} (${inOrder(columnChances(position))})`;
      const counted = `${successes} (${inOrder(chances)})`;
      if (said !== counted) found.push(`${said}, not ${counted}: ${JSON.stringify(state)}`);
    }
    return found;
  }

  test.each(PRESET_NAMES)("of %s: rolls that go on, and rolls that offer each column", (preset) => {
    expect(differences(FULL ? 100 : 5, 0, preset)).toEqual([]);
  });

  test("of any mix of options: the same", () => {
    expect(differences(FULL ? 2_000 : 60, 500_000)).toEqual([]);
  });

  test("a spare runner helps: on 2 and 3, with 10, 11 and 12 closed, 20 rolls bust", () => {
    const position = read("standard -/- 10=A,11=A,12=B AA 2@1,3@1 moved");
    expect(ROLLS - countSuccesses(position)).toBe(20);
  });

  const inFaces = (dice: readonly number[]): string => [...dice].sort((a, b) => a - b).join();

  test("the dice that bust are those that the rules as written down a second time leave nothing for", () => {
    for (let seed = 0; seed < (FULL ? 300 : 20); seed++) {
      const { state, position } = randomPosition(pickFrom(700_000 + seed));
      const listed = new Map(bustingDice(position).map(({ dice, rolls }) => [dice.join(), rolls]));
      const counted = new Map<string, number>();
      for (const dice of ALL_DICE) {
        if (ORACLE.moves(state, dice).length > 0) continue;
        const name = inFaces(dice);
        counted.set(name, (counted.get(name) ?? 0) + 1);
      }
      expect(listed, JSON.stringify(state)).toEqual(counted);
    }
  });

  /** Dice by their faces alone, with how many rolls show them. */
  const SORTED_DICE = ALL_DICE.filter((dice) => dice.join() === inFaces(dice)).map(
    (dice) => [dice, ALL_DICE.filter((other) => inFaces(other) === dice.join()).length] as const,
  );

  /** The best chance to survive so many rolls, by the rules as written down a second time; nothing is remembered. */
  function survival(state: State, rolls: number): number {
    if (rolls === 0) return 1;
    let sum = 0;
    for (const [dice, orders] of SORTED_DICE) {
      let best = 0;
      for (const columns of ORACLE.moves(state, dice)) {
        const next = ORACLE.move(state, dice, columns);
        const isOver = next.winners !== null || next.seat !== state.seat;
        best = Math.max(best, isOver ? 1 : survival(next, rolls - 1));
        if (best === 1) break;
      }
      sum += orders * best;
    }
    return sum / ROLLS;
  }

  test("the best chance to survive two rolls, whatever is on the board", () => {
    for (let seed = 0; seed < (FULL ? 60 : 3); seed++) {
      const { state, position } = randomPosition(pickFrom(800_000 + seed));
      const [none, one, two] = bestSurvival(position, 2);
      expect(none).toBe(1);
      expect(one, JSON.stringify(state)).toBeCloseTo(survival(state, 1), 12);
      expect(two, JSON.stringify(state)).toBeCloseTo(survival(state, 2), 12);
    }
  });

  test("where nothing changes the best chance is the power of one; where a runner comes to a top it is less", () => {
    const far = bestSurvival(read("standard -/- - AA 6@1,7@1,8@1 moved"), 3);
    expect(far).toHaveLength(4);
    for (const [n, chance] of far.entries()) expect(chance).toBeCloseTo((1192 / 1296) ** n, 12);
    const near = bestSurvival(read("standard -/- - AA 6@1,7@12,8@1 moved"), 3);
    expect(near[1]).toBeCloseTo(1192 / 1296, 12);
    expect(near[3]).toBeLessThan(far[3]);
    expect(bestSurvival(read("standard -/- - AA - -"), 2)[2]).toBe(1);
  });

  test("to survive n rolls has the nth power of the chance to survive one", () => {
    const position = read("standard -/- - AA 6@1,7@1,8@1 moved");
    const chances = survivalChances(position, 3);
    expect(chances).toHaveLength(4);
    for (const [n, chance] of chances.entries()) expect(chance).toBeCloseTo((1192 / 1296) ** n, 14);
  });
});
