import { PRESET_NAMES, parseRuleset, unwrap } from "@cantstop/rules";
import { makePositionText, parsePositionText } from "@cantstop/rules/notation";
import { describe, expect, it } from "vitest";
import { hashOf, readHash } from "../src/odds/address.ts";
import { changeRules, clear, giveTurn, put, type SetUp, spaceOf, type Thing } from "../src/odds/set-up.ts";

const read = (text: string) => unwrap(parsePositionText(text));
const runner: Thing = { kind: "runner" };
const camp = (seat: number): Thing => ({ kind: "camp", seat });
const claim = (seat: number): Thing => ({ kind: "claim", seat });
/** The board after something was put there, or why it could not be. */
const told = (made: SetUp): string => (made.ok ? makePositionText(made.position) : made.fault);
const after = (text: string, thing: Thing, column: number, space: number): string =>
  told(put(read(text), thing, column, space));

describe("setting a board up", () => {
  it("puts things there, moves them, and takes them away", () => {
    expect(after("standard -/- - AA - -", runner, 7, 4)).toBe("standard -/- - AA 7@4 moved");
    expect(after("standard -/- - AA 7@4 moved", runner, 7, 13)).toBe("standard -/- - AA 7@13 moved");
    expect(after("standard -/- - AA 7@4 moved", runner, 7, 0)).toBe("standard -/- - AA - -");
    expect(after("standard -/- - AA - -", camp(1), 8, 3)).toBe("standard -/8@3 - AA - -");
    expect(after("standard 7@2/- - AA - -", camp(0), 7, 5)).toBe("standard 7@5/- - AA - -");
    expect(after("standard -/- - AA - -", claim(1), 2, 3)).toBe("standard -/- 2=B AA - -");
    expect(after("standard -/- 2=B AA - -", claim(0), 2, 0)).toBe("standard -/- - AA - -");
  });
  it("a claim sends off what may not stay", () => {
    const before = "7@2,8@1/7@3 - AA 7@4 moved";
    expect(after(`standard ${before}`, claim(0), 7, 13)).toBe("standard 8@1/- 7=A AA - -");
    expect(after(`stop-sign ${before}`, claim(0), 7, 13)).toBe("stop-sign 8@1/7@3 7=A AA - -");
  });
  it("says why something cannot stand there", () => {
    const full = "standard -/- - AA 6@1,7@1,8@1 moved";
    expect(after(full, runner, 9, 1)).toBe("three_runners");
    expect(after("standard -/- 7=B AA - -", runner, 7, 1)).toBe("closed");
    expect(after("standard -/- 7=B AA - -", camp(0), 7, 1)).toBe("closed");
    expect(after("standard 7@5/- - AA - -", runner, 7, 4)).toBe("below_camp");
    expect(after("standard -/- - AA - -", camp(0), 2, 3)).toBe("camp_on_top");
    expect(after("franjos -/- - AA - -", runner, 2, 3)).toBe("top_is_claim");
    expect(after("standard -/- 2=A,3=A AA - -", claim(0), 4, 7)).toBe("game_over");
  });
  it("gives the turn to another seat, and empties the board", () => {
    const position = read("standard 7@2/8@3 2=B AA 7@4 moved");
    expect(told(giveTurn(position, 1))).toBe("standard 7@2/8@3 2=B BA - -");
    expect(told(clear(position))).toBe("standard -/- - AA - -");
    expect(spaceOf(position, runner, 7)).toBe(4);
    expect(spaceOf(position, camp(1), 8)).toBe(3);
    expect([spaceOf(position, claim(1), 2), spaceOf(position, claim(0), 2)]).toEqual([1, 0]);
  });
  it("takes as much of a board to other rules and players as makes sense there", () => {
    const franjos = unwrap(parseRuleset("franjos"));
    const topped = read("standard 7@2/8@3 2=B AA 7@13 moved");
    expect(told(changeRules(topped, franjos, 2))).toBe("franjos 7@2/8@3 2=B AA - -");
    expect(told(changeRules(topped, topped.rules.ruleset, 4))).toBe("standard 7@2/8@3/-/- 2=B AA 7@13 moved");
    expect(told(changeRules(read("standard -/-/8@2 2=C,3=A CA - -"), franjos, 1))).toBe(
      "franjos - 3=A AA - -",
    );
    const stays = read("stop-sign -/7@3,8@2 7=A AA 6@2 moved");
    expect(told(changeRules(stays, unwrap(parseRuleset("standard")), 2))).toBe(
      "standard -/8@2 7=A AA 6@2 moved",
    );
    for (const preset of PRESET_NAMES)
      for (const players of [1, 2, 3, 4])
        expect(changeRules(topped, unwrap(parseRuleset(preset)), players).ok, `${preset} ${players}`).toBe(
          true,
        );
  });
});

describe("the explorer's address", () => {
  it("brings a position and the columns that triples are picked by there and back", () => {
    const position = read("standard,rivalCamps=jump_over 7@2/8@3 2=B AA 7@4 moved");
    const address = hashOf({ position, dice: [], picked: [6, 7] });
    expect(address).toBe("#s=standard,rivalCamps=jump_over+7@2/8@3+2=B+AA+7@4+moved&t=6,7");
    const found = readHash(address);
    expect(makePositionText(found.position)).toBe(makePositionText(position));
    expect([found.picked, found.known]).toEqual([[6, 7], true]);
  });
  it("brings dice along, all or some of them, and no others than there are", () => {
    const position = read("standard -/- - AA 7@4 moved");
    for (const dice of [[2, 3, 4, 5] as const, [6] as const, []])
      expect(readHash(hashOf({ position, dice, picked: [] })).dice).toEqual(dice);
    const start = hashOf({ position, dice: [], picked: [] });
    expect(readHash(`${start}&d=2345`).dice).toEqual([2, 3, 4, 5]);
    for (const wrong of ["23456", "7", "0123", "2,3", "x", ""])
      expect(readHash(`${start}&d=${wrong}`).dice, wrong).toEqual([]);
    expect(readHash("#s=chess&d=2345").dice, "dice of another board").toEqual([]);
  });
  it("has a board of its own where the address has none, or a broken one, or one of a game that is over", () => {
    expect(readHash("").known).toBe(true);
    for (const hash of ["#s=chess", "#s=", "#s=standard+-/-+2=A,3=A,4=A+AA+-+-+won=A", "#s=%E0%A4%A"]) {
      const found = readHash(hash);
      expect(found.known, hash).toBe(false);
      expect(found.position.finished).toBe(false);
    }
    expect(readHash("#t=7,7,1,x,13,8,9,10").picked).toEqual([7, 8, 9]);
  });
});
