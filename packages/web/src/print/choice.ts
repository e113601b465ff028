import { DEFAULT_PRESET, parseRuleset, type Ruleset, unwrap } from "@cantstop/rules";
import { makeRulesetText, parseRulesetText } from "@cantstop/rules/notation";

/** What can be printed, each on sheets of its own. */
export const PARTS = ["rules", "board", "camps", "odds"] as const;
export type Part = (typeof PARTS)[number];

export const PAPERS = ["a4", "letter"] as const;
export type Paper = (typeof PAPERS)[number];

export const DIRECTIONS = ["portrait", "landscape"] as const;
export type Direction = (typeof DIRECTIONS)[number];

/** Width and height of upright paper, in millimetres. */
const SIZES: { readonly [P in Paper]: readonly [number, number] } = {
  a4: [210, 297],
  letter: [215.9, 279.4],
};

/** Width and height of a sheet, in millimetres. */
export function sizeOf(paper: Paper, direction: Direction): readonly [width: number, height: number] {
  const [short, long] = SIZES[paper];
  return direction === "portrait" ? [short, long] : [long, short];
}

/** The rules that an address asks for behind `#`, with or without its sign; the standard ones where it asks for none. */
export function rulesOf(hash: string): Ruleset {
  const asked = parseRulesetText(hash.replace(/^#/, "") || DEFAULT_PRESET);
  return asked.ok ? asked.value : unwrap(parseRuleset(DEFAULT_PRESET));
}

/** The address to print these rules from. */
export const printAddress = (ruleset: Ruleset): string => `/print#${makeRulesetText(ruleset)}`;
