import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PRESET_NAMES, unwrap } from "@cantstop/rules";
import { parseRecord, replay, writeRecord } from "@cantstop/rules/notation";
import { afterAll, describe, expect, it } from "vitest";
import { rollFour, seededDice } from "../../src/play/dice-source.ts";
import { findSeat, readPlayers } from "../../src/play/players.ts";
import { isAscii, run } from "../run.ts";

const folder = mkdtempSync(join(tmpdir(), "cantstop-"));
afterAll(() => rmSync(folder, { recursive: true }));

/** Types for players who move three times and then stop, whatever happens; what does not fit is refused. */
const BRAVE = ["r", "1", "r", "1", "r", "1", "s"]
  .map((key) => `${key}\n`)
  .join("")
  .repeat(600);

const countOf = (text: string, part: string) => text.split(part).length - 1;

describe("a whole game by script", () => {
  it.each(PRESET_NAMES)("%s", async (preset) => {
    const file = join(folder, `${preset}.txt`);
    const args = [
      "play",
      "--ruleset",
      preset,
      "--players",
      "Ana,Kenji,Lou",
      "--first",
      "Kenji",
      "--seed",
      "7",
    ];
    const { code, stdout, stderr } = await run([...args, "--record", file], BRAVE);
    expect({ code, stderr }).toEqual({ code: 0, stderr: "" });
    expect(stdout).toMatch(/wins? (with columns|together)/);
    expect(stdout).toContain("Bust!");
    expect(stdout).toMatch(/claims column \d+!/);
    expect(stdout).not.toContain("\x1b");
    expect(stdout).not.toMatch(/undefined|NaN|\[object/);
    const text = readFileSync(file, "utf8");
    const record = unwrap(parseRecord(text));
    expect(writeRecord(record)).toBe(text);
    expect(record.names).toEqual(["Ana", "Kenji", "Lou"]);
    expect(record.start.firstSeat).toBe(1);
    expect(record.tags.map(([name]) => name)).toEqual(["Date", "Seed"]);
    const games = replay(record);
    expect(games[games.length - 1].position.finished).toBe(true);
    const busts = record.events.filter(({ type }, i) => type === "roll" && !games[i + 1].dice).length;
    expect(countOf(stdout, "Bust!")).toBeGreaterThanOrEqual(busts);
    // The same seed, the same game.
    expect((await run(args, BRAVE)).stdout).toBe(stdout.replace(/The game record is in .*\n$/, ""));
  });

  it("alone", async () => {
    const { stdout } = await run(["play", "--players", "Ana", "--seed", "1"], BRAVE);
    expect(stdout).toMatch(/Ana has claimed columns .* in \d+ turns\.\n$/);
  });
});

describe("a game at the terminal", () => {
  const play = (keys: string, ...args: string[]) =>
    run(["play", "--seed", "5", "--players", "Ana,Kenji", ...args], keys.split("").join("\n"));

  it("takes a move back until the next roll", async () => {
    const { stdout } = await play("1r1uu2ru", "--first", "1");
    expect(stdout).toContain("There is nothing to choose before the roll.");
    expect(stdout).toContain("Taken back.");
    expect(stdout).toContain("There is no move to take back.");
    const file = join(folder, "back.txt");
    await play("r1u2", "--first", "1", "--record", file);
    const { events } = unwrap(parseRecord(readFileSync(file, "utf8")));
    expect(events.map(({ type }) => type)).toEqual(["roll", "move"]);
  });

  it("says why something cannot be done", async () => {
    const { stdout } = await play("sr8rsx", "--first", "1");
    expect(stdout).toContain("Nothing has been moved this turn");
    expect(stdout).toContain("There is no choice 8.");
    expect(stdout).toContain("Choose a move first.");
    expect(stdout).toContain("Choose a move first; then you may stop.");
    expect(stdout).toContain('"x" does nothing here; ? shows the keys.');
  });

  it("explains its keys and asks before it is left", async () => {
    const { code, stdout } = await play("?qnqy", "--first", "1");
    expect(code).toBe(0);
    expect(stdout).toContain("u    take the last move back");
    expect(countOf(stdout, "Leave the game?")).toBe(2);
    expect(stdout).toMatch(/The game stays unfinished\.\n$/);
  });

  it("ends with its input, in words", async () => {
    expect(await play("r", "--first", "1")).toMatchObject({ code: 0, stderr: "" });
    expect((await play("r", "--first", "1")).stdout).toMatch(/The game stays unfinished\.\n$/);
    expect(await run(["play"])).toMatchObject({ code: 0 });
    expect((await run(["play"])).stdout).toMatch(/The game has not begun\.\n$/);
  });

  it("begins as the ruleset says", async () => {
    expect((await play("", "--ruleset", "stop-sign")).stdout).toMatch(
      /Ana rolls 6, Kenji rolls 1\.\nAna begins\./,
    );
    const asked = await play("x2", "--ruleset", "standard");
    expect(asked.stdout).toMatch(
      /youngest player begins[\s\S]*"x" is none of the players[\s\S]*Kenji begins\./,
    );
    expect((await play("2", "--ruleset", "franjos")).stdout).toMatch(/Who begins\?[\s\S]*Kenji begins\./);
    expect((await play("", "--ruleset", "stop-sign", "--first", "kenji")).stdout).not.toContain("begins");
  });

  it("notes in the record which dice decided who begins", async () => {
    const file = join(folder, "opening.txt");
    await play("", "--ruleset", "stop-sign", "--record", file);
    expect(readFileSync(file, "utf8")).toMatch(/^StartRolls: 61$/m);
  });

  it("lets those roll again who tie for the highest die", async () => {
    const file = join(folder, "tie.txt");
    const args = ["play", "--players", "3", "--ruleset", "stop-sign", "--record", file];
    // With this seed two of three tie.
    const { stdout } = await run([...args, "--seed", "6"]);
    expect(stdout).toMatch(
      /A rolls 5, Player B rolls 5, Player C rolls 4\.\n.*A rolls 3, Player B rolls 6\.\nPlayer B begins/,
    );
    expect(readFileSync(file, "utf8")).toMatch(/^StartRolls: 554\/36-$/m);
  });

  it("is drawn in ASCII where asked, in colours where wanted", async () => {
    expect(isAscii((await play("r1r1s", "--first", "1", "--ascii")).stdout)).toBe(true);
    expect(isAscii((await run(["play", "--first", "1"], "r", { LC_ALL: "C" })).stdout)).toBe(true);
    expect(isAscii((await run(["play", "--first", "1"], "r")).stdout)).toBe(false);
    expect((await run(["play", "--first", "1"], "r", { FORCE_COLOR: "1" })).stdout).toContain(
      "\x1b[31m● Player A",
    );
    expect(
      (await run(["play", "--first", "1"], "r", { FORCE_COLOR: "1", NO_COLOR: "1" })).stdout,
    ).not.toContain("\x1b");
  });
});

describe("bots at the table", () => {
  it.each(["standard", "franjos", "stop-sign"])("play to the end without people: %s", async (preset) => {
    const file = join(folder, `bots-${preset}.txt`);
    const args = ["play", "--ruleset", preset, "--players", "bot:rule-of-28,bot:glenn-aloi,bot:rule-of-28"];
    const { code, stdout, stderr } = await run([...args, "--seed", "3", "--record", file]);
    expect({ code, stderr }).toEqual({ code: 0, stderr: "" });
    expect(stdout).toMatch(/wins? (with columns|together)/);
    expect(stdout).not.toMatch(/undefined|NaN|\[object|Who begins/);
    const record = unwrap(parseRecord(readFileSync(file, "utf8")));
    expect(record.names).toEqual(["rule-of-28", "glenn-aloi", "rule-of-28 2"]);
    expect((await run([...args, "--seed", "3"])).stdout).toBe(
      stdout.replace(/The game record is in .*\n$/, ""),
    );
  });

  it("take their turns and no input, and tell what they did", async () => {
    const keys = ["r", "1", "s", "x"].join("\n");
    const args = ["--players", "Ana,bot:cautious,bot:bold", "--first", "1", "--seed", "2"];
    const { stdout } = await run(["play", ...args], keys);
    const news = stdout.slice(stdout.lastIndexOf("Ana stops and keeps"));
    expect(stdout).toMatch(/cautious moves \d+( and \d+)?\./);
    expect(news).toMatch(/^Ana stops and keeps .*\n.*cautious.*\n.*bold.*\n/);
    expect(stdout).toMatch(/"x" does nothing here[\s\S]*A Ana to roll/);
  });

  it("leave it to people who begins", async () => {
    const { stdout } = await run(["play", "--players", "Ana,bot:random", "--ruleset", "franjos"], "2\n");
    expect(stdout).toMatch(/Who begins\?[\s\S]*random begins\./);
  });
});

describe("hints", () => {
  it("say what the strongest bot would do, and the chances", async () => {
    const keys = ["h", "r", "h", "1", "h"].join("\n");
    const { stdout } = await run(["play", "--players", "2", "--first", "1", "--seed", "1"], keys);
    const hints = [...stdout.matchAll(/^Hint: .*$/gm)].map(([hint]) => hint);
    const number = String.raw`\d+\.\d%`;
    expect(hints).toEqual([
      expect.stringMatching(new RegExp(`^Hint: roll, ${number} to win\\.$`)),
      expect.stringMatching(
        new RegExp(`^Hint: \\d, ${number} to win( \\(\\d: ${number}(, \\d: ${number})*\\))?\\.$`),
      ),
      expect.stringMatching(
        new RegExp(`^Hint: (roll|stop), ${number} to win \\((roll|stop): ${number}\\)\\.$`),
      ),
    ]);
  });

  it("count turns for a player alone", async () => {
    const { stdout } = await run(["play", "--players", "Ana", "--seed", "1"], "h\n");
    expect(stdout).toMatch(/^Hint: roll, \d\.\d\d turns to come\.$/m);
  });
});

describe("dice", () => {
  it("of a seed are the same everywhere, and fair", () => {
    expect(rollFour(seededDice("5"))).toEqual(rollFour(seededDice("5")));
    expect([rollFour(seededDice("1")), rollFour(seededDice("2"))]).toEqual([
      [5, 3, 6, 6],
      [3, 4, 1, 1],
    ]);
    const die = seededDice("7");
    const counts = Array<number>(7).fill(0);
    for (let i = 0; i < 60_000; i++) counts[die()]++;
    expect(counts[0]).toBe(0);
    for (const count of counts.slice(1)) expect(Math.abs(count - 10_000)).toBeLessThan(400);
  });
});

describe("players", () => {
  it("are named or counted", () => {
    const namesOf = (text: string) => readPlayers(text).map(({ name }) => name);
    expect(namesOf("3")).toEqual(["Player A", "Player B", "Player C"]);
    expect(namesOf(" Ana , Kenji")).toEqual(["Ana", "Kenji"]);
    expect(namesOf("A\x1b[31mna,健二")).toEqual(["A[31mna", "健二"]);
  });

  it("may be bots, which are told apart", () => {
    expect(readPlayers("Ana,bot:best,best,bot:best")).toEqual([
      { name: "Ana", bot: null },
      { name: "best 2", bot: "best" },
      { name: "best", bot: null },
      { name: "best 3", bot: "best" },
    ]);
  });

  it("are found by name, letter or number", () => {
    const names = ["Ana", "Kenji"];
    expect(["ana", "B", "2", "1", "Lou", ""].map((text) => findSeat(names, text))).toEqual([
      0,
      1,
      1,
      0,
      undefined,
      undefined,
    ]);
  });
});
