// The architecture in one table: which package may know of which. Everything that is not allowed is forbidden.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join, posix } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { importsOf, readSources } from "./imports.ts";

const MAY_USE: Record<string, readonly string[]> = {
  rules: [],
  strategy: ["rules"],
  texts: ["rules"],
  protocol: ["rules"],
  server: ["rules", "strategy", "protocol", "texts"],
  web: ["rules", "strategy", "texts", "protocol"],
  cli: ["rules", "strategy", "texts", "protocol", "server"],
};

/** These run in a browser too, or are the ground that everything stands on. */
const NO_NODE = ["rules", "strategy", "texts", "protocol", "web"];
const NO_DEPENDENCY = ["rules"];

const packages = fileURLToPath(new URL("../../packages", import.meta.url));

/** What a package offers to others, as its `exports` name it: `.`, `./notation`. */
const entriesOf = (name: string): string[] =>
  Object.keys(JSON.parse(readFileSync(join(packages, name, "package.json"), "utf8")).exports ?? {});

/** Sentences about what is wrong with a package's sources (path below `src` → code). */
function faults(name: string, sources: Map<string, string>): string[] {
  const found: string[] = [];
  const loads = new Map<string, string[]>();
  for (const [path, code] of sources) {
    const at = `${name}/src/${path}`;
    const loaded: string[] = [];
    loads.set(path, loaded);
    for (const { specifier, kind } of importsOf(path, code)) {
      const [, other, deeper] = /^@cantstop\/([^/]+)(\/.*)?$/.exec(specifier) ?? [];
      if (specifier.startsWith(".")) {
        const target = posix.join(posix.dirname(path), specifier);
        if (target.startsWith("..")) found.push(`${at} leaves its package: ${specifier}`);
        else if (kind === "static") loaded.push(target);
      } else if (other !== undefined) {
        if (other !== name && !MAY_USE[name]?.includes(other))
          found.push(`${at} imports upward: ${specifier}`);
        if (deeper && !entriesOf(other).includes(`.${deeper}`))
          found.push(`${at} reaches into another package: ${specifier}`);
      } else if (NO_DEPENDENCY.includes(name)) {
        found.push(`${at} has a dependency: ${specifier}`);
      } else if (specifier.startsWith("node:") && NO_NODE.includes(name)) {
        found.push(`${at} runs in browsers, which lack ${specifier}`);
      }
    }
  }
  const cycle = findCycle(loads);
  if (cycle) found.push(`${name} imports in a circle: ${cycle.join(" → ")}`);
  return found;
}

/** A path through the graph that ends where it began, if there is one. */
function findCycle(graph: Map<string, string[]>): string[] | undefined {
  const done = new Set<string>();
  const visit = (node: string, trail: string[]): string[] | undefined => {
    const start = trail.indexOf(node);
    if (start >= 0) return [...trail.slice(start), node];
    if (done.has(node)) return undefined;
    for (const next of graph.get(node) ?? []) {
      const cycle = visit(next, [...trail, node]);
      if (cycle) return cycle;
    }
    done.add(node);
    return undefined;
  };
  for (const node of graph.keys()) {
    const cycle = visit(node, []);
    if (cycle) return cycle;
  }
  return undefined;
}

describe("the packages", () => {
  const names = readdirSync(packages).filter((name) => existsSync(join(packages, name, "src")));

  it.each(names)("%s imports only what it may", (name) => {
    expect(Object.keys(MAY_USE), "a new package needs its place in the table").toContain(name);
    expect(faults(name, readSources(join(packages, name, "src")))).toEqual([]);
  });
});

describe("the check itself", () => {
  const inRules = (code: string) => faults("rules", new Map([["deep/a.ts", code]]));
  const inWeb = (code: string) => faults("web", new Map([["a.tsx", code]]));

  it.each([
    [`import { x } from "@cantstop/server";`, /upward/],
    [`import type { X } from "@cantstop/strategy";`, /upward/],
    [`export * from "@cantstop/web";`, /upward/],
    [`export type { X } from "@cantstop/web";`, /upward/],
    [`const x = await import("@cantstop/cli");`, /upward/],
    [`type X = import("@cantstop/texts").X;`, /upward/],
    [`import { readFileSync } from "node:fs";`, /dependency/],
    [`import "preact";`, /dependency/],
    [`import { x } from "../../test/x.ts";`, /leaves its package/],
  ])("refuses, in rules: %s", (code, fault) => {
    expect(inRules(code)).toEqual([expect.stringMatching(fault)]);
  });

  it.each([
    [`import { x } from "@cantstop/rules/src/board.ts";`, /reaches into/],
    [`import { x } from "@cantstop/server";`, /upward/],
    [`import { x } from "node:path";`, /lack node:path/],
  ])("refuses, in web: %s", (code, fault) => {
    expect(inWeb(code)).toEqual([expect.stringMatching(fault)]);
  });

  it("allows what the table allows, and is not misled by comments and strings", () => {
    expect(
      inWeb(
        `import { x } from "@cantstop/rules"; import "@cantstop/rules/notation"; import y from "preact"; export const z = <b>{x}</b>;`,
      ),
    ).toEqual([]);
    expect(
      inRules(`// import "@cantstop/web"\nexport const x = 'import "@cantstop/web"'; import "../b.ts";`),
    ).toEqual([]);
  });

  it("finds circles of any length, but not among what loads nothing or later", () => {
    const circle = (back: string) =>
      new Map([
        ["a.ts", `export * from "./sub/b.ts";`],
        ["sub/b.ts", `import { c } from "../c.ts";`],
        ["c.ts", back],
        ["d.ts", `import "./a.ts";`],
      ]);
    expect(faults("rules", circle(`import { a } from "./a.ts";`))).toEqual([
      "rules imports in a circle: a.ts → sub/b.ts → c.ts → a.ts",
    ]);
    expect(faults("rules", circle(`import type { A } from "./a.ts";`))).toEqual([]);
    expect(faults("rules", circle(`const a = () => import("./a.ts");`))).toEqual([]);
  });
});
