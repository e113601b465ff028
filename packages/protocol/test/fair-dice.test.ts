import { createHash, createHmac, randomBytes } from "node:crypto";
import { type GameEvent, legalMoves, makeRules, play, playMove, startGame, unwrap } from "@cantstop/rules";
import type { GameRecord } from "@cantstop/rules/notation";
import { parseRecord, writeRecord } from "@cantstop/rules/notation";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  commitmentOf,
  drawDice,
  drawRoll,
  drawStart,
  FAIR_TAGS,
  makeSeedsText,
  makeStartRollsText,
  verifyRecord,
} from "../src/fair-dice.ts";

const SECRET = "5f".repeat(32);

/** The same dice by Node's own HMAC. */
function drawnByNode(secret: string, draw: string, seeds: string, count: number): number[] {
  const dice: number[] = [];
  let bytes = Buffer.from(`${draw} ${seeds}`);
  while (dice.length < count) {
    bytes = createHmac("sha256", secret).update(bytes).digest();
    for (const byte of bytes) if (byte < 252 && dice.length < count) dice.push((byte % 6) + 1);
  }
  return dice;
}

describe("draws", () => {
  it("are what Node's own cryptography makes of the description", () => {
    const text = fc.string({ unit: "grapheme", maxLength: 40 });
    fc.assert(
      fc.property(text, text, fc.integer({ min: 0, max: 200 }), (secret, seeds, count) => {
        expect(drawDice(secret, "roll 7", seeds, count)).toEqual(drawnByNode(secret, "roll 7", seeds, count));
        expect(commitmentOf(secret)).toBe(createHash("sha256").update(secret).digest("hex"));
      }),
    );
  });

  it("depend on the secret, on the seeds and on the number, and on nothing else", () => {
    const one = drawDice(SECRET, "roll 1", "a b", 64);
    expect(drawDice(SECRET, "roll 1", "a b", 64)).toEqual(one);
    expect(drawDice(`${SECRET}0`, "roll 1", "a b", 64)).not.toEqual(one);
    expect(drawDice(SECRET, "roll 1", "a c", 64)).not.toEqual(one);
    expect(drawDice(SECRET, "roll 2", "a b", 64)).not.toEqual(one);
    expect(drawDice(SECRET, "start 1", "a b", 64)).not.toEqual(one);
    expect(drawRoll(SECRET, 1, "a b")).toEqual(one.slice(0, 4));
  });

  it("show each face equally often, at every place of a roll", () => {
    const counts = Array.from({ length: 4 }, () => [0, 0, 0, 0, 0, 0]);
    const rolls = 6000;
    for (let n = 1; n <= rolls; n++)
      for (const [place, die] of drawRoll(SECRET, n, "x").entries()) counts[place][die - 1]++;
    for (const faces of counts) {
      const squares = faces.reduce((sum, count) => sum + (count - rolls / 6) ** 2 / (rolls / 6), 0);
      // Chi-squared with 5 degrees of freedom is above this once in a million; these dice are always the same.
      expect(squares).toBeLessThan(35.9);
    }
  });
});

describe("seeds", () => {
  it("are a word each, whatever is in them, and never look like none", () => {
    expect(makeSeedsText(["a b", null, "[none]", "ä"])).toBe("a%20b [none] %5Bnone%5D %C3%A4");
    fc.assert(
      fc.property(fc.string({ unit: "grapheme", minLength: 1 }), (seed) => {
        expect(makeSeedsText([seed])).toMatch(/^[^\s[\]]+$/);
        expect(decodeURIComponent(makeSeedsText([seed]))).toBe(seed);
      }),
    );
  });
});

describe("the start", () => {
  it("is the highest die's; those who share it roll again, and only those", () => {
    const seen = new Set<number>();
    for (let n = 0; n < 200; n++) {
      const { first, rounds } = drawStart(String(n), 3, "");
      seen.add(rounds.length);
      let rolling = [0, 1, 2];
      for (const round of rounds) {
        for (const [seat, die] of round.entries()) expect(die > 0).toBe(rolling.includes(seat));
        const highest = Math.max(...round);
        rolling = rolling.filter((seat) => round[seat] === highest);
      }
      expect(rolling).toEqual([first]);
    }
    expect([...seen]).toEqual(expect.arrayContaining([1, 2, 3]));
    expect(drawStart(SECRET, 1, "").first).toBe(0);
    expect(
      makeStartRollsText([
        [5, 5, 2],
        [6, 1, 0],
      ]),
    ).toBe("552/61-");
  });
});

/** A game that was played with the dice of a secret, as its record is written and read. */
function playedWith(secret: string, players = 2): GameRecord {
  const seeds = makeSeedsText(["a", null, "c"].slice(0, players));
  const { first, rounds } = drawStart(secret, players, seeds);
  const rules = unwrap(makeRules({ columnsToWin: 1 }, players));
  let game = startGame(rules, first);
  const events: GameEvent[] = [];
  let rolls = 0;
  const add = (event: GameEvent) => {
    game = unwrap(play(game, event));
    events.push(event);
  };
  while (!game.position.finished) {
    add({ type: "roll", dice: drawRoll(secret, ++rolls, seeds) });
    if (!game.dice) continue;
    const [columns] = legalMoves(game.position, game.dice);
    const wins = unwrap(playMove(game.position, game.dice, columns)).topped > 0;
    add({ type: "move", columns });
    if (wins || rolls % 4 === 0) add({ type: "stop" });
  }
  const text = writeRecord({
    start: startGame(rules, first).position,
    names: ["A", "B", "C"].slice(0, players),
    tags: [
      [FAIR_TAGS.commitment, commitmentOf(secret)],
      [FAIR_TAGS.secret, secret],
      [FAIR_TAGS.seeds, seeds],
      [FAIR_TAGS.startSeeds, seeds],
      [FAIR_TAGS.startRolls, makeStartRollsText(rounds)],
    ],
    events,
  });
  return unwrap(parseRecord(text));
}

const withTag = (record: GameRecord, name: string, value: string | null): GameRecord => ({
  ...record,
  tags: record.tags.flatMap(([known, old]) =>
    known !== name ? [[known, old] as const] : value === null ? [] : [[known, value] as const],
  ),
});

describe("verifying a record", () => {
  it("finds every honest game honest", () => {
    for (let n = 0; n < 30; n++) {
      const record = playedWith(randomBytes(32).toString("hex"), 1 + (n % 3));
      expect(verifyRecord(record)).toEqual({
        ok: true,
        commitment: expect.stringMatching(/^[0-9a-f]{64}$/),
        rolls: record.events.filter(({ type }) => type === "roll").length,
        seeds: [1, 1, 2][n % 3],
      });
    }
  });

  it("finds any other die, and says which roll", () => {
    const record = playedWith(SECRET);
    for (const [i, event] of record.events.entries()) {
      if (event.type !== "roll") continue;
      const [a, b, c, d] = event.dice;
      const dice = [(a % 6) + 1, b, c, d] as const;
      const forged = { ...record, events: record.events.with(i, { type: "roll", dice }) };
      const roll = record.events.slice(0, i + 1).filter(({ type }) => type === "roll").length;
      expect(verifyRecord(forged)).toEqual({
        ok: false,
        problem: "wrong_roll",
        roll,
        found: dice,
        drawn: event.dice,
      });
    }
  });

  it("finds another secret, other seeds, another start, and what is missing", () => {
    const record = playedWith(SECRET);
    const other = "60".repeat(32);
    const verdictOf = (name: string, value: string | null) => verifyRecord(withTag(record, name, value));
    expect(verdictOf(FAIR_TAGS.secret, other)).toEqual({ ok: false, problem: "wrong_secret" });
    expect(verdictOf(FAIR_TAGS.commitment, commitmentOf(other))).toEqual({
      ok: false,
      problem: "wrong_secret",
    });
    expect(verdictOf(FAIR_TAGS.seeds, "b [none]")).toMatchObject({ problem: "wrong_roll", roll: 1 });
    for (const [name, value] of [
      [FAIR_TAGS.startSeeds, "b [none]"],
      [FAIR_TAGS.startRolls, "11/12"],
    ])
      expect(verdictOf(name, value)).toEqual({ ok: false, problem: "wrong_start" });
    const { start } = record;
    const elsewhere = startGame(start.rules, 1 - start.firstSeat).position;
    expect(verifyRecord({ ...record, start: elsewhere })).toEqual({ ok: false, problem: "wrong_start" });
    for (const name of [FAIR_TAGS.commitment, FAIR_TAGS.secret, FAIR_TAGS.seeds, FAIR_TAGS.startSeeds])
      expect(verdictOf(name, null)).toEqual({ ok: false, problem: "no_tag", tag: name });
  });
});
