import type { Severity } from "@cantstop/strategy";
import type { Fortune, Rating } from "../review/ratings.ts";
import type { Gain, TurnEnd } from "./game.ts";

/** Ways to write what things are worth: chances to win, or the turns of a player alone. */
interface Units {
  /** Alone: how many turns the game is expected to take. */
  readonly value: (value: number) => string;
  /** By how much that changes, with its sign. */
  readonly change: (change: number) => string;
  /** What a decision gave away, in a sentence. */
  readonly cost: (cost: number) => string;
  /** Alone: how many turns are left to go. */
  readonly now: (value: number) => string;
  /** Beside a line of the chart. */
  readonly grid: (value: number) => string;
}

/** Words of the screen that reviews a game. A name is empty where someone plays alone. */
export interface ReviewWords {
  readonly title: string;
  /** The way back, without and with a game that it leads to. */
  readonly toGames: string;
  readonly toGame: string;
  readonly share: string;
  /** An online game that is still being played. */
  readonly notOver: string;
  /** The server was asked for a game, and does not answer. */
  readonly unanswered: string;
  readonly facts: (facts: readonly string[]) => string;
  readonly chances: Units;
  readonly turns: Units;
  /** While the review is made, and when it was not. */
  readonly progress: {
    readonly running: (share: number) => string;
    readonly stop: string;
    readonly stopped: string;
    readonly goOn: string;
    readonly failed: string;
  };
  readonly chart: {
    readonly title: string;
    readonly titleAlone: string;
    /** Name of the slider that it is. */
    readonly moment: string;
    readonly notYet: string;
    /** Heading of the turns in the table that says the same, and the row before the first one. */
    readonly turn: string;
    readonly start: string;
  };
  readonly steps: {
    readonly label: string;
    readonly first: string;
    readonly previous: string;
    readonly next: string;
    readonly last: string;
    readonly nextMistake: string;
    readonly of: (moment: number, last: number) => string;
  };
  /** What is to be seen at a moment. */
  readonly moment: {
    readonly label: string;
    readonly start: string;
    /** At the start of a game that has something to step through. */
    readonly startDetail: string;
    /** Heading of a position that nothing led to. */
    readonly position: string;
    readonly turn: (turn: number, name: string) => string;
    readonly moved: (name: string, gains: readonly Gain[]) => string;
    /** The same for a screen reader, with everyone's chances. */
    readonly saidWith: (
      said: string,
      chances: readonly (readonly [name: string, chance: string])[],
    ) => string;
    readonly alternatives: string;
    readonly stopOrRoll: string;
    readonly played: string;
    readonly best: string;
    /** A choice with its value, for a screen reader. */
    readonly option: (what: string, value: string, marks: readonly string[]) => string;
    readonly forced: string;
    /** What a decision came to: nothing given away, hardly anything, or so much. */
    readonly right: string;
    readonly fine: (cost: string) => string;
    readonly fault: (severity: Exclude<Severity, "none">, cost: string) => string;
    readonly gaveUp: (cost: string) => string;
    readonly luck: (change: string) => string;
    readonly now: string;
    readonly asking: string;
    readonly noAnswer: string;
  };
  readonly severities: { readonly [S in Exclude<Severity, "none">]: string };
  readonly summary: {
    readonly title: string;
    readonly sofar: string;
    readonly plays: { readonly [R in Rating]: string };
    readonly fortunes: { readonly [F in Fortune]: string };
    readonly right: (right: number, decisions: number) => string;
    readonly noDecisions: string;
    readonly books: string;
    readonly rows: {
      readonly start: string;
      readonly luck: string;
      readonly rivalLuck: string;
      readonly cost: string;
      readonly gifts: string;
      readonly drift: string;
      readonly result: string;
      readonly resultSofar: string;
      readonly withoutLuck: string;
      readonly meanCost: string;
    };
    readonly about: string;
    readonly aboutAlone: string;
  };
  readonly list: {
    readonly title: string;
    readonly running: string;
    /** How a turn ended, whoever played it. */
    readonly end: (end: TurnEnd) => string;
    /** A turn's row, for a screen reader. */
    readonly label: (parts: readonly string[]) => string;
  };
  readonly quiz: {
    readonly title: string;
    readonly open: (questions: number) => string;
    readonly openFor: (name: string, questions: number) => string;
    readonly question: (number: number, of: number) => string;
    readonly whichMove: (name: string) => string;
    readonly stopOrRoll: (name: string) => string;
    readonly found: string;
    readonly close: (cost: string) => string;
    readonly missed: (best: string, cost: string) => string;
    readonly played: (what: string) => string;
    readonly next: string;
    readonly end: string;
    readonly leave: string;
    readonly result: (found: number, of: number) => string;
    readonly praise: { readonly all: string; readonly some: string; readonly none: string };
    readonly again: string;
  };
  readonly playOn: {
    readonly open: string;
    readonly title: string;
    readonly about: string;
    readonly person: string;
    readonly bot: (name: string, temper: string) => string;
    readonly begin: string;
  };
}
