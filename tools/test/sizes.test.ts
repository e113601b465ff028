// How much players have to load, in bytes of gzip. These ceilings are promises: whoever needs more room raises one in
// the very commit that causes it, and says there what it buys.
import { readdirSync, readFileSync } from "node:fs";
import { basename, join, posix } from "node:path";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import { LANGUAGES } from "@cantstop/texts";
import { build } from "rolldown";
import { describe, expect, it } from "vitest";
import { importsOf } from "./imports.ts";

const RULES = 6_000;
const FIRST_LOAD_SCRIPT = 45_000;
/** What the first screen says: the words about the game, and the app's own that it cannot start without. */
const FIRST_WORDS = 5_500;
/** What the game screen says: fetched with it, while the first screen is looked at. */
const GAME_WORDS = 5_500;
/** What the bots have learned, for all rulesets together. */
const WEIGHTS = 60_000;
/** What a game with people elsewhere takes besides the game screen: a client that tries again, the log, a table over it. */
const ONLINE_GAME = 8_900;
/** The review of games with its charts, once the game screen is there; what judges them is in a worker. */
const REVIEW = 40_000;
const REVIEW_WORKER = 25_000;
/** All that is loaded for a game against a bot on a first visit, fonts included. */
const FIRST_GAME = 200_000;

const packages = fileURLToPath(new URL("../../packages", import.meta.url));
const dist = join(packages, "web/dist");
const readApp = (path: string): string => readFileSync(join(dist, path), "utf8");

const gzipped = (content: string | Buffer): number => gzipSync(content, { level: 9 }).length;

/** What files of the app weigh on the way to a player, by path. */
const weigh = (paths: Iterable<string>): Record<string, number> =>
  Object.fromEntries([...paths].map((path) => [path, gzipped(readFileSync(join(dist, path)))]));
const sum = (sizes: Record<string, number>): number => Object.values(sizes).reduce((a, b) => a + b, 0);

/** The scripts that a page cannot start without, as path → code: those it names, and what those import statically. */
function firstLoad(page: string, read: (path: string) => string): Map<string, string> {
  const scripts = new Map<string, string>();
  const add = (path: string): void => {
    if (scripts.has(path)) return;
    const code = read(path);
    scripts.set(path, code);
    for (const { specifier, kind } of importsOf(path, code)) {
      if (kind === "static") add(posix.join(posix.dirname(path), specifier));
    }
  };
  const named = /<(?:script\b[^>]*\bsrc|link\b[^>]*\brel="modulepreload"[^>]*\bhref)="([^"]+)"/g;
  for (const [, path = ""] of page.matchAll(named)) add(posix.relative("/", path));
  return scripts;
}

/** What the build made of a source, and what comes with that. */
interface Part {
  readonly file: string;
  readonly name?: string;
  readonly imports?: readonly string[];
  readonly css?: readonly string[];
}
const manifest: Readonly<Record<string, Part>> = JSON.parse(readApp(".vite/manifest.json"));

/** The files that these sources became, with what they import statically and their style sheets. */
function filesOf(sources: readonly string[]): Set<string> {
  const files = new Set<string>();
  const add = (source: string): void => {
    const part = manifest[source];
    if (!part) throw new Error(`The build has nothing of ${source}.`);
    if (files.has(part.file)) return;
    for (const file of [part.file, ...(part.css ?? [])]) files.add(file);
    part.imports?.forEach(add);
  };
  sources.forEach(add);
  return files;
}

/** The built file of this name, for what the manifest leaves out. */
function assetOf(name: string): string {
  const found = readdirSync(join(dist, "assets")).filter((file) => file.replace(/-.{8}\.\w+$/, "") === name);
  expect(found, name).toHaveLength(1);
  return `assets/${found[0]}`;
}

/** What has been learned is in files of its own, one for each kind of ruleset and number of players. */
const weightFiles = (): string[] =>
  readdirSync(join(packages, "strategy/src/weights"))
    .filter((file) => file.endsWith(".ts"))
    .map((file) => assetOf(basename(file, ".ts")));

describe("sizes", () => {
  it(`the rules, all of them, stay under ${RULES} bytes`, async () => {
    const { output } = await build({
      input: join(packages, "rules/src/index.ts"),
      logLevel: "warn",
      output: { minify: true },
      write: false,
    });
    expect(output).toHaveLength(1);
    expect(gzipped(output[0].code)).toBeLessThanOrEqual(RULES);
  });

  it(`the first screen's scripts stay under ${FIRST_LOAD_SCRIPT} bytes`, () => {
    const sizes = weigh(firstLoad(readApp("index.html"), readApp).keys());
    expect(Object.keys(sizes).length).toBeGreaterThan(1);
    expect(sum(sizes), JSON.stringify(sizes)).toBeLessThanOrEqual(FIRST_LOAD_SCRIPT);
  });

  const sizeOf = (source: string): number => gzipped(readApp(manifest[source].file));
  /** The languages that the app speaks: a package may know more. */
  const spoken = LANGUAGES.filter((language) => `src/words/${language}/index.ts` in manifest);

  it.each(spoken)(`the words of the first screen in %s stay under ${FIRST_WORDS} bytes`, (language) => {
    const texts = sizeOf(`../texts/src/${language}/index.ts`);
    const words = sizeOf(`src/words/${language}/index.ts`);
    expect(texts + words, JSON.stringify({ texts, words })).toBeLessThanOrEqual(FIRST_WORDS);
  });

  it.each(spoken)(`the words of the game screen in %s stay under ${GAME_WORDS} bytes`, (language) => {
    expect(sizeOf(`src/words/${language}/game.ts`)).toBeLessThanOrEqual(GAME_WORDS);
  });

  it("measures the words of each language that the app speaks, English at least", () => {
    expect(spoken).toContain("en");
  });

  it(`what the bots have learned stays under ${WEIGHTS} bytes`, () => {
    const sizes = weigh(weightFiles());
    expect(Object.keys(sizes).length).toBeGreaterThan(0);
    expect(sum(sizes), JSON.stringify(sizes)).toBeLessThanOrEqual(WEIGHTS);
  });

  it(`a first game against a bot stays under ${FIRST_GAME} bytes, with all that it loads`, () => {
    const links = readApp("index.html").matchAll(/<(?:script|link)\b[^>]*\b(?:src|href)="\/([^"]+)"/g);
    const game = ["src/play/PlayScreen.tsx", "src/bots/company.ts", "src/sound/follow.ts"];
    const words = ["../texts/src/en/index.ts", "src/words/en/index.ts", "src/words/en/game.ts"];
    const [largest = ""] = weightFiles().sort((a, b) => sum(weigh([b])) - sum(weigh([a])));
    const sizes = weigh(
      new Set([
        "index.html",
        ...[...links].map(([, path = ""]) => path),
        ...filesOf([...game, ...words]),
        assetOf("signika-latin-wght-normal"),
        assetOf("worker"),
        largest,
      ]),
    );
    expect(sum(sizes), JSON.stringify(sizes)).toBeLessThanOrEqual(FIRST_GAME);
  });

  it(`what a game online takes besides the game screen stays under ${ONLINE_GAME} bytes`, () => {
    const page = firstLoad(readApp("index.html"), readApp).keys();
    const known = new Set([...page, ...filesOf(["src/play/PlayScreen.tsx"])]);
    const parts = Object.keys(manifest).filter((key) => manifest[key]?.name === "online-play");
    const sizes = weigh([...filesOf(parts)].filter((file) => !known.has(file) && file.endsWith(".js")));
    expect(parts).toHaveLength(1);
    expect(Object.keys(sizes).length).toBeGreaterThan(0);
    expect(sum(sizes), JSON.stringify(sizes)).toBeLessThanOrEqual(ONLINE_GAME);
  });

  it(`the review stays under ${REVIEW} bytes, and what judges games under ${REVIEW_WORKER}`, () => {
    const before = new Set([
      ...firstLoad(readApp("index.html"), readApp).keys(),
      ...filesOf(["src/play/PlayScreen.tsx"]),
    ]);
    const parts = ["src/review/ReviewScreen.tsx", "src/review/GameReview.tsx", "src/words/en/review.ts"];
    const sizes = weigh([...filesOf(parts)].filter((file) => !before.has(file)));
    expect(sum(sizes), JSON.stringify(sizes)).toBeLessThanOrEqual(REVIEW);
    expect(sum(weigh([assetOf("review-worker")]))).toBeLessThanOrEqual(REVIEW_WORKER);
  });

  it("counts what the page loads at once, not what it loads later", () => {
    const files: Record<string, string> = {
      "assets/a.js": `import { b } from "./b.js"; const later = () => import("./c.js"); export { b, later };`,
      "assets/b.js": `export * from "./d.js";`,
      "assets/d.js": `import "./b.js"; export const b = 1;`,
      "assets/e.js": "export {};",
    };
    const page = `<script type="module" crossorigin src="/assets/a.js"></script>
      <link rel="modulepreload" href="/assets/e.js" crossorigin>
      <link rel="stylesheet" href="/assets/f.css">`;
    const scripts = firstLoad(
      page,
      (path) => files[path] ?? `throw new Error("${path} is not loaded at once")`,
    );
    expect([...scripts.keys()]).toEqual(["assets/a.js", "assets/b.js", "assets/d.js", "assets/e.js"]);
  });
});

it("the page holds no inline script and no inline style: the server's content policy forbids both", () => {
  const page = readApp("index.html");
  expect(page).not.toMatch(/<script\b(?![^>]*\bsrc=)/);
  expect(page).not.toMatch(/<style\b|\sstyle=|\son[a-z]+=/);
});
