import { type BoardView, COLUMNS, type Column, type ColumnView, emptyBoard, emptyColumn } from "./view.ts";

/** A board with something in these columns, and nothing in the others: for drawings that stand still. */
export const boardWith = (columns: { readonly [C in Column]?: Partial<ColumnView> }): BoardView => ({
  ...emptyBoard,
  columns: Object.fromEntries(
    COLUMNS.map((c) => [c, columns[c] ? { ...emptyColumn, ...columns[c] } : emptyColumn]),
  ) as unknown as Record<Column, ColumnView>,
});
