import { bitsOf, type Position, RUNNERS } from "@cantstop/rules";
import type { Ladders } from "./ladder.ts";

/** Sets of columns are masks of bits 2 to 12. */
const SETS = 1 << 13;

const lists: (readonly number[])[] = [];

/** The columns of a set, ascending; always the same list, since a turn asks for some hundred of them. */
export function columnsOf(set: number): readonly number[] {
  lists[set] ??= bitsOf(set);
  return lists[set];
}

/**
 * Where the value of each configuration of a turn is kept: an array a set of columns with runners, all of
 * them one after the other in one array of cells. Within a set the rungs are like digits, those of the
 * highest column the fastest.
 */
export class Layout {
  /**
   * The sets of columns that runners can stand on this turn, as masks. What a set can grow to stands before
   * it; and sets of the same size with the same two highest columns stand side by side, as far as possible.
   */
  readonly sets: readonly number[];
  /** How many cells there are. */
  readonly size: number;
  private readonly tops: Uint8Array;
  /** Where the cells of each set begin. */
  private readonly offsets = new Int32Array(SETS);

  constructor({ running, rules, closed }: Position, { tops }: Ladders) {
    this.tops = tops;
    const bySize: number[][] = [[], [], [], []];
    const fewest = columnsOf(running).length;
    bySize[fewest].push(running);
    for (const column of columnsOf(rules.columns & ~closed & ~running))
      for (let size = RUNNERS - 1; size >= fewest; size--)
        for (const set of bySize[size]) bySize[size + 1].push(set | (1 << column));
    this.sets = bySize.reverse().flat();
    let cells = 0;
    for (const set of this.sets) {
      this.offsets[set] = cells;
      cells += this.sizeOf(set);
    }
    this.size = cells;
  }

  /** The first cell of a set: all its runners on rung 1. */
  offsetOf(set: number): number {
    return this.offsets[set];
  }

  /** How many cells a set of columns has. */
  sizeOf(set: number): number {
    return this.strideOf(set, 0);
  }

  /** How far apart the cells are that differ by a rung in this column of a set. */
  strideOf(set: number, column: number): number {
    let stride = 1;
    for (let rest = set >> (column + 1), higher = column + 1; rest !== 0; rest >>= 1, higher++)
      if ((rest & 1) !== 0) stride *= this.tops[higher];
    return stride;
  }

  /** The cell of a configuration. @param rungs by column */
  cellOf(set: number, rungs: Uint8Array): number {
    let cell = 0;
    for (const column of columnsOf(set)) cell = cell * this.tops[column] + rungs[column] - 1;
    return this.offsets[set] + cell;
  }
}

/** A turn that is solved, or being solved. */
export interface Turn {
  /** Where it stands; the solution is for what can follow. */
  readonly position: Position;
  readonly ladders: Ladders;
  readonly layout: Layout;
  /** By cell: the value of stopping, and once the cell's set is solved that of the better of stopping and rolling. */
  readonly values: Float64Array;
  /** The value of a bust. */
  readonly bust: number;
}
