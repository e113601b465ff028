/**
 * Breaks text between words into lines of at most `width` characters; a longer word stands alone. What
 * no-break spaces hold together stays so.
 *
 * @param first what the first line begins with, and `rest` the others
 */
export function wrap(text: string, width: number, first = "", rest = first): string[] {
  const lines: string[] = [];
  let line = first;
  let isEmpty = true;
  for (const word of text.split(/[ \n]+/)) {
    if (!isEmpty && line.length + 1 + word.length > width) {
      lines.push(line);
      line = rest;
      isEmpty = true;
    }
    line += isEmpty ? word : ` ${word}`;
    isEmpty = false;
  }
  lines.push(line);
  return lines.map((line) => line.replaceAll("\u00A0", " "));
}
