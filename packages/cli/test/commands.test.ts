import { readFileSync } from "node:fs";
import { PRESET_NAMES } from "@cantstop/rules";
import { BOTS, successOf, tripleOdds } from "@cantstop/strategy";
import { describe, expect, it } from "vitest";

import { isUtf8, wantsColors } from "../src/terminal.ts";
import { wrap } from "../src/wrap.ts";
import { isAscii, run } from "./run.ts";

const { version } = JSON.parse(readFileSync(new URL("../package.json", import.meta.url), "utf8"));

const COMMANDS = [
  "play",
  "tournament",
  "solitaire",
  "equity",
  "verify",
  "serve",
  "bots",
  "odds",
  "rules",
  "engine",
];

describe("the command line", () => {
  it.each([[[]], [["--help"]], [["help"]]])("%j explains itself", async (args) => {
    const { code, stdout, stderr } = await run(args);
    expect({ code, stderr }).toEqual({ code: 0, stderr: "" });
    for (const command of COMMANDS) expect(stdout).toMatch(new RegExp(`^  ${command}`, "m"));
  });

  it.each(COMMANDS)("%s --help has an example", async (command) => {
    const { code, stdout } = await run([command, "--help"]);
    expect(code).toBe(0);
    expect(stdout).toMatch(new RegExp(`Examples?:\\n.*cantstop ${command}`));
  });

  it("tells its version", async () => {
    expect(await run(["--version"])).toEqual({ code: 0, stdout: `${version}\n`, stderr: "" });
  });

  it.each<[string[], RegExp]>([
    [["fly"], /unknown command/],
    [["odds", "--fly"], /unknown option/],
    [["--fly"], /unknown option/],
    [["engine", "fast"], /too many arguments/],
    [["odds", "1"], /2 to 12/],
    [["odds", "13"], /2 to 12/],
    [["odds", "7.0"], /2 to 12/],
    [["odds", "six"], /2 to 12/],
    [["odds", "7", "7"], /once/],
    [["odds", "2", "3", "4", "5"], /three/],
    [["rules", "--ruleset", "chess"], /standard.*franjos/],
    [["rules", "--ruleset", "standard,columnsToWin=12"], /columnsToWin/],
    [["rules", "--ruleset", '{"columnClaim":"on_reach"}'], /columnClaim.*toppedRunner/],
    [["rules", "--ruleset", "{columnsToWin:4}"], /JSON/],
    [["rules", "--lang", "tlh"], /there are: en, fr, nl, ja/],
    [["rules", "--lang", "fr", "--ruleset", "échecs"], /--ruleset: Il n’y a pas de règles de ce nom/],
    [["rules", "--lang", "ja", "--ruleset", "standard,columnsToWin=12"], /columnsToWinは1から11までの整数/],
    [["play", "--look", "moon"], /stop-sign.*mountain/],
    [["play", "--players", "5"], /1 to 4/],
    [["play", "--players", "0"], /1 to 4/],
    [["play", "--players", "A,B,C,D,E"], /1 to 4/],
    [["play", "--players", "Ana,,Lou"], /missing/],
    [["play", "--players", "Ana,ana"], /once/],
    [["play", "--players", "Ana,bot:deep-blue"], /no bot "deep-blue"/],
    [["play", "--players", "Ana,bot:"], /bot is missing/],
    [["play", "--players", "Ana,exec:true"], /tournaments/],
    [["tournament"], /--bots/],
    [["tournament", "--bots", "best"], /2 to 4/],
    [["tournament", "--bots", "best,best,best,best,best"], /2 to 4/],
    [["tournament", "--bots", "best,deep-blue"], /no bot "deep-blue"; there are random/],
    [["tournament", "--bots", "best,"], /missing/],
    [["tournament", "--bots", "best,exec:"], /command is missing/],
    [["tournament", "--bots", "best,best", "--games", "0"], /--games must be a whole number/],
    [["tournament", "--bots", "best,best", "--games", "ten"], /--games must be a whole number/],
    [["tournament", "--bots", "best,best", "--seed", "-1"], /--seed must be a whole number/],
    [["tournament", "--bots", "best,best", "--jobs", "0"], /--jobs must be a whole number/],
    [["tournament", "--bots", "best,best", "--move-time", "0"], /seconds/],
    [["tournament", "--bots", "best,exec:true", "--jobs", "2"], /one job/],
    [["tournament", "--bots", "best,best", "--ruleset", "chess"], /standard.*franjos/],
    [["solitaire"], /--bot/],
    [["equity", "--bot", "nobody"], /no bot "nobody"/],
    [["equity", "--bot", "best", "--players", "1"], /--players must be 2, 3 or 4/],
    [["equity", "--bot", "best", "--games", "0"], /--games must be/],
    [["solitaire", "--bot", "best,best"], /one bot/],
    [["solitaire", "--bot", "nobody"], /no bot "nobody"/],
    [["play", "--first", "Bob"], /none of the players/],
    [["play", "--seed", "abc"], /whole number/],
    [["play", "--ruleset", "standard-extended,columnsToWin=3:4"], /columnsToWin/],
  ])("%j is refused with a reason and exit code 2", async (args, reason) => {
    const { code, stdout, stderr } = await run(args);
    expect({ code, stdout }).toEqual({ code: 2, stdout: "" });
    expect(stderr).toMatch(reason);
  });

  it("fails with exit code 1 where a file cannot be written", async () => {
    const { code, stdout, stderr } = await run(["play", "--record", "/no/such/folder/game.txt"]);
    expect({ code, stdout }).toEqual({ code: 1, stdout: "" });
    expect(stderr).toMatch(/cannot be written \(ENOENT\)/);
  });

  it.each([
    ["/no/such/judge.json", /cannot be read \(ENOENT\)/],
    ["package.json", /is no network for 2 players.*npm run train/],
  ])("fails with exit code 1 where %s is to be the judge", async (judge, reason) => {
    const { code, stdout, stderr } = await run(["equity", "--bot", "random", "--judge", judge]);
    expect({ code, stdout }).toEqual({ code: 1, stdout: "" });
    expect(stderr).toMatch(reason);
  });
});

describe("odds", () => {
  it.each([
    [[6, 7, 8], 1192],
    [[2, 3, 12], 568],
    [[2, 11, 12], 568],
    [[5, 7, 8], 1185],
    [[4, 6, 8], 1181],
    [[2, 3, 4], 676],
    [[7], 834],
    [[2], 171],
  ])("of %j are %i", (columns, success) => {
    expect(successOf(columns)).toBe(success);
  });

  it("have 165 triples, symmetric about 7", () => {
    const triples = tripleOdds();
    expect(triples.length).toBe(165);
    expect(triples.reduce((sum, { success }) => sum + success, 0)).toBe(166_008);
    for (const { columns, success } of triples)
      expect(successOf(columns.map((column) => 14 - column))).toBe(success);
  });

  it("are printed as JSON", async () => {
    const single = await run(["odds", "8", "6", "7", "--json"]);
    expect(single.stdout).toBe('{"columns":[6,7,8],"success":1192,"of":1296}\n');
    const tables = JSON.parse((await run(["odds", "--json"])).stdout);
    expect(tables.of).toBe(1296);
    expect(tables.sums).toEqual({
      2: 171,
      3: 302,
      4: 461,
      5: 580,
      6: 727,
      7: 834,
      8: 727,
      9: 580,
      10: 461,
      11: 302,
      12: 171,
    });
    expect(tables.triples.length).toBe(165);
    expect(tables.triples[0]).toEqual({ columns: [2, 3, 4], success: 676 });
  });

  it("are printed for people", async () => {
    expect((await run(["odds", "6", "7", "8"])).stdout).toMatch(
      /1192 of 1296 .*92\.0%[\s\S]*104 of 1296.*8\.0%/,
    );
    const { stdout } = await run(["odds"]);
    expect(stdout).toMatch(/^ +7 +834 +64\.4%/m);
    expect(stdout.match(/\d+ +\d+ +\d+ +\d+ +\d+\.\d%/g)?.length).toBe(165);
    for (const line of stdout.split("\n")) expect(line.length).toBeLessThanOrEqual(80);
  });
});

it("bots are listed with their tempers", async () => {
  const { code, stdout } = await run(["bots"]);
  expect(code).toBe(0);
  for (const { name, summary } of BOTS) {
    expect(stdout).toMatch(new RegExp(`^${name}  `, "m"));
    expect(stdout.replace(/\s+/g, " ")).toContain(`${name} ${summary}`);
  }
  for (const line of stdout.split("\n")) expect(line.length).toBeLessThanOrEqual(80);
});

describe("rules", () => {
  it.each(PRESET_NAMES)("of %s fit the terminal and have no colours in a pipe", async (preset) => {
    const { code, stdout } = await run(["rules", "--ruleset", preset]);
    expect(code).toBe(0);
    expect(stdout).toMatch(/Common mistakes/);
    expect(stdout).not.toContain("\x1b");
    for (const line of stdout.split("\n")) expect(line.length).toBeLessThanOrEqual(80);
  });

  it("follow options, as text or as JSON", async () => {
    for (const ruleset of ["standard,columnsToWin=5", '{"preset":"standard","columnsToWin":5}'])
      expect((await run(["rules", "--ruleset", ruleset])).stdout).toMatch(/first to claim five columns/);
  });

  it("are ASCII where the locale is no UTF-8", async () => {
    const { stdout } = await run(["rules"], "", { LC_ALL: "C" });
    expect(stdout).toContain("Common mistakes");
    expect(isAscii(stdout)).toBe(true);
  });

  it("have colours when they are wanted", async () => {
    expect((await run(["rules"], "", { FORCE_COLOR: "1" })).stdout).toContain("\x1b[");
    for (const [args, env] of [
      [["rules", "--no-color"], { FORCE_COLOR: "1" }],
      [["--no-color", "rules"], { FORCE_COLOR: "1" }],
      [["rules"], { FORCE_COLOR: "1", NO_COLOR: "1" }],
    ] as const)
      expect((await run(args, "", env)).stdout).not.toContain("\x1b");
  });

  it("have no colours in a pipe, also where CI or a colourful terminal is announced", async () => {
    const { stdout } = await run(["rules"], "", {
      CI: "true",
      TERM: "xterm-256color",
      COLORTERM: "truecolor",
    });
    expect(stdout).not.toContain("\x1b");
  });

  it("are made of presets and options", async () => {
    const { stdout } = await run(["rules", "--options"]);
    for (const preset of PRESET_NAMES) expect(stdout).toContain(`\n  ${preset}\n`);
    expect(stdout).toContain("\n  quadEntry=start_plus_two\n");
    expect(stdout).toContain("\n  columnsToWin=2:5/3:4/4:3\n");
  });
});

describe("the terminal", () => {
  it("is asked for its locale as POSIX says", () => {
    expect(isUtf8({ LC_ALL: "C", LANG: "en_GB.UTF-8" }, "linux")).toBe(false);
    expect(isUtf8({ LC_ALL: "", LC_CTYPE: "ja_JP.utf8", LANG: "C" }, "linux")).toBe(true);
    expect(isUtf8({}, "linux")).toBe(false);
    expect(isUtf8({}, "win32")).toBe(true);
  });

  it("has colours where it is one and nobody objects", () => {
    expect(wantsColors({}, true)).toBe(true);
    expect(wantsColors({}, false)).toBe(false);
    expect(wantsColors({ CI: "true" }, undefined)).toBe(false);
    expect(wantsColors({ TERM: "dumb" }, true)).toBe(false);
    expect(wantsColors({ NO_COLOR: "1" }, true)).toBe(false);
    expect(wantsColors({ NO_COLOR: "" }, true)).toBe(true);
    expect(wantsColors({ FORCE_COLOR: "1" }, false)).toBe(true);
    expect(wantsColors({ FORCE_COLOR: "0" }, true)).toBe(false);
  });

  it("breaks lines between words", () => {
    expect(wrap("one two  three", 7)).toEqual(["one two", "three"]);
    expect(wrap("one two three", 9, "- ", "  ")).toEqual(["- one two", "  three"]);
    expect(wrap("unbreakable", 4)).toEqual(["unbreakable"]);
    expect(wrap("", 4)).toEqual([""]);
    expect(wrap("roll 1\u00A02\u00A03", 6)).toEqual(["roll", "1 2 3"]);
  });
});
