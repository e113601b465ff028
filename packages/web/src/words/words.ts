import type { Language, Texts } from "@cantstop/texts";
import type { BotName } from "../bots/names.ts";
import type { DiceSource, Starter } from "../setup.ts";
import type { LateWords } from "./late.ts";

/** A column and how far it is moved, or has been. */
export interface Gain {
  readonly column: number;
  /** Spaces gained; 0 where a runner enters on its own camp. */
  readonly steps: number;
  /** The runner stands on the top. */
  readonly top: boolean;
}

/** A sentence in the two lengths that the screen has room for. */
export interface Say {
  /** Large, where there is room. */
  readonly text: string;
  /** Under it; may be empty. */
  readonly detail: string;
  /** One line of at most about 42 characters. */
  readonly short: string;
}

/** What stands on a card beside its dice. */
export interface CardWords {
  readonly headline: string;
  readonly detail: string;
  /** At most about 14 characters. */
  readonly short: string;
}

/** Why a roll was a bust. */
export type BustCause =
  /** No pair fits the columns with a runner, these. */
  | { readonly kind: "no_fit"; readonly columns: readonly number[] }
  /** All three runners stand on tops. */
  | { readonly kind: "all_topped" }
  /** After a claim a runner had to be placed. */
  | { readonly kind: "must_place" }
  /** The dice give only sums that may not be moved. */
  | { readonly kind: "nothing_open" };

/** How a turn went, for those who come next. */
export type TurnEnd =
  | {
      readonly kind: "stop";
      readonly name: string;
      readonly gains: readonly Gain[];
      readonly claimed: readonly number[];
    }
  | { readonly kind: "bust"; readonly name: string; readonly steps: number }
  /** A move that ended the turn by itself. */
  | { readonly kind: "done"; readonly name: string; readonly claimed: readonly number[] }
  | { readonly kind: "left"; readonly name: string };

/** One space of the board's accessible twin. */
export interface ColumnFacts {
  readonly length: number;
  readonly owner: string | null;
  readonly camps: readonly { readonly name: string; readonly space: number }[];
  readonly runner: { readonly space: number; readonly steps: number } | null;
  readonly lost: number | null;
}

/** Words of the start screen, the menu, and what hangs over all screens. */
export interface HomeWords {
  readonly app: {
    readonly name: string;
    /** Title of the browser's tab. */
    readonly titleOfTurn: (name: string) => string;
    readonly titleOfWin: (names: readonly string[]) => string;
    readonly titleOf: (screen: string) => string;
  };
  readonly home: {
    readonly heading: string;
    readonly emptySeat: string;
    readonly tapToAdd: string;
    /** Buttons on an empty seat. */
    readonly add: { readonly person: (pieces: string) => string; readonly bot: (pieces: string) => string };
    readonly removeSeat: (name: string) => string;
    readonly nameOf: (pieces: string) => string;
    /** Names for those who give none; also what the pieces are called. */
    readonly pieces: readonly [string, string, string, string];
    /** A seat's pieces, on the button that changes them. */
    readonly piecesOf: (name: string, pieces: string) => string;
    readonly changePieces: string;
    /** Who takes a seat, with what they are called below. */
    readonly whoPlays: (pieces: string) => string;
    readonly kinds: { readonly person: string; readonly bot: string };
    /** The second to bear a name: "Marmot 2". */
    readonly numbered: (name: string, count: number) => string;
    /** Bots: a name, and their temper in a word or two. */
    readonly bots: { readonly [Bot in BotName]: { readonly name: string; readonly temper: string } };
    readonly botTemper: (temper: string) => string;
    readonly rules: string;
    readonly ownRules: string;
    /** How far a mix of rules is from the preset that it began as. */
    readonly ownRulesSummary: (changes: number, preset: string) => string;
    /** A mix of rules is impossible for so many players. */
    readonly rulesDoNotFit: (players: number) => string;
    readonly board: string;
    readonly looks: { readonly sign: string; readonly mountain: string };
    readonly moreOptions: string;
    readonly whoBegins: string;
    readonly starters: { readonly [S in Starter]: string };
    /** Which seat begins, in the terms of how that was found out. */
    readonly firstSeat: { readonly [S in Starter]: string };
    /** The app rolls for who begins. */
    readonly diceDecide: string;
    readonly dice: string;
    readonly diceSources: { readonly [S in DiceSource]: string };
    readonly ownDice: string;
    readonly play: string;
    /**
     * Who plays, and who begins: "Ana begins, against Kenji". `first` is empty where the dice decide; one name
     * plays alone.
     */
    readonly playDetail: (names: readonly string[], first: string) => string;
    readonly continue: string;
    readonly newGame: string;
    /** A game that waits: its players, and how it stands. `onTurn` is null where someone plays alone. */
    readonly together: (names: readonly string[]) => string;
    readonly stands: (game: {
      readonly ruleset: string;
      readonly onTurn: string | null;
      readonly scores: readonly number[];
      readonly target: number;
    }) => string;
    /** Name of the links below. */
    readonly more: string;
    readonly help: string;
    readonly helpDetail: string;
    readonly daily: string;
    readonly dailyDetail: string;
    /** The climb of a day: "Daily climb, 29 November". */
    readonly dailyOf: (day: string) => string;
    readonly games: string;
    /** Under it: how many wait, if any. */
    readonly gamesDetail: (waiting: number) => string;
    readonly tools: string;
    readonly language: string;
    readonly toDark: string;
    readonly toLight: string;
  };
  /** Where an address leads nowhere. */
  readonly lost: {
    readonly page: { readonly title: string; readonly detail: string };
    readonly game: { readonly title: string; readonly detail: string };
    readonly home: string;
    readonly games: string;
  };
  /** What every dialog has. */
  readonly dialog: { readonly close: string; readonly cancel: string };
  readonly notices: {
    readonly notSaved: string;
    readonly unreadable: string;
    readonly stale: string;
    /** A part of the app did not arrive. */
    readonly notLoaded: string;
    readonly tryAgain: string;
    /** The app itself is newer by now; the page goes on in the version that it was opened in. */
    readonly newVersion: string;
    /** Loads the page anew, in the newer version. */
    readonly reload: string;
    readonly dismiss: string;
  };
}

/** Words of the game screen. */
export interface GameWords {
  readonly play: {
    readonly subtitle: (ruleset: string, target: number) => string;
    readonly regions: {
      readonly seats: string;
      readonly board: string;
      readonly choices: string;
      readonly actions: string;
    };
    readonly menu: string;
    readonly help: string;
    readonly playing: (runnersLeft: number) => string;
    readonly hasLeft: string;
    readonly tally: (owned: number, target: number) => string;
    readonly slots: (owned: number, target: number, columns: readonly number[]) => string;
    readonly dice: (dice: readonly number[]) => string;
    readonly pairs: (a: readonly [number, number], b: readonly [number, number]) => string;
    readonly noDice: string;
    readonly startDice: string;
    readonly bustRisk: string;
    readonly percent: (share: number) => string;
    readonly stepsAtStake: (steps: number) => string;
    readonly steps: (steps: number) => string;
    readonly chip: (gain: Gain) => string;
  };
  readonly sentences: {
    readonly turn: (name: string) => Say;
    readonly turnAfterClaim: (name: string, claimer: string, columns: readonly number[]) => Say;
    readonly pick: Say;
    readonly ask: (cause: "one_runner" | "free_use") => Say;
    /** A move is chosen: what it does, and the question it raises. */
    readonly climbs: (gains: readonly Gain[], name: string, steps: number) => Say;
    readonly double: (gain: Gain, steps: number) => Say;
    readonly topped: (columns: readonly number[], name: string) => Say;
    readonly allTopped: (name: string) => Say;
    readonly wins: (name: string) => Say;
    /** The move ends the turn by itself; `wins` when it decides the game. */
    readonly claimsAtOnce: (columns: readonly number[], name: string, wins: boolean) => Say;
    readonly reaches: (columns: readonly number[], name: string) => Say;
    /** Stopping is not allowed: what is to be done instead. `reason` is the full sentence. */
    readonly rollOn: (
      name: string,
      reason: string,
      cause: { readonly unplaced: number } | { readonly rivalOn: number } | null,
    ) => Say;
    /** The move is made, no dice are rolled. */
    readonly decide: (name: string, steps: number) => Say;
    readonly bust: (steps: number) => Say;
    readonly won: (names: readonly string[]) => Say;
    readonly over: Say;
  };
  readonly notes: {
    readonly begin: string;
    /** Who rolled what for the start, round by round, and who begins. */
    readonly highestDie: (
      rounds: readonly (readonly { readonly name: string; readonly die: number }[])[],
      first: string,
    ) => string;
    readonly turnEnd: (end: TurnEnd) => string;
    readonly kept: (gains: readonly Gain[], steps: number) => string;
    readonly lastRound: (names: readonly string[], target: number) => string;
    readonly bust: (cause: BustCause, kept: readonly number[], hasCamps: boolean) => string;
    readonly bestTurn: (name: string, steps: number, rolls: number) => string;
    readonly totals: (turns: number, busts: number) => string;
  };
  readonly cards: {
    readonly moves: (gains: readonly Gain[]) => CardWords;
    readonly only: (gain: Gain, why: string) => CardWords;
    readonly either: (columns: readonly number[], cause: "one_runner" | "free_use") => CardWords;
    readonly closed: (reasons: readonly string[]) => CardWords;
    readonly noRunner: (columns: readonly number[]) => CardWords;
    readonly columnClosed: (columns: readonly number[], owners: readonly string[]) => CardWords;
    /** For a screen reader. `why` is a sentence, or empty. */
    readonly label: (sums: readonly [number, number], words: CardWords, why: string) => string;
    /** Which of a pairing's sums? The columns, and whether both are an answer. */
    readonly question: (columns: readonly number[], cause: "one_runner" | "free_use") => string;
    /** What a move does in a column that is named beside it: "up 1". */
    readonly step: (gain: Gain) => string;
    readonly answer: (gains: readonly Gain[]) => string;
    readonly back: string;
  };
  readonly actions: {
    readonly roll: string;
    readonly rollAgain: string;
    readonly stop: string;
    readonly afterPick: string;
    readonly toGoOn: (percent: string) => string;
    readonly keep: (steps: number, claimed: readonly number[], wins: boolean) => string;
    readonly notYet: (cause: { readonly unplaced: number } | { readonly rivalOn: number } | null) => string;
    readonly claim: (columns: readonly number[]) => string;
    readonly claimDetail: (wins: boolean) => string;
    readonly turnOf: (name: string) => string;
    readonly result: string;
    readonly rematch: string;
    readonly begins: (name: string) => string;
    readonly newGame: string;
  };
  /** What a screen reader hears, a sentence an event. */
  readonly said: {
    readonly rolled: (name: string, dice: readonly number[]) => string;
    readonly forced: (name: string, dice: readonly number[], gains: readonly Gain[]) => string;
    /** `risk` is null where the move ends the turn. */
    readonly picked: (gains: readonly Gain[], risk: string | null, steps: number) => string;
    readonly bust: (name: string, dice: readonly number[], steps: number) => string;
    readonly nextTurn: (before: string, name: string) => string;
    readonly won: (names: readonly string[]) => string;
  };
  readonly board: {
    readonly caption: string;
    readonly heads: readonly [string, string];
    readonly column: (column: number) => string;
    readonly sentence: (facts: ColumnFacts) => string;
  };
}

/** All words of the app's own screens, in one language; those about the game itself are in `@cantstop/texts`. */
export interface Words extends HomeWords, GameWords {}

/** What a language's module has: the words of the first screens, and what loads those of the others. */
export interface LanguageWords {
  readonly make: (texts: Texts) => Words;
  readonly late: { readonly [Screen in keyof LateWords]: (texts: Texts) => Promise<LateWords[Screen]> };
}

/** A language's words: the game's and the app's. */
export interface Wording {
  readonly language: Language;
  readonly texts: Texts;
  readonly words: Words;
  /** Loads the words of a screen or dialog that is not there from the beginning. */
  readonly late: <Screen extends keyof LateWords>(screen: Screen) => Promise<LateWords[Screen]>;
}
