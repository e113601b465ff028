// Every number of the explorer against a plain enumeration of all 1296 rolls.
import { type Dice, legalMoves, playMove, unwrap } from "@cantstop/rules";
import { parsePositionText } from "@cantstop/rules/notation";
import { loadEvaluator, SolverPlayer } from "@cantstop/strategy";
import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { ORACLE, type State } from "../../rules/test/oracle/oracle.ts";
import { faults } from "./axe.ts";
import { useApp } from "./browser.ts";

const open = useApp();

const FACES = [1, 2, 3, 4, 5, 6];
const ALL_DICE = FACES.flatMap((a) =>
  FACES.flatMap((b) => FACES.flatMap((c) => FACES.map((d) => [a, b, c, d]))),
);
const sumsOf = ([a, b, c, d]: number[]): number[] => [a + b, a + c, a + d, b + c, b + d, c + d];
const rollsWith = (columns: number[]): number =>
  ALL_DICE.filter((dice) => sumsOf(dice).some((sum) => columns.includes(sum))).length;
const percent = (rolls: number): string => `${((100 * rolls) / 1296).toFixed(1)}%`;

const rows = (page: Page, selector: string) =>
  page.$$eval(`${selector} tbody tr`, (all) =>
    all.map((row) =>
      [...row.children]
        .filter((cell) => cell.ariaHidden !== "true")
        .map((cell) => cell.textContent?.trim() ?? ""),
    ),
  );

it.concurrent("sums and triples are counted right, sorted, and picked from", async () => {
  const { page, complaints, close } = await open("/odds");
  await page.waitForSelector(".triples tbody tr");
  expect(await rows(page, ".sums")).toEqual(
    Array.from({ length: 11 }, (_, i) => {
      const rolls = rollsWith([i + 2]);
      return [String(i + 2), String(rolls), percent(rolls)];
    }),
  );
  const triples = await rows(page, ".triples");
  expect(triples).toHaveLength(165);
  for (const [name = "", success, rolls, bust] of triples) {
    const counted = rollsWith(name.split("-").map(Number));
    expect([success, rolls, bust], name).toEqual([
      percent(counted),
      counted.toLocaleString("en"),
      percent(1296 - counted),
    ]);
  }
  const names = async () => (await rows(page, ".triples")).map(([name]) => name);
  expect((await names()).at(0)).toBe("6-7-8");
  await page.click("text=Goes on");
  expect((await names()).slice(0, 2).sort()).toEqual(["2-11-12", "2-3-12"]);
  await page.click(".triples th button");
  expect((await names()).slice(0, 2)).toEqual(["2-3-4", "2-3-5"]);
  await page.check(".column-picks label:has-text('12') input");
  await page.check(".column-picks label:text-is('7') input");
  expect(await names()).toEqual(
    FACES.concat(8, 9, 10, 11)
      .filter((c) => c > 1 && c !== 7)
      .map((c) => (c < 7 ? `${c}-7-12` : `7-${c}-12`)),
  );
  expect(page.url()).toContain("&t=12,7");
  await page.click("text=7-8-12");
  await page.waitForFunction(() => location.hash.includes("7@1,8@1,12@1"));
  await page.waitForSelector(`.result-bust:has-text("${1296 - rollsWith([7, 8, 12])} of 1,296 rolls")`);
  expect(complaints).toEqual([]);
  await close();
});

const POSITION = "franjos-no-stacking+7@2/8@3+10=A,11=B+AA+6@2,7@3+moved";
const STATE: State = {
  ruleset: "franjos-no-stacking",
  camps: [{ 7: 2 }, { 8: 3 }],
  claims: { 10: 0, 11: 1 },
  seat: 0,
  firstSeat: 0,
  runners: { 6: 2, 7: 3 },
  moved: true,
  justClaimed: false,
  winners: null,
};

it.concurrent("of a position: busts, columns, some rolls ahead, and what the strongest would do", async () => {
  const { page, complaints, close } = await open(`/odds#s=${POSITION}`);
  await page.waitForSelector(".worths");
  const moves = ALL_DICE.map((dice) => ORACLE.moves(STATE, dice));
  const busts = moves.filter((found) => found.length === 0).length;
  expect(await page.textContent(".result-bust")).toContain(`${busts} of 1,296 rolls`);
  expect(await page.textContent(".figure strong")).toBe(percent(busts));
  const columns = await rows(page, ".results > :nth-child(4) .odds-table");
  expect(columns.length).toBeGreaterThan(3);
  for (const [column, chance] of columns)
    expect(chance, column).toBe(
      percent(moves.filter((found) => found.flat().includes(Number(column))).length),
    );
  await page.click(".result-dice summary");
  const kinds = new Set(
    ALL_DICE.filter((_, i) => moves[i]?.length === 0).map((dice) =>
      [...dice].sort((a, b) => a - b).join(" "),
    ),
  );
  const listed = await page.$$eval(".busting .off-screen", (all) =>
    all.map((one) => one.textContent?.split(" · ")),
  );
  expect(listed.map((one) => one?.[0])).toEqual([...kinds].sort());
  expect(listed.reduce((sum, one) => sum + Number(one?.[1]), 0)).toBe(busts);
  await page.waitForFunction(() => !document.querySelector(".survival")?.textContent?.includes("…"));
  const ahead = (await rows(page, ".survival")).map(([, chance]) => chance);
  expect(ahead).toHaveLength(5);
  expect(ahead[0]).toBe(percent(1296 - busts));
  // One runner is still in the hand.
  expect(await page.textContent(".worths")).toMatch(/^Roll\d+\.\d% to winStopnot possible now$/);
  expect(await faults(page)).toEqual([]);
  expect(complaints).toEqual([]);
  await close();
});

it.concurrent("a board is set up by hand or by keyboard, refuses with a reason, and stays in the address", async () => {
  const { page, complaints, close } = await open("/odds#s=standard+-/-+-+AA+-+-", {
    viewport: { width: 360, height: 640 },
    colorScheme: "dark",
  });
  await page.waitForSelector(".set-up .press");
  const space = (column: number, space: number) => {
    const before = Array.from({ length: column - 2 }, (_, i) => 13 - 2 * Math.abs(5 - i)).reduce(
      (a, b) => a + b,
      0,
    );
    return page
      .locator(".set-up .press")
      .nth(before + space - 1)
      .click();
  };
  const list = (label: string) => page.locator(`.select-field:has(span:text-is("${label}")) select`);
  const address = () => decodeURIComponent(new URL(page.url()).hash).split("&")[0];
  await space(7, 4);
  expect(address()).toBe("#s=standard+-/-+-+AA+7@4+moved");
  await page.check("[title='Claim, blue'] input");
  await space(2, 1);
  await page.check("[title='Camp, red'] input");
  await space(8, 2);
  expect(address()).toBe("#s=standard+8@2/-+2=B+AA+7@4+moved");
  await space(2, 1);
  expect(await page.textContent(".set-up .message")).toContain("This column is claimed");
  expect(address()).toBe("#s=standard+8@2/-+2=B+AA+7@4+moved");

  await page.focus(".set-up summary");
  await page.keyboard.press("Enter");
  await list("Column").selectOption("12");
  await list("Runner").selectOption({ label: "the top (3)" });
  expect(address()).toBe("#s=standard+8@2/-+2=B+AA+7@4,12@3+moved");
  expect(await page.textContent(".set-up .message")).toBe("");
  await list("Claimed by").selectOption({ label: "Red" });
  expect(address()).toBe("#s=standard+8@2/-+2=B,12=A+AA+7@4+moved");
  await list("Players").selectOption("1");
  expect(address()).toBe("#s=standard+8@2+12=A+AA+7@4+moved");
  await page.waitForSelector(".worths");
  expect(await page.textContent(".worths")).toMatch(/turns to go/);
  const saved = await page.textContent(".figure strong");
  await page.reload();
  await page.waitForSelector(".figure strong");
  expect(await page.textContent(".figure strong")).toBe(saved);
  expect(await faults(page)).toEqual([]);
  expect(complaints).toEqual([]);
  await close();
});

/** What the strongest player says of each move, the best first. */
async function worths(text: string, dice: Dice): Promise<string[]> {
  const position = unwrap(parsePositionText(text));
  const solver = new SolverPlayer(await loadEvaluator(position.rules));
  return legalMoves(position, dice)
    .map((columns) => {
      const after = unwrap(playMove(position, dice, columns));
      const solution = solver.solve(after);
      return Math.max(solution.rollValue(after), solution.stopValue(after));
    })
    .sort((a, b) => b - a)
    .map((value) => `${(100 * value).toFixed(1)}%`);
}

it.concurrent("of dice rolled on a table: what each pairing is worth, by keys, and the game goes on", async () => {
  const text = "standard 7@9/6@3 10=B AA 5@2,7@11 moved";
  const { page, complaints, close } = await open(`/odds#s=${text.replaceAll(" ", "+")}`);
  const address = () => decodeURIComponent(new URL(page.url()).hash);
  const shown = () => page.getAttribute(".rolled .choice[aria-pressed=true]", "aria-keyshortcuts");
  await page.waitForSelector(".rolled .face-key");
  await page.check(".column-picks label:text-is('7') input");
  for (const key of ["2", "3", "4", "6", "Backspace"]) await page.keyboard.press(key);
  expect(address()).toBe(`#s=${text.replaceAll(" ", "+")}&d=234&t=7`);
  await page.focus(".face-key[aria-label='5']");
  await page.keyboard.press("Enter");
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe("Already rolled?");
  await page.waitForSelector(".rolled .tag.best");
  const listed = await page.$$eval(".rolled .choice strong", (all) => all.map((one) => one.textContent));
  expect(listed).toEqual(await worths(text, [2, 3, 4, 5]));
  expect(await page.textContent(".rolled .choice:has(.best) .off-screen")).toBe(`8 up 1, ${listed[0]}, best`);
  expect(await faults(page)).toEqual([]);

  // What is told below is told of the move that is shown: the best one, until another is pressed.
  const bustOf = (columns: number[]) => `${1296 - rollsWith(columns)} of 1,296 rolls`;
  await page.waitForSelector(`.result-bust:has-text("${bustOf([5, 7, 8])}")`);
  expect(await shown()).toBe("1");
  await page.keyboard.press("3");
  expect(await shown()).toBe("3");
  await page.waitForSelector(`.result-bust:has-text("${bustOf([5, 6, 7])}")`);

  await page.reload();
  await page.waitForSelector(".rolled .tag.best");
  expect(await page.$$eval(".rolled .choice strong", (all) => all.map((one) => one.textContent))).toEqual(
    listed,
  );
  await page.click("text=Make this move and go on");
  expect(address()).toBe("#s=standard+7@9/6@3+10=B+AA+5@2,7@11,8@1+moved&t=7");
  await page.click("h1");
  for (const key of ["1", "1", "1", "1"]) await page.keyboard.press(key);
  await page.waitForSelector(".rolled .message:has-text('this roll is a bust')");
  expect(await page.locator(".results").count(), "no roll follows").toBe(0);
  await page.click("[aria-label='Take up the dice']");
  await page.waitForSelector(".results");
  expect(complaints).toEqual([]);
  await close();
});

it.concurrent("a link that makes no sense shows another board, and says so", async () => {
  const { page, close } = await open("/odds#s=rubbish");
  await page.waitForSelector(".figure strong");
  expect(await page.textContent("[role=alert]")).toContain("cannot be read");
  await close();
});
