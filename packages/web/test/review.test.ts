// A game looked at again: what the review screen makes of a record and of what the strategy package says about it.
import { compileRules, DEFAULT_PRESET, PRESET_NAMES, parseRuleset, unwrap } from "@cantstop/rules";
import { parseRecord, writeRecord } from "@cantstop/rules/notation";
import { loadEvaluator, type Review, reviewGame } from "@cantstop/strategy";
import fc from "fast-check";
import { describe, expect, it, vi } from "vitest";
import { atMoment } from "../src/review/address.ts";
import { boardAt } from "../src/review/board.ts";
import { CHART, chartOf } from "../src/review/chart.ts";
import { type Choice, choicesOf } from "../src/review/choices.ts";
import { stepOf } from "../src/review/keys.ts";
import { openReview } from "../src/review/open-review.ts";
import { recordToPlayOn, seatHere } from "../src/review/play-on.ts";
import { answer, beginQuiz, costOfAnswer, nextQuestion, quizChoices } from "../src/review/quiz.ts";
import { fortuneOf, ratingOf } from "../src/review/ratings.ts";
import type { Reviewer } from "../src/review/reviewer.ts";
import { momentOfLink } from "../src/review/share/link.ts";
import { faultyEvents, turnAt, turnsOf, verdictsOf, worstOf } from "../src/review/timeline.ts";
import { dailyOf, hasOwnDice, seatsOf } from "../src/table/tags.ts";
import { randomRecord, recordState, seating, stateOf } from "./fakes.ts";

/** Reviews the game of a state to its end. */
async function reviewOf({ record }: ReturnType<typeof stateOf>): Promise<Review> {
  const review = reviewGame(record.start, record.events, await loadEvaluator(record.start.rules));
  for (let next = review.next(); ; next = review.next()) if (next.done) return next.value;
}

const game = stateOf(
  "A 2345:5+9 1156:2 stop\nB 6666:12+12 6666:12 stop\nA 3456:8+10 2236:5+8 1122 bust\nB 1134",
);
const review = await reviewOf(game);
const nameOf = (seat: number) => ["Ana", "Kenji", "Mila"][seat] ?? "";

describe("the turns of a game", () => {
  const turns = turnsOf(game, nameOf);

  it("cover all events, in order, and know how they ended", () => {
    expect(turns.map(({ seat, number, from, to, end }) => [seat, number, from, to, end?.kind])).toEqual([
      [0, 1, 0, 5, "stop"],
      [1, 1, 5, 10, "stop"],
      [0, 2, 10, 15, "bust"],
      [1, 2, 15, 16, undefined],
    ]);
  });

  it("are found by moment: the moment after their last event still belongs to them", () => {
    expect([0, 1, 5, 6, 10, 15, 16].map((moment) => turnAt(turns, moment)?.from)).toEqual([
      0, 0, 0, 5, 5, 10, 15,
    ]);
    expect(turnAt([], 0)).toBeNull();
  });

  it("belong to who leaves between two of them, and not to who leaves in the middle", () => {
    const left = stateOf("A 2345:6+8\nB resign\nA 1156:6+7 stop\nC resign", { players: 3 });
    expect(turnsOf(left, nameOf).map(({ seat, from, to, end }) => [seat, from, to, end?.kind])).toEqual([
      [0, 0, 6, "stop"],
      [2, 6, 7, "left"],
    ]);
  });
});

describe("what was judged", () => {
  const verdicts = verdictsOf(review);

  it("is found by event, a roll beside the decision to roll", () => {
    expect([...verdicts.keys()]).toEqual([...game.record.events.keys()]);
    expect(verdicts.get(0)).toMatchObject({ roll: { kind: "roll" }, decision: null, severity: "none" });
    expect(verdicts.get(1)).toMatchObject({ roll: null, decision: { kind: "choose" } });
    expect(verdicts.get(2)).toMatchObject({
      roll: { kind: "roll" },
      decision: { kind: "decide", decision: "roll" },
    });
  });

  it("tells mistakes from the rest, of all or of one seat", () => {
    const all = faultyEvents(verdicts);
    expect(all.length).toBeGreaterThan(0);
    expect(all).toEqual([...faultyEvents(verdicts, 0), ...faultyEvents(verdicts, 1)].sort((a, b) => a - b));
    for (const event of all) expect(verdicts.get(event)?.severity).not.toBe("none");
    expect(worstOf(["slight", "blunder", "none", "mistake"])).toBe("blunder");
    expect(worstOf([])).toBe("none");
  });

  it("is offered as choices, the best first, with the one that was played", () => {
    for (const [event, verdict] of verdicts) {
      const before = game.games[event];
      const choices = before ? choicesOf(before, verdict) : [];
      if (!verdict.decision) expect(choices).toEqual([]);
      else {
        expect(choices.filter(({ isPlayed }) => isPlayed)).toHaveLength(1);
        expect(choices[0]?.isBest).toBe(true);
        const values = choices.map(({ value }) => value);
        expect(values).toEqual([...values].sort((a, b) => b - a));
        const played = choices.find(({ isPlayed }) => isPlayed) as Choice;
        expect(costOfAnswer(played, choices)).toBeCloseTo(verdict.decision.cost, 9);
      }
    }
  });
});

describe("the board at a moment", () => {
  const pieceOf = (seat: number) => (seat === 0 ? 0 : 1);
  const at = (moment: number, looked: readonly number[] | null = null) =>
    boardAt(game, moment, looked, pieceOf);

  it("shows the move that was just made, and another one where that is looked at", () => {
    expect(at(2).columns[9]).toMatchObject({ pair: "paper", runner: { space: 1, origin: 0 } });
    expect(at(2).columns[7].runner).toBeNull();
    expect(at(2, [7, 7]).columns[7]).toMatchObject({ pair: "double", runner: { space: 2 } });
    expect(at(2, [7, 7]).columns[9].runner).toBeNull();
  });

  it("shows what a bust took, and dice that wait only with a move that is looked at", () => {
    expect(at(15).columns[8]).toMatchObject({ runner: null, lost: { space: 2 } });
    expect(at(16).columns[2].runner).toBeNull();
    expect(at(16, [2, 7]).columns[2].runner).toMatchObject({ space: 1 });
  });

  it("is drawn at every moment of any game", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1e6 }), fc.constantFrom(...PRESET_NAMES), (seed, preset) => {
        const state = recordState(randomRecord(seating(preset), seed, 60));
        for (const moment of state.games.keys())
          expect(boardAt(state, moment, null, pieceOf).columns).toBeTruthy();
      }),
      { numRuns: 20 },
    );
  });
});

describe("the chart", () => {
  const numbers = (path: string) => (path.match(/-?[\d.]+/g) ?? []).map(Number);

  it("fills its height at every moment, whatever the chances", () => {
    const weights = fc.array(fc.array(fc.integer({ min: 1, max: 100 }), { minLength: 3, maxLength: 3 }), {
      minLength: 2,
      maxLength: 40,
    });
    fc.assert(
      fc.property(weights, (all) => {
        const chances = all.map((now) => now.map((weight) => weight / now.reduce((a, b) => a + b)));
        const chart = chartOf(chances, all.length + 5);
        expect(chart.areas).toHaveLength(3);
        expect(chart.edges).toHaveLength(2);
        for (const area of chart.areas)
          for (const number of numbers(area)) expect(number).toBeGreaterThanOrEqual(0);
        // The topmost area reaches the top.
        expect(numbers(chart.areas[2] ?? "")[1]).toBe(0);
        for (let moment = 0; moment < all.length + 5; moment++)
          expect(chart.momentAt(chart.shareAt(moment))).toBe(moment);
        const [below = 0] = chart.middlesAt(0);
        expect(below).toBeCloseTo(1 - (chances[0]?.[0] ?? 0) / 2, 6);
      }),
    );
  });

  it("takes what lies beside it for its ends", () => {
    const chart = chartOf([[0.5, 0.5]], 11);
    expect([-1, 0.24, 2].map(chart.momentAt)).toEqual([0, 2, 10]);
    expect(chartOf([[1]], 1).momentAt(0.5)).toBe(0);
  });

  it("counts turns for a player alone, on a scale that does not make much of little", () => {
    const chart = chartOf([[-9], [-9.1], [-8.9]], 3);
    expect(chart.grid.map(({ value }) => value)).toEqual([7, 8, 9, 10, 11]);
    const [y = 0] = numbers(chart.edges[0] ?? "").slice(1);
    expect(y / CHART.height).toBeCloseTo(0.5, 1);
  });
});

describe("the words for play and luck", () => {
  const seat = (part: object) => ({
    ...review.seats[0],
    luck: 0,
    rivalLuck: 0,
    ...part,
  });

  it("go by what a decision gave away, in turns for a player alone", () => {
    expect(ratingOf(seat({ decisions: 0 }), false)).toBeNull();
    const rate = (cost: number, alone = false) => ratingOf(seat({ decisions: 10, cost }), alone);
    expect([0, 0.02, 0.05, 0.1, 1].map((cost) => rate(cost))).toEqual([
      "masterly",
      "strong",
      "good",
      "fair",
      "loose",
    ]);
    expect(rate(0.2, true)).toBe(rate(0.02));
  });

  it("and by all the luck there was", () => {
    const luck = (luck: number, rivalLuck: number, alone = false) =>
      fortuneOf(seat({ luck, rivalLuck }), alone);
    expect(luck(0.2, -0.15)).toBe("even");
    expect(luck(0.2, 0)).toBe("lucky");
    expect(luck(0.2, 0.2)).toBe("blessed");
    expect(luck(-0.2, 0)).toBe("unlucky");
    expect(luck(0, -0.9)).toBe("cursed");
    expect(luck(2, 0, true)).toBe("lucky");
  });
});

describe("the quiz", () => {
  const verdicts = verdictsOf(review);
  const quiz = beginQuiz(faultyEvents(verdicts));

  it("asks about every mistake once, tells nothing before the answer, and counts what was found", () => {
    let now = quiz;
    for (const event of quiz.events) {
      const choices = quizChoices(game, now, verdicts);
      expect(choices.length).toBeGreaterThan(1);
      expect(now.events[now.at]).toBe(event);
      const best = choices.find(({ isBest }) => isBest) as Choice;
      const answered = answer(now, best, choices, false);
      expect(answered.found).toBe(now.found + 1);
      const other = choices.find(({ isPlayed }) => isPlayed) as Choice;
      expect(answer(answered, other, choices, false), "only the first answer counts").toBe(answered);
      expect(answer(now, other, choices, false).found, "what was played was the mistake").toBe(now.found);
      now = nextQuestion(answered);
    }
    expect(now).toMatchObject({ at: quiz.events.length, found: quiz.events.length, picked: null });
    expect(quizChoices(game, now, verdicts)).toEqual([]);
  });

  it("orders choices by what they are, not by what they are worth", () => {
    for (const at of quiz.events.keys()) {
      const choices = quizChoices(game, { ...quiz, at }, verdicts);
      const ids = choices.map((choice) => (choice.kind === "move" ? choice.columns : [choice.kind]));
      const sorted = [...ids].sort((a, b) => Number(a[0]) - Number(b[0]) || Number(a[1]) - Number(b[1]));
      if (choices[0]?.kind === "move") expect(ids).toEqual(sorted);
      else expect(ids).toEqual([["stop"], ["roll"]]);
    }
  });
});

describe("going on with a game", () => {
  it("begins where it was looked at, with everybody in their seat and dice of the app's own", () => {
    const tags =
      "Pieces: 20\nSeats: person bot:steady\nDice: own\nDaily: 2026-11-29\nEnded: 2026-11-29T18:00:00.000Z";
    const { record } = stateOf("A 2345:5+9 1156:2 stop\nB 6666:12+12", { tags });
    const seats = seatsOf(record).map(seatHere);
    const next = recordToPlayOn(
      record,
      7,
      [...seats.slice(0, 1), { kind: "person", name: "Kenji", piece: 0 }],
      new Date(0),
    );
    const read = unwrap(parseRecord(writeRecord(next)));
    expect(read.events).toEqual(record.events.slice(0, 7));
    expect(seatsOf(read)).toEqual([
      { name: "Ana", piece: 2, player: { kind: "person" } },
      { name: "Kenji", piece: 0, player: { kind: "person" } },
    ]);
    expect([hasOwnDice(read), dailyOf(read)]).toEqual([false, null]);
    expect(seats[1]).toEqual({ kind: "bot", bot: "steady", piece: 0 });
  });
});

describe("a review that is being made", () => {
  const part = { ...review, chances: review.chances.slice(0, 6) };
  /** A reviewer whose work is done by hand. */
  const byHand = () => {
    const made: {
      tell: (sofar: Review) => void;
      done: (review: Review) => void;
      fail: () => void;
      givenUp: boolean;
    }[] = [];
    const reviewer: Reviewer = (_, tell) => {
      const one: (typeof made)[number] = { tell, done: () => {}, fail: () => {}, givenUp: false };
      const promise = new Promise<Review>((resolve, reject) => {
        one.done = resolve;
        one.fail = () => reject(new Error("no worker"));
      });
      made.push(one);
      return {
        review: promise,
        giveUp: () => {
          one.givenUp = true;
        },
      };
    };
    return { made, reviewer };
  };

  it("shows what there is, and is not made twice", async () => {
    const { made, reviewer } = byHand();
    const open = openReview("a record", reviewer);
    expect(open.progress.value).toEqual({ kind: "running", review: null });
    made[0]?.tell(part);
    expect(open.progress.value).toEqual({ kind: "running", review: part });
    made[0]?.done(review);
    await vi.waitFor(() => expect(open.progress.value).toEqual({ kind: "done", review }));
    // On another way than the review itself, and slower.
    made[0]?.tell(part);
    open.stop();
    expect(open.progress.value.kind).toBe("done");
    expect(openReview("a record", reviewer).progress.value).toEqual({ kind: "done", review });
    expect(made).toHaveLength(1);
  });

  it("can be stopped and begun again; what there was stays until there is more", async () => {
    const { made, reviewer } = byHand();
    const open = openReview("another record", reviewer);
    made[0]?.tell(part);
    open.stop();
    expect(made[0]?.givenUp).toBe(true);
    // Told on its way here, too late.
    made[0]?.tell(review);
    expect(open.progress.value).toEqual({ kind: "stopped", review: part });
    open.again();
    made[1]?.tell({ ...part, chances: part.chances.slice(0, 2) });
    expect(open.progress.value).toEqual({ kind: "running", review: part });
    made[1]?.fail();
    await vi.waitFor(() => expect(open.progress.value).toEqual({ kind: "failed", review: part }));
    open.again();
    made[2]?.done(review);
    await vi.waitFor(() => expect(open.progress.value).toEqual({ kind: "done", review }));
  });
});

describe("steps", () => {
  const steps = { moment: 5, last: 16, nextMistake: 9, previousTurn: 0, nextTurn: 10 };

  it("lead on and back by keys, and by turns while the chart has the focus", () => {
    const led = (key: string, isOnChart = false) => stepOf(key, isOnChart, steps);
    expect(["ArrowLeft", "ArrowRight", "Home", "End", "m"].map((key) => led(key))).toEqual([4, 6, 0, 16, 9]);
    expect(["PageUp", "PageDown", "ArrowUp", "ArrowDown", "x"].map((key) => led(key))).toEqual([
      null,
      null,
      null,
      null,
      null,
    ]);
    expect(["PageUp", "PageDown", "ArrowUp", "ArrowDown"].map((key) => led(key, true))).toEqual([
      10, 0, 6, 4,
    ]);
  });

  it("end at the ends", () => {
    expect(stepOf("ArrowRight", false, { ...steps, moment: 16 })).toBe(16);
    expect(stepOf("ArrowLeft", false, { ...steps, moment: 0 })).toBe(0);
    expect(stepOf("M", false, { ...steps, nextMistake: null })).toBeNull();
  });

  it("are remembered in the address, beside the game that it brings along", () => {
    expect(atMoment("", 3)).toBe("#at=3");
    expect(atMoment("#at=3", 4)).toBe("#at=4");
    expect(atMoment("#g=a-_b&at=3", 12)).toBe("#g=a-_b&at=12");
    expect(momentOfLink(atMoment("#s=standard+-/-", 7))).toBe(7);
  });
});

it("any ruleset for any number of players can be reviewed, a game that goes on too", async () => {
  for (const players of [1, 3, 4]) {
    const rules = unwrap(compileRules(unwrap(parseRuleset(DEFAULT_PRESET)), players));
    const seats = { ...seating("standard", players), rules };
    const state = recordState(randomRecord(seats, players, 40));
    const judged = await reviewOf(state);
    expect(verdictsOf(judged).size).toBe(state.record.events.length);
    expect(chartOf(judged.chances, 41).areas).toHaveLength(players);
  }
});
