// Games of a player alone that can be solved to the end. The expected turns were first computed by another program.

import { TurnSolution } from "@cantstop/strategy";
import { describe, expect, test } from "vitest";
import { evaluatorOf, NaiveTurn } from "./naive.ts";
import { type RollValue, smallRules, solveBoard } from "./small-boards.ts";

const FULL = process.env.CANTSTOP_TEST === "full";

const EXPECTED_TURNS = [
  [2, 1, 1.29794819],
  [2, 2, 1.347281862],
  [2, 3, 1.400179988],
  [3, 1, 1.480253419],
  [3, 2, 1.722400785],
  [3, 3, 1.890481456],
] as const;

const byTurnSolver: RollValue = (position, value) =>
  new TurnSolution(position, evaluatorOf(value)).rollValue(position);

const byNaiveSolver: RollValue = (position, value) =>
  new NaiveTurn(position, { value, pastClaims: true }).rollValue(position);

describe("expected turns with n-sided dice and shortest columns of s spaces", () => {
  test.each(EXPECTED_TURNS)("%i, %i: %f", (sides, shortest, turns) => {
    expect(-solveBoard(smallRules(sides, shortest), byTurnSolver)).toBeCloseTo(turns, 8);
  });

  test.each(EXPECTED_TURNS.slice(0, FULL ? 4 : 2))(
    "%i, %i: %f, by the naive solver",
    (sides, shortest, turns) => {
      expect(-solveBoard(smallRules(sides, shortest), byNaiveSolver)).toBeCloseTo(turns, 8);
    },
  );
});
