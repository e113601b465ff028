import { expect, it } from "vitest";
import { emptyHand, type Hand } from "../src/play/hand.ts";
import { stageOf } from "../src/play/scene.ts";
import { soundsBetween } from "../src/sound/follow.ts";
import { stateOf } from "./fakes.ts";
import { presentedOf } from "./screen.ts";

/** What is heard when a game has come from one point to another. */
const heard = (
  [before, hadHand]: readonly [string, Partial<Hand>?],
  [after, hasHand]: readonly [string, Partial<Hand>?],
  options: Parameters<typeof stateOf>[1] = {},
) => {
  const stage = (turns: string, hand: Partial<Hand> = {}) =>
    stageOf(presentedOf(stateOf(turns, options), { hand: { ...emptyHand, ...hand } }));
  return soundsBetween(stage(before, hadHand), stage(after, hasHand)).map(
    ({ name, height }) => `${name}${name === "step" ? ` ${height}` : ""}`,
  );
};

const pick = (pairing: number, ...columns: number[]) => ({ pick: { pairing, columns } });

it("dice roll, and a bust comes once they lie", () => {
  expect(heard([""], ["A 2345"])).toEqual(["roll"]);
  const position = "6@5/- - AA 6@7,8@10,9@3 moved";
  expect(heard([""], ["A 1122 bust"], { position })).toEqual(["roll", "bust"]);
});

it("a choice is heard step by step, as high as it leads", () => {
  expect(heard(["A 2345"], ["A 2345", pick(0, 5, 9)])).toEqual(["step 1", "step 1"]);
  expect(heard(["A 2345"], ["A 2345", pick(2, 7, 7)], { position: "7@3/- - AA - -" })).toEqual([
    "step 4",
    "step 5",
  ]);
  expect(heard(["A 2345", pick(0, 5, 9)], ["A 2345"]), "taken back").toEqual([]);
  expect(heard(["A 2345", pick(0, 5, 9)], ["A 2345:5+9 2345"]), "committed").toEqual(["roll"]);
});

it("a stop is silent but for what it claims or wins", () => {
  expect(heard(["A 2345:6+8"], ["A 2345:6+8 stop"])).toEqual([]);
  const position = "2@2/- - AA - -";
  expect(heard(["A 1111:2"], ["A 1111:2 stop"], { position })).toEqual(["claim"]);
  const last = "-/- 3=A,4=A AA 2@2 moved";
  expect(heard(["A 1112:2"], ["A 1112:2 stop"], { position: last })).toEqual(["win"]);
});
