/** The word of a text at a line and a column, both counted from 1, as places in it; the line where no word is there. */
export function placeIn(
  text: string,
  { line, column }: { readonly line: number; readonly column: number },
): { readonly start: number; readonly end: number } {
  const lines = text.split("\n");
  const before = lines.slice(0, line - 1).reduce((sum, one) => sum + one.length + 1, 0);
  const own = lines[line - 1] ?? "";
  const [word = ""] = /^\S+/.exec(own.slice(column - 1)) ?? [];
  return word === ""
    ? { start: before, end: before + own.length }
    : { start: before + column - 1, end: before + column - 1 + word.length };
}
