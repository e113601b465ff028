import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { run, start } from "./run.ts";

it("serves games until it is asked to stop", async () => {
  const folder = mkdtempSync(join(tmpdir(), "cantstop-cli-"));
  const child = start(["serve"], { PORT: "0", DATA_DIR: folder });
  let printed = "";
  for await (const chunk of child.stdout) {
    printed += chunk;
    if (printed.includes("Ctrl-C")) break;
  }
  const [, address = ""] = /ready: (\S+)/.exec(printed) ?? [];
  const answer = await fetch(`${address}api/games`);
  expect(await answer.json()).toEqual({ games: [] });
  child.kill("SIGTERM");
  expect(await once(child, "close")).toEqual([0, null]);
  rmSync(folder, { recursive: true });
});

it.each<[NodeJS.ProcessEnv, number, RegExp]>([
  [{ PORT: "seven" }, 2, /PORT must be a number/],
  [{ DATA_DIR: "/dev/null/x" }, 1, /cannot hold the database/],
])("refuses %j with code %i and a sentence", async (env, code, sentence) => {
  const result = await run(["serve"], "", env);
  expect(result.code).toBe(code);
  expect(result.stderr).toMatch(sentence);
});
