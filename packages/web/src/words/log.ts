import type { Gain, TurnEnd } from "./game.ts";

/** Words of the list of what happened in a game. The ends of turns are told in the words of the game screen. */
export interface LogWords {
  readonly title: string;
  readonly nothing: string;
  /** Whose turn it is, as a heading; the name is empty where someone plays alone. */
  readonly turn: (turn: number, name: string) => string;
  /** A turn that is not over. */
  readonly running: string;
  /** One roll and what was made of it; null while that is open, no gains for a bust. */
  readonly roll: (dice: readonly number[], gains: readonly Gain[] | null) => string;
  readonly end: (end: TurnEnd) => string;
  /** Who began, before the first turn. */
  readonly began: (name: string) => string;
}
