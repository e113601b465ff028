import { diceOf, type Game, type GameEvent, legalMoves, PRESET_NAMES, play, unwrap } from "@cantstop/rules";
import {
  type GameRecord,
  makePositionText,
  parseRecord,
  parseState,
  replay,
  writeRecord,
} from "@cantstop/rules/notation";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { ORACLE_PRESETS, oracleStart, type State } from "./oracle/oracle.ts";
import { arbitraryState, type Pick, randomRuleset, seededPick } from "./oracle/random-state.ts";

/** Plays some events at random from a state, stopping where it likes, a seat leaving now and then. */
function randomRecord(state: State, pick: Pick, length: number): GameRecord {
  const start = unwrap(parseState(state));
  let game: Game = { position: start, dice: null };
  const events: GameEvent[] = [];
  while (events.length < length && !game.position.finished) {
    const { position, dice } = game;
    const seats = state.camps.map((_, seat) => seat).filter((seat) => ((position.out >> seat) & 1) === 0);
    const moves = dice ? legalMoves(position, dice) : [];
    const event: GameEvent =
      pick(60) === 0
        ? { type: "resign", seat: seats[pick(seats.length)] }
        : dice
          ? { type: "move", columns: moves[pick(moves.length)] }
          : pick(3) === 0
            ? { type: "stop" }
            : { type: "roll", dice: diceOf(pick(1296)) };
    const next = play(game, event);
    if (!next.ok) continue;
    game = next.value;
    events.push(event);
  }
  return {
    start,
    names: state.camps.map((_, seat) => `Seat ${seat}`),
    tags: [["Date", "2026-11-29"]],
    events,
  };
}

const failure = (text: string) => {
  const record = parseRecord(text);
  return record.ok ? null : record.error;
};

const sample = `Format: cantstop 1
Ruleset: standard
A: Ana
B: Kenji
First: A
Date: 2026-11-29
Result: *

A 2345:5+9 1156:2 stop
B 2245:4+9 1136:2+9 3344 bust
A 2345:7+7
`;

describe("a record", () => {
  test("reads as the notation says, and comes back the same", () => {
    const record = unwrap(parseRecord(sample));
    expect(record.names).toEqual(["Ana", "Kenji"]);
    expect(record.tags).toEqual([["Date", "2026-11-29"]]);
    expect(record.events).toHaveLength(12);
    expect(writeRecord(record)).toBe(sample);
    expect(makePositionText(unwrap(parseRecord(sample.replace(/\n/g, "\r\n"))).start)).toBe(
      "standard -/- - AA - -",
    );
  });

  test("of any part of any game of any ruleset, from any position, comes back the same", () => {
    fc.assert(
      fc.property(arbitraryState, fc.integer(), fc.integer({ min: 0, max: 60 }), (state, seed, length) => {
        const record = randomRecord(state, seededPick(seed), length);
        const text = writeRecord(record);
        const again = unwrap(parseRecord(text));
        expect(writeRecord(again)).toBe(text);
        expect(again.events).toEqual(
          record.events.map((event) =>
            "columns" in event ? { ...event, columns: [...event.columns] } : event,
          ),
        );
        expect(makePositionText(again.start)).toBe(makePositionText(record.start));
        const [last, before] = [replay(again), replay(record)].map((games) => games[games.length - 1]);
        expect(makePositionText(last.position)).toBe(makePositionText(before.position));
      }),
      { numRuns: 500 },
    );
  });

  test("of whole games of every preset and of random mixes", () => {
    for (const [i, preset] of [...PRESET_NAMES, ...Array.from({ length: 20 }, () => null)].entries()) {
      const pick = seededPick(i);
      const players = 1 + pick(4);
      const record = randomRecord(
        oracleStart(preset ?? randomRuleset(pick, players), players, 0),
        pick,
        20_000,
      );
      const text = writeRecord(record);
      expect(text).toMatch(/^Result: ([A-D](\+[A-D])*|-)$/m);
      expect(writeRecord(unwrap(parseRecord(text)))).toBe(text);
    }
    expect(Object.keys(ORACLE_PRESETS)).toHaveLength(PRESET_NAMES.length);
  });

  test("names and tags are kept to one line each", () => {
    const record = {
      ...unwrap(parseRecord(sample)),
      names: ["A\nna", "   "],
      tags: [["Event", "Games\tcafé"]] as const,
    };
    const again = unwrap(parseRecord(writeRecord(record)));
    expect(again.names).toEqual(["A na", "B"]);
    expect(again.tags).toEqual([["Event", "Games café"]]);
  });
});

describe("a broken record is refused, telling where and what", () => {
  const broken = (find: string, replacement: string) => failure(sample.replace(find, replacement));
  test.each([
    ["Format: cantstop 1", "Format: cantstop 2", 1, 1, "bad_format"],
    ["Format: cantstop 1\n", "", 1, 1, "bad_format"],
    ["Ruleset: standard\n", "", 1, 1, "missing_tag"],
    ["Ruleset: standard", "Ruleset: chess", 2, 10, "unknown_preset"],
    ["Ruleset: standard", "Ruleset: standard,columnsToWin=3:4", 2, 10, "no_target_for_players"],
    ["Ruleset: standard", "Ruleset standard", 2, 1, "bad_tag"],
    ["A: Ana\n", "", 3, 1, "missing_tag"],
    ["A: Ana\nB: Kenji\n", "", 1, 1, "missing_tag"],
    ["B: Kenji", "A: Kenji", 4, 1, "repeated_tag"],
    ["First: A", "First: C", 5, 8, "bad_value"],
    ["First: A", "First: AB", 5, 8, "bad_value"],
    ["First: A", "First: A\nPosition: standard -/- - BA - - x", 6, 11, "bad_text"],
    ["First: A", "First: A\nPosition: wikipedia -/- - AA - -", 6, 11, "bad_value"],
    ["Result: *", "Result: A", 7, 9, "bad_result"],
    ["A 2345:5+9 1156:2 stop", "B 2345:5+9 1156:2 stop", 9, 1, "wrong_seat"],
    ["A 2345:5+9 1156:2 stop", "C 2345:5+9 1156:2 stop", 9, 1, "bad_turn"],
    ["A 2345:5+9 1156:2 stop", "A", 9, 1, "bad_turn"],
    ["A 2345:5+9", "A 2345:5+8", 9, 3, "illegal_move"],
    ["A 2345:5+9", "A 2345:5", 9, 3, "illegal_move"],
    ["A 2345:5+9", "A 2347:5+9", 9, 3, "bad_word"],
    ["A 2345:5+9", "A 2345:5+9+2", 9, 3, "bad_word"],
    ["A 2345:5+9", "A 2345:05+9", 9, 3, "bad_word"],
    ["A 2345:5+9", "A 2345", 9, 8, "roll_not_allowed"],
    ["A 2345:5+9", "A :5+9", 9, 3, "illegal_move"],
    ["1156:2 stop", "1156:2 halt", 9, 19, "bad_word"],
    ["1156:2 stop", "1156:2 bust", 9, 19, "no_bust"],
    ["1156:2 stop", "1156:2 done", 9, 19, "turn_goes_on"],
    ["1156:2 stop", "1156:2 stop 2345:5+9", 9, 24, "turn_ended"],
    ["A 2345:5+9 1156:2 stop", "A stop", 9, 3, "stop_not_allowed"],
    ["3344 bust", "3344", 10, 25, "expected_bust"],
    ["3344 bust", "3344:7", 10, 21, "expected_bust"],
    ["3344 bust", "3344 stop", 10, 26, "expected_bust"],
    ["A 2345:7+7", "A resign\nB 2345:7+7", 12, 1, "game_over"],
  ])("%j as %j", (find, replacement, line, column, problem) => {
    expect(broken(find, replacement)).toMatchObject({
      code: "invalid_record",
      problem,
      at: { line, column },
    });
  });

  test("no garbage passes or throws", () => {
    expect(failure("")).toMatchObject({ problem: "bad_format", at: { line: 1, column: 1 } });
    fc.assert(
      fc.property(fc.nat(sample.length), fc.nat(20), fc.string(), (at, length, insert) => {
        const text = sample.slice(0, at) + insert + sample.slice(at + length);
        const record = parseRecord(text);
        if (record.ok) {
          const written = writeRecord(record.value);
          expect(writeRecord(unwrap(parseRecord(written)))).toBe(written);
        } else expect(record.error.at?.line).toBeGreaterThan(0);
      }),
      { numRuns: 5_000 },
    );
  });
});
