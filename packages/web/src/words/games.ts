import type { Failure } from "@cantstop/rules";
import type { BackupFault } from "../backup.ts";

/** What finished games are looked for by. */
interface FilterWords {
  readonly rules: string;
  readonly anyRules: string;
  readonly opponent: string;
  readonly anyone: string;
  /** Games without bots, and climbs alone. */
  readonly people: string;
  readonly online: string;
  readonly alone: string;
  /** Whose games. */
  readonly player: string;
  readonly everybody: string;
  readonly noMatch: string;
}

/** Words of the tables of statistics. */
interface StatisticsWords {
  readonly title: string;
  /** Headings of the columns. */
  readonly games: string;
  readonly wins: string;
  readonly busts: string;
  /** How many busts the odds of the rolls add up to. */
  readonly expected: string;
  readonly aboutExpected: string;
  /** Where several people are looked at: a game counts for each of them. */
  readonly forEach: string;
  readonly best: string;
  /** A number, and which share of another it is. */
  readonly share: (count: number, of: number) => string;
  readonly players: string;
  readonly player: string;
  readonly allPeople: string;
  readonly allBots: string;
  /** What is told is told of these games only. */
  readonly of: (found: number, all: number) => string;
  /** How people did against whom, and by which rules. */
  readonly opponents: string;
  readonly opponent: string;
  readonly rulesets: string;
  readonly ruleset: string;
  /** How people did by their place in the first round, counted from 1. */
  readonly places: string;
  readonly place: string;
  readonly placeOf: (place: number) => string;
  readonly alone: string;
  /** A ruleset that this version does not know. */
  readonly unknownRuleset: string;
  readonly daily: string;
  /** Days that were climbed, days in a row up to now, and the longest such row. */
  readonly dailyFacts: (climbed: number, row: number, longest: number) => string;
}

/** Ways to write what something is worth. */
interface TrendUnits {
  readonly value: (value: number) => string;
  /** With its sign. */
  readonly change: (change: number) => string;
}

/** Words for what the reviews tell over time. */
interface TrendWords {
  readonly title: string;
  readonly about: string;
  /** Of whom all this is told, while nobody is chosen. */
  readonly whose: (name: string) => string;
  /** What a decision gave away, and what the dice brought. */
  readonly cost: string;
  readonly luck: string;
  readonly mean: (value: string) => string;
  readonly chances: TrendUnits;
  readonly turns: TrendUnits;
  readonly asTable: string;
  readonly game: string;
  readonly reviewed: (reviewed: number, all: number) => string;
  readonly reviewRest: (games: number) => string;
  readonly progress: (done: number, of: number) => string;
  readonly stop: string;
  readonly failed: string;
}

/** Words for keeping everything as a file, and for taking one in. */
interface FileWords {
  readonly title: string;
  readonly about: string;
  readonly save: string;
  readonly load: string;
  readonly saveFailed: string;
  readonly restored: (added: number, updated: number) => string;
  /** The device keeps what was taken in only until the page is closed. */
  readonly notKept: string;
  readonly faults: { readonly [C in Exclude<BackupFault["code"], "bad_game">]: string };
  /** One of the file's games cannot be read. */
  readonly badGame: (id: string, failure: Failure) => string;
}

/** Words of the screen with this device's games. */
export interface GamesWords {
  readonly title: string;
  readonly home: string;
  readonly empty: string;
  readonly play: string;
  readonly running: string;
  readonly finished: string;
  readonly filter: FilterWords;
  /** How a game ended: "Ana won, 3–1". Nobody: it was given up. */
  readonly result: (winners: readonly string[], claims: readonly number[]) => string;
  readonly climbed: (turns: number) => string;
  readonly givenUp: string;
  readonly ownDice: string;
  /** With people elsewhere. */
  readonly online: string;
  /** Facts beside each other: "Ana won, 3–1 · Standard". */
  readonly facts: (facts: readonly string[]) => string;
  readonly more: (count: number) => string;
  /** A link to a game's review, by the game and in short. */
  readonly review: (game: string) => string;
  readonly reviewThis: string;
  readonly remove: (game: string) => string;
  readonly removeQuestion: string;
  readonly removeRunning: string;
  readonly removeFinished: string;
  readonly removeUnreadable: string;
  readonly removeConfirm: string;
  readonly statistics: StatisticsWords;
  readonly trend: TrendWords;
  readonly file: FileWords;
  readonly unreadable: {
    readonly title: string;
    readonly about: string;
    readonly item: (id: string) => string;
    readonly save: string;
  };
  /** The finished games could not be loaded. */
  readonly failed: string;
  readonly loading: string;
}
