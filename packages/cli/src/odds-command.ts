import { COLUMNS, type ColumnOdds, ROLLS, successOf, sumOdds, tripleOdds } from "@cantstop/strategy";
import { usageFault } from "./fault.ts";
import { type Colors, detectTerminal, type Terminal } from "./terminal.ts";

/** Prints the odds of a set of columns, or without one the tables of sums and triples. */
export function showOdds(args: readonly string[], options: { json?: boolean; color: boolean }): void {
  const columns = readColumns(args);
  const terminal = detectTerminal(options);
  if (columns.length > 0) {
    const odds = { columns, success: successOf(columns) };
    print(options.json ? JSON.stringify({ ...odds, of: ROLLS }) : describe(odds, terminal.colors));
  } else if (options.json) {
    const sums = Object.fromEntries(sumOdds().map(({ columns, success }) => [String(columns[0]), success]));
    print(JSON.stringify({ sums, triples: tripleOdds(), of: ROLLS }));
  } else print(renderTables(terminal));
}

const print = (text: string) => process.stdout.write(`${text}\n`);

/** One to three columns, ascending; none where none are given. */
function readColumns(args: readonly string[]): number[] {
  const columns = args.map((arg) => {
    const column = /^\d{1,2}$/.test(arg) ? Number(arg) : 0;
    if (!COLUMNS.includes(column)) throw usageFault(`Columns are numbers from 2 to 12, not "${arg}".`);
    return column;
  });
  if (columns.length > 3) throw usageFault("There are three runners, so name three columns at most.");
  if (new Set(columns).size < columns.length) throw usageFault("Name each column once.");
  return columns.sort((a, b) => a - b);
}

const percent = (success: number): string => `${((100 * success) / ROLLS).toFixed(1)}%`.padStart(6);

const describe = ({ columns, success }: ColumnOdds, colors: Colors): string =>
  [
    `${colors.bold(columns.join(" "))}: ${success} of ${ROLLS} rolls go on, ${percent(success).trim()}`,
    `a bust in ${ROLLS - success} of ${ROLLS}, ${percent(ROLLS - success).trim()}`,
  ].join("\n");

const BAR_WIDTH = 40;

function renderTables({ colors, unicode, width }: Terminal): string {
  const sums = sumOdds().map(({ columns: [column], success }) => {
    const bar = (unicode ? "█" : "#").repeat(Math.round((BAR_WIDTH * success) / ROLLS));
    return `${String(column).padStart(4)} ${String(success).padStart(6)} ${percent(success)}  ${colors.yellow(bar)}`;
  });

  const cells = tripleOdds()
    .sort((a, b) => b.success - a.success)
    .map(({ columns, success }) => {
      const name = columns.map((column) => String(column).padStart(2)).join(" ");
      return `${name} ${String(success).padStart(6)} ${percent(success)}`;
    });
  const gap = "   ";
  const perRow = Math.max(1, Math.floor((width + gap.length) / ((cells[0] as string).length + gap.length)));
  const rows = Math.ceil(cells.length / perRow);
  // Read down, then across, so that the best stand together.
  const triples = Array.from({ length: rows }, (_, row) =>
    cells
      .filter((_, i) => i % rows === row)
      .join(gap)
      .trimEnd(),
  );

  return [
    colors.bold(`Rolls of four dice, of ${ROLLS}, in which some pair makes the sum`),
    ...sums,
    "",
    colors.bold("Rolls that go on with runners in these three columns and no others, best first"),
    ...triples,
  ].join("\n");
}
