import {
  canStop,
  type Dice,
  explainMove,
  explainRoll,
  explainStop,
  legalMoves,
  unwrap,
} from "@cantstop/rules";
import { parseState } from "@cantstop/rules/notation";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { arbitraryRoll, arbitraryState } from "./oracle/random-state.ts";

const position = (state: object) => unwrap(parseState({ camps: [{}, {}], ...state }));
const asDice = (dice: number[]) => dice as unknown as Dice;

describe("why a pairing or a sum cannot be chosen", () => {
  const reasons = (state: object, dice: number[]) =>
    explainRoll(position(state), asDice(dice)).map(({ sums, reason }) => ({
      pairing: sums.map(({ sum }) => sum).join("+"),
      sums: sums.map((sum) => sum.reason?.code ?? null),
      reason: reason?.code ?? null,
    }));

  test("closed columns, tops, and runners that are all out", () => {
    const state = { claims: { 7: 1 }, runners: { 6: 11, 8: 3, 9: 1 } };
    expect(reasons(state, [2, 4, 3, 5])).toEqual([
      { pairing: "6+8", sums: ["runner_on_top", null], reason: null },
      { pairing: "5+9", sums: ["no_runner_left", null], reason: null },
      { pairing: "7+7", sums: ["column_closed", "column_closed"], reason: "nothing_playable" },
    ]);
  });

  test("a double with room for one step", () => {
    const state = { runners: { 7: 12, 6: 1, 8: 1 } };
    expect(reasons(state, [3, 4, 3, 4])).toContainEqual({
      pairing: "7+7",
      sums: [null, "one_step_left"],
      reason: null,
    });
  });

  test("franjos: no double yet (A6), others place more (A8), open pairings first (A7), re-entry (A10)", () => {
    const franjos = { ruleset: "franjos" };
    expect(reasons(franjos, [2, 3, 4, 5])[2]).toEqual({
      pairing: "7+7",
      sums: [null, null],
      reason: "double_not_yet",
    });
    expect(reasons({ ...franjos, runners: { 10: 4 } }, [5, 5, 2, 3])[0]).toMatchObject({
      pairing: "10+5",
      reason: "must_place_first",
    });
    expect(reasons({ ...franjos, claims: { 10: 1 } }, [4, 3, 5, 5])[0]).toMatchObject({
      pairing: "7+10",
      reason: "prefer_open",
    });
    expect(
      reasons({ ...franjos, claims: { 9: 0 }, runners: { 4: 2, 10: 3 }, justClaimed: true }, [5, 5, 5, 5]),
    ).toEqual([{ pairing: "10+10", sums: [null, null], reason: "must_reenter" }]);
    const strict = { ruleset: { preset: "franjos", placement: "strict" } };
    expect(reasons({ ...strict, claims: { 5: 0, 6: 0 } }, [2, 3, 4, 5]).map(({ reason }) => reason)).toEqual([
      "must_be_open",
      "must_be_open",
      "double_not_yet",
    ]);
    const free = { ruleset: { preset: "franjos", placement: "free" } };
    expect(
      reasons({ ...free, claims: { 9: 0 }, runners: { 4: 2, 10: 3 }, justClaimed: true }, [5, 5, 5, 5]),
    ).toEqual([{ pairing: "10+10", sums: [null, null], reason: "must_reenter" }]);
  });

  test("of single moves", () => {
    const why = (state: object, dice: number[], columns: number[]) =>
      explainMove(position(state), asDice(dice), columns);
    expect(why({}, [2, 3, 4, 5], [5, 9])).toBeNull();
    expect(why({}, [2, 3, 4, 5], [9, 5])).toBeNull();
    expect(why({}, [2, 3, 4, 5], [5])).toEqual({ code: "must_use_both" });
    expect(why({}, [2, 3, 4, 5], [7])).toEqual({ code: "must_use_both" });
    expect(why({}, [2, 3, 4, 5], [5, 8])).toEqual({ code: "not_rolled" });
    expect(why({}, [2, 3, 4, 5], [])).toEqual({ code: "not_rolled" });
    // Example S2 of a published text: 11 pairs with 7, not with 5.
    expect(why({ ruleset: "franjos", runners: { 5: 1, 9: 1 } }, [3, 6, 4, 5], [5, 11])).toEqual({
      code: "not_rolled",
    });
    expect(why({ runners: { 5: 1, 9: 1 } }, [1, 1, 5, 6], [2, 11])).toEqual({
      code: "one_runner_left",
      column: 11,
    });
    expect(why({ claims: { 9: 1 } }, [2, 3, 4, 5], [5, 9])).toEqual({
      code: "column_closed",
      column: 9,
      owner: 1,
    });
    expect(why({ runners: { 7: 12, 6: 1, 8: 1 } }, [3, 4, 3, 4], [7, 7])).toEqual({
      code: "one_step_left",
      column: 7,
    });
  });

  test("every illegal move has a reason, no legal one has; a pairing has moves or a reason, and all moves a pairing", () => {
    fc.assert(
      fc.property(arbitraryRoll, ({ state, dice }) => {
        const here = unwrap(parseState(state));
        const moves = legalMoves(here, asDice(dice));
        const views = explainRoll(here, asDice(dice));
        for (const { moves: own, reason, sums } of views) {
          expect(own.length > 0).toBe(reason === null);
          if (reason?.code === "nothing_playable")
            expect(sums.every((sum) => sum.reason !== null)).toBe(true);
          // What moves nowhere has a reason of its own, unless the whole pairing has one.
          if (reason === null)
            for (const { sum, reason: why } of sums)
              if (!own.some((columns) => columns.includes(sum))) expect(why).not.toBeNull();
        }
        expect(views.flatMap((view) => view.moves.map(String)).sort()).toEqual(moves.map(String).sort());
        for (let a = 2; a <= 12; a++)
          for (const columns of [[a], ...Array.from({ length: 13 - a }, (_, i) => [a, a + i])]) {
            const legal = moves.some((move) => move.join() === columns.join());
            expect(explainMove(here, asDice(dice), columns) === null, columns.join()).toBe(legal);
          }
      }),
      { numRuns: 1_000 },
    );
  });
});

describe("why the turn cannot be stopped", () => {
  const why = (state: object) => explainStop(position(state));

  test("for every reason there is", () => {
    expect(why({})).toEqual({ code: "not_moved" });
    expect(why({ winners: [0] })).toEqual({ code: "game_over" });
    expect(why({ ruleset: "franjos", runners: { 5: 1, 9: 1 } })).toEqual({
      code: "runners_unplaced",
      spare: 1,
    });
    expect(why({ ruleset: "franjos", runners: { 5: 1, 9: 1 }, justClaimed: true })).toBeNull();
    const stacked = { ruleset: "standard-no-stacking", camps: [{}, { 9: 1 }], runners: { 5: 1, 9: 1 } };
    expect(why(stacked)).toEqual({ code: "on_rival_camp", column: 9 });
    expect(why({ ...stacked, claims: { 2: 0, 3: 0 }, runners: { 9: 1, 12: 3 } })).toEqual({
      code: "on_rival_camp",
      column: 9,
    });
  });

  test("there is a reason exactly where there is no stop", () => {
    fc.assert(
      fc.property(arbitraryState, (state) => {
        const here = unwrap(parseState(state));
        expect(explainStop(here) === null).toBe(canStop(here));
      }),
      { numRuns: 3_000 },
    );
  });
});
