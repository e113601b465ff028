// `npm test`: everything that must hold, ending in one line `N passed, N failed`, in which every check counts as one
// and so does every test.
//   npm test                  the everyday suite
//   npm run test:full         everything: longer loops (CANTSTOP_TEST=full), and Node 22 and 24
//   npm run check             only the checks of the code, no tests
//   npm test -- FILE [...]    only these tests; whatever stands after -- goes to Vitest
import { spawnSync } from "node:child_process";
import { existsSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { ensureBrowser } from "./browser.mjs";
import { ensurePostgres } from "./postgres.mjs";
import { bin, build, cache, install, root, runNode } from "./setup.mjs";
import { tally } from "./tally.mjs";

const full = process.argv.includes("--full");
const checksOnly = process.argv.includes("--check");
const vitestArgs = process.argv.slice(2).filter((arg) => !["--full", "--check"].includes(arg));
const total = { passed: 0, failed: 0 };

// However this ends, the closing line comes last and agrees with the exit code.
process.on("exit", (code) => {
  if (code !== 0 && total.failed === 0) total.failed = 1;
  console.log(`${total.passed} passed, ${total.failed} failed`);
});

install();
if (full) process.env.CANTSTOP_TEST = "full";

if (!checksOnly) {
  await check("build", () => build().length === 0);
  await check("browser", async () => {
    const path = await ensureBrowser();
    if (path) process.env.CHROMIUM_PATH = path;
    return path !== undefined;
  });
  await check("database", () => {
    const path = ensurePostgres();
    if (path) process.env.POSTGRES_BIN = path;
    return path !== undefined;
  });
}
if (vitestArgs.length === 0) {
  await check("types", () => runNode(bin.tsc, ["-b"]));
  await check("format and lint", () => runNode(tool("@biomejs/biome"), ["check", "--error-on-warnings"]));
  await check("typed lint", () => runNode(tool("oxlint"), []));
  await check("unused code", () => runNode(tool("knip"), ["--no-progress"]));
}
if (!checksOnly) {
  runTests(`Node ${process.versions.node}`, process.execPath, []);
  // npm's `node` package brings the binary; the browser tests have nothing to learn from another Node.
  for (const version of full ? ["22", "24"] : []) {
    const npx = ["--yes", `--package=node@${version}`, "--", "node"];
    runTests(`Node ${version}`, "npx", npx, ["--exclude", "**/*.browser.test.ts"]);
  }
}
process.exitCode = total.failed === 0 ? 0 : 1;

async function check(name, run) {
  const begin = performance.now();
  const ok = await run();
  total[ok ? "passed" : "failed"]++;
  const seconds = ((performance.now() - begin) / 1000).toFixed(1);
  console.log(ok ? `✓ ${name} (${seconds} s)` : `✗ ${name} FAILED (${seconds} s)\n`);
}

function runTests(title, command, before, extra = []) {
  console.log(`\nTests on ${title}`);
  const file = join(cache, `vitest-${process.pid}.json`);
  const vitest = join(root, "node_modules/vitest/vitest.mjs");
  const args = [
    ...before,
    vitest,
    "run",
    "--reporter=default",
    "--reporter=json",
    `--outputFile.json=${file}`,
  ];
  const { status } = spawnSync(command, [...args, ...extra, ...vitestArgs], {
    stdio: "inherit",
    shell: process.platform === "win32" && command === "npx",
  });
  const report = existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : undefined;
  rmSync(file, { force: true });
  const narrowed = vitestArgs.some((arg) => /^(-t|--testNamePattern)/.test(arg));
  const { passed, failed, complaints } = tally(report, { exitedWell: status === 0, narrowed });
  for (const complaint of complaints) console.log(`✗ ${complaint}`);
  total.passed += passed;
  total.failed += failed;
}

/** The script behind a package's command, as its package.json tells. */
function tool(name) {
  const folder = join(root, "node_modules", name);
  const { bin: commands } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
  return join(folder, typeof commands === "string" ? commands : Object.values(commands)[0]);
}
