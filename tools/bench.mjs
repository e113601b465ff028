// `npm run bench -- [name]`: runs bench/NAME.bench.ts, or all of them, one after the other so that they do not disturb
// each other. Only the bench's own files are translated; what they measure is the built packages, as users get them.
import { mkdirSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { ensureBrowser } from "./browser.mjs";
import { cache, fail, root, runNode, setup } from "./setup.mjs";

/** The one that needs the app, and those that need a browser. */
const OF_APP = "web";
const IN_BROWSER = [OF_APP, "solver", "review"];

const SUFFIX = ".bench.ts";
const names = readdirSync("bench")
  .filter((file) => file.endsWith(SUFFIX))
  .map((file) => file.slice(0, -SUFFIX.length))
  .sort();
const [wanted, ...args] = process.argv.slice(2);
if (wanted !== undefined && !names.includes(wanted)) {
  fail(`There is no bench "${wanted}". There ${names.length ? `are: ${names.join(", ")}` : "is none yet"}.`);
}

const env = { ...process.env, NODE_OPTIONS: "--enable-source-maps" };
setup({ web: wanted === undefined || wanted === OF_APP });
if (wanted === undefined || IN_BROWSER.includes(wanted))
  env.CHROMIUM_PATH = (await ensureBrowser()) ?? fail(`${IN_BROWSER.join(" and ")} need a browser.`);
const { build } = await import("rolldown");
const folder = join(cache, "bench");
mkdirSync(folder, { recursive: true });
for (const name of wanted === undefined ? names : [wanted]) {
  const file = join(folder, `${name}.mjs`);
  await build({
    input: join(root, "bench", name + SUFFIX),
    external: (id) => !/^[./]|^[A-Z]:/.test(id),
    platform: "node",
    logLevel: "warn",
    output: { file, codeSplitting: false, sourcemap: "inline" },
  });
  if (!runNode(file, args, { env })) {
    fail(`The bench "${name}" failed.`);
  }
}
