import type { Game } from "@cantstop/rules";

/** A choice that does not count yet: it may be changed and taken back until the next roll or the stop. */
export interface Pick {
  /** Place of the pairing in `explainRoll`. */
  readonly pairing: number;
  /** The sums to move; null while the pairing allows several moves and none is chosen. */
  readonly columns: readonly number[] | null;
}

/** What a choice is looked at with: the pointer passes over much, the focus goes where it is sent. */
export type LookedAtBy = "pointer" | "focus";

/** A choice looked at. */
export interface Glance extends Pick {
  readonly by: LookedAtBy;
}

export const samePick = (a: Pick, b: Pick | null): boolean =>
  b !== null && a.pairing === b.pairing && a.columns?.join() === b.columns?.join();

/** What only this screen knows: the state of the player's hand, as it were. */
export interface Hand {
  readonly pick: Pick | null;
  readonly glance: Glance | null;
  /** The game whose bust has been seen and put away. */
  readonly seen: Game | null;
}

export const emptyHand: Hand = { pick: null, glance: null, seen: null };

/** Everything the screen can do. Each is safe to call at any time: what is not possible now does nothing. */
export interface Commands {
  readonly roll: () => void;
  readonly stop: () => void;
  /** Commits a move that ends the turn by itself. */
  readonly commit: () => void;
  /** Puts a bust away: the next player's turn. */
  readonly next: () => void;
  /** Chooses; what is chosen already is taken back. */
  readonly pick: (pick: Pick) => void;
  readonly takeBack: () => void;
  /** Looks at a choice, or (null) no longer. */
  readonly glance: (pick: Pick | null, by: LookedAtBy) => void;
  /** Chooses by a column of the board. */
  readonly column: (column: number) => void;
  readonly rematch: () => void;
  readonly newGame: () => void;
  readonly menu: () => void;
  readonly help: () => void;
}
