// Games of a player alone that can be solved to the end.

import { TurnSolution } from "@cantstop/strategy";
import { describe, expect, test } from "vitest";
import { evaluatorOf, NaiveTurn } from "./naive.ts";
import { EXPECTED_TURNS, type RollValue, smallRules, solveBoard } from "./small-boards.ts";

const FULL = process.env.CANTSTOP_TEST === "full";

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
