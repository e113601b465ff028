// docs/server.md promises to be complete: settings, calls, events and failures, as the code has them.
import { readdirSync, readFileSync } from "node:fs";
import { ERRORS, OnlineEvent, REACTIONS } from "@cantstop/protocol";
import { describe, expect, it } from "vitest";
import { DEFAULT_LIMITS } from "../src/limits.ts";
import { readSettings } from "../src/settings.ts";
import { startServer } from "./support/server.ts";

const page = readFileSync(new URL("../../../docs/server.md", import.meta.url), "utf8");

/** The rows of the page's table with this header, cell by cell. */
function rowsOf(header: string): string[][] {
  const [, rows = ""] = page.split(`${header}\n`)[1]?.match(/^\|[-|]+\|\n((?:\|.*\n)*)/) ?? [];
  return rows
    .trim()
    .split("\n")
    .map((row) =>
      row
        .split("|")
        .slice(1, -1)
        .map((cell) => cell.trim().replace(/^`([^`]*)`$/, "$1")),
    );
}

const sources = new URL("../src/", import.meta.url);
const source = readdirSync(sources, { recursive: true, encoding: "utf8" })
  .filter((path) => path.endsWith(".ts"))
  .map((path) => readFileSync(new URL(path.replaceAll("\\", "/"), sources), "utf8"))
  .join("\n");

describe("docs/server.md", () => {
  it("tells every failure, with its status and meaning", () => {
    expect(rowsOf("| code | status | meaning |")).toEqual(
      Object.entries(ERRORS).map(([code, { status, means }]) => [code, String(status), means]),
    );
  });

  it("tells every call, and what to call out", async () => {
    const server = await startServer();
    const { paths } = (await server.app.inject("/api/openapi.json")).json<{
      paths: Record<string, Record<string, { summary: string }>>;
    }>();
    await server.close();
    const calls = Object.entries(paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path.replace("{id}", ":id")}`),
    );
    expect(
      rowsOf("| call | what |")
        .map(([call]) => call)
        .sort(),
    ).toEqual(calls.sort());
    expect(page).toContain(REACTIONS.map((reaction) => `\`${reaction}\``).join(", "));
  });

  it("tells every event, with its fields", () => {
    const told = rowsOf("| type | what happened | besides `version`, `type` and `at` |");
    const { options } = OnlineEvent.def as unknown as {
      options: { shape: Record<string, { def: { values: string[] } }> }[];
    };
    expect(
      told.map(([type, , fields = ""]) => ({ type, fields: fields.split(":")[0]?.match(/\w+/g) ?? [] })),
    ).toEqual(
      options.map(({ shape }) => ({
        type: shape.type?.def.values[0],
        fields: Object.keys(shape).filter((field) => !["version", "type", "at"].includes(field)),
      })),
    );
  });

  it("tells every setting, with its default", () => {
    const told = rowsOf("| variable | default | |");
    const names = [...source.matchAll(/\benv\.([A-Z_]+)|\bnumber\("([A-Z_]+)"|^ {2}(LIMIT_[A-Z]+):/gm)].map(
      ([, plain, number, limit]) => plain ?? number ?? limit,
    );
    expect(new Set(told.map(([name]) => name))).toEqual(new Set(names));
    const limits = told.filter(([name]) => name?.startsWith("LIMIT_"));
    const set = readSettings([], Object.fromEntries(limits.map(([name = "", value]) => [name, value])));
    expect(set).toMatchObject({ limits: DEFAULT_LIMITS });
  });
});

it("every failure of the catalogue can happen", () => {
  const used = new Set<string>();
  for (const [, code = ""] of source.matchAll(/\brefuse\(\s*"(\w+)"/g)) used.add(code);
  // Those that follow from a status of the HTTP layer, and those that the rules name.
  const [, ofStatus = ""] = /function codeOfStatus\([\s\S]*?\{\n([\s\S]*?)\n\}/.exec(source) ?? [];
  for (const [, code = ""] of ofStatus.matchAll(/"(\w+)"/g)) used.add(code);
  const [, ofRules = ""] = /const RULES_SAY = \{\n([\s\S]*?)\n\}/.exec(source) ?? [];
  for (const [, code = ""] of ofRules.matchAll(/^ {2}(\w+):/gm)) used.add(code);
  expect([...used].sort()).toEqual(Object.keys(ERRORS).sort());
});
