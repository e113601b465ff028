import { legalMoves, makeRules, play, startGame, unwrap } from "@cantstop/rules";
import { makePositionText } from "@cantstop/rules/notation";
import { BOTS } from "@cantstop/strategy";
import { describe, expect, it } from "vitest";
import { Judge } from "../src/bots/judge.ts";
import { BOT_NAMES } from "../src/bots/names.ts";

const opening = (preset: string, players: number) => startGame(unwrap(makeRules(preset, players))).position;

it("the app offers the bots that there are, in their order", () => {
  expect(BOT_NAMES).toEqual(BOTS.map(({ name }) => name));
});

describe("the judge", () => {
  const judge = new Judge(1);

  it.each(BOT_NAMES)("lets %s play a turn by the rules", async (bot) => {
    for (const preset of ["standard", "franjos"]) {
      let game = startGame(unwrap(makeRules(preset, 2)));
      for (const dice of [
        [2, 3, 4, 5],
        [6, 1, 6, 1],
      ] as const) {
        game = unwrap(play(game, { type: "roll", dice }));
        const position = makePositionText(game.position);
        const { columns, stops } = await judge.decide({ position, dice }, bot);
        if (!columns) throw new Error("dice wait, and nothing was chosen");
        expect(legalMoves(game.position, dice)).toContainEqual(columns);
        game = unwrap(play(game, { type: "move", columns }));
        const later = { position: makePositionText(game.position), dice: null };
        expect((await judge.decide(later, bot)).columns).toBeNull();
        if (stops) expect(play(game, { type: "stop" }).ok).toBe(true);
      }
    }
  });

  it("finds the move and the stop that win at once", async () => {
    const position = "standard -/- 2=A,3=A AA 7@12,5@2 moved";
    const dice = [3, 4, 1, 1] as const;
    expect(await judge.decide({ position, dice }, "best")).toEqual({ columns: [7], stops: true });
    const { unit, moves, now } = await judge.hint({ position, dice });
    expect({ unit, now }).toEqual({ unit: "chance", now: null });
    expect(moves[0]).toMatchObject({ columns: [7], value: 1, stop: 1 });
    expect(moves.map(({ columns }) => columns)).toHaveLength(2);
    for (const { roll, stop, value } of moves) expect(value).toBe(Math.max(roll ?? 0, stop ?? 0));
  });

  it("knows moves that end the turn by themselves, and stops that are not allowed", async () => {
    const claiming = {
      position: "franjos,gameEnd=immediate -/- 2=A,3=A AA 5@2,7@12,9@1 moved",
      dice: [3, 4, 1, 1],
    } as const;
    const { moves } = await judge.hint(claiming);
    expect(moves.find(({ columns }) => columns.includes(7))).toMatchObject({
      value: 1,
      stop: null,
      roll: null,
    });
    expect(await judge.decide(claiming, "best")).toEqual({ columns: [7], stops: false });
    const { now } = await judge.hint({ position: "franjos -/- - AA 7@2 moved", dice: null });
    expect(now?.stop).toBeNull();
    expect(now?.value).toBe(now?.roll);
  });

  it("counts turns for a player alone", async () => {
    const { unit, now } = await judge.hint({
      position: makePositionText(opening("standard", 1)),
      dice: null,
    });
    expect(unit).toBe("turns");
    expect(now?.value).toBeLessThan(-4);
    expect(now?.value).toBeGreaterThan(-12);
  });

  it("refuses what is no question", async () => {
    const position = "standard -/- 2=B AA 3@1,4@1,12@1 moved";
    await expect(judge.decide({ position, dice: [1, 1, 1, 1] }, "best")).rejects.toThrow("bust");
    await expect(judge.hint({ position: "chess", dice: null })).rejects.toThrow();
  });
});
