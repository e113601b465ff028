import type { Problem } from "@cantstop/rules";

/** Why options exclude each other, by the rules' own codes. */
export type ConflictProblem = Extract<
  Problem,
  | "leaves_unclaimed_top"
  | "stays_in_closed_column"
  | "three_steps_for_two_pairs"
  | "no_target_for_players"
  | "strict_deadlock"
>;

/** Words of the sheet where a ruleset is put together. */
export interface OwnRulesWords {
  readonly title: string;
  readonly intro: string;
  readonly basedOn: string;
  /** How far the mix is from its preset: "2 rules of your own". */
  readonly own: (count: number) => string;
  /** Marks an option that differs from the preset. */
  readonly changed: string;
  readonly reset: (preset: string) => string;
  readonly done: string;
  /** How columns to win are set: one number, or a number for each number of players. */
  readonly sameForAll: string;
  readonly byPlayers: string;
  /** Label of a number that holds when so many play. */
  readonly whenPlaying: (players: number) => string;
  readonly less: (what: string) => string;
  readonly more: (what: string) => string;
  /** Why two options exclude each other, in a sentence for players. */
  readonly conflicts: { readonly [P in ConflictProblem]: string };
  /** A value that cannot be chosen; `why` is a sentence of `conflicts`. */
  readonly refused: (why: string, option: string) => string;
  /** A value that changes another option, too. */
  readonly together: (why: string, option: string, value: string) => string;
  /** Said when that has happened. */
  readonly alsoChanged: (option: string, value: string) => string;
}
