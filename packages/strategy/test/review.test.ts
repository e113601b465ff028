import {
  canStop,
  columnsOfMove,
  countSuccesses,
  diceOf,
  type Game,
  type GameEvent,
  generateMoves,
  MAX_MOVES,
  makeRules,
  type Position,
  PRESET_NAMES,
  play,
  startPosition,
  unwrap,
} from "@cantstop/rules";
import { parsePositionText } from "@cantstop/rules/notation";
import {
  type BotEntry,
  type Evaluator,
  findBot,
  loadEvaluator,
  type Player,
  Random,
  type Review,
  reviewGame,
  severityOf,
  shareOf,
} from "@cantstop/strategy";
import { describe, expect, test } from "vitest";
import { arbitraryValue, evaluatorOf } from "./naive.ts";

const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0);
const read = (text: string): Position => unwrap(parsePositionText(text));
const botOf = (name: string): BotEntry => findBot(name) as BotEntry;

/** Reviews to the end; also the numbers of events done that were told on the way, and the last of those reviews. */
function reviewOf(start: Position, events: readonly GameEvent[], judge: Evaluator) {
  const review = reviewGame(start, events, judge);
  const progress: number[] = [];
  let sofar: Review | null = null;
  for (let next = review.next(); ; next = review.next()) {
    if (next.done) return { ...next.value, progress, sofar };
    progress.push(next.value.chances.length - 1);
    sofar = structuredClone(next.value);
  }
}

/** The events of a game among players, at most so many. */
function eventsOf(start: Position, players: readonly Player[], seed: number, most: number): GameEvent[] {
  const random = new Random(seed);
  const moves = new Uint16Array(MAX_MOVES);
  const events: GameEvent[] = [];
  let game: Game = { position: start, dice: null };
  let roll = 0;
  const next = (): GameEvent => {
    const { position, dice } = game;
    const player = players[position.seat];
    if (dice) {
      const count = generateMoves(position, roll, moves);
      return { type: "move", columns: columnsOfMove(player.choose(position, moves, count)) };
    }
    if (position.moved && canStop(position) && player.stops(position)) return { type: "stop" };
    roll = random.below(position.rules.packedRolls.length);
    return { type: "roll", dice: diceOf(roll, position.rules.sides) };
  };
  while (!game.position.finished && events.length < most) {
    events.push(next());
    game = unwrap(play(game, events[events.length - 1]));
  }
  return events;
}

/** The books balance, for each seat and for all together. */
function expectBalance({ seats, chances }: Review): void {
  for (const [seat, { start, luck, rivalLuck, cost, gifts, drift, result }] of seats.entries()) {
    expect(start + luck + rivalLuck - cost + gifts + drift).toBeCloseTo(result, 9);
    expect(cost).toBeGreaterThanOrEqual(-1e-9);
    expect(gifts).toBeGreaterThanOrEqual(-1e-9);
    expect(result).toBe(chances[chances.length - 1][seat]);
  }
  if (seats.length > 1) {
    expect(sum(seats.map(({ gifts }) => gifts))).toBeCloseTo(sum(seats.map(({ cost }) => cost)), 6);
    for (const now of chances) expect(sum(now)).toBeCloseTo(1, 6);
  }
}

describe("the books balance", () => {
  const names = ["cautious", "random", "racer", "bold"];
  test.each(PRESET_NAMES.flatMap((preset) => [1, 2, 3, 4].map((players) => [preset, players] as const)))(
    "%s for %i, whole games and parts of them",
    async (preset, players) => {
      const start = startPosition(unwrap(makeRules(preset, players)));
      const table: Player[] = [];
      for (const name of names.slice(0, players))
        table.push((await botOf(name).load(start.rules)).create(new Random(3)));
      const judge = await loadEvaluator(start.rules);
      const isLong = preset === "standard" || (preset === "franjos" && players < 3);
      const whole = eventsOf(start, table, 5, isLong ? 1_000 : 20);
      const left: GameEvent[] = [...whole.slice(0, 10), { type: "resign", seat: players - 1 }];
      expectBalance(reviewOf(start, left, judge));
      const review = reviewOf(start, whole, judge);
      expectBalance(review);
      expect(review.chances).toHaveLength(whole.length + 1);
      expect(review.progress.at(-1)).toBeLessThanOrEqual(whole.length);
      expect(review.progress).toEqual([...new Set(review.progress)].sort((a, b) => a - b));
      // What is told on the way is the review of a game that came no further.
      if (review.sofar) {
        const {
          progress: _,
          sofar: __,
          ...part
        } = reviewOf(start, whole.slice(0, review.progress.at(-1)), judge);
        expect(review.sofar).toEqual(part);
      }
      // Each roll and each move is judged once; a roll may be a decision too.
      const judged = review.steps.filter(({ kind }) => kind !== "decide").map(({ event }) => event);
      expect(judged).toEqual([...whole.keys()].filter((i) => whole[i].type !== "stop"));
    },
    120_000,
  );
});

test("a judge that sees no difference finds neither luck nor cost", () => {
  const start = startPosition(unwrap(makeRules("standard", 2)));
  const events: GameEvent[] = [
    { type: "roll", dice: [1, 1, 1, 1] },
    { type: "move", columns: [2, 2] },
    { type: "stop" },
  ];
  const { seats, steps } = reviewOf(
    start,
    events,
    evaluatorOf(() => 0.5),
  );
  expect(steps).toEqual([
    { kind: "roll", event: 0, seat: 0, bust: false, expected: 0.5, value: 0.5, luck: 0 },
    { kind: "choose", event: 1, seat: 0, options: [{ columns: [2, 2], value: 0.5 }], chosen: 0, cost: 0 },
    { kind: "decide", event: 2, seat: 0, decision: "stop", roll: 0.5, stop: 0.5, cost: 0 },
  ]);
  // The forced move was no decision.
  expect(seats[0]).toMatchObject({ luck: 0, cost: 0, drift: 0, decisions: 1, right: 1, turns: 1, busts: 0 });
});

describe("an ending that can be worked out by hand", () => {
  // Both have four of five columns and stand one space below the three tops that are left, so any move that can be
  // made wins. A bust hands the same position over: V = p + (1 − p)(1 − V).
  const start = read(
    "standard,columnsToWin=5 2@2,7@12,12@2/2@2,7@12,12@2 3=A,4=A,5=A,6=A,8=B,9=B,10=B,11=B AA - -",
  );
  const p = countSuccesses(start) / 1296;
  const V = 1 / (2 - p);
  const exact = evaluatorOf((position, seat) =>
    position.finished ? shareOf(position, seat) : seat === position.seat ? V : 1 - V,
  );

  test("one roll is everything", () => {
    let successes = 0;
    for (let roll = 0; roll < 1296; roll++) {
      const [a, b, c, d] = [
        roll % 6,
        Math.floor(roll / 6) % 6,
        Math.floor(roll / 36) % 6,
        Math.floor(roll / 216),
      ];
      const sums = [a + b + 2, c + d + 2, a + c + 2, b + d + 2, a + d + 2, b + c + 2];
      if (sums.some((sum) => sum === 2 || sum === 7 || sum === 12)) successes++;
    }
    expect(p).toBe(successes / 1296);

    const { seats, steps, chances } = reviewOf(
      start,
      [
        { type: "roll", dice: [3, 3, 5, 5] },
        { type: "roll", dice: [3, 4, 1, 1] },
        { type: "move", columns: [2, 7] },
        { type: "stop" },
      ],
      exact,
    );
    expect(steps.map(({ kind }) => kind)).toEqual(["roll", "roll", "choose", "decide"]);
    expect(steps[0]).toMatchObject({ seat: 0, bust: true, luck: expect.closeTo(1 - 2 * V, 12) });
    expect(steps[1]).toMatchObject({ seat: 1, bust: false, luck: expect.closeTo(1 - V, 12) });
    expect(steps[2]).toMatchObject({ cost: expect.closeTo(0, 12) });
    expect(steps[3]).toMatchObject({ stop: 1, cost: expect.closeTo(0, 12) });
    expect(chances.map(([a]) => a)).toEqual([V, 1 - V, 0, 0, 0].map((value) => expect.closeTo(value, 12)));
    expect(seats.map(({ start, result }) => [start, result])).toEqual([
      [expect.closeTo(V, 12), 0],
      [expect.closeTo(1 - V, 12), 1],
    ]);
    expect(seats.map(({ drift }) => drift)).toEqual([expect.closeTo(0, 12), expect.closeTo(0, 12)]);
  });

  test("rolling on with the win in hand gives away what the roll risks", () => {
    const { seats, steps } = reviewOf(
      start,
      [
        { type: "roll", dice: [3, 4, 3, 5] },
        { type: "move", columns: [7] },
        { type: "roll", dice: [3, 3, 5, 5] },
      ],
      exact,
    );
    // 7 is topped: what is left to go on with is 2 and 12, or nothing.
    const topped = read(
      "standard,columnsToWin=5 2@2,7@12,12@2/2@2,7@12,12@2 3=A,4=A,5=A,6=A,8=B,9=B,10=B,11=B AA 7@13 moved",
    );
    const on = countSuccesses(topped) / 1296;
    const roll = on + (1 - on) * (1 - V);
    expect(steps.map(({ kind }) => kind)).toEqual(["roll", "choose", "decide", "roll"]);
    expect(steps[0]).toMatchObject({ luck: expect.closeTo(1 - V, 12), bust: false });
    expect(steps[2]).toMatchObject({
      decision: "roll",
      roll: expect.closeTo(roll, 12),
      stop: 1,
      cost: expect.closeTo(1 - roll, 12),
    });
    expect(steps[3]).toMatchObject({ bust: true, luck: expect.closeTo(1 - V - roll, 12) });
    expect(seats[0]).toMatchObject({
      start: expect.closeTo(V, 12),
      cost: expect.closeTo(1 - roll, 12),
      luck: expect.closeTo(1 - V + (1 - V - roll), 12),
      result: expect.closeTo(1 - V, 12),
      decisions: 1,
      right: 0,
      busts: 1,
    });
    // What one gave away the other was given.
    expect(seats[1].gifts).toBeCloseTo(1 - roll, 12);
    expect(seats[1].rivalLuck).toBeCloseTo(V - (1 - V) - (1 - roll), 12);
    expect(severityOf(steps[2].kind === "decide" ? steps[2].cost : 0)).toBe("blunder");
  });
});

test("a player alone is judged in turns", async () => {
  const start = startPosition(unwrap(makeRules("standard", 1)));
  const judge = await loadEvaluator(start.rules);
  const bot = await botOf("glenn-aloi").load(start.rules);
  const events = eventsOf(start, [bot.create(new Random(1))], 9, 10_000);
  const { seats, steps } = reviewOf(start, events, judge);
  const [{ result, start: expected, turns, luck, cost }] = seats;
  expect(result).toBe(-turns);
  expect(-expected).toBeGreaterThan(6);
  expect(-expected).toBeLessThan(8);
  expect(cost).toBeGreaterThan(0);
  expect(luck).toBeCloseTo(sum(steps.map((step) => (step.kind === "roll" ? step.luck : 0))), 9);
});

test("in games of two the judge hardly changes its mind between turns", async () => {
  const start = startPosition(unwrap(makeRules("standard", 2)));
  const judge = await loadEvaluator(start.rules);
  const bot = await botOf("glenn-aloi-stop").load(start.rules);
  let drift = 0;
  let turns = 0;
  for (let seed = 0; seed < 3; seed++) {
    const review = reviewOf(
      start,
      eventsOf(start, [bot.create(new Random(1)), bot.create(new Random(2))], seed, 10_000),
      judge,
    );
    drift += review.seats[0].drift;
    turns += sum(review.seats.map((seat) => seat.turns));
  }
  expect(Math.abs(drift) / turns).toBeLessThan(0.01);
});

test("who plays better in tournaments gives away less", async () => {
  const start = startPosition(unwrap(makeRules("standard", 2)));
  const judge = await loadEvaluator(start.rules);
  const costs: number[] = [];
  for (const name of ["random", "rule-of-28", "racer", "best"]) {
    const bot = await botOf(name).load(start.rules);
    let cost = 0;
    let turns = 0;
    for (let seed = 0; seed < 3; seed++) {
      const table = [bot.create(new Random(seed, 1)), bot.create(new Random(seed, 2))];
      const { seats } = reviewOf(start, eventsOf(start, table, seed, 10_000), judge);
      cost += sum(seats.map((seat) => seat.cost));
      turns += sum(seats.map((seat) => seat.turns));
    }
    costs.push(cost / turns);
  }
  expect(costs).toEqual([...costs].sort((a, b) => b - a));
  expect(costs[costs.length - 1]).toBeLessThan(1e-9);
});

test("costs have names", () => {
  expect([0, 0.0049, 0.005, 0.0199, 0.02, 0.0499, 0.05, 1].map((cost) => severityOf(cost))).toEqual([
    "none",
    "none",
    "slight",
    "slight",
    "mistake",
    "mistake",
    "blunder",
    "blunder",
  ]);
  expect([0.04, 0.05, 0.2, 0.5].map((turns) => severityOf(turns, true))).toEqual([
    "none",
    "slight",
    "mistake",
    "blunder",
  ]);
});

test("a review that nobody waits for can be given up", () => {
  const start = startPosition(unwrap(makeRules("standard", 2)));
  const random = { choose: (_: Position, moves: Uint16Array) => moves[0], stops: () => true };
  const events = eventsOf(start, [random, random], 1, 40);
  const review = reviewGame(start, events, evaluatorOf(arbitraryValue));
  expect(review.next().done).toBe(false);
  expect(review.return(undefined as never).done).toBe(true);
});
