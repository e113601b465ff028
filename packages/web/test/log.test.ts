import { describe, expect, it } from "vitest";
import { loggedTurns } from "../src/log/turns.ts";
import { stateOf } from "./fakes.ts";
import { english } from "./wording.ts";

const names = ["Ana", "Kenji", "Mila"];
const words = await english.late("log");

/** The log of a state, a line a turn. */
function told(...args: Parameters<typeof stateOf>): string[] {
  return loggedTurns(stateOf(...args), (seat) => names[seat] ?? "").map(({ number, seat, rolls, end }) =>
    [
      words.turn(number, names[seat] ?? ""),
      ...rolls.map(({ dice, gains }) => words.roll(dice, gains)),
      end ? words.end(end) : words.running,
    ].join(" | "),
  );
}

describe("what happened", () => {
  it("is told turn by turn, with every roll", () => {
    expect(told("A 2345:7+7 1111:2+2 stop\nB 6666:12+12 6666:12 stop\nA 2345")).toEqual([
      "1. Ana’s turn | 2 3 4 5: 7 up 2 | 1 1 1 1: 2 up 2 | Kept 4 steps.",
      "1. Kenji’s turn | 6 6 6 6: 12 up 2 | 6 6 6 6: 12 on top | Claimed 12, kept 3 steps.",
      "2. Ana’s turn | 2 3 4 5: to be chosen | Still going on.",
    ]);
    expect(told("A 1122 bust", { position: "6@5/- - AA 6@7,8@10,9@3 moved" })).toEqual([
      "1. Ana’s turn | 1 1 2 2: bust | Bust: 15 steps lost.",
    ]);
  });

  it("tells who left, in the middle of another's turn too", () => {
    expect(told("A 2345:6+8\nB resign\nA 1156:6+7 stop\nC resign", { players: 3 })).toEqual([
      "1. Kenji’s turn | Kenji left the game.",
      "1. Ana’s turn | 2 3 4 5: 6 up 1 and 8 up 1 | 1 1 5 6: 6 up 1 and 7 up 1 | Kept 4 steps.",
      "1. Mila’s turn | Mila left the game.",
    ]);
  });

  it("counts turns alone", () => {
    expect(words.turn(3, "")).toBe("Turn 3");
    expect(loggedTurns(stateOf("", { players: 1 }), () => "")).toEqual([]);
  });
});
