// docs/cli.md promises that its examples are true.
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { ERROR_CODES } from "../src/engine/answer.ts";
import { run } from "./run.ts";

const page = readFileSync(new URL("../../../docs/cli.md", import.meta.url), "utf8");
const blocksOf = (language: string): string[] =>
  [...page.matchAll(new RegExp(`^\`\`\`${language}\\n([\\s\\S]*?)^\`\`\`$`, "gm"))].map(([, text]) => text);

/** A command of the page, without the parts that a shell would add. */
function argumentsOf(command: string): string[] {
  const [, line] = /npx cantstop ([^|]*)/.exec(command) ?? [];
  return [...line.trim().matchAll(/'([^']*)'|(\S+)/g)].map(([, quoted, plain]) => quoted ?? plain);
}

describe("docs/cli.md", () => {
  const commands = blocksOf("sh").flatMap((block) => block.trim().split("\n"));
  // A game needs somebody to play it; its options are tried below and in its own tests.
  it.each(commands.filter((command) => !command.includes(" play")))("%s", async (command) => {
    expect(await run(argumentsOf(command))).toMatchObject({ code: 0, stderr: "" });
  });

  it("has commands that play", () => {
    expect(commands.filter((command) => command.includes(" play")).length).toBe(4);
  });

  const consoles = blocksOf("console").flatMap((block) =>
    block
      .split(/^\$ /m)
      .filter((text) => text !== "")
      .map((text) => [text.slice(0, text.indexOf("\n")), text.slice(text.indexOf("\n") + 1)]),
  );
  it.each(consoles)("$ %s", async (command, output) => {
    const input = /^printf '(.*?)'/.exec(command)?.[1]?.replaceAll("\\n", "\n");
    const { stdout } = await run(argumentsOf(command), input);
    const lines = Number(/tail -n (\d+)/.exec(command)?.[1] ?? 0);
    expect(
      lines > 0
        ? stdout
            .split("\n")
            .slice(-lines - 1)
            .join("\n")
        : stdout,
    ).toBe(output);
  });

  it("tells the engine's answers, and all its codes in their order", async () => {
    const dialogue = blocksOf("engine").join("").trim().split("\n");
    const sent = dialogue.filter((line) => line.startsWith("> ")).map((line) => `${line.slice(2)}\n`);
    const received = dialogue.filter((line) => line.startsWith("< ")).map((line) => `${line.slice(2)}\n`);
    expect(sent.length).toBeGreaterThan(10);
    expect((await run(["engine"], sent.join(""))).stdout).toBe(received.join(""));
    const errors = page.slice(page.indexOf("### Errors"), page.indexOf("### A program"));
    expect([...errors.matchAll(/^\| `(\w+)` \|/gm)].map(([, code]) => code)).toEqual(ERROR_CODES);
  });
});
