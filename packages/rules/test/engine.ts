import {
  bitsOf,
  canStop,
  countSuccesses,
  type Dice,
  legalMoves,
  pairingsOf,
  playBust,
  playMove,
  playResign,
  playStop,
  unwrap,
} from "@cantstop/rules";
import { makePositionText, makeState, parsePositionText, parseState } from "@cantstop/rules/notation";
import type { Engine, State } from "./oracle/oracle.ts";

const read = (state: State) => unwrap(parseState(state));
const write = (position: ReturnType<typeof read>) => makeState(position) as unknown as State;
const asDice = (dice: number[]) => dice as unknown as Dice;

/** The rules library behind the interface of the oracle: JSON in, JSON out, so that the two can be compared. */
export const LIBRARY: Engine = {
  pairings: (dice) => pairingsOf(asDice(dice)).map(([x, y]) => [x, y]),
  moves: (state, dice) => legalMoves(read(state), asDice(dice)),
  move: (state, dice, columns) => write(unwrap(playMove(read(state), asDice(dice), columns))),
  bust: (state) => write(unwrap(playBust(read(state)))),
  canStop: (state) => canStop(read(state)),
  stop: (state) => write(unwrap(playStop(read(state)))),
  resign: (state, seat) => write(unwrap(playResign(read(state), seat))),
  success: (state) => countSuccesses(read(state)),
};

/** What must hold of every position in play, whatever the rules; returns what does not. */
export function brokenInvariants(state: State): string[] {
  const position = read(state);
  const { rules, runners, camps, running, topped, closed, spare, claims, scores } = position;
  const broken: string[] = [];
  const expect = (holds: boolean, what: string) => {
    if (!holds) broken.push(what);
  };
  const standing = bitsOf(running);
  expect(standing.length + spare === 3, "three runners, on the board or to spare");
  expect((running & closed) === 0, "no runner in a closed column");
  expect((topped & ~running) === 0, "a topped column has a runner");
  for (let column = 0; column < 16; column++) {
    const length = rules.lengths[column];
    expect(runners[column] <= length, `runner past the top of ${column}`);
    expect((runners[column] !== 0) === (((running >> column) & 1) === 1), `mask of runners at ${column}`);
    expect(
      (((topped >> column) & 1) === 1) === (length > 0 && runners[column] === length),
      `mask of tops at ${column}`,
    );
    for (let seat = 0; seat < rules.players; seat++)
      expect(camps[(seat << 4) | column] < Math.max(1, length), `camp on or past the top of ${column}`);
  }
  let all = 0;
  for (let seat = 0; seat < rules.players; seat++) {
    expect((all & claims[seat]) === 0, "a column has one owner");
    all |= claims[seat];
    expect(bitsOf(claims[seat]).length === scores[seat], "scores count claims");
  }
  expect(all === closed, "closed columns are the claimed ones");
  expect(
    !position.finished || (running === 0 && !position.moved && !position.justClaimed),
    "a finished game is still",
  );
  const again = unwrap(parsePositionText(makePositionText(position)));
  expect(
    JSON.stringify(makeState(again).camps) === JSON.stringify(state.camps),
    "position text keeps the camps",
  );
  expect(makePositionText(again) === makePositionText(position), "position text comes back the same");
  return broken;
}
