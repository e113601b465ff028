import {
  bitsOf,
  clonePosition,
  copyPosition,
  countSuccesses,
  generatePackedMoves,
  MAX_MOVES,
  makeMove,
  Position,
} from "@cantstop/rules";

/** No roll moves a runner further. */
const STEPS_PER_ROLL = 2;

/**
 * The chances to survive 0, 1, … `rolls` further rolls from any position, if every move is chosen for that alone: which
 * columns the runners take, and whether one walks onto its top, is decided by what survives best. A move that ends the
 * turn by itself has survived. The game must not be finished.
 */
export function bestSurvival(position: Position, rolls: number): number[] {
  const search = new SurvivalSearch(position, rolls);
  return Array.from({ length: rolls + 1 }, (_, depth) => search.chance(position, depth));
}

class SurvivalSearch {
  private readonly start: Position;
  /** Chances found, by the rolls that are left and what the position then depends on. */
  private readonly known: Map<number, number>[];
  /** A position and moves to try with, for each number of rolls left. */
  private readonly scratch: Position[];
  private readonly moves: Uint16Array[];

  constructor(start: Position, rolls: number) {
    this.start = clonePosition(start);
    this.known = Array.from({ length: rolls + 1 }, () => new Map());
    this.scratch = this.known.map(() => new Position(start.rules));
    this.moves = this.known.map(() => new Uint16Array(MAX_MOVES));
  }

  chance(position: Position, rolls: number): number {
    if (rolls === 0 || !isInTurn(position, this.start)) return 1;
    const key = this.keyOf(position, rolls);
    const found = this.known[rolls].get(key);
    if (found !== undefined) return found;
    const all = position.rules.packedRolls.length;
    const chance = rolls === 1 ? countSuccesses(position) / all : this.overAll(position, rolls) / all;
    this.known[rolls].set(key, chance);
    return chance;
  }

  /** The chances after each roll, all together. */
  private overAll(position: Position, rolls: number): number {
    const { distinct, weights } = position.rules.rolls;
    const moves = this.moves[rolls];
    const next = this.scratch[rolls];
    let sum = 0;
    for (let i = 0; i < distinct.length; i++) {
      const count = generatePackedMoves(position, distinct[i], moves);
      let best = 0;
      for (let k = 0; k < count && best < 1; k++) {
        copyPosition(position, next);
        makeMove(next, moves[k]);
        best = Math.max(best, this.chance(next, rolls - 1));
      }
      sum += weights[i] * best;
    }
    return sum;
  }

  /** Positions of one turn with the same key have the same chances for so many rolls. */
  private keyOf(position: Position, rolls: number): number {
    const { rules, runners, closed } = position;
    let key = position.justClaimed ? 1 : 0;
    for (const column of bitsOf(position.running)) {
      const room = rules.lengths[column] - runners[column];
      // Steps that jump may be long ones.
      key = key * 256 + column * 16 + (rules.jumps ? room : Math.min(room, STEPS_PER_ROLL * rolls));
    }
    return key * 4096 + ((closed & ~this.start.closed) >> 1);
  }
}

/** Is it still the turn that the search began in? */
const isInTurn = ({ moved, seat, finished }: Position, start: Position): boolean =>
  !finished && (moved || !start.moved) && seat === start.seat;
