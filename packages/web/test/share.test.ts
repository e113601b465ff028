import { readFileSync } from "node:fs";
import { PRESET_NAMES, type PresetName, unwrap } from "@cantstop/rules";
import {
  type GameRecord,
  makePositionText,
  parseRecord,
  replay,
  writeRecord,
} from "@cantstop/rules/notation";
import fc from "fast-check";
import { deflateSync } from "fflate";
import { describe, expect, it } from "vitest";
import { readGame } from "../src/review/import/read-game.ts";
import { readGameJson, writeGameJson } from "../src/review/share/game-json.ts";
import { bringsGame, gameLink, momentOfLink, readGameLink } from "../src/review/share/link.ts";
import { gameAt, recordOfMoment } from "../src/review/share/moment.ts";
import { randomRecord, seating } from "./fakes.ts";

const runs = process.env.CANTSTOP_TEST === "full" ? 1000 : 60;

/** A name or a tag's value: one line, as records hold them. */
const line = fc
  .string({ unit: "grapheme", maxLength: 20 })
  .map((text) => text.replace(/\s+/g, " ").trim())
  .filter((text) => text !== "");

const anyRecord: fc.Arbitrary<GameRecord> = fc
  .record({
    preset: fc.constantFrom(...PRESET_NAMES),
    players: fc.integer({ min: 1, max: 4 }),
    names: fc.array(line, { minLength: 4, maxLength: 4 }),
    first: fc.nat(3),
    tags: fc.dictionary(fc.constantFrom("Date", "Seats", "Pieces", "Event", "Site"), line, { maxKeys: 3 }),
    seed: fc.integer(),
    most: fc.option(fc.nat(80), { nil: undefined }),
  })
  .map(({ preset, players, names, first, tags, seed, most }) => {
    const { rules } = seating(preset, players);
    const seats = { rules, names: names.slice(0, players), firstSeat: first % players };
    return unwrap(parseRecord(randomRecord({ ...seats, tags: Object.entries(tags) }, seed, most)));
  });

const example = (preset: PresetName = "standard", most?: number): GameRecord =>
  unwrap(parseRecord(randomRecord(seating(preset), 7, most)));

const textOf = (record: GameRecord): string => writeRecord(record);

describe("a link to a game", () => {
  it("brings the same game back, whatever stands before it", () => {
    fc.assert(
      fc.property(anyRecord, fc.option(fc.nat(999)), (record, event) => {
        const link = gameLink(record, event ?? undefined);
        expect(link).toMatch(/^\/review#g=[\w-]+(&at=\d+)?$/);
        for (const address of [
          link,
          `https://example.org${link}`,
          link.slice(link.indexOf("#")),
          link.slice(8),
        ])
          expect(textOf(unwrap(readGameLink(address)))).toBe(textOf(record));
        expect(momentOfLink(link)).toBe(event);
      }),
      { numRuns: runs },
    );
  });

  it("is short enough to be sent", () => {
    expect(gameLink(example()).length).toBeLessThan(2000);
  });

  it("says so when it is damaged, and never throws", () => {
    const link = gameLink(example());
    for (const damaged of ["/review#g=", "#g=%%%", "#g=é", "", "#", "#at=3", link.slice(0, -9)])
      expect(readGameLink(damaged), damaged).toEqual({ ok: false, error: { code: "invalid_record" } });
    fc.assert(
      fc.property(fc.nat(link.length - 1), fc.constantFrom(..."aZ0-_%&+ é"), (place, letter) => {
        const read = readGameLink(link.slice(0, place) + letter + link.slice(place + 1));
        if (!read.ok) expect(read.error.code).toBe("invalid_record");
      }),
      { numRuns: runs * 5 },
    );
  });

  it("does not unpack what would never end", () => {
    const bomb = Buffer.from(deflateSync(new Uint8Array(1_000_000).fill(65))).toString("base64url");
    expect(readGameLink(`#g=${bomb}`)).toEqual({ ok: false, error: { code: "invalid_record" } });
  });
});

describe("an address with a position", () => {
  it("brings it, with dice where they wait", () => {
    const record = unwrap(readGameLink("#s=standard+7@9/-+10=B+AA+6@1+moved&d=2345"));
    expect(makePositionText(record.start)).toBe("standard 7@9/- 10=B AA 6@1 moved");
    expect(record).toMatchObject({ names: ["A", "B"], events: [{ type: "roll", dice: [2, 3, 4, 5] }] });
    expect(unwrap(readGameLink("#s=standard+-/-/-+-+AA+-+-")).events).toEqual([]);
  });

  it("may have been written out by a program", () => {
    fc.assert(
      fc.property(anyRecord, (record) => {
        const { position } = gameAt(record, record.events.length);
        const text = makePositionText(position);
        for (const written of [text.replaceAll(" ", "+"), encodeURIComponent(text), text])
          expect(makePositionText(unwrap(readGameLink(`/review#s=${written}`)).start)).toBe(text);
      }),
      { numRuns: runs },
    );
  });

  it.each([
    ["standard", "invalid_state"],
    ["chess+-/-+-+AA+-+-", "invalid_ruleset"],
    ["standard+-/-+-+AA+-+-&d=1237", "invalid_dice"],
    ["standard+-/-+-+AA+-+-+won=A&d=1234", "game_over"],
  ])("is refused with a reason: %s", (fields, code) => {
    expect(readGameLink(`#s=${fields}`)).toMatchObject({ ok: false, error: { code } });
  });
});

describe("a game as JSON", () => {
  it("comes back as it was", () => {
    fc.assert(
      fc.property(anyRecord, (record) => {
        expect(textOf(unwrapGame(readGameJson(writeGameJson(record))))).toBe(textOf(record));
      }),
      { numRuns: runs },
    );
  });

  it("says who won, and has an event a line", () => {
    const record = example("franjos");
    const json = writeGameJson(record);
    expect(JSON.parse(json)).toMatchObject({ names: ["Ana", "Kenji"], winners: [expect.any(Number)] });
    expect(json.split("\n").filter((one) => one.includes('"type"'))).toHaveLength(record.events.length);
  });

  const json = JSON.parse(writeGameJson(example("standard", 9)));
  const but = (change: object) => readGameJson(JSON.stringify({ ...json, ...change }));

  it.each([
    [{ format: "cantstop game 2" }, { code: "not_a_game" }],
    [{ names: ["Ana"] }, { code: "not_a_game" }],
    [{ names: ["Ana", " "] }, { code: "not_a_game" }],
    [{ tags: [7] }, { code: "not_a_game" }],
    [{ tags: { Ruleset: "franjos" } }, { code: "not_a_game" }],
    [{ tags: { "a b": "c" } }, { code: "not_a_game" }],
    [{ events: [{ type: "cheat" }] }, { code: "not_a_game" }],
    [{ start: 7 }, { code: "bad_start", failure: { code: "invalid_state" } }],
    [{ events: [{ type: "stop" }] }, { code: "bad_event", event: 1, failure: { code: "stop_not_allowed" } }],
    [
      { events: [json.events[0], { type: "move", columns: [2, 12] }] },
      { code: "bad_event", event: 2, failure: { code: "illegal_move" } },
    ],
  ])("is refused with a reason: %j", (change, error) => {
    expect(but(change)).toMatchObject({ ok: false, error });
  });

  it("never throws, whatever it is", () => {
    fc.assert(
      fc.property(fc.oneof(fc.json(), fc.string()), (text) => {
        expect(readGameJson(text).ok).toBe(false);
      }),
      { numRuns: runs },
    );
    fc.assert(
      fc.property(fc.constantFrom(...Object.keys(json)), fc.anything(), (field, value) => {
        expect(() => but({ [field]: value })).not.toThrow();
      }),
      { numRuns: runs * 5 },
    );
  });
});

const unwrapGame = (read: ReturnType<typeof readGame>): GameRecord => {
  if (!read.ok) throw new Error(JSON.stringify(read.error));
  return read.value;
};

describe("a moment of a game", () => {
  it("is a game of its own, that starts there and waits for the same decision", () => {
    fc.assert(
      fc.property(anyRecord, fc.nat(), (record, chance) => {
        const index = chance % (record.events.length + 1);
        const moment = unwrap(parseRecord(writeRecord(recordOfMoment(record, index))));
        const [here] = replay(moment).slice(-1);
        const there = replay(record)[index];
        expect(makePositionText(here.position)).toBe(makePositionText(there.position));
        expect(here.dice).toEqual(there.dice);
        expect(moment.names).toEqual(record.names);
      }),
      { numRuns: runs },
    );
  });

  it("keeps who sits there, but not when that was", () => {
    const seated: GameRecord = {
      ...example(),
      tags: [
        ["Date", "2026-11-29"],
        ["Seats", "person bot:best"],
        ["Pieces", "31"],
      ],
    };
    expect(recordOfMoment(seated, 3).tags).toEqual([
      ["Seats", "person bot:best"],
      ["Pieces", "31"],
    ]);
  });

  it("is the last one beyond the end, and the first one before the beginning", () => {
    const record = example();
    const games = replay(record);
    expect(gameAt(record, 9999)).toEqual(games.at(-1));
    expect(gameAt(record, -1)).toEqual(games[0]);
  });
});

describe("a game that is brought along", () => {
  const record = example();

  it.each([
    ["a record", textOf(record)],
    ["a record with another system's line ends", `\uFEFF${textOf(record).replaceAll("\n", "\r\n")}`],
    ["a record with empty lines around it", `\n\n${textOf(record)}\n\n`],
    ["JSON", writeGameJson(record)],
    ["a link", `https://example.org${gameLink(record)}`],
    ["a link in a message", `Look at this!\nhttps://example.org${gameLink(record, 12)} Bye`],
    ["the end of a link", gameLink(record).slice(7)],
  ])("is found in %s", (_, text) => {
    expect(textOf(unwrapGame(readGame(text)))).toBe(textOf(record));
  });

  it.each([
    [" \n", { code: "empty" }],
    ["https://example.org/review#g=abc", { code: "damaged_link" }],
    ['{ "app": "cantstop", "version": 1 }', { code: "backup" }],
    ["{", { code: "not_json" }],
    ["{}", { code: "not_a_game" }],
    ["\n\nHello", { code: "bad_record", failure: { problem: "bad_format", at: { line: 3, column: 1 } } }],
    [
      "Format: cantstop 1\nRuleset: standard\nA: #g=\nB: B\n\nA 2345:5+9 1156:3 stop",
      { code: "bad_record", failure: { problem: "illegal_move", at: { line: 6, column: 12 } } },
    ],
    ["#s=standard", { code: "bad_record", failure: { code: "invalid_state" } }],
  ])("is refused with a reason: %j", (text, error) => {
    expect(readGame(text)).toMatchObject({ ok: false, error });
  });

  it("is refused where it is longer than any game", () => {
    expect(readGame("x".repeat(200_001))).toEqual({ ok: false, error: { code: "too_long" } });
  });

  it("tells addresses with a game from others", () => {
    expect(bringsGame("/review#at=3&g=x")).toBe(true);
    expect(bringsGame("#s=standard")).toBe(true);
    expect(bringsGame("/review")).toBe(false);
    expect(bringsGame("#other")).toBe(false);
  });
});

describe("docs/notation.md", () => {
  const page = readFileSync(new URL("../../../docs/notation.md", import.meta.url), "utf8");

  it("shows a game as JSON that can be read", () => {
    const [, json = ""] = /^```json game\n([\s\S]*?)^```$/m.exec(page) ?? [];
    const record = unwrapGame(readGame(json));
    // Of the start only what is left out by default is missing there.
    const { start, ...rest } = JSON.parse(writeGameJson(record));
    expect(JSON.parse(json)).toEqual({ ...rest, start: { ruleset: start.ruleset, camps: start.camps } });
  });

  it("shows addresses of positions that can be read", () => {
    const addresses = [...page.matchAll(/`(\/review#s=[^`]+)`/g)].map(([, address = ""]) => address);
    expect(addresses.length).toBeGreaterThan(0);
    for (const address of addresses) {
      const { start } = unwrap(readGameLink(address));
      expect(`/review#s=${makePositionText(start).replaceAll(" ", "+")}`).toBe(address);
    }
  });
});
