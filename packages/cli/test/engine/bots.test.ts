import { clonePosition, makeRules, playBust, playMove, playStop, startGame, unwrap } from "@cantstop/rules";
import { BOTS, type BotEntry, findBot, loadEvaluator } from "@cantstop/strategy";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { randomDice, randomState, seededPick } from "../../../rules/test/oracle/random-state.ts";
import { Adviser } from "../../src/bots/adviser.ts";
import { Judge } from "../../src/bots/judge.ts";
import { Engine, run } from "../run.ts";

const names = BOTS.map(({ name }) => name);
const heuristics = ["random", "bold", "cautious", "rule-of-28", "glenn-aloi", "glenn-aloi-stop"];
const full = process.env.CANTSTOP_TEST === "full";

let engine: Engine;
beforeAll(() => {
  engine = new Engine();
});
afterAll(() => engine.end());

const opening = { camps: [{}, {}] };

describe("bots", () => {
  it("are listed with their tempers", async () => {
    const { bots } = (await engine.ask({ op: "bots" })) as { bots: { name: string; summary: string }[] };
    expect(bots).toEqual(BOTS.map(({ name, summary }) => ({ name, summary })));
    expect(names).toEqual(
      expect.arrayContaining(["random", "rule-of-28", "glenn-aloi", "glenn-aloi-stop", "best"]),
    );
    for (const { summary } of bots) expect(summary).toMatch(/^[A-Z].+\.$/);
  });

  it.each(names)("%s chooses and decides by the rules, whatever the position", async (bot) => {
    const pick = seededPick(28);
    const positions = full ? 400 : heuristics.includes(bot) ? 120 : 25;
    for (let i = 0; i < positions; i++) {
      const state = randomState(pick);
      const dice = randomDice(pick);
      const [{ moves }, { columns }, { canStop }, { decision }] = (await Promise.all([
        engine.ask({ op: "actions", state, dice }),
        engine.ask({ op: "choose", state, dice, bot }),
        engine.ask({ op: "status", state }),
        engine.ask({ op: "decide", state, bot }),
      ])) as { moves?: unknown[]; columns?: unknown[]; canStop?: boolean; decision?: string }[];
      const name = `${JSON.stringify(state)} ${dice.join("")}`;
      if (moves?.length === 0) expect(columns, name).toEqual([]);
      else expect(moves, name).toContainEqual(columns);
      expect(canStop ? ["roll", "stop"] : ["roll"], name).toContain(decision);
    }
  });

  it("answer the same to the same question, in whatever order they are asked", async () => {
    const pick = seededPick(6);
    const questions = Array.from({ length: full ? 100 : 5 }, () => {
      const state = randomState(pick);
      const dice = randomDice(pick);
      return names.flatMap((bot) => [
        { op: "choose", state, dice, bot },
        { op: "decide", state, bot },
        { op: "evaluate", state },
      ]);
    })
      .flat()
      .map((question) => `${JSON.stringify(question)}\n`);
    const answers = (await run(["engine"], questions.join(""))).stdout.trim().split("\n");
    const backwards = (await run(["engine"], questions.reverse().join(""))).stdout.trim().split("\n");
    expect(backwards.reverse()).toEqual(answers);
  });

  it.each(["standard", "franjos", "stop-sign"])(
    "answer within a turn as they would have without its beginning: %s",
    async (preset) => {
      const rules = unwrap(makeRules(preset, 2));
      const best = await (findBot("best") as BotEntry).load(rules);
      const evaluator = await loadEvaluator(rules);
      const adviser = new Adviser(best);
      const judge = new Judge(evaluator);
      const pick = seededPick(3);
      let { position } = startGame(rules);
      for (let step = 0; step < (full ? 200 : 20) && !position.finished; step++) {
        const question = clonePosition(position);
        // Nothing but this differs from the turn asked about before.
        question.firstSeat = pick(2);
        const dice = [1 + pick(6), 1 + pick(6), 1 + pick(6), 1 + pick(6)] as const;
        const columns = adviser.choose(question, dice);
        expect(columns).toEqual(new Adviser(best).choose(question, dice));
        expect(adviser.stops(question)).toBe(new Adviser(best).stops(question));
        expect(judge.chances(question)).toEqual(new Judge(evaluator).chances(question));
        position = unwrap(columns.length > 0 ? playMove(position, dice, columns) : playBust(position));
        if (adviser.stops(position)) position = unwrap(playStop(position));
      }
    },
  );

  it("see what is plain", async () => {
    const winning = { camps: [{}, {}], claims: { 2: 0, 3: 0 }, runners: { 7: 13 } };
    for (const bot of ["rule-of-28", "glenn-aloi", "glenn-aloi-stop", "best"])
      expect(await engine.ask({ op: "decide", state: winning, bot }), bot).toEqual({ decision: "stop" });
    expect(await engine.ask({ op: "evaluate", state: winning })).toEqual({ win: [1, 0] });
    expect(await engine.ask({ op: "decide", state: opening, bot: "best" })).toEqual({ decision: "roll" });
  });
});

describe("evaluate", () => {
  it("gives chances that add up to 1, whatever the position", async () => {
    const pick = seededPick(7);
    for (let i = 0; i < (full ? 1500 : 80); i++) {
      const state = randomState(pick);
      const name = JSON.stringify(state);
      const { win, turns } = (await engine.ask({ op: "evaluate", state })) as {
        win: number[];
        turns?: number;
      };
      expect(win?.length, name).toBe(state.camps.length);
      expect(Math.abs(win.reduce((sum, chance) => sum + chance, 0) - 1), name).toBeLessThan(1e-9);
      for (const chance of win) {
        expect(chance, name).toBeGreaterThanOrEqual(0);
        expect(chance, name).toBeLessThanOrEqual(1);
      }
      for (const seat of state.out ?? []) expect(win[seat], name).toBe(0);
      if (win.length > 1) expect(turns, name).toBeUndefined();
      else expect(turns, name).toBeGreaterThanOrEqual(1);
    }
  });

  it("knows how finished games ended", async () => {
    const evaluate = (state: object) => engine.ask({ op: "evaluate", state });
    expect(await evaluate({ camps: [{}, {}, {}], winners: [2] })).toEqual({ win: [0, 0, 1] });
    expect(await evaluate({ camps: [{}, {}, {}, {}], winners: [0, 2] })).toEqual({ win: [0.5, 0, 0.5, 0] });
    expect(await evaluate({ camps: [{}], winners: [0] })).toEqual({ win: [1], turns: 0 });
    expect(await evaluate({ camps: [{}], winners: [], out: [0] })).toEqual({ win: [0], turns: 0 });
  });

  it("sees who is ahead", async () => {
    const { win } = (await engine.ask({
      op: "evaluate",
      state: { camps: [{}, { 7: 5 }], claims: { 6: 1, 8: 1 } },
    })) as { win: number[] };
    expect(win[0]).toBeLessThan(win[1]);
    const { turns } = await engine.ask({ op: "evaluate", state: { camps: [{}] } });
    const { turns: fewer } = await engine.ask({
      op: "evaluate",
      state: { camps: [{}], claims: { 6: 0, 8: 0 } },
    });
    expect(turns).toBeGreaterThan(5);
    expect(turns).toBeLessThan(12);
    expect(fewer).toBeLessThan(turns as number);
  });
});
