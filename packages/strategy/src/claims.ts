import {
  bitsOf,
  canStop,
  clearTurn,
  clonePosition,
  countSuccesses,
  type Position,
  placeRunner,
} from "@cantstop/rules";
import { claimTops } from "./evaluator.ts";
import { placeOnRungs } from "./ladder.ts";
import type { Turn } from "./layout.ts";

/** Says what rolling is worth in the positions of a turn. */
interface RollValues {
  rollValue(position: Position): number;
}

/** Makes them for a turn that goes on after a claim. */
export type Follow = (position: Position) => RollValues;

/** What configurations are worth that have claimed columns on reaching their tops (columnClaim on_reach). */
export class Claims {
  private readonly turn: Turn;
  private readonly follow: Follow | null;
  /** By the columns claimed: the same turn after the claim. */
  private readonly boards = new Map<number, Position>();
  private readonly followed = new Map<number, RollValues>();

  /** @param follow null where a claim counts as the end of the turn wherever a stop is allowed then */
  constructor(turn: Turn, follow: Follow | null) {
    this.turn = turn;
    this.follow = follow;
  }

  /**
   * @param rungs of the runners, by column; those that have claimed stand on their tops
   * @param stopValue value of stopping right after the claim, or of the end of the turn that it is
   */
  value(columns: readonly number[], rungs: Uint8Array, claimed: number, stopValue: number): number {
    const { position, ladders, bust } = this.turn;
    const { rules, scores, seat, closed } = position;
    // Such a claim has ended the turn by itself.
    if (scores[seat] + bitsOf(claimed).length >= rules.target || (closed | claimed) === rules.columns)
      return stopValue;
    const after = clonePosition(this.boardAfter(claimed));
    placeOnRungs(
      after,
      ladders,
      columns.filter((column) => ((claimed >> column) & 1) === 0),
      rungs,
    );
    after.justClaimed = true;
    const mayStop = canStop(after);
    if (this.follow) {
      const rollValue = this.followedAfter(claimed, this.follow).rollValue(after);
      return mayStop ? Math.max(stopValue, rollValue) : rollValue;
    }
    return mayStop ? stopValue : bust + (countSuccesses(after) / rules.sides ** 4) * (stopValue - bust);
  }

  /** The position in which the turn began, but with more columns claimed. */
  private boardAfter(claimed: number): Position {
    let board = this.boards.get(claimed);
    if (!board) {
      const { position, ladders } = this.turn;
      board = clonePosition(position);
      clearTurn(board);
      for (const column of bitsOf(position.running & ~claimed))
        placeRunner(board, column, position.runners[column]);
      claimTops(board, ladders, bitsOf(claimed));
      this.boards.set(claimed, board);
    }
    return board;
  }

  private followedAfter(claimed: number, follow: Follow): RollValues {
    let followed = this.followed.get(claimed);
    if (!followed) {
      followed = follow(this.boardAfter(claimed));
      this.followed.set(claimed, followed);
    }
    return followed;
  }
}
