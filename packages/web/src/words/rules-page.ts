import type { CaseName } from "../rules-page/cases.ts";

/** A question about the rules, and what to say to it where the rules refuse nothing by a reason of their own. */
export interface CaseText {
  readonly question: string;
  readonly yes?: string;
  readonly no?: string;
}

/** Where a runner stands after a move. */
export interface Place {
  readonly column: number;
  readonly space: number;
  readonly top: boolean;
}

/** Words of the pages with rules. */
export interface RulesPageWords {
  /** To the page from which everything leads that can be learnt. */
  readonly back: string;
  readonly title: (ruleset: string) => string;
  /** Chooses whose rules are shown. */
  readonly which: string;
  /** Opens the start screen with these rules. */
  readonly play: string;
  readonly print: string;
  readonly compare: string;
  readonly contents: string;
  readonly search: string;
  /** In how many sections something was found. */
  readonly found: (sections: number) => string;
  readonly foundNothing: string;
  readonly origin: {
    readonly title: string;
    /** The four descriptions that the rulesets follow. */
    readonly standard: string;
    readonly franjos: string;
    readonly "stop-sign": string;
    readonly wikipedia: string;
    /** A variant that such a description names, and one that players brought up. */
    readonly variant: string;
    readonly byPlayers: string;
    /** A mix of one's own. */
    readonly own: string;
  };
  readonly example: {
    /** Heads the moves that the dice allow; each can be tried on the drawing. */
    readonly allowed: string;
    readonly nothing: string;
    /** On the button of a move: "5 and 9", "7 twice". */
    readonly move: (columns: readonly number[]) => string;
    readonly after: (places: readonly Place[]) => string;
  };
  readonly cases: {
    readonly title: string;
    readonly lead: string;
    /** Who asks, by the name of the pieces. */
    readonly you: (pieces: string) => string;
    readonly dice: (dice: readonly number[]) => string;
    readonly count: (number: number, of: number) => string;
    readonly yes: string;
    readonly no: string;
    /** Whether the guess was right, before the answer. */
    readonly right: string;
    readonly wrong: string;
    readonly next: string;
    readonly again: string;
    /** After the last one. */
    readonly score: (right: number, of: number) => string;
    readonly texts: { readonly [N in CaseName]: CaseText };
  };
  /** The address names rules that there are not. */
  readonly unknown: string;
  readonly failed: string;
}
