// Games as folds over events, and every fault that other implementations of this game have shown.

import {
  canStop,
  countSuccesses,
  type Dice,
  type Game,
  type GameEvent,
  legalMoves,
  makeRules,
  PRESET_NAMES,
  play,
  playStop,
  startGame,
  unwrap,
} from "@cantstop/rules";
import { makePositionText, makeState, parseState } from "@cantstop/rules/notation";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { brokenInvariants } from "./engine.ts";
import type { State } from "./oracle/oracle.ts";
import { arbitraryRoll, arbitraryState } from "./oracle/random-state.ts";

const start = (ruleset: unknown = "standard", players = 2): Game =>
  startGame(unwrap(makeRules(ruleset, players)));
const from = (state: object): Game => ({ position: unwrap(parseState(state)), dice: null });
const roll = (...dice: number[]): GameEvent => ({ type: "roll", dice: dice as unknown as Dice });
const move = (...columns: number[]): GameEvent => ({ type: "move", columns });
const stop: GameEvent = { type: "stop" };

const after = (game: Game, ...events: GameEvent[]): Game =>
  events.reduce((current, event) => unwrap(play(current, event)), game);
const refusal = (game: Game, event: GameEvent) => {
  const next = play(game, event);
  return next.ok ? null : next.error.code;
};
const stateOf = (game: Game) => makeState(game.position);

describe("faults seen elsewhere", () => {
  test("no fourth runner", () => {
    const game = after(start(), roll(2, 3, 4, 5), move(5, 9), roll(1, 1, 5, 6), move(2));
    expect(stateOf(game).runners).toEqual({ 2: 1, 5: 1, 9: 1 });
    expect(legalMoves(game.position, [3, 3, 4, 4])).toEqual([]);
    expect(legalMoves(game.position, [1, 4, 6, 6])).toEqual([[5]]);
  });

  test("a choice that the screen disables is refused", () => {
    const rolled = after(start(), roll(2, 3, 4, 5));
    for (const columns of [[5], [9], [5, 8], [7], [2, 12], [5, 9, 6], [], [13], [-1]])
      expect(refusal(rolled, move(...columns)), columns.join()).toBe("illegal_move");
    expect(refusal(rolled, move(9, 5))).toBeNull();
  });

  test("no stop while a roll is pending, before a move, or after a bust", () => {
    expect(refusal(start(), stop)).toBe("stop_not_allowed");
    const moved = after(start(), roll(2, 3, 4, 5), move(5, 9));
    expect(refusal(after(moved, roll(2, 3, 4, 5)), stop)).toBe("stop_not_allowed");
    const busted = after(moved, roll(2, 3, 4, 5), move(5, 9), roll(1, 1, 5, 6), move(2), roll(3, 3, 4, 4));
    expect(stateOf(busted)).toMatchObject({ seat: 1, runners: {}, camps: [{}, {}], moved: false });
    expect(refusal(busted, stop)).toBe("stop_not_allowed");
  });

  test("a roll is used once", () => {
    const moved = after(start(), roll(2, 3, 4, 5), move(5, 9));
    expect(refusal(moved, move(5, 9))).toBe("illegal_move");
    expect(refusal(moved, move(6, 8))).toBe("illegal_move");
  });

  test("no second roll before a choice", () => {
    expect(refusal(after(start(), roll(2, 3, 4, 5)), roll(1, 1, 1, 1))).toBe("roll_not_allowed");
  });

  test("a topped runner moves no further", () => {
    const game = from({ camps: [{ 2: 2 }, {}], runners: { 2: 3, 7: 1, 12: 1 } });
    expect(legalMoves(game.position, [1, 1, 3, 4])).toEqual([[7]]);
    expect(legalMoves(game.position, [1, 1, 1, 1])).toEqual([]);
  });

  test("with three topped every roll busts, and rolling is still allowed", () => {
    const game = from({
      ruleset: { preset: "standard", columnsToWin: 4 },
      camps: [{}, {}],
      runners: { 2: 3, 7: 13, 12: 3 },
    });
    expect(countSuccesses(game.position)).toBe(0);
    expect(stateOf(after(game, roll(1, 1, 3, 4)))).toMatchObject({ seat: 1, claims: {} });
  });

  test("a column reached and lost in a bust is not claimed where claims are made on a stop", () => {
    const game = after(from({ camps: [{ 2: 2 }, {}], runners: { 2: 3, 7: 1, 8: 1 } }), roll(1, 1, 2, 2));
    expect(stateOf(game)).toMatchObject({ claims: {}, camps: [{ 2: 2 }, {}], seat: 1 });
  });

  test("more columns than the target win too", () => {
    const game = from({ camps: [{}, {}], claims: { 3: 0, 4: 0 }, runners: { 2: 3, 12: 3, 7: 1 } });
    const won = after(game, stop);
    expect(stateOf(won)).toMatchObject({
      winners: [0],
      claims: { 2: 0, 3: 0, 4: 0, 12: 0 },
      camps: [{ 7: 1 }, {}],
      seat: 0,
    });
    for (const event of [roll(1, 1, 1, 1), move(2), stop, { type: "resign", seat: 1 } as const])
      expect(refusal(won, event)).toBe("game_over");
  });

  test("a double stops at the top", () => {
    const game = after(from({ camps: [{}, {}], runners: { 7: 12 } }), roll(3, 4, 3, 4), move(7));
    expect(stateOf(game).runners).toEqual({ 7: 13 });
  });

  test("no bust where only one of the sums can be moved", () => {
    const game = from({ camps: [{}, {}], runners: { 5: 1, 8: 1, 9: 1 } });
    expect(legalMoves(game.position, [1, 4, 6, 6])).toEqual([[5]]);
  });

  test("a spare runner counts in the odds", () => {
    const game = from({
      ruleset: "stop-sign",
      camps: [{}, {}, {}],
      claims: { 10: 1, 11: 1, 12: 2 },
      runners: { 2: 1, 3: 1 },
    });
    expect(1296 - countSuccesses(game.position)).toBe(20);
  });

  test("the last runner may go either way", () => {
    const game = from({ camps: [{}, {}], runners: { 5: 1, 9: 1 } });
    expect(legalMoves(game.position, [1, 1, 5, 6])).toEqual([[2], [6], [7], [11]]);
  });

  test("when a player leaves, the turn passes on, never back", () => {
    const game = from({ camps: [{}, {}, {}, {}], seat: 2 });
    const leaves = (seat: number, at: Game) => after(at, { type: "resign", seat });
    expect(stateOf(leaves(2, game))).toMatchObject({ seat: 3, out: [2] });
    expect(stateOf(leaves(1, game))).toMatchObject({ seat: 2, out: [1] });
    const without3 = leaves(3, game);
    expect(stateOf(leaves(2, without3))).toMatchObject({ seat: 0, out: [2, 3] });
    expect(stateOf(leaves(0, leaves(1, without3)))).toMatchObject({ winners: [2], seat: 0, out: [0, 1, 3] });
    expect(refusal(without3, { type: "resign", seat: 3 })).toBe("invalid_seat");
    expect(refusal(without3, { type: "resign", seat: 4 })).toBe("invalid_seat");
  });

  test("a roll that waits survives the leaving of another, and only that", () => {
    const game = after(from({ camps: [{}, {}, {}] }), roll(2, 3, 4, 5));
    expect(after(game, { type: "resign", seat: 1 }).dice).toEqual([2, 3, 4, 5]);
    expect(after(game, { type: "resign", seat: 0 })).toMatchObject({ dice: null, position: { seat: 1 } });
  });
});

describe("the end of the game", () => {
  test("a complete round gives all seats equal turns, and ties are shared", () => {
    const late = {
      ruleset: "franjos",
      camps: [{ 2: 1 }, {}, { 12: 1 }],
      claims: { 3: 0, 4: 0, 5: 2, 6: 2 },
      firstSeat: 0,
    };
    const claimed = after(
      from({ ...late, camps: [{ 2: 2 }, {}, { 12: 2 }], runners: { 2: 2, 7: 1, 8: 1 } }),
      roll(1, 1, 4, 4),
      move(2),
    );
    // The claim that reaches the target ends the turn; the other runner leaves no camp (A12).
    expect(stateOf(claimed)).toMatchObject({
      seat: 1,
      winners: null,
      claims: { 2: 0 },
      camps: [{}, {}, { 12: 2 }],
    });
    const third = from({ ...stateOf(claimed), seat: 2, moved: true, runners: { 12: 2, 7: 1, 8: 1 } });
    const shared = after(third, roll(6, 6, 1, 1), move(12));
    expect(stateOf(shared)).toMatchObject({ winners: [0, 2], seat: 2 });
    const lost = after(third, roll(1, 1, 2, 2));
    expect(stateOf(lost)).toMatchObject({ winners: [0], seat: 2, runners: {} });
  });

  test("a round whose first seat has left ends where play would pass it", () => {
    const state = {
      ruleset: "franjos",
      camps: [{}, {}, {}],
      claims: { 3: 2, 4: 2, 5: 2 },
      firstSeat: 0,
      seat: 2,
      out: [0],
    };
    expect(stateOf(after(from({ ...state, runners: { 6: 1, 7: 1, 8: 1 } }), stop))).toMatchObject({
      winners: [2],
    });
  });

  test("all columns closed: most columns win where nobody is at the target, ties shared", () => {
    const claims = { 2: 0, 3: 0, 4: 0, 5: 0, 6: 1, 7: 1, 8: 1, 9: 1, 10: 2, 11: 2 };
    const ruleset = { preset: "standard", columnsToWin: 9 };
    const last = from({ ruleset, camps: [{}, {}, {}], claims, seat: 2, runners: { 12: 3 } });
    expect(stateOf(after(last, stop))).toMatchObject({ winners: [0, 1], seat: 2 });
    // A seat that has left cannot win.
    const left = from({ ruleset, camps: [{}, {}, {}], claims, seat: 2, out: [0], runners: { 12: 3 } });
    expect(stateOf(after(left, stop))).toMatchObject({ winners: [1] });
  });

  test("a player alone who leaves ends the game without a winner", () => {
    expect(stateOf(after(start("standard", 1), { type: "resign", seat: 0 }))).toMatchObject({
      winners: [],
      out: [0],
    });
  });

  test("complete rounds give equal turns", () => {
    // Cheap dice: a game is a stream of rolls and coin tosses; turns are counted by the seats they begin with.
    fc.assert(
      fc.property(
        fc.infiniteStream(fc.nat(1295)),
        fc.integer({ min: 2, max: 4 }),
        fc.nat(3),
        (rolls, players, first) => {
          let game = startGame(
            unwrap(makeRules({ preset: "franjos", columnsToWin: 1 }, players)),
            first % players,
          );
          const turns = Array.from({ length: players }, () => 0);
          turns[game.position.seat]++;
          for (const number of rolls) {
            const seat = game.position.seat;
            const dice = [number % 6, (number / 6) % 6, (number / 36) % 6, number / 216].map(
              (die) => Math.floor(die) + 1,
            );
            game = after(game, roll(...dice));
            if (game.dice) game = after(game, move(...legalMoves(game.position, game.dice)[0]));
            if (game.position.seat === seat && canStop(game.position) && number % 2) game = after(game, stop);
            if (game.position.finished) break;
            if (game.position.seat !== seat) turns[game.position.seat]++;
          }
          expect(new Set(turns).size).toBe(1);
        },
      ),
      { numRuns: 60 },
    );
  });
});

describe("whatever is played", () => {
  test("an event changes nothing it was given, and a refused one changes nothing at all", () => {
    fc.assert(
      fc.property(
        arbitraryRoll,
        fc.array(fc.integer({ min: 0, max: 14 }), { maxLength: 3 }),
        ({ state, dice }, columns) => {
          const game = from(state);
          const before = makePositionText(game.position);
          const rolled = play(game, roll(...dice));
          if (rolled.ok && rolled.value.dice) {
            for (const event of [move(...columns), stop, roll(...dice), { type: "resign", seat: 0 } as const])
              play(rolled.value, event);
            expect(makePositionText(rolled.value.position)).toBe(before);
          }
          expect(makePositionText(game.position)).toBe(before);
        },
      ),
      { numRuns: 2_000 },
    );
  });

  test("the board is symmetric: mirrored columns and dice give mirrored moves and results", () => {
    const mirrorColumns = <T>(byColumn: Record<string, T>) =>
      Object.fromEntries(Object.entries(byColumn).map(([column, value]) => [14 - Number(column), value]));
    const mirror = (state: State): State => ({
      ...state,
      camps: state.camps.map(mirrorColumns),
      claims: mirrorColumns(state.claims),
      runners: mirrorColumns(state.runners),
    });
    const mirrorMoves = (moves: number[][]) =>
      moves.map((columns) => columns.map((column) => 14 - column).sort((a, b) => a - b));
    const sorted = (moves: number[][]) => moves.map((columns) => columns.join()).sort();
    fc.assert(
      fc.property(arbitraryRoll, ({ state, dice }) => {
        const [here, there] = [from(state), from(mirror(state))];
        const mirrored = dice.map((die) => 7 - die) as unknown as Dice;
        const moves = legalMoves(here.position, dice as unknown as Dice);
        expect(sorted(mirrorMoves(moves))).toEqual(sorted(legalMoves(there.position, mirrored)));
        for (const columns of moves) {
          const result = stateOf(after(here, roll(...dice), move(...columns)));
          const [twin] = mirrorMoves([columns]);
          expect(stateOf(after(there, roll(...mirrored), move(...twin)))).toEqual(
            mirror(result as unknown as State),
          );
        }
      }),
      { numRuns: 2_000 },
    );
  });

  test("moves and stops keep three runners, steps below the top, and one owner a column", () => {
    fc.assert(
      fc.property(arbitraryRoll, ({ state, dice }) => {
        const game = from(state);
        for (const columns of legalMoves(game.position, dice as unknown as Dice)) {
          const moved = after(game, roll(...dice), move(...columns));
          expect(brokenInvariants(stateOf(moved) as unknown as State)).toEqual([]);
          const stopped = playStop(moved.position);
          if (stopped.ok) expect(brokenInvariants(makeState(stopped.value) as unknown as State)).toEqual([]);
        }
      }),
      { numRuns: 2_000 },
    );
  });

  test("a state in which no roll leaves a move is one where all options are spent", () => {
    fc.assert(
      fc.property(arbitraryState, (state) => {
        const game = from(state);
        let successes = 0;
        for (let number = 0; number < 1296; number += 1) {
          const dice = [number % 6, (number / 6) % 6, (number / 36) % 6, number / 216].map(
            (die) => Math.floor(die) + 1,
          );
          if (legalMoves(game.position, dice as unknown as Dice).length > 0) successes++;
        }
        expect(countSuccesses(game.position)).toBe(successes);
      }),
      { numRuns: 100 },
    );
  });

  test("every preset can be opened with any roll", () => {
    for (const preset of PRESET_NAMES) expect(countSuccesses(start(preset).position), preset).toBe(1296);
  });
});
