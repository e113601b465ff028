import { type Position, unwrap } from "@cantstop/rules";
import { makePositionText, parsePositionText } from "@cantstop/rules/notation";

/*
 * What the explorer shows travels in its address behind `#`, as shared positions do: `s=` and a position's text with `+`
 * for its spaces; `t=6,7` the columns that the triples are picked by.
 */

/** What is looked at. */
export interface Explored {
  readonly position: Position;
  /** Only triples with all of these columns are listed. */
  readonly picked: readonly number[];
}

/** What is explored where an address says nothing. */
const START = "standard -/- - AA 6@4,7@5,8@3 moved";

/** The part of the address behind the path, for what is explored. */
export const hashOf = ({ position, picked }: Explored): string =>
  `#s=${makePositionText(position).replaceAll(" ", "+")}${picked.length > 0 ? `&t=${picked.join(",")}` : ""}`;

/**
 * What an address asks for; `known` is false where its position cannot be read or is over, and another stands in.
 *
 * @param hash what follows `#`, with or without it
 */
export function readHash(hash: string): Explored & { readonly known: boolean } {
  const fields = new URLSearchParams(hash.replace(/^#/, ""));
  const text = fields.get("s");
  const read = text === null ? null : parsePositionText(text);
  const known = text === null || (read?.ok === true && !read.value.finished);
  const position = read?.ok && !read.value.finished ? read.value : unwrap(parsePositionText(START));
  const picked = (fields.get("t") ?? "")
    .split(",")
    .map(Number)
    .filter((column, i, all) => column >= 2 && column <= 12 && all.indexOf(column) === i)
    .slice(0, 3);
  return { position, picked, known };
}
