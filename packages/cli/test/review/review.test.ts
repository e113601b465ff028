import { mkdtemp, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { run } from "../run.ts";

const RECORD = `Format: cantstop 1
Ruleset: standard
A: Ana
B: Kenji
First: A
Result: *

A 6366:9+12 4663:7+12 stop
B 4511:2+9 2256:8 4664:8 6666 bust
A 5246:7+10 5364
`;

const ALONE = `Format: cantstop 1
Ruleset: standard
A: Ana
First: A
Result: *

A 6366:9+12 4663:7+12 stop
`;

async function fileOf(text: string): Promise<string> {
  const path = join(await mkdtemp(join(tmpdir(), "review-")), "game.txt");
  await writeFile(path, text);
  return path;
}

interface Book {
  readonly name: string;
  readonly [field: string]: number | string;
}

describe("review", () => {
  it("tells each player's books, each turn and what would have been better", async () => {
    const { code, stdout, stderr } = await run(["review", await fileOf(RECORD)]);
    expect([code, stderr]).toEqual([0, ""]);
    expect(stdout).toMatch(
      /^Standard: chances to win\n\n +start +luck +others' luck +cost +gifts +drift +result /,
    );
    expect(stdout).toMatch(/\nAna +\d+\.\d% .* \d of \d /);
    expect(stdout).toMatch(
      /\n1\. Ana 6366:9\+12 4663:7\+12 stop +[+-]?\d+\.\d% +-?\d+\.\d%\n2\. Kenji .* 6666 bust/,
    );
    // The game is not over: the last turn ends with dice on the table.
    expect(stdout).toMatch(/\n3\. Ana 5246:7\+10 5364 /);
    expect(stdout).toMatch(/\n1\. Ana .*; better was .* \((slight|mistake|blunder)\)\.\n/);
  });

  it("gives programs everything, and the books balance", async () => {
    const { stdout } = await run(["review", await fileOf(RECORD), "--json"]);
    const { ruleset, winners, seats, steps, chances } = JSON.parse(stdout);
    expect([ruleset, winners]).toEqual(["standard", null]);
    expect(seats.map(({ name }: Book) => name)).toEqual(["Ana", "Kenji"]);
    for (const { start, luck, rivalLuck, cost, gifts, drift, result } of seats)
      expect(start + luck + rivalLuck - cost + gifts + drift).toBeCloseTo(result, 9);
    expect(chances).toHaveLength(16);
    expect(steps.filter(({ kind }: { kind: string }) => kind === "roll")).toHaveLength(8);
    expect(steps[1]).toMatchObject({ kind: "choose", event: 1, seat: 0, chosen: 0, severity: "none" });
    expect(steps[1].options[0].columns).toEqual([9, 12]);
  });

  it("reads standard input, and judges a player alone in turns", async () => {
    const { code, stdout } = await run(["review", "-"], ALONE);
    expect(code).toBe(0);
    expect(stdout).toMatch(/^Standard: turns that the game is expected to take\n/);
    expect(stdout).not.toMatch(/gifts|%/);
  });

  it("says where a record is wrong, and that a file is missing", async () => {
    const broken = await fileOf(RECORD.replace("2256:8", "2256:9"));
    const { code, stdout, stderr } = await run(["review", broken]);
    expect([code, stdout]).toEqual([1, ""]);
    expect(stderr).toMatch(/^cantstop: .*game\.txt: Line 9, column \d+: /);
    const missing = await run(["review", "/no/such/file"]);
    expect(missing.code).toBe(1);
    expect(missing.stderr).toMatch(/\/no\/such\/file cannot be read \(ENOENT\)/);
    expect((await run(["review"])).code).toBe(2);
  });
});
