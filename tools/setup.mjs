// Makes a checkout runnable: installs dependencies when they differ from the lock, builds what is stale.
// Plain JavaScript without dependencies, because it runs before node_modules exists. `npm start` and `npm test`
// both begin here, so a checkout that is already set up must cost next to nothing: nothing is spawned then.
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";

export const root = fileURLToPath(new URL("..", import.meta.url));
process.chdir(root);

/** Stamps and other things that may be deleted at any time. */
export const cache = join(root, ".cache");

/** Ends the process with a message for people: for what they can put right, a stack trace would only be noise. */
export function fail(message) {
  console.error(`\n${message}`);
  process.exit(1);
}

/** Runs a JavaScript program in this terminal with this very Node; true when it succeeded. */
export function runNode(script, args, options = {}) {
  return spawnSync(process.execPath, [script, ...args], { stdio: "inherit", ...options }).status === 0;
}

export const bin = {
  tsc: join(root, "node_modules/typescript/bin/tsc"),
  vite: join(root, "node_modules/vite/bin/vite.js"),
};

/** Installs when needed; ends the process when that fails. */
export function install() {
  requireNode();
  if (isInstalled()) return;
  if (!withLock(() => isInstalled() || npmCi()))
    fail("Installing dependencies failed: the reasons stand above.");
}

function npmCi() {
  console.error("Installing dependencies (npm ci) ...");
  const npm = process.env.npm_execpath;
  // The build tools are needed even where NODE_ENV says production. Warnings would only be about Node versions that
  // some dependencies announce but do not need.
  const args = ["ci", "--include=dev", "--loglevel=error"];
  if (npm) return runNode(npm, args);
  return spawnSync("npm", args, { stdio: "inherit", shell: process.platform === "win32" }).status === 0;
}

function requireNode() {
  const wanted = readJson("package.json").engines.node.replace(">=", "");
  const [major, minor] = process.versions.node.split(".").map(Number);
  const [wantedMajor, wantedMinor] = wanted.split(".").map(Number);
  if (major > wantedMajor || (major === wantedMajor && minor >= wantedMinor)) return;
  fail(
    `Can't Stop needs Node ${wanted} or later; this is Node ${process.versions.node}. See https://nodejs.org`,
  );
}

/** npm notes what it installed in a lock of its own, written last; so comparing the two needs no stamp of ours. */
function isInstalled() {
  const noteFile = "node_modules/.package-lock.json";
  if (!existsSync(noteFile)) return false;
  const wanted = readJson("package-lock.json").packages;
  const installed = readJson(noteFile).packages;
  return Object.keys(wanted).every((path) => {
    const [want, have] = [wanted[path], installed[path]];
    if (!have) return path === "" || want.optional === true; // optional: binaries of other platforms
    return want.version === have.version && want.integrity === have.integrity;
  });
}

/** Builds what is stale. Returns the names of the steps that failed; they leave no stamp, so they run again. */
export function build({ web = true } = {}) {
  const packages = readdirSync("packages").filter((name) => existsSync(`packages/${name}/src`));
  const isWeb = (name) => name === "web";
  const shared = ["package-lock.json", "tsconfig.base.json", "tools/setup.mjs"];
  const nodePackages = packages.filter((name) => !isWeb(name)).map((name) => `packages/${name}`);
  const webPackages = packages
    .filter((name) => !["server", "cli"].includes(name))
    .map((name) => `packages/${name}`);
  const steps = [
    {
      name: "packages",
      inputs: [...shared, ...nodePackages],
      outputs: nodePackages.map((path) => `${path}/dist/.tsbuildinfo`),
      run: () => runNode(bin.tsc, ["-b", ...nodePackages]),
    },
  ];
  if (web && packages.some(isWeb)) {
    steps.push({
      name: "web",
      inputs: [...shared, ...webPackages],
      outputs: ["packages/web/dist/index.html"],
      run: () =>
        runNode(bin.vite, ["build", "--logLevel", "warn"], { cwd: "packages/web" }) &&
        precompress("packages/web/dist"),
    });
  }
  return withLock(() => steps.filter((step) => !runIfStale(step)).map((step) => step.name));
}

function runIfStale({ name, inputs, outputs, run }) {
  const stamp = join(cache, `build-${name}`);
  const print = fingerprint(inputs);
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === print && outputs.every(existsSync)) return true;
  rmSync(stamp, { force: true });
  console.error(`Building ${name} ...`);
  if (!run()) {
    console.error(`Building ${name} FAILED: the reasons stand above.`);
    return false;
  }
  writeFileSync(stamp, print);
  return true;
}

/** A hash over names and contents: times would lie after a `git switch`, and a few hundred small files read fast. */
function fingerprint(paths) {
  const hash = createHash("sha1");
  const add = (path) => hash.update(path).update("\0").update(readFileSync(path)).update("\0");
  const walk = (folder) => {
    for (const entry of readdirSync(folder, { withFileTypes: true })) {
      const path = `${folder}/${entry.name}`;
      if (!entry.isDirectory()) add(path);
      else if (!["dist", "test", "node_modules"].includes(entry.name)) walk(path);
    }
  };
  for (const path of paths) {
    if (path.startsWith("packages/")) walk(path);
    else add(path);
  }
  return hash.digest("hex");
}

/** Compresses once, as well as possible, what the server would otherwise compress for every visitor. */
function precompress(folder) {
  const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };
  for (const entry of readdirSync(folder, { withFileTypes: true, recursive: true })) {
    if (!entry.isFile() || !/\.(js|css|html|svg|json|webmanifest|bin)$/.test(entry.name)) continue;
    const path = join(entry.parentPath ?? entry.path, entry.name);
    const bytes = readFileSync(path);
    if (bytes.length < 1024) continue;
    writeFileSync(`${path}.br`, brotliCompressSync(bytes, quality));
    writeFileSync(`${path}.gz`, gzipSync(bytes, { level: 9 }));
  }
  return true;
}

/** One at a time: `npm start` and `npm test` in two terminals must not write the same files together. */
function withLock(work) {
  const lock = join(cache, "setup.lock");
  mkdirSync(cache, { recursive: true });
  for (let waiting = false; ; waiting = true) {
    try {
      writeFileSync(lock, String(process.pid), { flag: "wx" });
      break;
    } catch (error) {
      if (error.code !== "EEXIST") throw error;
      if (!isAlive(lock)) rmSync(lock, { force: true });
      else if (!waiting) console.error("Another terminal is setting this checkout up; waiting for it ...");
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 50);
    }
  }
  try {
    return work();
  } finally {
    rmSync(lock, { force: true });
  }
}

function isAlive(lock) {
  try {
    const pid = Number(readFileSync(lock, "utf8"));
    return pid === 0 || process.kill(pid, 0); // empty: its writer is between creating and writing
  } catch (error) {
    return error.code === "EPERM";
  }
}

function readJson(path) {
  return JSON.parse(readFileSync(path, "utf8"));
}

/** Both, ending the process when either fails. `web: false` leaves out the app, for what does not need it. */
export function setup(options) {
  install();
  const failed = build(options);
  if (failed.length > 0) fail(`Build failed: ${failed.join(", ")}.`);
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) setup();
