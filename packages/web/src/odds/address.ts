import { type Position, unwrap } from "@cantstop/rules";
import { makePositionText, parsePositionText } from "@cantstop/rules/notation";
import type { Face } from "../dice/Die.tsx";

/*
 * What the explorer shows travels in its address behind `#`, as shared positions do: `s=` and a position's text with `+`
 * for its spaces, with `d=2345` the dice that have been rolled there; `t=6,7` the columns that the triples are picked by.
 */

/** What is looked at. */
export interface Explored {
  readonly position: Position;
  /** What has been rolled there, as far as it is told; at most four. */
  readonly dice: readonly Face[];
  /** Only triples with all of these columns are listed. */
  readonly picked: readonly number[];
}

/** What is explored where an address says nothing. */
const START = "standard -/- - AA 6@4,7@5,8@3 moved";

/** The part of the address behind the path, for what is explored. */
export function hashOf({ position, dice, picked }: Explored): string {
  const fields = [`s=${makePositionText(position).replaceAll(" ", "+")}`];
  if (dice.length > 0) fields.push(`d=${dice.join("")}`);
  if (picked.length > 0) fields.push(`t=${picked.join(",")}`);
  return `#${fields.join("&")}`;
}

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
  const rolled = fields.get("d") ?? "";
  const dice = known && /^[1-6]{1,4}$/.test(rolled) ? ([...rolled].map(Number) as Face[]) : [];
  const picked = (fields.get("t") ?? "")
    .split(",")
    .map(Number)
    .filter((column, i, all) => column >= 2 && column <= 12 && all.indexOf(column) === i)
    .slice(0, 3);
  return { position, dice, picked, known };
}
