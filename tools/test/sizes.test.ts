// How much players have to load, in bytes of gzip. These ceilings are promises: whoever needs more room raises one in
// the very commit that causes it, and says there what it buys.
import { readFileSync } from "node:fs";
import { join, posix } from "node:path";
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

const packages = fileURLToPath(new URL("../../packages", import.meta.url));
const readApp = (path: string): string => readFileSync(join(packages, "web/dist", path), "utf8");

const gzipped = (text: string): number => gzipSync(text, { level: 9 }).length;

/** The scripts that a page cannot start without, as path → code: its own, and what those import statically. */
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
  for (const [, src = ""] of page.matchAll(/<script\b[^>]*\bsrc="([^"]+)"/g)) add(posix.relative("/", src));
  return scripts;
}

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
    const sizes = [...firstLoad(readApp("index.html"), readApp)].map(
      ([path, code]) => [path, gzipped(code)] as const,
    );
    expect(sizes.length).toBeGreaterThan(0);
    const total = sizes.reduce((sum, [, size]) => sum + size, 0);
    expect(total, JSON.stringify(Object.fromEntries(sizes))).toBeLessThanOrEqual(FIRST_LOAD_SCRIPT);
  });

  const manifest: Record<string, { file: string }> = JSON.parse(readApp(".vite/manifest.json"));
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

  it("counts what the page loads at once, not what it loads later", () => {
    const files: Record<string, string> = {
      "assets/a.js": `import { b } from "./b.js"; const later = () => import("./c.js"); export { b, later };`,
      "assets/b.js": `export * from "./d.js";`,
      "assets/d.js": `import "./b.js"; export const b = 1;`,
    };
    const page = `<script type="module" crossorigin src="/assets/a.js"></script>`;
    const scripts = firstLoad(
      page,
      (path) => files[path] ?? `throw new Error("${path} is not loaded at once")`,
    );
    expect([...scripts.keys()]).toEqual(["assets/a.js", "assets/b.js", "assets/d.js"]);
  });
});

it("the page holds no inline script and no inline style: the server's content policy forbids both", () => {
  const page = readApp("index.html");
  expect(page).not.toMatch(/<script\b(?![^>]*\bsrc=)/);
  expect(page).not.toMatch(/<style\b|\sstyle=|\son[a-z]+=/);
});
