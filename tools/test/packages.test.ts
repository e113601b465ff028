// What a checkout and what users of the packages rely on: the same dependencies everywhere, and packages that load.
import { spawnSync } from "node:child_process";
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { publint } from "publint";
import { formatMessage } from "publint/utils";
import { describe, expect, it } from "vitest";

const root = fileURLToPath(new URL("../..", import.meta.url));
const readJson = (path: string) => JSON.parse(readFileSync(join(root, path), "utf8"));

const names = readdirSync(join(root, "packages"));
const manifests = ["package.json", ...names.map((name) => `packages/${name}/package.json`)];

describe("dependencies", () => {
  it.each(manifests)("%s names exact versions only", (path) => {
    const { dependencies, devDependencies, optionalDependencies, peerDependencies } = readJson(path);
    const all = { ...dependencies, ...devDependencies, ...optionalDependencies, ...peerDependencies };
    const loose = Object.entries<string>(all).filter(
      ([, version]) => !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version),
    );
    expect(loose).toEqual([]);
  });

  it("are locked without naming a host, so that any registry will do, and with a checksum each", () => {
    const entries = Object.entries<Record<string, unknown>>(readJson("package-lock.json").packages);
    for (const [path, { resolved, integrity, link, bundled, inBundle }] of entries) {
      if (!path.includes("node_modules/")) continue;
      if (link) expect(resolved, path).toMatch(/^packages\/\w+$/);
      else {
        expect(resolved, path).toBeUndefined();
        if (!bundled && !inBundle) expect(integrity, path).toMatch(/^sha512-/);
      }
    }
  });
});

describe("packages for npm", () => {
  const published = names.filter((name) => !readJson(`packages/${name}/package.json`).private);

  it.each(published)("%s is well formed", async (name) => {
    const { messages, pkg } = await publint({
      pkgDir: join(root, "packages", name),
      pack: "npm",
      strict: true,
    });
    expect(messages.map((message) => formatMessage(message, pkg, { color: false }))).toEqual([]);
  });

  it.each(published)("%s says what it is, under which licence and for which Node", (name) => {
    const manifest = readJson(`packages/${name}/package.json`);
    expect(manifest).toMatchObject({
      license: "MIT",
      type: "module",
      description: expect.any(String),
      engines: readJson("package.json").engines,
      files: expect.arrayContaining(["dist", "!dist/.tsbuildinfo"]),
    });
  });

  it.each(published)("%s has the licence with it", (name) => {
    expect(readFileSync(join(root, "packages", name, "LICENSE"), "utf8")).toBe(
      readFileSync(join(root, "LICENSE"), "utf8"),
    );
  });

  it.each(published)("%s is introduced by a page whose program prints what it says", (name) => {
    const page = readFileSync(join(root, "packages", name, "README.md"), "utf8");
    expect(page).toMatch(new RegExp(`^# ${readJson(`packages/${name}/package.json`).name}\n`));
    const [, program] = page.match(/^```ts\n([\s\S]*?)^```$/m) ?? [];
    if (program === undefined) return expect(page).toContain(`npx ${name === "cli" ? "cantstop" : name} `);
    const promised = [...program.matchAll(/\/\/ → (.*)$/gm)].map(([, line]) => line);
    expect(promised.length).toBeGreaterThan(0);
    // It runs as a user's would, on the built packages.
    const folder = join(root, ".cache/examples");
    mkdirSync(folder, { recursive: true });
    const file = join(folder, `${name}.mjs`);
    writeFileSync(file, program);
    const printJson = new URL("print-json.mjs", import.meta.url).href;
    const { stdout, stderr } = spawnSync(process.execPath, ["--import", printJson, file], {
      encoding: "utf8",
    });
    expect({ stderr, printed: stdout.trim().split("\n") }).toEqual({ stderr: "", printed: promised });
  });
});
