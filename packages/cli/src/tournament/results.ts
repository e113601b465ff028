import type { Colors } from "../terminal.ts";
import type { Played } from "./played.ts";

/** A share in words; nothing where there was nothing to share. */
export const percent = (share: number | null): string =>
  share === null ? "-" : `${(100 * share).toFixed(1)}%`;

/** Lines of a table: the first column to the left, the others to the right. */
export function renderTable(
  head: readonly string[],
  rows: readonly (readonly string[])[],
  colors: Colors,
): string[] {
  const widths = head.map((title, i) => Math.max(...[head, ...rows].map((row) => (row[i] ?? title).length)));
  const line = (row: readonly string[]) =>
    row
      .map((cell, i) => (i === 0 ? cell.padEnd(widths[i] as number) : cell.padStart(widths[i] as number)))
      .join("  ")
      .trimEnd();
  return [colors.bold(line(head)), ...rows.map(line)];
}

/** Sentences about the games that were forfeited. */
export const faultLines = (names: readonly string[], { forfeits }: Played): string[] =>
  forfeits.flatMap((faults, i) =>
    [...faults].map(
      ([fault, games]) => `${names[i]} forfeited ${games} ${games === 1 ? "game" : "games"}: it ${fault}.`,
    ),
  );
