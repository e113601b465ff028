import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { allTriples, FACTS, runFact, SUM_OCCURRENCES, TRIPLES, TRIPLES_TOTAL, tripleState } from "./facts.ts";
import {
  type ByColumn,
  COLUMNS,
  type Options,
  ORACLE,
  ORACLE_PRESETS,
  oracleBust,
  oracleCanStop,
  oracleMove,
  oracleMoves,
  oracleOptions,
  oraclePairings,
  oracleResign,
  oracleStart,
  oracleStop,
  oracleSuccess,
  type State,
  TOP,
} from "./oracle.ts";
import { keyOf, multisets } from "./perft.ts";
import {
  arbitraryRoll,
  arbitraryState,
  OPTION_VALUES,
  randomDice,
  randomState,
  rulesetProblems,
  seededPick,
  stateProblems,
} from "./random-state.ts";

describe("facts, through the oracle", () => {
  test.each(FACTS)("$id $title", (fact) => {
    expect(() => runFact(ORACLE, fact)).not.toThrow();
  });

  test("every fact starts from a valid state, and no id is used twice", () => {
    for (const fact of FACTS) {
      for (const { state } of fact.cases) expect(stateProblems(state), fact.id).toEqual([]);
    }
    expect(new Set(FACTS.map((fact) => fact.id)).size).toBe(FACTS.length);
  });
});

describe("counts", () => {
  test("83 spaces, 126 multisets of dice, 231 pairings", () => {
    expect(COLUMNS.reduce((sum, column) => sum + TOP[column], 0)).toBe(83);
    expect(multisets().length).toBe(126);
    expect(multisets().reduce((sum, { weight }) => sum + weight, 0)).toBe(1296);
    expect(multisets().reduce((sum, { dice }) => sum + oraclePairings(dice).length, 0)).toBe(231);
  });

  test("occurrences of the sums", () => {
    const counts: ByColumn = {};
    for (const { dice, weight } of multisets()) {
      for (const column of COLUMNS) {
        if (oraclePairings(dice).some((pairing) => pairing.includes(column))) {
          counts[column] = (counts[column] ?? 0) + weight;
        }
      }
    }
    expect(counts).toEqual(SUM_OCCURRENCES);
  });

  test("success of the 165 triples", () => {
    const found = new Map(
      allTriples().map((columns) => [columns.join(), oracleSuccess(tripleState(columns))]),
    );
    expect(found.size).toBe(165);
    for (const { columns, success } of TRIPLES)
      expect(found.get(columns.join()), columns.join()).toBe(success);
    const values = [...found.values()];
    expect(values.reduce((sum, value) => sum + value, 0)).toBe(TRIPLES_TOTAL);
    expect(Math.max(...values)).toBe(1192);
    expect(Math.min(...values)).toBe(568);
    expect(values.filter((value) => value > 1181).length).toBe(3);
    expect(values.filter((value) => value === 568).length).toBe(2);
    for (const [key, value] of found) {
      const mirror = key
        .split(",")
        .map((column) => 14 - Number(column))
        .sort((a, b) => a - b);
      expect(found.get(mirror.join())).toBe(value);
    }
  });
});

// ------------------------------------------------------------------ what must hold whatever the state is

/** Every action that is possible, applied: the states an implementation has to agree on. */
function successors(state: State, dice: number[]): State[] {
  const moves = oracleMoves(state, dice);
  const after = moves.map((columns) => oracleMove(state, dice, columns));
  if (moves.length === 0) after.push(oracleBust(state));
  if (oracleCanStop(state)) after.push(oracleStop(state));
  for (let seat = 0; seat < state.camps.length; seat++) {
    if (!(state.out ?? []).includes(seat)) after.push(oracleResign(state, seat));
  }
  return after;
}

/** The board turned round: column c for 14 − c. */
function mirrored(state: State): State {
  const turn = (spaces: ByColumn) =>
    Object.fromEntries(Object.entries(spaces).map(([column, value]) => [14 - Number(column), value]));
  return {
    ...state,
    camps: state.camps.map(turn),
    claims: turn(state.claims),
    runners: turn(state.runners),
  };
}

/** The table turned: every seat s becomes s + by. */
function turned(state: State, by: number): State {
  const n = state.camps.length;
  const seat = (s: number) => (s + by) % n;
  const result: State = {
    ...state,
    camps: state.camps.map((_, s) => state.camps[(s + 4 * n - by) % n]),
    claims: Object.fromEntries(Object.entries(state.claims).map(([column, s]) => [column, seat(s)])),
    seat: seat(state.seat),
    firstSeat: seat(state.firstSeat),
    winners: state.winners === null ? null : state.winners.map(seat).sort((a, b) => a - b),
  };
  if (state.out) result.out = state.out.map(seat).sort((a, b) => a - b);
  return result;
}

describe("random states", () => {
  test("are valid, and what follows from them is valid or finished", () => {
    fc.assert(
      fc.property(arbitraryRoll, ({ state, dice }) => {
        expect(stateProblems(state)).toEqual([]);
        const before = JSON.stringify(state);
        for (const after of successors(state, dice)) {
          expect(stateProblems(after)).toEqual([]);
          expect(Object.keys(after.runners).length).toBeLessThanOrEqual(3);
          if (after.winners !== null) {
            expect(after.runners).toEqual({});
            expect([after.moved, after.justClaimed]).toEqual([false, false]);
          } else expect((after.out ?? []).includes(after.seat)).toBe(false);
        }
        expect(JSON.stringify(state)).toBe(before);
      }),
      { numRuns: 4000 },
    );
  });

  test("the seeded generator reaches every option value, table size and kind of position", () => {
    const pick = seededPick(1);
    const seen = new Set<string>();
    let busts = 0;
    let moves = 0;
    for (let i = 0; i < 6000; i++) {
      const state = randomState(pick);
      expect(stateProblems(state)).toEqual([]);
      const options = oracleOptions(state.ruleset);
      for (const option of Object.keys(OPTION_VALUES))
        seen.add(`${option} ${options[option as keyof typeof OPTION_VALUES]}`);
      seen.add(`players ${state.camps.length}`);
      seen.add(`runners ${Object.keys(state.runners).length}`);
      seen.add(`claims ${Object.keys(state.claims).length}`);
      seen.add(`stop ${oracleCanStop(state)}`);
      if (state.out) seen.add("out");
      if (state.justClaimed) seen.add("justClaimed");
      if (COLUMNS.some((column) => state.runners[column] === TOP[column])) seen.add("topped");
      const dice = randomDice(pick);
      const legal = oracleMoves(state, dice);
      if (legal.length === 0) busts++;
      else moves++;
      for (const after of successors(state, dice))
        if (after.winners) seen.add(`winners ${after.winners.length}`);
    }
    for (const [option, values] of Object.entries(OPTION_VALUES)) {
      for (const value of values) expect(seen).toContain(`${option} ${value}`);
    }
    for (const n of [1, 2, 3, 4]) expect(seen).toContain(`players ${n}`);
    for (const n of [0, 1, 2, 3]) expect(seen).toContain(`runners ${n}`);
    for (let n = 0; n <= 8; n++) expect(seen).toContain(`claims ${n}`);
    for (const n of [0, 1, 2]) expect(seen).toContain(`winners ${n}`);
    for (const what of ["out", "justClaimed", "topped", "stop true", "stop false"])
      expect(seen).toContain(what);
    expect(busts).toBeGreaterThan(600);
    expect(moves).toBeGreaterThan(600);
  });

  test("the seeded generator repeats itself", () => {
    const a = seededPick(7);
    const b = seededPick(7);
    for (let i = 0; i < 50; i++) expect(randomState(a)).toEqual(randomState(b));
  });
});

describe("laws of the game, through the oracle", () => {
  test("moves do not depend on the order of the dice", () => {
    fc.assert(
      fc.property(arbitraryRoll, ({ state, dice }) => {
        const [a, b, c, d] = dice;
        expect(oracleMoves(state, [d, c, b, a])).toEqual(oracleMoves(state, dice));
        expect(oracleMoves(state, [b, c, d, a])).toEqual(oracleMoves(state, dice));
        expect(oracleMoves(state, [a, c, b, d])).toEqual(oracleMoves(state, dice));
      }),
      { numRuns: 1500 },
    );
  });

  test("the board is symmetric under c → 14 − c with dice d → 7 − d", () => {
    fc.assert(
      fc.property(arbitraryRoll, ({ state, dice }) => {
        const there = new Set(successors(state, dice).map((after) => keyOf(mirrored(after))));
        const back = successors(
          mirrored(state),
          dice.map((die) => 7 - die),
        );
        expect(new Set(back.map(keyOf))).toEqual(there);
      }),
      { numRuns: 1500 },
    );
  });

  test("no seat is special: turning the table turns everything with it", () => {
    fc.assert(
      fc.property(arbitraryRoll, fc.nat(3), ({ state, dice }, by) => {
        const there = successors(state, dice).map((after) => keyOf(turned(after, by)));
        const back = successors(turned(state, by), dice).map(keyOf);
        expect(back.sort()).toEqual(there.sort());
      }),
      { numRuns: 1500 },
    );
  });

  test("start_plus_two with above_camp is pairwise", () => {
    fc.assert(
      fc.property(arbitraryRoll, ({ state, dice }) => {
        const ruleset = {
          preset: "standard",
          ...oracleOptions(state.ruleset),
          entrySpace: "above_camp" as const,
        };
        const one: State = { ...state, ruleset: { ...ruleset, quadEntry: "pairwise" } };
        const two: State = { ...state, ruleset: { ...ruleset, quadEntry: "start_plus_two" } };
        expect(successors(two, dice).map(keyOf)).toEqual(successors(one, dice).map(keyOf));
      }),
      { numRuns: 1500 },
    );
  });

  test("under free placement every pairing with a playable sum gives a move, and preferred only takes moves away", () => {
    fc.assert(
      fc.property(arbitraryRoll, ({ state, dice }) => {
        const options = oracleOptions(state.ruleset);
        // pairUse all_playable, so that preferred and free differ in the pairings alone
        const under = (placement: Options["placement"]): State => ({
          ...state,
          ruleset: { preset: "standard", ...options, pairUse: "all_playable", placement },
        });
        const free = oracleMoves(under("free"), dice).map(String);
        const preferred = oracleMoves(under("preferred"), dice).map(String);
        const strict = oracleMoves(under("strict"), dice).map(String);
        for (const move of preferred) expect(free).toContain(move);
        // strict filters first and then seeks the most new runners, so its moves are free's, not preferred's
        for (const move of strict) expect(free).toContain(move);
        // preferred never busts where free does not
        expect(preferred.length > 0).toBe(free.length > 0);
      }),
      { numRuns: 1500 },
    );
  });

  test("legal moves are sorted, distinct, and each leads to a state of its own", () => {
    fc.assert(
      fc.property(arbitraryRoll, ({ state, dice }) => {
        const moves = oracleMoves(state, dice);
        expect(new Set(moves.map(String)).size).toBe(moves.length);
        expect([...moves].sort((a, b) => a[0] - b[0] || (a[1] ?? 0) - (b[1] ?? 0))).toEqual(moves);
        if (oracleOptions(state.ruleset).columnClaim === "on_stop") {
          expect(new Set(moves.map((columns) => keyOf(oracleMove(state, dice, columns)))).size).toBe(
            moves.length,
          );
        }
        expect(() => oracleMove(state, dice, [])).toThrow();
        expect(() => oracleMove(state, dice, [13])).toThrow();
      }),
      { numRuns: 1500 },
    );
  });

  test("games played at random end, in every preset, with only valid states on the way", () => {
    const pick = seededPick(2024);
    for (const name of Object.keys(ORACLE_PRESETS)) {
      for (let players = 1; players <= 4; players++) {
        let state = oracleStart(name, players, pick(players));
        expect(rulesetProblems(oracleOptions(name), players)).toEqual([]);
        let actions = 0;
        while (state.winners === null && actions < 20_000) {
          actions++;
          if (oracleCanStop(state) && pick(3) === 0) state = oracleStop(state);
          else {
            const dice = [0, 0, 0, 0].map(() => 1 + pick(6));
            const moves = oracleMoves(state, dice);
            state =
              moves.length === 0 ? oracleBust(state) : oracleMove(state, dice, moves[pick(moves.length)]);
          }
          expect(stateProblems(state)).toEqual([]);
        }
        expect(state.winners?.length, `${name}, ${players} players`).toBeGreaterThan(0);
      }
    }
  });

  test("a stop hands over the turn with nothing pending", () => {
    fc.assert(
      fc.property(arbitraryState, (state) => {
        if (!oracleCanStop(state)) {
          expect(() => oracleStop(state)).toThrow();
          return;
        }
        const after = oracleStop(state);
        expect(after.runners).toEqual({});
        expect(after.moved).toBe(false);
        for (const column of COLUMNS) {
          const space = state.runners[column];
          if (space === undefined) expect(after.claims[column]).toBe(state.claims[column]);
          else if (space === TOP[column]) expect(after.claims[column]).toBe(state.seat);
          else expect(after.camps[state.seat][column]).toBe(space);
        }
      }),
      { numRuns: 1500 },
    );
  });
});
