import type { SeatReview } from "@cantstop/strategy";
import { describe, expect, it } from "vitest";
import type { ArchivedGame, ArchivedSeat } from "../src/archive/game.ts";
import { statisticsOf } from "../src/archive/statistics.ts";
import { runningMean, trendOf } from "../src/archive/trend.ts";
import type { BotName } from "../src/bots/names.ts";

let count = 0;
const game = (seats: readonly ArchivedSeat[], other: Partial<ArchivedGame> = {}): ArchivedGame => ({
  id: `g${count++}`,
  text: "",
  date: `2026-11-29T00:00:${String(count).padStart(2, "0")}Z`,
  ruleset: "standard",
  seats,
  ownDice: false,
  online: false,
  daily: null,
  review: null,
  ...other,
});
const seat = (name: string, won: boolean, turns = 10, bot?: BotName, place = 0): ArchivedSeat => ({
  name,
  piece: 0,
  player: bot ? { kind: "bot", bot } : { kind: "person" },
  won,
  claims: won ? 3 : 0,
  turns,
  busts: 4,
  expectedBusts: 3.5,
  place,
});
const climb = (day: string, turns: number, other: Partial<ArchivedGame> = {}) =>
  game([seat("Ana", true, turns)], { daily: day, ...other });

const TODAY = "2026-11-29";

describe("statistics", () => {
  it("of nothing are nothing", () => {
    expect(statisticsOf([], TODAY)).toMatchObject({
      games: 0,
      people: { games: 0, wins: 0, turns: 0, busts: 0, expectedBusts: 0 },
      daily: { streak: 0, longest: 0 },
    });
  });

  it("tell people from bots, by name, opponent and ruleset", () => {
    const { people, bots, byName, byBot, byRuleset, games } = statisticsOf(
      [
        game([seat("Ana", true), seat("Steady", false, 9, "steady")]),
        game([seat("Ana", false), seat("Kenji", true), seat("Bold", false, 9, "bold")], {
          ruleset: "franjos",
        }),
        game([seat("Steady", true, 9, "steady"), seat("Steady", false, 9, "steady")]),
        game([seat("Ana", false), seat("S", true, 9, "steady"), seat("T", false, 9, "steady")]),
      ],
      TODAY,
    );
    expect(games).toBe(4);
    expect(people).toEqual({ games: 4, wins: 2, turns: 40, busts: 16, expectedBusts: 14 });
    expect(bots).toMatchObject({ games: 6, wins: 2 });
    expect(byName.get("Ana")).toMatchObject({ games: 3, wins: 1 });
    expect(byName.get("Kenji")).toMatchObject({ games: 1, wins: 1 });
    expect([...byBot.keys()]).toEqual(["steady", "bold"]);
    expect(byBot.get("steady"), "twice at the table is once an opponent").toMatchObject({
      games: 2,
      wins: 1,
    });
    expect(byBot.get("bold")).toMatchObject({ games: 2, wins: 1 });
    expect(byRuleset.get("franjos")).toMatchObject({ games: 2, wins: 1 });
  });

  it("tell who sat with whom, and in which place of the first round", () => {
    const { byRival, byPlace } = statisticsOf(
      [
        game([seat("Ana", true, 9, undefined, 1), seat("Kenji", false, 9, undefined, 0)]),
        game([seat("Ana", false, 9, undefined, 0), seat("Kenji", true, 9, undefined, 1)]),
        game([seat("Ana", true, 9, undefined, 1), seat("Steady", false, 9, "steady", 0)]),
      ],
      TODAY,
    );
    expect(byRival.get("Kenji"), "what Ana did").toMatchObject({ games: 2, wins: 1 });
    expect(byRival.get("Ana")).toMatchObject({ games: 2, wins: 1 });
    expect(byRival.size, "bots have a table of their own").toBe(2);
    expect([...byPlace].map(([place, { games, wins }]) => [place, games, wins])).toEqual([
      [0, 2, 0],
      [1, 3, 3],
    ]);
  });

  it("tell of one player what only that player did", () => {
    const { people, bots, byName, byRival } = statisticsOf(
      [
        game([seat("Ana", true), seat("Kenji", false)]),
        game([seat("Ana", false), seat("Steady", true, 9, "steady")]),
      ],
      TODAY,
      "Ana",
    );
    expect(people).toMatchObject({ games: 2, wins: 1 });
    expect([...byName.keys()]).toEqual(["Ana"]);
    expect([...byRival.keys()]).toEqual(["Kenji"]);
    expect(bots).toMatchObject({ games: 1, wins: 1 });
  });

  it("know the best climb alone, the first of equals, of those that reached the goal", () => {
    const alone = (turns: number, won = true) => game([seat("Ana", won, turns)]);
    const first = alone(7);
    const { alone: climbs, people } = statisticsOf([alone(9), first, alone(7), alone(3, false)], TODAY);
    expect(climbs.get("standard")).toEqual({
      games: 3,
      turns: 23,
      busts: 12,
      expectedBusts: 10.5,
      best: { id: first.id, turns: 7 },
    });
    expect(people.games, "nobody was played against").toBe(0);
  });

  it("count the first finished climb of a day, whatever the order they come in", () => {
    const later = climb(TODAY, 5, { date: "2026-11-29T20:00Z" });
    const first = climb(TODAY, 8, { date: "2026-11-29T08:00Z" });
    const givenUp = game([seat("Ana", false, 2)], { daily: TODAY, date: "2026-11-29T07:00Z" });
    for (const games of [
      [later, first, givenUp],
      [givenUp, first, later],
    ])
      expect(statisticsOf(games, TODAY).daily.results.get(TODAY)).toEqual({
        day: TODAY,
        id: first.id,
        turns: 8,
        busts: 4,
      });
  });

  it.each([
    [[], 0, 0],
    [["2026-11-29"], 1, 1],
    [["2026-11-28"], 1, 1],
    [["2026-11-27"], 0, 1],
    [["2026-11-27", "2026-11-28", "2026-11-29"], 3, 3],
    [["2026-11-29", "2026-11-27", "2026-11-28"], 3, 3],
    [["2026-10-31", "2026-11-01", "2026-11-02", "2026-11-29"], 1, 3],
    [["2024-02-28", "2024-02-29", "2024-03-01"], 0, 3],
  ])("count days in a row: %j", (days, streak, longest) => {
    const { daily } = statisticsOf(
      days.map((day) => climb(day, 9)),
      TODAY,
    );
    expect(daily).toMatchObject({ streak, longest });
    expect([...daily.results.keys()]).toEqual([...days].sort());
  });
});

describe("what reviews tell over time", () => {
  const books = (cost: number, luck: number, decisions = 10): SeatReview => ({
    start: 0.5,
    result: 1,
    luck,
    rivalLuck: 0.25,
    cost,
    gifts: 0,
    drift: 0,
    decisions,
    right: 5,
    turns: 10,
    busts: 4,
  });
  const reviewed = (seats: ArchivedSeat[], reviews: SeatReview[], date: string) =>
    game(seats, { date, review: { seats: reviews } });
  const later = reviewed(
    [seat("Ana", true), seat("Kenji", false)],
    [books(0.1, 0.25), books(0.3, -0.5)],
    "2026-11-29T20:00Z",
  );
  const earlier = reviewed(
    [seat("Ana", false), seat("Eagle", true, 9, "best")],
    [books(0.2, -0.5), books(0, 0.5)],
    "2026-11-28T20:00Z",
  );
  const undecided = reviewed(
    [seat("Ana", true), seat("Kenji", false)],
    [books(0, 0, 0), books(0, 0)],
    "2026",
  );
  const alone = reviewed([seat("Ana", true)], [books(2, 1)], "2026-11-01T20:00Z");
  const games = [later, earlier, alone, game([seat("Ana", true), seat("Kenji", false)])];
  const told = (player: string, isAlone: boolean) =>
    trendOf(games, player, isAlone).map(({ id, cost, luck }) => [id, cost, luck]);

  it("is the cost of a decision and all luck, game by game, the earliest first", () => {
    expect(told("Ana", false)).toEqual([
      [earlier.id, 0.02, -0.25],
      [later.id, 0.01, 0.5],
    ]);
  });

  it("is told of people, one at a time", () => {
    expect(told("Kenji", false)).toEqual([[later.id, 0.03, -0.25]]);
    expect(told("Eagle", false)).toEqual([]);
  });

  it("keeps climbs alone, which count turns, apart", () => {
    expect(told("Ana", true)).toEqual([[alone.id, 0.2, 1.25]]);
  });

  it("leaves out games without a decision", () => {
    expect(trendOf([undecided], "Ana", false)).toEqual([]);
  });

  it("has a mean of the last few", () => {
    expect(runningMean([1, 3, 5, 7], 2)).toEqual([1, 2, 4, 6]);
    expect(runningMean([], 5)).toEqual([]);
  });
});
