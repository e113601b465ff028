// The library against the oracle: the same rules, written a second time in the plainest way.

import { PRESET_NAMES } from "@cantstop/rules";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { brokenInvariants, LIBRARY } from "./engine.ts";
import { FACTS, runFact } from "./oracle/facts.ts";
import { ORACLE, oracleStart, type State } from "./oracle/oracle.ts";
import {
  arbitraryRoll,
  arbitraryState,
  randomDice,
  randomRuleset,
  seededPick,
} from "./oracle/random-state.ts";

const FULL = process.env.CANTSTOP_TEST === "full";

/** Everything that can be asked about a state with these dice, by one implementation. */
function answers(engine: typeof ORACLE, state: State, dice: number[]) {
  const moves = engine.moves(state, dice);
  const stops = engine.canStop(state);
  return {
    moves,
    after: moves.map((columns) => engine.move(state, dice, columns)),
    bust: engine.bust(state),
    stops,
    stop: stops ? engine.stop(state) : null,
    resign: state.camps.flatMap((_, seat) => (state.out?.includes(seat) ? [] : [engine.resign(state, seat)])),
  };
}

describe("facts", () => {
  test.each(FACTS.map((fact) => [`${fact.id} ${fact.title}`, fact] as const))("%s", (_, fact) => {
    expect(() => runFact(LIBRARY, fact)).not.toThrow();
  });
});

describe("any valid state of any mix of options", () => {
  test("moves, their results, busts, stops and resignations are the oracle's", () => {
    fc.assert(
      fc.property(arbitraryRoll, ({ state, dice }) => {
        expect(answers(LIBRARY, state, dice)).toEqual(answers(ORACLE, state, dice));
      }),
      { numRuns: FULL ? 50_000 : 5_000 },
    );
  });

  test("as many of all 1296 rolls leave a move", () => {
    fc.assert(
      fc.property(arbitraryState, (state) => {
        expect(LIBRARY.success(state)).toBe(ORACLE.success(state));
      }),
      { numRuns: FULL ? 2_000 : 200 },
    );
  });
});

describe("simulated games, every state checked, written and read again", () => {
  const simulate = (start: State, seed: number) => {
    const pick = seededPick(seed);
    let state = start;
    for (let step = 0; state.winners === null && step < 3_000; step++) {
      const dice = randomDice(pick);
      const moves = LIBRARY.moves(state, dice);
      expect(moves).toEqual(ORACLE.moves(state, dice));
      const turnOf = (engine: typeof ORACLE, choice: number) =>
        moves.length === 0 ? engine.bust(state) : engine.move(state, dice, moves[choice]);
      const choice = moves.length === 0 ? 0 : pick(moves.length);
      const next = turnOf(LIBRARY, choice);
      expect(next).toEqual(turnOf(ORACLE, choice));
      // Camps are never lost on a bust.
      if (moves.length === 0) expect(next.camps).toEqual(state.camps);
      state = next;
      expect(brokenInvariants(state)).toEqual([]);
      expect(LIBRARY.canStop(state)).toBe(ORACLE.canStop(state));
      if (LIBRARY.canStop(state) && pick(3) === 0) {
        const stopped = LIBRARY.stop(state);
        expect(stopped).toEqual(ORACLE.stop(state));
        state = stopped;
        expect(brokenInvariants(state)).toEqual([]);
      }
      if (state.winners === null && pick(400) === 0) {
        const seat = pick(state.camps.length);
        if (!state.out?.includes(seat)) {
          const resigned = LIBRARY.resign(state, seat);
          expect(resigned).toEqual(ORACLE.resign(state, seat));
          state = resigned;
        }
      }
    }
    return state;
  };

  test.each(PRESET_NAMES)("%s", (preset) => {
    let finished = 0;
    const games = FULL ? 60 : 6;
    for (let seed = 0; seed < games; seed++) {
      const players = 1 + (seed % 4);
      if (simulate(oracleStart(preset, players, seed % players), seed).winners !== null) finished++;
    }
    expect(finished).toBe(games);
  });

  test("random mixes of options", () => {
    for (let seed = 0; seed < (FULL ? 600 : 40); seed++) {
      const pick = seededPick(1_000 + seed);
      const players = 1 + pick(4);
      const start = oracleStart(randomRuleset(pick, players), players, pick(players));
      expect(simulate(start, seed).ruleset).toEqual(start.ruleset);
    }
  });
});
