/** A way to somewhere: what it is called, and a line about it. */
export interface Way {
  readonly name: string;
  readonly detail: string;
}

/** Words of the page from which everything leads that can be learnt. */
export interface LearnWords {
  readonly title: string;
  readonly lead: string;
  /** Lessons that are played. */
  readonly lessons: string;
  readonly firstClimb: Way;
  readonly franjos: Way;
  /** A lesson was left in the middle, or finished. */
  readonly lessonGoesOn: (part: number, of: number) => string;
  readonly lessonDone: string;
  /** Questions about the rules. */
  readonly cases: Way;
  readonly rules: string;
  readonly rulesLead: string;
  /** Shows the rulesets that differ little from those above. */
  readonly variants: string;
  readonly compare: Way;
  readonly odds: string;
  readonly explorer: Way;
  /** For those who have the game, or dice, on their table. */
  readonly atTable: string;
  readonly print: Way;
  /** How to play with them; the start screen calls its own parts so. */
  readonly ownDice: {
    readonly name: string;
    readonly detail: (moreOptions: string, ownDice: string) => string;
  };
}
