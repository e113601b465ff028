import { describe, expect, it } from "vitest";
import type { ArchivedGame } from "../src/archive/game.ts";
import type { BotName } from "../src/bots/names.ts";
import { ANY_RULES, ANYONE, filterGames } from "../src/games/filter.ts";

/** A finished game of people (`null`) and bots. */
const game = (id: string, ruleset: string, players: readonly (BotName | null)[]): ArchivedGame => ({
  id,
  text: "",
  date: "",
  ruleset,
  seats: players.map((bot, piece) => ({
    name: "",
    piece: piece as 0,
    player: bot ? { kind: "bot", bot } : { kind: "person" },
    won: false,
    claims: 0,
    turns: 0,
    busts: 0,
  })),
  ownDice: false,
  daily: null,
});

const games = [
  game("people", "standard", [null, null]),
  game("alone", "standard", [null]),
  game("best", "franjos", [null, "best"]),
  game("two bots", "standard", [null, "best", "steady"]),
];
const found = (...[rules, opponent]: [string, Parameters<typeof filterGames>[2]]) =>
  filterGames(games, rules, opponent).map(({ id }) => id);

describe("finished games are found", () => {
  it("by their rules", () => {
    expect(found(ANY_RULES, ANYONE)).toHaveLength(4);
    expect(found("franjos", ANYONE)).toEqual(["best"]);
    expect(found("standard,columnsToWin=4", ANYONE)).toEqual([]);
  });

  it("by whom they were played against", () => {
    expect(found(ANY_RULES, "people")).toEqual(["people"]);
    expect(found(ANY_RULES, "alone")).toEqual(["alone"]);
    expect(found(ANY_RULES, "best")).toEqual(["best", "two bots"]);
    expect(found("standard", "best")).toEqual(["two bots"]);
    expect(found(ANY_RULES, "racer")).toEqual([]);
  });
});
