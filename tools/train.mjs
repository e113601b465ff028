// `npm run train -- [options]`: trains an evaluator of packages/strategy, as packages/strategy/train/train.ts explains. The
// same options and seed make the same weights, on any number of cores.
import { join } from "node:path";
import { cache, fail, root, runNode, setup } from "./setup.mjs";

setup({ web: false });
const { build } = await import("rolldown");
const folder = join(cache, "train");
await build({
  input: ["train", "worker"].map((name) => join(root, "packages/strategy/train", `${name}.ts`)),
  external: (id) => id.startsWith("@cantstop/"),
  platform: "node",
  logLevel: "warn",
  output: { dir: folder, entryFileNames: "[name].mjs" },
});
if (!runNode(join(folder, "train.mjs"), process.argv.slice(2))) fail("The training failed.");
