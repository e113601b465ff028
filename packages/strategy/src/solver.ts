import { COLUMN_SLOTS, canStop, clonePosition, type Position, RUNNERS } from "@cantstop/rules";
import type { Claims } from "./claims.ts";
import type { TurnEnds } from "./evaluator.ts";
import { placeOnRungs } from "./ladder.ts";
import { columnsOf, type Turn } from "./layout.ts";
import { solvePartial } from "./partial.ts";
import { solveTriple } from "./triple.ts";

/** Stands for a stop that is not allowed: worse than anything, and still nothing when weighed with 0. */
const NOT_ALLOWED = -Number.MAX_VALUE;

/** Solves a turn, set of columns by set of columns: a set comes after all those it can grow to. */
export class TurnSolver {
  private readonly turn: Turn;
  private readonly ends: TurnEnds;
  private readonly claims: Claims | null;
  private readonly scratch: Position;
  /** Of the configuration that is looked at, by column. */
  private readonly rungs = new Uint8Array(COLUMN_SLOTS);

  /** @param claims null where a claim is worth what the end of the turn is that it stands for */
  constructor(turn: Turn, ends: TurnEnds, claims: Claims | null) {
    this.turn = turn;
    this.ends = ends;
    this.claims = claims;
    this.scratch = clonePosition(turn.position);
  }

  solve(): void {
    const { layout, values } = this.turn;
    for (const set of layout.sets) {
      const columns = columnsOf(set);
      // A turn that has not begun cannot stop: there is nothing to value.
      if (set !== 0) this.ends.fill(columns, values, layout.offsetOf(set));
      this.forbidStops(set, columns);
      if (this.claims) this.valueClaims(set, columns, this.claims);
      if (columns.length === RUNNERS) solveTriple(this.turn, set);
      else solvePartial(this.turn, set);
    }
  }

  /** Marks the configurations in which the rules do not let the turn stop, but for those with a claim. */
  private forbidStops(set: number, columns: readonly number[]): void {
    const { position, values } = this.turn;
    const { noStacking, claimsOnReach } = position.rules;
    for (const column of columns) this.rungs[column] = 1;
    // Without rivals' camps to mind, all of a set's configurations are alike.
    if (!noStacking && this.mayStop(columns)) return;
    this.eachCell(set, columns, (cell, topped) => {
      const claimed = claimsOnReach && topped !== 0;
      if (!claimed && !(noStacking && this.mayStop(columns))) values[cell] = NOT_ALLOWED;
    });
  }

  private mayStop(columns: readonly number[]): boolean {
    placeOnRungs(this.scratch, this.turn.ladders, columns, this.rungs);
    return canStop(this.scratch);
  }

  private valueClaims(set: number, columns: readonly number[], claims: Claims): void {
    const { values } = this.turn;
    this.eachCell(set, columns, (cell, topped) => {
      if (topped !== 0) values[cell] = claims.value(columns, this.rungs, topped, values[cell]);
    });
  }

  /** Visits all cells of a set, from the tops down, with `rungs` set to each. */
  private eachCell(
    set: number,
    columns: readonly number[],
    visit: (cell: number, topped: number) => void,
  ): void {
    const { rungs } = this;
    const { layout, ladders } = this.turn;
    const { tops } = ladders;
    const first = layout.offsetOf(set);
    for (const column of columns) rungs[column] = tops[column];
    for (let cell = first + layout.sizeOf(set) - 1; cell >= first; cell--) {
      let topped = 0;
      for (const column of columns) if (rungs[column] === tops[column]) topped |= 1 << column;
      visit(cell, topped);
      for (let i = columns.length - 1; i >= 0; i--) {
        const column = columns[i];
        if (--rungs[column] > 0) break;
        rungs[column] = tops[column];
      }
    }
  }
}
