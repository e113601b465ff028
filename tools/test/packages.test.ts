// What a checkout and what users of the packages rely on: the same dependencies everywhere, and packages that load.
import { readdirSync, readFileSync } from "node:fs";
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
});
