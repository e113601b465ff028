/** Words of the page that shows that a game's dice were fair. */
export interface FairnessWords {
  readonly title: string;
  readonly back: string;
  readonly loading: string;
  readonly failed: string;
  readonly missing: string;
  readonly about: string;
  readonly commitment: {
    readonly title: string;
    readonly about: string;
    /** This device saw it before the first roll: the same one, or another. */
    readonly seen: string;
    readonly differs: string;
  };
  readonly seeds: {
    readonly title: string;
    readonly about: string;
    readonly none: string;
    readonly bot: string;
  };
  readonly secret: {
    readonly title: string;
    readonly about: string;
    readonly notYet: string;
  };
  readonly verdict: {
    readonly fair: (rolls: number) => string;
    readonly fairAbout: string;
    /** The game ended before anything was rolled. */
    readonly noRolls: string;
    readonly running: string;
    readonly wrongSecret: string;
    readonly wrongStart: string;
    readonly wrongRoll: (roll: number) => string;
    readonly incomplete: string;
    readonly unreadable: string;
  };
  readonly rolls: {
    readonly title: string;
    readonly number: string;
    readonly player: string;
    readonly dice: string;
    readonly check: string;
    readonly right: string;
    readonly wrong: (drawn: readonly number[]) => string;
  };
  readonly yourself: {
    readonly title: string;
    readonly about: string;
    readonly download: string;
    readonly command: string;
    readonly guide: string;
  };
}
