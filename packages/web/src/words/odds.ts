import type { SetUpFault } from "../odds/set-up.ts";

/** Words of the odds explorer. */
export interface OddsWords {
  readonly title: string;
  /** To the page from which everything leads that can be learnt. */
  readonly back: string;
  readonly lead: string;
  /** So many of all rolls. */
  readonly rolls: (rolls: number, of: number) => string;
  readonly sums: {
    readonly title: string;
    readonly about: string;
    /** Heads of the table. */
    readonly sum: string;
    readonly rolls: string;
    readonly chance: string;
  };
  readonly position: {
    readonly title: string;
    readonly about: string;
    readonly rules: string;
    readonly players: string;
    readonly seats: (players: number) => string;
    readonly onTurn: string;
    /** What a press on the board puts there. */
    readonly put: string;
    readonly runner: string;
    readonly campOf: (pieces: string) => string;
    readonly claimOf: (pieces: string) => string;
    /** The same by lists, a column at a time. */
    readonly byColumn: string;
    readonly column: string;
    readonly owner: string;
    readonly nobody: string;
    /** Not on the board. */
    readonly away: string;
    readonly space: (space: number, top: boolean) => string;
    readonly clear: string;
    readonly copy: string;
    readonly copied: string;
    readonly faults: { readonly [F in SetUpFault]: string };
    /** The address brought a position that cannot be read. */
    readonly unknown: string;
  };
  /** Dice that have been rolled on a real table. */
  readonly dice: {
    readonly title: string;
    readonly about: string;
    /** Away with all of them. */
    readonly takeUp: string;
    readonly bust: string;
    /** The board and what is said below it go by the move that is pressed. */
    readonly shown: string;
    /** The move ends the turn by itself. */
    readonly turnOver: string;
    /** Makes the move on the board. */
    readonly goOn: string;
  };
  readonly results: {
    readonly title: string;
    readonly bust: string;
    readonly survive: string;
    readonly surviveAbout: string;
    readonly rollsAhead: (rolls: number) => string;
    readonly columns: string;
    readonly columnsAbout: string;
    /** What the strongest player would do, by its name. */
    readonly best: (name: string) => string;
    readonly would: { readonly roll: string; readonly stop: string; readonly either: string };
    readonly roll: string;
    readonly stop: string;
    readonly mayNotStop: string;
    readonly toWin: (chance: string) => string;
    readonly turnsLeft: (turns: number) => string;
    readonly thinking: string;
    readonly failed: string;
    readonly again: string;
    readonly busting: (kinds: number) => string;
    readonly noBusts: string;
    /** A combination of dice, and in how many orders it can fall. */
    readonly orders: (orders: number) => string;
  };
  readonly triples: {
    readonly title: string;
    readonly about: string;
    /** What the picture shows. */
    readonly picture: (
      best: readonly [name: string, chance: string],
      worst: readonly [name: string, chance: string],
    ) => string;
    readonly pick: string;
    readonly columns: string;
    readonly rolls: string;
    readonly success: string;
    readonly bust: string;
    readonly count: (triples: number) => string;
    /** Puts runners into these columns, on the board above. */
    readonly setUp: (columns: readonly number[]) => string;
  };
}
