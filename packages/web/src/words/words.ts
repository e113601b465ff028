import type { Language, Texts } from "@cantstop/texts";
import type { BotName } from "../bots/names.ts";
import type { DiceSource, Starter } from "../setup.ts";
import type { GameWords } from "./game.ts";
import type { LateWords } from "./late.ts";

/** Words of the first screen, and of what hangs over all screens. */
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
    /** Who begins a game, and whose turn it is in one. */
    readonly begins: (name: string) => string;
    readonly turnOf: (name: string) => string;
    readonly continue: string;
    readonly newGame: string;
    readonly goingOn: string;
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
    readonly learn: string;
    readonly learnDetail: string;
    readonly online: string;
    readonly onlineDetail: string;
    readonly daily: string;
    /** Under it: what it is, that it waits to be continued, or how today went. */
    readonly dailyDetail: string;
    readonly dailyGoesOn: string;
    readonly dailyDone: (turns: number) => string;
    /** The climb of a day: "Daily climb, 29 November". */
    readonly dailyOf: (day: string) => string;
    readonly games: string;
    /** Under it: how many wait, if any. */
    readonly gamesDetail: (waiting: number) => string;
    readonly tools: string;
    readonly menu: string;
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

/** What a language's module has: the words of the first screen, and what loads those of the others. */
export interface LanguageWords {
  readonly make: (texts: Texts) => HomeWords;
  readonly late: { readonly [Screen in keyof LateWords]: (texts: Texts) => Promise<LateWords[Screen]> };
}

/** A language's words: those about the game, which are in `@cantstop/texts`, and the app's own. */
export interface Wording {
  readonly language: Language;
  readonly texts: Texts;
  readonly words: HomeWords;
  /** Loads the words of a screen or dialog that is not there from the beginning. */
  readonly late: <Screen extends keyof LateWords>(screen: Screen) => Promise<LateWords[Screen]>;
}

/** The same with the words of the game screen. */
export interface GameWording extends Wording {
  readonly words: HomeWords & GameWords;
}
