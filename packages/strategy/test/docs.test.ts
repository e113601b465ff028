// docs/strategy.md is held to what the code does: its tables are read, and played again.

import { readFileSync } from "node:fs";
import { makeRules, startPosition, unwrap } from "@cantstop/rules";
import {
  BOTS,
  type BotEntry,
  findBot,
  GLENN_ALOI,
  type Heuristic,
  interval,
  playGames,
  RULE_OF_28,
  sumOdds,
  TurnSolution,
} from "@cantstop/strategy";
import { describe, expect, test } from "vitest";
import { evaluatorOf } from "./naive.ts";
import { EXPECTED_TURNS } from "./small-boards.ts";

const FULL = process.env.CANTSTOP_TEST === "full";
const page = readFileSync(new URL("../../../docs/strategy.md", import.meta.url), "utf8");

/** The rows of the table that begins with this head, cell by cell, without code marks. */
function rowsAfter(head: string): string[][] {
  const [, rest = ""] = page.split(`${head}\n`);
  const lines = rest.split("\n").slice(1);
  const end = lines.findIndex((line) => !line.trimStart().startsWith("|"));
  return lines.slice(0, end).map((line) =>
    line
      .trim()
      .split("|")
      .slice(1, -1)
      .map((cell) => cell.trim().replaceAll("`", "")),
  );
}

test("the bots are those there are, in their order", () => {
  expect(rowsAfter("| bot | temper | how it plays |").map(([name]) => name)).toEqual(
    BOTS.map(({ name }) => name),
  );
});

test("the points of the heuristics", () => {
  const cells = ({ progress, odd, even, low, high, threshold, choice, entryWorth }: Heuristic) => [
    progress.join(" "),
    ...[odd, even, low, high].map((points) => (points < 0 ? `−${-points}` : `+${points}`)),
    String(threshold),
    `${choice.join(" ")}${entryWorth === 2 ? ", doubled in a column entered by the move" : ""}`,
  ];
  const rows = rowsAfter("| | Rule of 28 | Glenn and Aloi |");
  expect(rows.map(([, cell]) => cell)).toEqual(cells(RULE_OF_28));
  expect(rows.map(([, , cell]) => cell)).toEqual(cells(GLENN_ALOI));
  expect(page).toContain(`costs ${RULE_OF_28.placementCost}`);
  expect(GLENN_ALOI.placementCost).toBe(RULE_OF_28.placementCost);
});

test("the numbers in the text", () => {
  const [a, b, c, d, e, f] = sumOdds().map(({ success }) => success);
  expect(page).toContain(`${a}, ${b}, ${c}, ${d}, ${e} and ${f} rolls`);
  const opening = startPosition(unwrap(makeRules("standard", 2)));
  const { size } = new TurnSolution(
    opening,
    evaluatorOf(() => 0),
    { unsolved: true },
  );
  expect(page).toContain(`${size.toLocaleString("en")} from the empty board`);
});

test("the expected turns on small boards", () => {
  const rows = rowsAfter(
    "  | shortest column | two-sided dice, columns 2 to 4 | three-sided dice, columns 2 to 6 |",
  );
  const told = rows.flatMap(([shortest, two, three]) => [
    [2, Number(shortest), Number(two)],
    [3, Number(shortest), Number(three)],
  ]);
  expect(told.sort(([a, b], [c, d]) => a - c || b - d)).toEqual(EXPECTED_TURNS);
});

describe("the tables of results", () => {
  const GAMES = 100_000;
  const games = FULL ? GAMES : 1_000;
  const rulesFor = (players: number) => unwrap(makeRules("standard", players));
  const load = (names: string[], players: number) =>
    Promise.all(names.map((name) => (findBot(name) as BotEntry).load(rulesFor(players))));

  test.each(rowsAfter("| row beats column | win rate of the row | 95 % interval |"))(
    "%s: %s",
    async (pair, rate, range) => {
      expect(page).toContain("tournament --bots ROW,COLUMN --games 100000 --seed 1");
      const bots = await load(pair.split(", "), 2);
      const share = playGames(rulesFor(2), bots, 1, 0, games).wins[0] / games;
      const percent = (x: number) => (100 * x).toFixed(1);
      const [low, high] = interval(share, games);
      const told = Number.parseFloat(rate) / 100;
      expect(low).toBeLessThan(told + 0.02);
      expect(high).toBeGreaterThan(told - 0.02);
      const again = `${percent(share)} %, ${percent(low)} to ${percent(high)}`;
      expect(games === GAMES ? again : `${rate}, ${range}`).toBe(`${rate}, ${range}`);
    },
  );

  const CROSS_HEAD =
    "| row against column | `random` | `bold` | `cautious` | `rule-of-28` | `glenn-aloi` | `blocker` | `glenn-aloi-stop` |";
  const opponents = [...CROSS_HEAD.matchAll(/`([^`]+)`/g)].map(([, name]) => name);
  const pairs = rowsAfter(CROSS_HEAD).flatMap(([row, ...cells]) =>
    cells.flatMap((cell, i) => (cell === "" ? [] : [[row, opponents[i], cell] as const])),
  );

  test("everyone meets everyone", () => {
    expect(pairs).toHaveLength((opponents.length * (opponents.length + 1)) / 2);
  });

  test.each(pairs)("%s against %s: %s", async (row, column, told) => {
    const share = playGames(rulesFor(2), await load([row, column], 2), 1, 0, games).wins[0] / games;
    expect(Math.abs(100 * share - Number.parseFloat(told))).toBeLessThan(FULL ? 0.0501 : 6);
  });

  test.each(rowsAfter("| bot at both seats | turns that bust | games won by who begins | turns a game |"))(
    "%s against itself: %s, %s, %s",
    async (name, busting, first, length) => {
      const { turns, busts, begunWins } = playGames(rulesFor(2), await load([name, name], 2), 1, 0, games);
      const sum = (list: readonly number[]) => list.reduce((a, b) => a + b, 0);
      expect(Math.abs((100 * sum(busts)) / turns - Number.parseFloat(busting))).toBeLessThan(
        FULL ? 0.0501 : 4,
      );
      expect(Math.abs((100 * sum(begunWins)) / games - Number.parseFloat(first))).toBeLessThan(
        FULL ? 0.0501 : 6,
      );
      expect(Math.abs(turns / games - Number(length))).toBeLessThan(FULL ? 0.0501 : 2);
    },
  );

  test.each(rowsAfter("| bot | turns to win | 95 % interval | turns that bust |"))(
    "%s alone: %s",
    async (name, told, _, told2) => {
      const { turns, busts } = playGames(rulesFor(1), await load([name], 1), 1, 0, games);
      expect(Math.abs(turns / games - Number(told))).toBeLessThan(FULL ? 0.00501 : 1);
      expect(Math.abs(busts[0] / turns - Number.parseFloat(told2) / 100)).toBeLessThan(FULL ? 0.00051 : 0.05);
    },
  );
});
