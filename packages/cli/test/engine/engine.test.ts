import { once } from "node:events";
import { existsSync, readFileSync } from "node:fs";
import { PRESET_NAMES, PRESETS } from "@cantstop/rules";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { ERROR_CODES, LONGEST_LINE } from "../../src/engine/answer.ts";
import { Engine, run, start } from "../run.ts";

const opening = { camps: [{}, {}] };
const full = {
  ruleset: "standard",
  camps: [{ 7: 9 }, {}],
  claims: { 10: 1 },
  seat: 0,
  firstSeat: 0,
  runners: { 6: 1 },
  moved: true,
  justClaimed: false,
  winners: null,
};
const finished = { ...opening, claims: { 2: 0, 3: 0, 4: 0 }, winners: [0] };
const bustState = { camps: [{}, {}], runners: { 5: 1, 8: 1, 10: 1 } };

/** A request that is always answered, and its answer. */
const PING = { op: "status", state: { camps: [{}] } };
const PONG = { canRoll: true, canStop: false, winners: null };
const ping = (id: unknown) => JSON.stringify({ id, ...PING });

let engine: Engine;
beforeAll(() => {
  engine = new Engine();
});
afterAll(() => engine.end());

const codeOf = async (request: unknown) => {
  const { error } = (await engine.ask(request)) as { error?: { code: string; message: string } };
  if (error) expect(error.message).toMatch(/^\S.+\S$/);
  return error?.code;
};

describe("operations", () => {
  it.each<[object, object]>([
    [
      { op: "actions", state: opening, dice: [2, 3, 4, 5] },
      {
        moves: [
          [5, 9],
          [6, 8],
          [7, 7],
        ],
      },
    ],
    [{ op: "actions", state: bustState, dice: [2, 2, 4, 5] }, { moves: [] }],
    [
      { op: "status", state: opening },
      { canRoll: true, canStop: false, winners: null },
    ],
    [
      { op: "status", state: full },
      { canRoll: true, canStop: true, winners: null },
    ],
    [
      { op: "status", state: finished },
      { canRoll: false, canStop: false, winners: [0] },
    ],
    [
      { op: "roll", state: bustState, dice: [6, 2, 3, 4] },
      { bust: false, moves: [[5, 10], [8]] },
    ],
    [
      { op: "move", state: opening, dice: [2, 3, 4, 5], columns: [9, 5] },
      {
        state: {
          ...full,
          camps: [{}, {}],
          claims: {},
          runners: { 5: 1, 9: 1 },
        },
      },
    ],
    [
      { op: "stop", state: full },
      { state: { ...full, camps: [{ 6: 1, 7: 9 }, {}], seat: 1, runners: {}, moved: false } },
    ],
    [
      { op: "resign", state: full, seat: 1 },
      { state: { ...full, runners: {}, moved: false, seat: 1, winners: [0], out: [1] } },
    ],
    [
      { op: "success", state: { ...opening, runners: { 6: 1, 8: 1, 7: 12 } } },
      { success: 1192, of: 1296 },
    ],
    [
      { op: "success", state: { ...opening, runners: { 6: 1, 8: 1, 7: 13 } } },
      { success: 1068, of: 1296 },
    ],
  ])("%j", async (request, answer) => {
    expect(await engine.ask({ id: 7, ...request })).toEqual({ id: 7, ...answer });
  });

  it("roll passes the turn on a bust", async () => {
    expect(await engine.ask({ op: "roll", state: bustState, dice: [2, 2, 4, 5] })).toEqual({
      bust: true,
      state: { ...full, camps: [{}, {}], claims: {}, seat: 1, runners: {}, moved: false },
    });
  });

  it("presets tells all of them with their options", async () => {
    const { presets } = (await engine.ask({ op: "presets" })) as { presets: Record<string, unknown>[] };
    expect(presets.map(({ name }) => name)).toEqual(PRESET_NAMES);
    for (const { name, summary, options } of presets) {
      expect(summary).toMatch(/^[A-Z].+\.$/);
      expect(options).toEqual(PRESETS[name as keyof typeof PRESETS]);
    }
  });

  it("repeats the ruleset as it was written", async () => {
    const ruleset = { preset: "franjos", columnsToWin: 4 };
    const { state } = await engine.ask({
      op: "move",
      state: { ...opening, ruleset },
      dice: [2, 3, 4, 5],
      columns: [5, 9],
    });
    expect(state).toMatchObject({ ruleset });
  });

  it.each([[1], ["x"], [null], [false], [[1, { a: [] }]], [{ a: 1 }], [""], [0], [1.5]])(
    "id %j is repeated",
    async (id) => {
      expect(await engine.ask({ id, ...PING })).toEqual({ id, ...PONG });
      expect(await engine.ask({ id, op: "nothing" })).toMatchObject({ id, error: { code: "unknown_op" } });
    },
  );

  it("an absent id stays absent", async () => {
    expect(await engine.ask(PING)).toEqual(PONG);
    expect(Object.keys(await engine.ask({ op: "nothing" }))).toEqual(["error"]);
  });
});

describe("errors", () => {
  it.each(["nonsense", "{", '{"op":"bots"', "'x'", "{}{}", "NaN", "\u00a0", "\uFEFF{}"])(
    "bad_json: %s",
    async (line) => {
      expect(await engine.tell(line)).toMatchObject({ id: null, error: { code: "bad_json" } });
    },
  );

  it.each(["[]", "1", "null", '"bots"', "true"])("bad_request: %s is no object", async (line) => {
    expect(await engine.tell(line)).toMatchObject({ id: null, error: { code: "bad_request" } });
  });

  const dice = [2, 3, 4, 5];
  it.each<[string, object]>([
    ["bad_request", {}],
    ["bad_request", { op: 1 }],
    ["bad_request", { op: null }],
    ["bad_request", { op: "move", state: opening, dice }],
    ["bad_request", { op: "move", state: opening, dice, columns: "5,9" }],
    ["bad_request", { op: "move", state: opening, dice, columns: [5, 9.5] }],
    ["bad_request", { op: "move", state: opening, dice, columns: [5, "9"] }],
    ["bad_request", { op: "resign", state: opening }],
    ["bad_request", { op: "resign", state: opening, seat: "1" }],
    ["bad_request", { op: "resign", state: opening, seat: 0.5 }],
    ["bad_request", { op: "resign", state: opening, seat: -1 }],
    ["bad_request", { op: "resign", state: opening, seat: 2 }],
    ["bad_request", { op: "resign", state: { camps: [{}, {}, {}], out: [2] }, seat: 2 }],
    ["bad_request", { op: "resign", state: finished, seat: 2 }],
    ["unknown_op", { op: "" }],
    ["unknown_op", { op: "Actions" }],
    ["unknown_op", { op: "toString" }],
    ["unknown_op", { op: "__proto__" }],
    ["unknown_op", { op: "Evaluate", state: opening }],
    ["invalid_ruleset", { op: "actions", state: { ...opening, ruleset: "chess" }, dice }],
    [
      "invalid_ruleset",
      { op: "actions", state: { ...opening, ruleset: { toppedRunner: "may_reenter" } }, dice },
    ],
    ["invalid_state", { op: "actions", dice }],
    ["invalid_state", { op: "actions", state: null, dice }],
    ["invalid_state", { op: "status", state: "standard" }],
    ["invalid_state", { op: "stop", state: { camps: [] } }],
    ["invalid_state", { op: "success", state: { ...opening, colour: "red" } }],
    ["invalid_dice", { op: "actions", state: opening }],
    ["invalid_dice", { op: "actions", state: opening, dice: [1, 2, 3] }],
    ["invalid_dice", { op: "roll", state: opening, dice: [1, 2, 3, 7] }],
    ["invalid_dice", { op: "choose", state: opening, dice: [1, 2, 3, "4"], bot: "random" }],
    ["game_over", { op: "actions", state: finished, dice }],
    ["game_over", { op: "roll", state: finished, dice }],
    ["game_over", { op: "move", state: finished, dice, columns: [5, 9] }],
    ["game_over", { op: "stop", state: finished }],
    ["game_over", { op: "resign", state: finished, seat: 1 }],
    ["game_over", { op: "success", state: finished }],
    ["game_over", { op: "choose", state: finished, dice, bot: "nobody" }],
    ["game_over", { op: "decide", state: finished }],
    ["unknown_bot", { op: "choose", state: opening, dice, bot: "nobody" }],
    ["unknown_bot", { op: "choose", state: opening, dice }],
    ["unknown_bot", { op: "decide", state: opening, bot: 1 }],
    ["illegal_move", { op: "move", state: opening, dice, columns: [] }],
    ["illegal_move", { op: "move", state: opening, dice, columns: [5] }],
    ["illegal_move", { op: "move", state: opening, dice, columns: [7, 7, 7] }],
    ["illegal_move", { op: "move", state: opening, dice, columns: [2, 3] }],
    ["illegal_move", { op: "move", state: bustState, dice: [2, 2, 4, 5], columns: [4, 9] }],
    ["stop_not_allowed", { op: "stop", state: opening }],
    ["stop_not_allowed", { op: "stop", state: { ...opening, ruleset: "franjos", runners: { 7: 1 } } }],
  ])("%s: %j", async (code, request) => {
    expect(await codeOf(request)).toBe(code);
  });

  it("come in the order of the contract where several apply", async () => {
    /** For each code, what makes it apply to a request to move or to stop. */
    const faults: [string, object, object?][] = [
      ["bad_request", { columns: "5,9" }],
      ["unknown_op", { op: "fly" }],
      ["invalid_ruleset", {}, { ruleset: "chess" }],
      ["invalid_state", {}, { colour: "red" }],
      ["invalid_dice", { dice: [0, 0, 0, 0] }],
      ["game_over", {}, { winners: [0] }],
      ["illegal_move", { columns: [2, 12] }],
    ];
    for (let first = 0; first < faults.length; first++)
      for (let second = first; second < faults.length; second++) {
        // Where both are about the same field, only the earlier can be made.
        const [, late, lateState] = faults[second];
        const [code, early, earlyState] = faults[first];
        const request = {
          op: "move",
          dice: [2, 3, 4, 5],
          columns: [5, 9],
          ...late,
          ...early,
          state: { ...opening, ...lateState, ...earlyState },
        };
        expect(await codeOf(request), JSON.stringify(request)).toBe(code);
      }
    expect(await codeOf({ op: "decide", bot: "nobody", state: finished })).toBe("game_over");
  });

  it("say what can be done instead", async () => {
    const messageOf = async (request: object) =>
      ((await engine.ask(request)) as { error: { message: string } }).error.message;
    expect(await messageOf({ op: "move", state: opening, dice, columns: [9] })).toMatch(/both must be/);
    expect(await messageOf({ op: "move", state: bustState, dice, columns: [7, 7] })).toMatch(/column 7/);
    expect(
      await messageOf({ op: "stop", state: { ...opening, ruleset: "franjos", runners: { 7: 1 } } }),
    ).toMatch(/two are still unplaced/);
    expect(await messageOf({ op: "fly" })).toMatch(/actions/);
  });

  it("an id nested too deeply is refused", async () => {
    const deep = "[".repeat(400_000) + "]".repeat(400_000);
    expect(await engine.tell(`{"id":${deep},"op":"bots"}`)).toMatchObject({ id: null });
    expect(await engine.ask({ id: 1, ...PING })).toEqual({ id: 1, ...PONG });
  });
});

describe("the stream", () => {
  it("is answered line by line: blank lines, CRLF, a byte order mark, no last line break", async () => {
    const { code, stdout, stderr } = await run(
      ["engine"],
      `\uFEFF${ping(1)}\r\n\r\n  \t \n\n${ping(2)}\n${ping(3)}`,
    );
    expect({ code, stderr }).toEqual({ code: 0, stderr: "" });
    expect(stdout).toBe([1, 2, 3].map((id) => `${JSON.stringify({ id, ...PONG })}\n`).join(""));
  });

  it("may be empty", async () => {
    expect(await run(["engine"])).toEqual({ code: 0, stdout: "", stderr: "" });
  });

  it("survives bytes that are not UTF-8", async () => {
    const { stdout } = await run(
      ["engine"],
      Buffer.from([0xff, 0xfe, 0x0a, 0x22, 0xc3, 0x22, 0x0a, 0xed, 0xa0]),
    );
    expect(
      stdout
        .trim()
        .split("\n")
        .map((line) => JSON.parse(line).error.code),
    ).toEqual(["bad_json", "bad_request", "bad_json"]);
  });

  it("refuses a line over 1 MiB and goes on; one of exactly 1 MiB is read", async () => {
    const frame = ping("");
    const fits = frame.replace('""', `"${"x".repeat(LONGEST_LINE - frame.length)}"`);
    expect(fits.length).toBe(LONGEST_LINE);
    engine.send(`${fits}\n${fits} \n${fits}\r\n${ping(4)}\n`);
    expect(JSON.parse(await engine.read())).toMatchObject(PONG);
    expect(JSON.parse(await engine.read())).toMatchObject({ id: null, error: { code: "bad_request" } });
    expect(JSON.parse(await engine.read())).toMatchObject(PONG);
    expect(JSON.parse(await engine.read())).toEqual({ id: 4, ...PONG });
  });

  it("keeps its memory flat through a line of 100 MB", async () => {
    const own = new Engine();
    await own.ask(PING);
    const peak = () => {
      const status = `/proc/${own.process.pid}/status`;
      return existsSync(status) ? Number(/VmHWM:\s+(\d+)/.exec(readFileSync(status, "utf8"))?.[1]) / 1024 : 0;
    };
    const chunk = Buffer.alloc(1 << 20, "x");
    const refusesLine = async (megabytes: number) => {
      for (let i = 0; i < megabytes; i++)
        if (!own.process.stdin.write(chunk)) await once(own.process.stdin, "drain");
      own.send(`\n${ping(1)}\n`);
      expect(JSON.parse(await own.read())).toMatchObject({ error: { code: "bad_request" } });
      expect(JSON.parse(await own.read())).toEqual({ id: 1, ...PONG });
    };
    // A shorter one first, so that what chunks leave to the garbage collector is there already.
    await refusesLine(25);
    const before = peak();
    await refusesLine(100);
    expect(peak() - before).toBeLessThan(40);
    expect(await own.end()).toBe(0);
  });

  it("waits for a slow reader", async () => {
    const own = start(["engine"]);
    const requests = 20_000;
    own.stdin.end(`{"op":"presets"}\n`.repeat(requests / 10));
    await new Promise((resolve) => setTimeout(resolve, 500));
    let lines = 0;
    own.stdout.on("data", (chunk: Buffer) => {
      for (const byte of chunk) if (byte === 10) lines++;
    });
    await once(own, "close");
    expect(lines).toBe(requests / 10);
    expect(own.exitCode).toBe(0);
  });

  it("ends quietly when nobody reads any more", async () => {
    const own = start(["engine"]);
    let stderr = "";
    own.stderr.on("data", (text: Buffer) => {
      stderr += text.toString();
    });
    own.stdin.on("error", () => {});
    own.stdin.write(`${ping(1)}\n`);
    await once(own.stdout, "data");
    own.stdout.destroy();
    const writing = setInterval(() => own.stdin.write('{"op":"presets"}\n'.repeat(1000)), 10);
    await once(own, "close");
    clearInterval(writing);
    expect(own.exitCode).toBe(0);
    expect(stderr).toBe("");
  });

  it("answers as many lines as come in, in their order, whatever they are and however they are cut", async () => {
    const own = new Engine();
    const json = fc.jsonValue({ maxDepth: 3 });
    const state = fc.oneof(
      fc.constantFrom<object>(opening, full, finished, bustState),
      fc.record({ camps: json, runners: json, claims: json, ruleset: json }, { requiredKeys: [] }),
      json,
    );
    const request = fc.record(
      {
        op: fc.oneof(
          fc.constantFrom(
            "actions",
            "status",
            "roll",
            "move",
            "stop",
            "resign",
            "success",
            "choose",
            "decide",
            "evaluate",
          ),
          json,
        ),
        state,
        dice: fc.oneof(fc.array(fc.integer({ min: 1, max: 6 }), { minLength: 4, maxLength: 4 }), json),
        columns: fc.oneof(fc.array(fc.integer({ min: 2, max: 12 })), json),
        seat: fc.oneof(fc.nat(4), json),
        bot: fc.oneof(fc.constantFrom("random", "glenn-aloi"), json),
      },
      { requiredKeys: [] },
    );
    const line = fc.oneof(
      { weight: 4, arbitrary: request.map((request) => JSON.stringify(request)) },
      { weight: 1, arbitrary: json.map((value) => JSON.stringify(value)) },
      { weight: 1, arbitrary: fc.string({ unit: "binary" }).map((text) => text.replaceAll("\n", "")) },
      { weight: 1, arbitrary: fc.constantFrom("", "\r", "  ", "{", "[[[", "\u0000", "💥") },
    );
    let round = 0;
    await fc.assert(
      fc.asyncProperty(
        fc.array(line, { maxLength: 30 }),
        fc.integer({ min: 1, max: 64 }),
        async (lines, size) => {
          round++;
          const numbered = lines.map((text, i) =>
            text.startsWith('{"') ? `{"id":${i},${text.slice(1)}` : text,
          );
          const bytes = Buffer.from(`${[...numbered, ping(`end ${round}`)].join("\n")}\n`);
          for (let at = 0; at < bytes.length; at += size * 16) own.send(bytes.subarray(at, at + size * 16));
          const expected = numbered.filter((text) => !/^[ \t\r]*$/.test(text));
          const answers: Record<string, unknown>[] = [];
          for (;;) {
            const answer = JSON.parse(await own.read());
            if (answer.id === `end ${round}`) break;
            answers.push(answer);
          }
          expect(answers.length).toBe(expected.length);
          for (const [i, answer] of answers.entries()) {
            const { error } = answer as { error?: { code: string } };
            if (error) expect(ERROR_CODES).toContain(error.code);
            const id = /^\{"id":(\d+)/.exec(expected[i])?.[1];
            if (id !== undefined && answer.id !== null) expect(answer.id).toBe(Number(id));
          }
        },
      ),
      { numRuns: process.env.CANTSTOP_TEST === "full" ? 3000 : 300 },
    );
    expect(await own.end()).toBe(0);
  });
});
