import type { Direction, Paper, Part } from "../print/choice.ts";

/** Words of the page to print from, and of what it prints. */
export interface PrintWords {
  readonly title: string;
  /** To the page from which everything leads that can be learnt. */
  readonly back: string;
  readonly lead: string;
  readonly what: string;
  readonly parts: { readonly [P in Part]: string };
  readonly rules: string;
  readonly paper: string;
  readonly papers: { readonly [P in Paper]: string };
  readonly board: string;
  readonly direction: string;
  readonly directions: { readonly [D in Direction]: string };
  readonly saveInk: string;
  readonly print: string;
  /** How many sheets come out. */
  readonly sheets: (sheets: number) => string;
  readonly nothing: string;
  /** What to tell the browser's own print dialog. */
  readonly advice: string;
  readonly failed: string;
  readonly camps: { readonly title: string; readonly about: string };
  readonly odds: {
    readonly title: string;
    readonly sums: string;
    readonly triples: string;
  };
}
