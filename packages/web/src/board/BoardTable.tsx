import { type BoardView, COLUMNS, type Column, type ColumnView } from "./view.ts";

/** The words of the board's accessible twin, in the reader's language. */
export interface BoardTexts {
  /** The table's caption. */
  readonly caption: string;
  /** Heads of the two table columns: "Column", "Who stands where". */
  readonly heads: readonly [string, string];
  /** A column's name: "Column 7". */
  readonly name: (column: Column) => string;
  /** One sentence on who stands where: "Ana at 6 of 13, runner at 8, three steps at stake." */
  readonly sentence: (column: Column, view: ColumnView) => string;
}

/**
 * The board for those who do not see it: a table off screen, one row a column. The drawing itself is hidden
 * from assistive technology, so that nothing is read twice.
 */
export function BoardTable({ board, texts }: { readonly board: BoardView; readonly texts: BoardTexts }) {
  return (
    <table class="off-screen">
      <caption>{texts.caption}</caption>
      <thead>
        <tr>
          <th scope="col">{texts.heads[0]}</th>
          <th scope="col">{texts.heads[1]}</th>
        </tr>
      </thead>
      <tbody>
        {COLUMNS.map((column) => (
          <tr key={column}>
            <th scope="row">{texts.name(column)}</th>
            <td>{texts.sentence(column, board.columns[column])}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
