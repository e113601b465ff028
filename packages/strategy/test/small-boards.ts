// The game of a player alone on a small board, solved to the end: the fewest turns that can be expected.

import {
  bitsOf,
  makeBoard,
  makeRules,
  type Position,
  type Rules,
  startPosition,
  unwrap,
} from "@cantstop/rules";

/** Dice with so many sides, shortest columns of so many spaces, and the expected turns, as another program found them. */
export const EXPECTED_TURNS = [
  [2, 1, 1.29794819],
  [2, 2, 1.347281862],
  [2, 3, 1.400179988],
  [3, 1, 1.480253419],
  [3, 2, 1.722400785],
  [3, 3, 1.890481456],
] as const;

/** Solitaire on the board of `sides`-sided dice whose shortest columns have so many spaces, three columns to win. */
export const smallRules = (sides: number, shortest: number): Rules =>
  unwrap(makeRules("standard", 1, makeBoard(sides, shortest)));

/** How a turn that begins here is valued, given what positions between turns are worth. */
export type RollValue = (position: Position, value: (position: Position) => number) => number;

/**
 * Minus the expected turns from the empty board. Every turn but a bust leads to a position with more behind
 * it, so the positions are gone through from the last one on; a bust leads back to where the turn began,
 * which makes each position's value the fixed point of one equation.
 */
export function solveBoard(rules: Rules, rollValue: RollValue): number {
  const columns = bitsOf(rules.columns);
  const codeOf = ({ camps, closed }: Position): number => {
    let code = 0;
    for (const column of columns) {
      const length = rules.lengths[column];
      code = code * (length + 1) + ((closed >> column) & 1 ? length : camps[column]);
    }
    return code;
  };
  const positions = allPositions(rules).filter(({ scores }) => scores[0] < rules.target);
  const climbed = ({ camps, closed }: Position): number =>
    columns.reduce((sum, c) => sum + ((closed >> c) & 1 ? rules.lengths[c] : camps[c]), 0);
  positions.sort((a, b) => climbed(b) - climbed(a));
  const values = new Float64Array(columns.reduce((size, c) => size * (rules.lengths[c] + 1), 1)).fill(
    Number.NaN,
  );
  const value = (position: Position): number => (position.finished ? 0 : values[codeOf(position)]);
  for (const position of positions) {
    const code = codeOf(position);
    const turnFrom = (guess: number): number => {
      values[code] = guess;
      return rollValue(position, value) - 1;
    };
    // The secant method: the value of a turn is made of straight pieces in the value of a bust.
    let guess = -2;
    let found = turnFrom(guess);
    let next = found;
    while (Math.abs(next - guess) > 1e-14 * Math.abs(next)) {
      const nextFound = turnFrom(next);
      const slope = (nextFound - found) / (next - guess);
      [guess, found] = [next, nextFound];
      next = (found - slope * guess) / (1 - slope);
    }
    values[code] = next;
  }
  return value(startPosition(rules));
}

/** Every position between turns of a player alone, those that no game reaches included. */
function allPositions(rules: Rules): Position[] {
  let positions = [startPosition(rules)];
  for (const column of bitsOf(rules.columns))
    positions = positions.flatMap((position) =>
      Array.from({ length: rules.lengths[column] + 1 }, (_, space) => {
        const { camps, closed, claims, scores } = position;
        const next = startPosition(rules);
        next.camps.set(camps);
        next.claims.set(claims);
        next.scores.set(scores);
        next.closed = closed;
        if (space < rules.lengths[column]) next.camps[column] = space;
        else {
          next.closed |= 1 << column;
          next.claims[0] |= 1 << column;
          next.scores[0]++;
        }
        return next;
      }),
    );
  return positions;
}
