import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { run } from "./run.ts";

const GAME = readFileSync(new URL("../../../docs/examples/online-game.txt", import.meta.url), "utf8");
const [, COMMITMENT = ""] = /^DiceCommitment: (.*)$/m.exec(GAME) ?? [];

const verify = (record: string, ...options: string[]) => run(["verify", "-", ...options], record);

it("proves the dice of an honest game", async () => {
  const { code, stdout, stderr } = await verify(GAME);
  expect({ code, stderr }).toEqual({ code: 0, stderr: "" });
  expect(stdout).toContain("found the same: 84");
  expect(stdout).toContain(COMMITMENT);
  const compared = await verify(GAME, "--commitment", COMMITMENT.toUpperCase());
  expect(compared).toMatchObject({ code: 0, stdout: expect.stringContaining("the one that you named") });
  const { stdout: json } = await verify(GAME, "--json");
  expect(JSON.parse(json)).toEqual({ ok: true, commitment: COMMITMENT, rolls: 84, seeds: 2 });
});

it.each<[string, string | RegExp, string, RegExp, object]>([
  [
    "a die",
    "B 6525:7+11",
    "B 5625:7+11",
    /Roll 1 is 5 6 2 5 .* gives 6 5 2 5/,
    { problem: "wrong_roll", roll: 1, found: [5, 6, 2, 5], drawn: [6, 5, 2, 5] },
  ],
  ["the secret", "DiceSecret: 2", "DiceSecret: 3", /not the one/, { problem: "wrong_secret" }],
  ["the start", "StartRolls: 12", "StartRolls: 13", /who begins/, { problem: "wrong_start" }],
  ["no secret yet", /DiceSecret: .*\n/, "", /not over yet/, { problem: "no_tag", tag: "DiceSecret" }],
  [
    "a game not played online",
    /DiceCommitment: .*\n/,
    "",
    /played online/,
    { problem: "no_tag", tag: "DiceCommitment" },
  ],
])("refuses %s", async (_, what, into, sentence, verdict) => {
  expect(GAME).toMatch(what);
  const forged = GAME.replace(what, into);
  const { code, stdout, stderr } = await verify(forged);
  expect({ code, stdout }).toEqual({ code: 1, stdout: "" });
  expect(stderr).toMatch(sentence);
  const asJson = await verify(forged, "--json");
  expect(asJson.code).toBe(1);
  expect(JSON.parse(asJson.stdout)).toEqual({ ok: false, ...verdict });
});

it("refuses another commitment, what is no record, and what cannot be read", async () => {
  expect(await verify(GAME, "-c", "0".repeat(64))).toMatchObject({
    code: 1,
    stderr: expect.stringMatching(/another commitment/),
  });
  expect(await verify("Hello")).toMatchObject({ code: 1, stderr: expect.stringMatching(/Line 1, column 1/) });
  expect(await run(["verify", "/no/such/file"])).toMatchObject({
    code: 1,
    stderr: expect.stringMatching(/cannot be read/),
  });
});
