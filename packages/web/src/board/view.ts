/**
 * What the board shows. The view knows no rules: it draws these fields and nothing else, so the same
 * drawing serves a live game, a preview, a replay, the rules pages and a picture made for sharing.
 */

/** The two faces of one geometry. */
export type Look = "sign" | "mountain";

/** Room between things: `wide` for large drawings, `dense` for phones (larger spaces, narrower gaps). */
export type Density = "wide" | "dense";

/** Colour and shape together: 0 red circle, 1 blue square, 2 yellow triangle, 3 green cross. */
export type Piece = 0 | 1 | 2 | 3;

/** The columns of the board, left to right. */
export const COLUMNS = [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] as const;

/** A column's number: the sum of two dice. */
export type Column = (typeof COLUMNS)[number];

/**
 * Which pair of dice moves a column: the first (`ink`), the second (`paper`), or both (`double`). The same
 * kind dresses the pair's plate in the tray, the column's head and the ring round the destination.
 */
export type PairKind = "ink" | "paper" | "double";

/** A saved marker. */
export interface CampView {
  readonly piece: Piece;
  /** 1 is the lowest space of the column. */
  readonly space: number;
}

/** A runner and what it has gained this turn. */
export interface RunnerView {
  /** Where it stands, a previewed move included. 1 is the lowest space; the column's length is the top. */
  readonly space: number;
  /**
   * The space under the first staked one: the owner's camp in this column, 0 without one. Spaces `from + 1`
   * to `space` are painted as stake; equal to `space` when the runner entered on its camp and stakes nothing.
   */
  readonly from: number;
  /**
   * While a move is previewed: where the runner stood before it (`from` when the move places it). Spaces above
   * it are painted as gained now, and a dashed pawn marks it unless it equals `from`. Null outside a preview.
   */
  readonly origin: number | null;
}

/** A runner that a bust has just taken off: its spaces dashed in ember, a ghost pawn on the highest. */
export interface LostView {
  /** As in {@link RunnerView.from}. */
  readonly from: number;
  /** Where the runner stood when the dice failed. */
  readonly space: number;
}

/** A column that someone owns. */
export interface ClaimView {
  readonly piece: Piece;
}

/** One column. */
export interface ColumnView {
  /** Everyone's camps, in any order, also those left in a claimed column (drawn faded on the plank). */
  readonly camps: readonly CampView[];
  /** The owner, or null while the column is open. A change from null to an owner makes the plank grow. */
  readonly claim: ClaimView | null;
  /** The runner in this column, or null. */
  readonly runner: RunnerView | null;
  /** What a bust took, shown until the next player rolls; null otherwise. */
  readonly lost: LostView | null;
  /** The dice pair that moves this column in the previewed move: head plate and ring. Null outside one. */
  readonly pair: PairKind | null;
  /** In play: numeral in honey. True while a runner stands here, and while the column can be picked by hand. */
  readonly lit: boolean;
}

/** The whole board. Keep unchanged columns identical (`===`) between views: only changed ones are redrawn. */
export interface BoardView {
  readonly columns: Readonly<Record<Column, ColumnView>>;
  /** The pieces whose planks pulse once because they have just won; null otherwise. */
  readonly winner: Piece | null;
}

/** A column with nothing on it. */
export const emptyColumn: ColumnView = {
  camps: [],
  claim: null,
  runner: null,
  lost: null,
  pair: null,
  lit: false,
};

/** A board with nothing on it, to build others from. */
export const emptyBoard: BoardView = {
  columns: Object.fromEntries(COLUMNS.map((c) => [c, emptyColumn])) as unknown as Record<Column, ColumnView>,
  winner: null,
};
