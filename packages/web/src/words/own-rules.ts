import type { ConflictProblem } from "@cantstop/rules";
import type { OptionTexts } from "@cantstop/texts";

/** Words of the sheet where a ruleset is put together. */
export interface OwnRulesWords {
  /** Names of the options and sentences for their values, the same as everywhere. */
  readonly options: OptionTexts;
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
  /** Why two options exclude each other, in a sentence for players. */
  readonly conflicts: { readonly [P in ConflictProblem]: string };
  /** The mix is impossible for so many players; `why` is a sentence of `conflicts`. */
  readonly doesNotFit: (players: number, why: string) => string;
  /** A value that cannot be chosen; `why` is a sentence of `conflicts`. */
  readonly refused: (why: string, option: string) => string;
  /** A value that changes another option, too. */
  readonly together: (why: string, option: string, value: string) => string;
  /** Said when that has happened. */
  readonly alsoChanged: (option: string, value: string) => string;
}
