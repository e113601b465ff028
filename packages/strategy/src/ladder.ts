import {
  bitsOf,
  COLUMN_SLOTS,
  clearTurn,
  clonePosition,
  freshColumns,
  generatePackedMoves,
  MAX_MOVES,
  makeMove,
  type Position,
  placeRunner,
  QUAD_MOVE,
} from "@cantstop/rules";

/**
 * The spaces that a runner of the seat on turn can stand on this turn, column by column, as rungs: rung 1 is
 * where it enters, each single sum leads one rung up, the last rung is the top. Camps, jumps and the ways of
 * entering are all told by the rules; on ladders every column is alike.
 */
export interface Ladders {
  /** Space of each rung, by column; index 0 is unused. */
  readonly spaces: readonly Uint8Array[];
  /** Number of rungs, which is the top's; 0 for a closed column. */
  readonly tops: Uint8Array;
  /** Rung that four equal dice reach from outside, used in full; 0 where no such dice exist. */
  readonly quadRungs: Uint8Array;
}

/**
 * The ladders of a position. A runner that stands on the board already stands on rung 1 of its column's: it
 * will never be lower again.
 */
export function makeLadders(position: Position): Ladders {
  const { rules } = position;
  const base = clonePosition(position);
  clearTurn(base);
  const spaces = Array.from({ length: COLUMN_SLOTS }, () => Uint8Array.of(0));
  const tops = new Uint8Array(COLUMN_SLOTS);
  const quadRungs = new Uint8Array(COLUMN_SLOTS);
  for (const column of bitsOf(freshColumns(base))) {
    const climber = clonePosition(base);
    const top = rules.lengths[column];
    const rungs = [0];
    if (position.runners[column] !== 0) {
      placeRunner(climber, column, position.runners[column]);
      rungs.push(position.runners[column]);
    }
    while (rungs[rungs.length - 1] !== top) {
      makeMove(climber, column);
      // A column claimed at once holds no runner any more.
      rungs.push(climber.runners[column] || top);
    }
    spaces[column] = Uint8Array.from(rungs);
    tops[column] = rungs.length - 1;
  }
  const moves = new Uint16Array(MAX_MOVES);
  for (let die = 1; die <= rules.sides; die++) {
    const column = 2 * die;
    if (tops[column] === 0) continue;
    const quad = rules.packedRolls[(die - 1) * (1 + rules.sides + rules.sides ** 2 + rules.sides ** 3)];
    const count = generatePackedMoves(base, quad, moves);
    const full = moves.subarray(0, count).find((move) => (move & QUAD_MOVE) !== 0);
    if (full === undefined) continue;
    const climber = clonePosition(base);
    makeMove(climber, full);
    quadRungs[column] = rungOf(spaces[column], climber.runners[column] || rules.lengths[column]);
  }
  return { spaces, tops, quadRungs };
}

/** The rung of a space that a runner stands on. */
export function rungOf(rungs: Uint8Array, space: number): number {
  let rung = 1;
  while (rungs[rung] < space) rung++;
  return rung;
}

/**
 * Begins the turn of a position anew, with runners on these rungs and no others.
 *
 * @param rungs by column
 */
export function placeOnRungs(
  position: Position,
  { spaces }: Ladders,
  columns: readonly number[],
  rungs: Uint8Array,
): void {
  clearTurn(position);
  position.moved = true;
  for (const column of columns) placeRunner(position, column, spaces[column][rungs[column]]);
}
