// The published heuristics, on positions worked out by hand from their definitions.

import { canStop, MAX_MOVES, type Move, type Position, rollOf, unwrap } from "@cantstop/rules";
import { parsePositionText } from "@cantstop/rules/notation";
import {
  GLENN_ALOI,
  type Heuristic,
  heuristicBot,
  progressOf,
  Random,
  RULE_OF_28,
  worthOf,
} from "@cantstop/strategy";
import { describe, expect, test } from "vitest";
import { movesOf } from "./naive.ts";

const read = (text: string): Position => unwrap(parsePositionText(text));
const running = (runners: string): Position => read(`standard -/- - AA ${runners} moved`);
const player = (heuristic: Heuristic) => heuristicBot("", "", heuristic).create(new Random(1));
const STOP_ON_TOP: Heuristic = { ...GLENN_ALOI, stopsOnTop: true };

describe("progress: weight times (steps + 1), and what the three columns have in common", () => {
  test.each([
    // Rule of 28 weighs 6 5 4 3 2 1 2 3 4 5 6, Glenn and Aloi 7 7 3 2 2 1 2 2 3 7 7.
    ["6@1,7@1,8@1", 2 * 2 + 1 * 2 + 2 * 2, 2 * 2 + 1 * 2 + 2 * 2],
    ["2@1", 6 * 2, 7 * 2],
    ["2@2,12@2", 6 * 3 + 6 * 3, 7 * 3 + 7 * 3],
    // Only three columns count together: two odd ones bring nothing.
    ["3@1,5@1", 5 * 2 + 3 * 2, 7 * 2 + 2 * 2],
    // All odd and all at most 7.
    ["3@1,5@2,7@3", 5 * 2 + 3 * 3 + 1 * 4 + 2 + 4, 7 * 2 + 2 * 3 + 1 * 4 + 7 + 5],
    // All even.
    ["2@1,4@1,12@1", 6 * 2 + 4 * 2 + 6 * 2 - 2, 7 * 2 + 3 * 2 + 7 * 2 + 1],
    // All even and all at most 7; 7 itself belongs to both halves.
    ["2@1,4@2,6@3", 6 * 2 + 4 * 3 + 2 * 4 - 2 + 4, 7 * 2 + 3 * 3 + 2 * 4 + 1 + 5],
    ["7@1,8@1,9@1", 1 * 2 + 2 * 2 + 3 * 2 + 4, 1 * 2 + 2 * 2 + 2 * 2 + 6],
    // All odd and all at least 7.
    ["7@5,9@1,11@2", 1 * 6 + 3 * 2 + 5 * 3 + 2 + 4, 1 * 6 + 2 * 2 + 7 * 3 + 7 + 6],
  ])("%s: %i and %i", (runners, ruleOf28, glennAloi) => {
    expect(progressOf(RULE_OF_28, running(runners))).toBe(ruleOf28);
    expect(progressOf(GLENN_ALOI, running(runners))).toBe(glennAloi);
  });

  test("counts the steps of this turn, from the camp on", () => {
    const position = read("standard 6@4,8@2/7@5 - AA 6@5,7@2,8@6 moved");
    expect(progressOf(RULE_OF_28, position)).toBe(2 * 2 + 1 * 3 + 2 * 5);
  });
});

describe("worth of a move: of its steps, less 6 for each runner placed", () => {
  const move = (x: number, y = 0): Move => x | (y << 4);

  test.each([
    // Rule of 28 counts 1 2 3 4 5 6 5 4 3 2 1 a step, Glenn and Aloi 7 0 2 0 4 3 4 0 2 0 7, twice on entering.
    ["", move(6, 8), 5 - 6 + 5 - 6, 2 * 4 - 6 + 2 * 4 - 6],
    ["", move(7, 7), 2 * 6 - 6, 2 * 2 * 3 - 6],
    ["", move(2, 12), 1 - 6 + 1 - 6, 2 * 7 - 6 + 2 * 7 - 6],
    ["7@1", move(7, 7), 2 * 6, 2 * 3],
    ["7@1,6@1", move(6, 8), 5 + 5 - 6, 4 + 2 * 4 - 6],
    ["7@1,6@1", move(3), 2 - 6, -6],
    ["7@1,6@1,8@1", move(6, 8), 5 + 5, 4 + 4],
  ])("with runners %s, move %i: %i and %i", (runners, chosen, ruleOf28, glennAloi) => {
    const position = runners === "" ? read("standard -/- - AA - -") : running(runners);
    expect(worthOf(RULE_OF_28, position, chosen)).toBe(ruleOf28);
    expect(worthOf(GLENN_ALOI, position, chosen)).toBe(glennAloi);
  });

  test.each([
    // 7 and 7 is worth 6, the other pairings less.
    ["2345", RULE_OF_28, [7, 7]],
    ["2345", GLENN_ALOI, [7, 7]],
    // 6 + 8 is worth −2, 2 + 12 −10; to Glenn and Aloi they are worth 4 and 16.
    ["1166", RULE_OF_28, [7, 7]],
    ["1166", GLENN_ALOI, [2, 12]],
  ] as const)("of %s the best is taken", (dice, heuristic, [x, y]) => {
    const position = read("standard -/- - AA - -");
    const [a, b, c, d] = [...dice].map(Number);
    const moves = movesOf(position, rollOf([a, b, c, d]));
    const buffer = new Uint16Array(MAX_MOVES);
    buffer.set(moves);
    expect(player(heuristic).choose(position, buffer, moves.length)).toBe(move(x, y));
  });
});

describe("eyes for the board: a step is worth more by how high somebody stands in its column", () => {
  const HOPEFUL: Heuristic = { ...GLENN_ALOI, ownClimb: 11 };
  const JEALOUS: Heuristic = { ...GLENN_ALOI, rivalClimb: 11 };
  const move = (x: number, y = 0): Move => x | (y << 4);

  test.each([
    // Column 6 has 11 spaces: a camp on the 5th makes a step worth 5 more. 6 is 4 a step, twice on entering.
    ["standard 6@5/- - AA - -", move(6), 2 * (4 + 5) - 6, 2 * 4 - 6],
    ["standard -/6@5 - AA - -", move(6), 2 * 4 - 6, 2 * (4 + 5) - 6],
    // The runner counts, not the camp under it.
    ["standard 6@5/- - AA 6@7 moved", move(6, 6), 2 * (4 + 7), 2 * 4],
    // The highest rival counts.
    ["standard -/6@2/6@4 - AA - -", move(6), 2 * 4 - 6, 2 * (4 + 4) - 6],
  ])("%s: %s is worth %s to one and %s to the other", (text, chosen, own, rival) => {
    expect(worthOf(HOPEFUL, read(text), chosen)).toBeCloseTo(own, 12);
    expect(worthOf(JEALOUS, read(text), chosen)).toBeCloseTo(rival, 12);
  });
});

describe("stops", () => {
  test.each([
    // 29 of 28; 36 of 29.
    ["standard -/- - AA 3@1,5@2,7@3 moved", true, true, true],
    // 10 of 28 and 29.
    ["standard -/- - AA 6@1,7@1,8@1 moved", false, false, false],
    // 6 + 7 + 12 + 2 = 27 of 28, and 4 + 7 + 8 + 7 = 26 of 29.
    ["standard -/- - AA 5@1,7@6,9@3 moved", false, false, false],
    // However much it is: not with a runner to place.
    ["standard -/- - AA 2@2,12@2 moved", false, false, false],
    // A top, with two runners: one of the three takes it home at once.
    ["standard -/- - AA 2@3,12@2 moved", false, false, true],
    // The third column: everybody stops.
    ["standard -/- 3=A,4=A AA 2@3 moved", true, true, true],
    // Two tops with one column claimed.
    ["standard -/- 3=A AA 2@3,12@3 moved", true, true, true],
    // A rival's columns do not count.
    ["standard -/- 3=B,4=B AA 2@3 moved", false, false, true],
  ])("%s: Rule of 28 %s, Glenn and Aloi %s, on top %s", (text, ...expected) => {
    const position = read(text);
    expect(
      [RULE_OF_28, GLENN_ALOI, STOP_ON_TOP].map((heuristic) => player(heuristic).stops(position)),
    ).toEqual(expected);
  });

  test("at the threshold, not below", () => {
    // 2 · (1 + 1) + 1 · (1 + 1) + 2 · (steps + 1)
    for (const [space, stops] of [
      [9, false],
      [10, true],
    ] as const)
      expect(player(RULE_OF_28).stops(running(`6@1,7@1,8@${space}`))).toBe(stops);
  });

  test("a column claimed at once is a top that was reached", () => {
    const position = read("franjos -/- 2=A AA 6@1,7@1 claimed");
    expect(canStop(position)).toBe(true);
    expect(player(GLENN_ALOI).stops(position)).toBe(false);
    expect(player(STOP_ON_TOP).stops(position)).toBe(true);
  });
});
