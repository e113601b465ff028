import type { Game } from "@cantstop/rules";
import type { Hint } from "../bots/advice.ts";
import type { Face } from "../dice/Die.tsx";
import type { Shared } from "./share.ts";

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

/** What the strongest player was asked about the situation. */
export type Advice = { readonly kind: "asked" | "failed" } | { readonly kind: "given"; readonly hint: Hint };

/** Own dice that are being typed in. */
export interface Entry {
  /** `roll`: of the roll that follows the choice in the hand; `correction`: instead of the last roll. */
  readonly of: "roll" | "correction";
  readonly dice: readonly Face[];
}

/** What only this screen knows: the state of the player's hand, as it were. */
export interface Hand {
  readonly pick: Pick | null;
  readonly glance: Glance | null;
  /** The game whose bust has been seen and put away. */
  readonly seen: Game | null;
  /** How many rounds of the dice for who begins are on the table; infinite once it is decided. */
  readonly startRounds: number;
  /** The odds of this decision are wanted. */
  readonly askedOdds: boolean;
  readonly advice: Advice | null;
  readonly entry: Entry | null;
  /** What became of the result that was to be handed on. */
  readonly shared: Shared | null;
}

export const emptyHand: Hand = {
  pick: null,
  glance: null,
  seen: null,
  startRounds: Number.POSITIVE_INFINITY,
  askedOdds: false,
  advice: null,
  entry: null,
  shared: null,
};

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
  /** Shows the odds of this decision. */
  readonly askOdds: () => void;
  /** Asks the strongest player, or wants to hear no more. */
  readonly hint: () => void;
  /** Own dice: the next one shows this face. */
  readonly face: (face: Face) => void;
  /** Own dice: takes the one at this place back, the last one if none is given. */
  readonly unface: (place?: number) => void;
  /** Own dice: the last roll was mistyped; or, while it is typed anew, it was not. */
  readonly correct: () => void;
  /** Nobody has to see every step of a turn that is played elsewhere. */
  readonly skip: () => void;
  /** Lets a bot that is stuck think once more. */
  readonly retry: () => void;
  readonly rematch: () => void;
  readonly share: () => void;
  /** Looks at the game once more, with all that can be said of it. */
  readonly review: () => void;
  readonly menu: () => void;
  readonly help: () => void;
  readonly log: () => void;
  readonly sound: () => void;
}
