// The documentation is held to what the library does: its examples are parsed, its tables compared, its links followed.

import { existsSync, readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { runInNewContext } from "node:vm";
import * as rules from "@cantstop/rules";
import {
  conflictsOf,
  countSuccesses,
  type Dice,
  type Failure,
  legalMoves,
  type Options,
  PRESETS,
  pairingsOf,
  parseDice,
  playMove,
  type Result,
  unwrap,
} from "@cantstop/rules";
import * as notation from "@cantstop/rules/notation";
import {
  makePositionText,
  makeRulesetText,
  makeState,
  parsePositionText,
  parseRecord,
  parseRulesetText,
  parseState,
  writeRecord,
} from "@cantstop/rules/notation";
import { describe, expect, test } from "vitest";

const root = new URL("../../../", import.meta.url);
const read = (path: string) => readFileSync(new URL(path, root), "utf8");
const PAGES = [
  "README.md",
  "CONTRIBUTING.md",
  "CHANGELOG.md",
  ...readdirSync(new URL("docs", root))
    .filter((name) => name.endsWith(".md"))
    .map((name) => `docs/${name}`),
  ...readdirSync(new URL("packages", root))
    .map((name) => `packages/${name}/README.md`)
    .filter((page) => existsSync(new URL(page, root))),
];
const rulesPage = read("docs/rules.md");
const notationPage = read("docs/notation.md");

interface Fence {
  /** What stands after the backticks, in words: a kind, and for an example of a failure what is expected. */
  readonly info: readonly string[];
  readonly text: string;
  readonly name: string;
}

/** The fenced blocks of a page whose first word is `kind`. */
const fences = (page: string, kind: string): Fence[] =>
  [...page.matchAll(/^```(\S+)(.*)\n([\s\S]*?)^```$/gm)]
    .filter((match) => match[1] === kind)
    .map(([, , info, text]) => ({
      info: info.trim().split(" ").filter(Boolean),
      text,
      name: text.split("\n", 1)[0],
    }));

const PAGE_WITHOUT_FENCES = /^```[\s\S]*?^```$/gm;

/** The rows, cell by cell, of the tables that have these heads; code marks are taken off. */
function rowsOf(page: string, ...heads: string[]): string[][] {
  const cells = (line: string) =>
    line
      .split("|")
      .slice(1, -1)
      .map((cell) => cell.trim().replace(/^`([^`]*)`$/, "$1"));
  const rows: string[][] = [];
  let inside = false;
  for (const line of page.split("\n")) {
    if (!line.startsWith("|")) inside = false;
    else if (cells(line).join() === heads.join()) inside = true;
    else if (inside && !/^\|[-|]+$/.test(line)) rows.push(cells(line));
  }
  expect(rows.length, `a table with heads ${heads.join(", ")}`).toBeGreaterThan(0);
  return rows;
}

const diceOf = (text: string): Dice => unwrap(parseDice([...text].map(Number)));
const errorOf = <T>(result: Result<T>): Failure | null => (result.ok ? null : result.error);

describe("docs/rules.md", () => {
  test("has the options of every preset", () => {
    const named: Record<string, Options> = {};
    const published = ["standard", "wikipedia", "stop-sign", "franjos"] as const;
    const heads = ["option", ...published];
    const rows = rowsOf(rulesPage, ...heads);
    for (const [i, preset] of published.entries())
      named[preset] = Object.fromEntries(
        rows.map((row) => [row[0], /^\d+$/.test(row[i + 1]) ? Number(row[i + 1]) : row[i + 1]]),
      ) as unknown as Options;
    for (const [preset, is] of rowsOf(rulesPage, "preset", "is", "where it comes from"))
      named[preset] = unwrap(parseRulesetText(is)).options;
    expect(named).toEqual(PRESETS);
  });

  test("explains every option and value under the option's name", () => {
    for (const option of Object.keys(PRESETS.standard)) {
      const [, section = ""] = rulesPage.split(`\n### ${option}\n`);
      expect(section, option).not.toBe("");
      const values = [...section.split("\n#", 1)[0].matchAll(/^- `(\w+)`:/gm)].map(([, value]) => value);
      expect(values, option).toEqual(
        (rules.OPTION_VALUES as Record<string, readonly string[]>)[option] ?? [],
      );
    }
  });

  test("has an anchor for every letter that the code cites", () => {
    const anchors = new Set([...rulesPage.matchAll(/<a id="([ab]\d+)"><\/a>/g)].map(([, id]) => id));
    const cited = new Set<string>();
    for (const name of readdirSync(new URL("packages", root))) {
      const folder = new URL(`packages/${name}/src/`, root);
      if (!existsSync(folder)) continue;
      for (const path of readdirSync(folder, { recursive: true, encoding: "utf8" })) {
        if (!/\.tsx?$/.test(path)) continue;
        for (const line of readFileSync(new URL(path, folder), "utf8").split("\n"))
          if (/^\s*(\/?\*|\/\/)|\s\/\/\s/.test(line))
            for (const [letter] of line.matchAll(/\b[AB]\d+\b/g)) cited.add(letter);
      }
    }
    expect(cited.size).toBeGreaterThan(8);
    for (const letter of cited) expect(anchors, letter).toContain(letter.toLowerCase());
  });

  test.each(rowsOf(rulesPage, "position", "dice", "legal moves"))(
    "%s with %s: %s",
    (position, dice, moves) => {
      const legal = legalMoves(unwrap(parsePositionText(position)), diceOf(dice));
      expect(legal.map((columns) => columns.join("+")).join(", ") || "bust").toBe(moves);
    },
  );

  test.each(rowsOf(rulesPage, "position", "dice", "move", "runners or claims after it"))(
    "%s with %s taking %s: %s",
    (position, dice, move, after) => {
      const moved = playMove(unwrap(parsePositionText(position)), diceOf(dice), move.split("+").map(Number));
      const { claims, runners } = makeState(unwrap(moved));
      const seen = [
        ...Object.entries(claims).map(([column, seat]) => `${column}=${"ABCD"[seat]}`),
        ...Object.entries(runners).map(([column, space]) => `${column}@${space}`),
      ];
      expect(seen.join(", ")).toBe(after);
    },
  );

  test.each(rowsOf(rulesPage, "position", "rolls"))("%s goes on with %s rolls", (position, rolls) => {
    expect(countSuccesses(unwrap(parsePositionText(position)))).toBe(Number(rolls));
  });

  test("counts the rolls of every sum", () => {
    const columns = Array.from({ length: 11 }, (_, i) => i + 2);
    const [row] = rowsOf(rulesPage, "sum", ...columns.map(String));
    const counts = columns.map((column) => {
      let rolls = 0;
      for (let roll = 0; roll < 1296; roll++)
        if (pairingsOf(rules.diceOf(roll)).some((pairing) => pairing.includes(column))) rolls++;
      return String(rolls);
    });
    expect(row.slice(1)).toEqual(counts);
  });

  test("has the lengths of the columns", () => {
    const columns = Array.from({ length: 11 }, (_, i) => i + 2);
    const [row] = rowsOf(rulesPage, "column", ...columns.map(String));
    expect(row.slice(1)).toEqual(columns.map((column) => String(rules.STANDARD_BOARD.lengths[column])));
  });
});

describe("docs/notation.md", () => {
  test("names only functions that there are", () => {
    const named = [...notationPage.matchAll(/`((?:parse|make|write)[A-Z]\w*)`/g)].map(([, name]) => name);
    expect(named.length).toBeGreaterThan(7);
    for (const name of named) expect({ ...rules, ...notation }, name).toHaveProperty(name);
  });

  test.each(fences(notationPage, "ruleset"))("rulesets such as $name", ({ text }) => {
    for (const line of text.trim().split("\n"))
      expect(makeRulesetText(unwrap(parseRulesetText(line)))).toBe(line);
  });

  test.each(fences(notationPage, "position"))("positions such as $name", ({ text }) => {
    for (const line of text.trim().split("\n"))
      expect(makePositionText(unwrap(parsePositionText(line)))).toBe(line);
  });

  test("the JSON state is complete, every field explained, and the same in one line", () => {
    const [{ text }] = fences(notationPage, "json");
    const state = JSON.parse(text);
    expect(makeState(unwrap(parseState(state)))).toEqual(state);
    const explained = rowsOf(notationPage, "field", "what it is", "left out", "refused");
    expect(explained.map(([field]) => field)).toEqual([...Object.keys(state), "out"]);
    const [{ text: lines }] = fences(notationPage, "position");
    expect(makePositionText(unwrap(parseState(state)))).toBe(lines.split("\n")[1]);
  });

  test.each(fences(notationPage, "record"))("records such as $text", ({ info, text }) => {
    const record = parseRecord(text);
    if (info.length === 0) {
      expect(errorOf(record)).toBeNull();
      expect(writeRecord(unwrap(record))).toBe(text);
    } else {
      const [problem, place] = info;
      const [line, column] = place.split(":").map(Number);
      expect(errorOf(record)).toEqual({ code: "invalid_record", problem, at: { line, column } });
      const failure = fences(notationPage, "json").find((fence) => fence.info[0] === "failure");
      expect(errorOf(record)).toEqual(JSON.parse(failure?.text ?? ""));
    }
  });

  test("explains every code and every problem, and no others", () => {
    const source = read("packages/rules/src/result.ts");
    const union = (name: string): string[] => {
      const [, members = ""] = new RegExp(`export type ${name} =([^;]*);`).exec(source) ?? [];
      return [...members.matchAll(/"(\w+)"/g)].map(([, member]) => member);
    };
    const firsts = (head: string) => rowsOf(notationPage, head, "meaning").map(([first]) => first);
    expect(firsts("code").sort()).toEqual(union("ErrorCode").sort());
    expect([...new Set(firsts("problem"))].sort()).toEqual(union("Problem").sort());
  });

  test("the table of impossible combinations names every conflict", () => {
    const impossible: [Partial<Options>, number][] = [
      [{ toppedRunner: "must_reenter" }, 2],
      [{ columnClaim: "on_reach" }, 2],
      [{ quadEntry: "entry_plus_two" }, 2],
      [{ columnsToWin: { 3: 3 } }, 2],
      [{ placement: "strict", columnsToWin: 6 }, 2],
    ];
    const found = impossible.map(
      ([options, players]) => conflictsOf({ ...PRESETS.standard, ...options }, players)[0].problem,
    );
    expect(rowsOf(rulesPage, "problem", "options", "reason").map(([problem]) => problem)).toEqual(found);
  });
});

describe("docs/architecture.svg", () => {
  test("draws the packages there are and what each is made with", () => {
    const drawing = read("docs/architecture.svg");
    const packages = readdirSync(new URL("packages", root)).filter((name) =>
      existsSync(new URL(`packages/${name}/package.json`, root)),
    );
    const uses = packages.flatMap((name) =>
      Object.keys(JSON.parse(read(`packages/${name}/package.json`)).dependencies ?? {})
        .filter((other) => other.startsWith("@cantstop/"))
        .map((other) => `${name} uses ${other.slice("@cantstop/".length)}`),
    );
    const drawn = (pattern: RegExp) => [...drawing.matchAll(pattern)].map(([, what]) => what);
    expect(drawn(/data-package="(\w+)"/g).sort()).toEqual(packages.sort());
    expect(drawn(/data-arrow="(\w+ uses \w+)"/g).sort()).toEqual(uses.sort());
  });
});

describe("README.md", () => {
  test("its program prints what it says", () => {
    const [{ text }] = fences(read("README.md"), "ts");
    // The imports become the modules that this test has; what is left is plain JavaScript.
    const body = text.replace(
      /^import (\{[^}]*\}) from "@cantstop\/rules(\/notation)?";$/gm,
      (_, names, deeper) => `const ${names} = ${deeper ? "$notation" : "$rules"};`,
    );
    const printed: string[] = [];
    const show = (value: unknown) => printed.push(typeof value === "string" ? value : JSON.stringify(value));
    runInNewContext(body, { $rules: rules, $notation: notation, console: { log: show } });
    const promised = [...text.matchAll(/\/\/ → (.*)$/gm)].map(([, line]) => line);
    expect(promised.length).toBeGreaterThan(0);
    expect(printed).toEqual(promised);
  });
});

/** A heading's anchor, as GitHub makes it. */
const slugOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, "")
    .trim()
    .replaceAll(" ", "-");

function anchorsOf(page: string): Set<string> {
  const text = page.replace(PAGE_WITHOUT_FENCES, "");
  return new Set([
    ...[...text.matchAll(/^#+ (.*)$/gm)].map(([, heading]) => slugOf(heading)),
    ...[...text.matchAll(/<a id="([^"]+)">/g)].map(([, id]) => id),
  ]);
}

test.each(PAGES)("links in %s lead somewhere", (page) => {
  const text = read(page).replace(PAGE_WITHOUT_FENCES, "");
  for (const [, target] of text.matchAll(/\]\(([^)\s]+)\)/g)) {
    if (/^https?:/.test(target)) continue;
    const [path, anchor] = target.split("#");
    const file = new URL(path || page.split("/").at(-1) || "", new URL(page, root));
    expect(existsSync(file), `${page}: ${target}`).toBe(true);
    if (anchor)
      expect(anchorsOf(readFileSync(fileURLToPath(file), "utf8")), `${page}: ${target}`).toContain(anchor);
  }
});
