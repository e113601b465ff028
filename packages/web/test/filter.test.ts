import { describe, expect, it } from "vitest";
import type { ArchivedGame } from "../src/archive/game.ts";
import type { BotName } from "../src/bots/names.ts";
import { EVERYTHING, type Filter, filterGames, peopleIn } from "../src/games/filter.ts";

const NAMES = ["Ana", "Kenji"];

/** A finished game of people (`null`) and bots. */
const game = (
  id: string,
  ruleset: string,
  players: readonly (BotName | null)[],
  online = false,
): ArchivedGame => ({
  id,
  text: "",
  date: "",
  ruleset,
  seats: players.map((bot, piece) => ({
    name: bot ?? NAMES[piece],
    piece: piece as 0,
    player: bot ? { kind: "bot", bot } : { kind: "person" },
    won: false,
    claims: 0,
    turns: 0,
    busts: 0,
    expectedBusts: 0,
    place: piece,
  })),
  ownDice: false,
  online,
  daily: null,
  review: null,
});

const games = [
  game("people", "standard", [null, null]),
  game("alone", "standard", [null]),
  game("best", "franjos", [null, "best"]),
  game("two bots", "standard", [null, "best", "steady"]),
  game("elsewhere", "stop-sign", [null, null], true),
];
const found = (filter: Partial<Filter>) =>
  filterGames(games, { ...EVERYTHING, ...filter }).map(({ id }) => id);

describe("finished games are found", () => {
  it("by their rules", () => {
    expect(found({})).toHaveLength(5);
    expect(found({ rules: "franjos" })).toEqual(["best"]);
    expect(found({ rules: "standard,columnsToWin=4" })).toEqual([]);
  });

  it("by whom they were played against", () => {
    expect(found({ opponent: "people" })).toEqual(["people", "elsewhere"]);
    expect(found({ opponent: "online" })).toEqual(["elsewhere"]);
    expect(found({ opponent: "alone" })).toEqual(["alone"]);
    expect(found({ opponent: "best" })).toEqual(["best", "two bots"]);
    expect(found({ rules: "standard", opponent: "best" })).toEqual(["two bots"]);
    expect(found({ opponent: "racer" })).toEqual([]);
  });

  it("by whose they are: a bot of that name is somebody else", () => {
    expect(found({ player: "Kenji" })).toEqual(["people", "elsewhere"]);
    expect(found({ player: "Ana", opponent: "best" })).toEqual(["best", "two bots"]);
    expect(found({ player: "best" })).toEqual([]);
  });
});

it("people are known by name, whoever played most first", () => {
  expect(peopleIn(games)).toEqual(["Ana", "Kenji"]);
  expect(peopleIn([])).toEqual([]);
});
