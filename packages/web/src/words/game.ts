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
  /** Under it, of at most about 52 characters; may be empty. */
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

/** How a turn went, for those who come next. The name is empty where someone plays alone. */
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

/** A round of dice for who begins. */
export type StartRound = readonly { readonly name: string; readonly die: number }[];

/** What the strongest player says: what to do now, and what it is worth in the words of `hint.worth`. */
export type Advised =
  /** Move these columns (one twice for a double), then stop or roll on; null where the move ends the turn. */
  | {
      readonly kind: "move";
      readonly columns: readonly number[];
      readonly next: "stop" | "roll" | null;
      readonly worth: string;
    }
  | {
      readonly kind: "stop" | "roll";
      readonly worth: string;
      /** What the other of the two is worth; null where there is no other. */
      readonly other: string | null;
    };

/**
 * Words of the game screen. Who is spoken to or about has an empty name where someone plays alone: there is nobody
 * to be told apart from.
 */
export interface GameWords {
  readonly play: {
    readonly subtitle: (ruleset: string, target: number) => string;
    readonly subtitleAlone: (ruleset: string, target: number) => string;
    readonly regions: {
      readonly seats: string;
      readonly board: string;
      readonly choices: string;
      readonly actions: string;
    };
    readonly menu: string;
    readonly help: string;
    readonly sound: string;
    readonly log: string;
    readonly playing: (runnersLeft: number) => string;
    /** The turns of someone who plays alone are counted. */
    readonly turnNumber: (turn: number) => string;
    readonly hasLeft: string;
    readonly tally: (owned: number, target: number) => string;
    readonly slots: (owned: number, target: number, columns: readonly number[]) => string;
    readonly dice: (dice: readonly number[]) => string;
    readonly pairs: (a: readonly [number, number], b: readonly [number, number]) => string;
    readonly noDice: string;
    readonly startDice: string;
    readonly bustRisk: string;
    /** The button that shows the risk once, where it is not shown always. */
    readonly askOdds: string;
    readonly percent: (share: number) => string;
    readonly stepsAtStake: (steps: number) => string;
    readonly steps: (steps: number) => string;
    readonly chip: (gain: Gain) => string;
  };
  readonly sentences: {
    /** The dice for it are falling. */
    readonly whoBegins: Say;
    readonly turn: (name: string) => Say;
    readonly turnAlone: (turn: number) => Say;
    readonly turnAfterClaim: (name: string, claimer: string, columns: readonly number[]) => Say;
    readonly turnAfterClaimAlone: (turn: number, columns: readonly number[]) => Say;
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
    /** Somebody who does not sit here went bust: `next` may roll at once; null where they do not sit here either. */
    readonly bustOf: (name: string, steps: number, next: string | null) => Say;
    readonly won: (names: readonly string[]) => Say;
    readonly wonAlone: (turns: number) => Say;
    readonly over: Say;
  };
  /** While somebody plays who does not sit here. */
  readonly watching: {
    readonly turn: (name: string) => Say;
    readonly rolled: (name: string, dice: readonly number[]) => Say;
    readonly climbs: (name: string, gains: readonly Gain[]) => Say;
    readonly decided: (name: string, stops: boolean, steps: number) => Say;
    readonly failed: (name: string) => Say;
    /** What they are at, of at most about 24 characters; their piece is drawn beside it. */
    readonly rolling: (name: string) => string;
    readonly choosing: (name: string) => string;
    readonly thinking: (name: string) => string;
    readonly rollsOn: (name: string) => string;
    readonly stops: (name: string) => string;
    readonly stuck: (name: string) => string;
    readonly skip: string;
    readonly tryAgain: string;
  };
  readonly notes: {
    readonly begin: string;
    readonly beginAlone: string;
    /** Who rolled what for the start, round by round, and who begins. */
    readonly highestDie: (rounds: readonly StartRound[], first: string) => string;
    /** The same, a round at a time: those who are level roll again. */
    readonly startRound: (round: StartRound, level: readonly string[]) => string;
    readonly turnEnd: (end: TurnEnd) => string;
    readonly kept: (gains: readonly Gain[], steps: number) => string;
    readonly lastRound: (names: readonly string[], target: number) => string;
    readonly bust: (cause: BustCause, kept: readonly number[], hasCamps: boolean) => string;
    readonly bestTurn: (name: string, steps: number, rolls: number) => string;
    readonly totals: (turns: number, busts: number) => string;
    /** A daily climb has ended: it counts, or another one of the same day does. */
    readonly dailyCounts: string;
    readonly dailyForFun: (turns: number) => string;
    /** Words that are read one after the other. */
    readonly together: (sentences: readonly string[]) => string;
  };
  readonly cards: {
    readonly moves: (gains: readonly Gain[]) => CardWords;
    readonly only: (gain: Gain, why: string) => CardWords;
    readonly either: (columns: readonly number[], cause: "one_runner" | "free_use") => CardWords;
    readonly closed: (reasons: readonly string[]) => CardWords;
    readonly noRunner: (columns: readonly number[]) => CardWords;
    readonly columnClosed: (columns: readonly number[], owners: readonly string[]) => CardWords;
    /** For a screen reader. `why` is a sentence, or empty; so is `mark`, what stands on the card besides. */
    readonly label: (sums: readonly [number, number], words: CardWords, why: string, mark: string) => string;
    /** On the card of a choice without alternative, which is made by itself. */
    readonly automatic: string;
    /** Which of a pairing's sums? The columns, and whether both are an answer. */
    readonly question: (columns: readonly number[], cause: "one_runner" | "free_use") => string;
    /** What a move does in a column that is named beside it: "up 1". */
    readonly step: (gain: Gain) => string;
    readonly answer: (gains: readonly Gain[], mark: string) => string;
    readonly back: string;
  };
  readonly hint: {
    readonly ask: string;
    /** Where the hint will stand, while it is worked out and where it could not be; as long as it may be. */
    readonly thinking: string;
    readonly failed: string;
    /** A chance to win, or how many turns are left on average: of at most 5 characters. */
    readonly worth: (value: number, unit: "chance" | "turns") => string;
    /** One line of at most about 42 characters. */
    readonly advice: (advised: Advised, unit: "chance" | "turns") => string;
    /** What a choice is worth, for a screen reader. */
    readonly mark: (worth: string, unit: "chance" | "turns", isBest: boolean) => string;
  };
  /** Dice of people's own, which are typed in. */
  readonly ownDice: {
    readonly roll: (name: string) => Say;
    readonly correct: Say;
    /** How many dice are still to be typed in. */
    readonly toGo: (dice: number) => string;
    readonly typed: (dice: readonly number[]) => string;
    readonly backspace: string;
    readonly back: string;
    readonly correctTool: string;
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
    readonly nextTurn: string;
    readonly skip: string;
    readonly result: string;
    readonly rematch: string;
    readonly begins: (name: string) => string;
    readonly again: string;
    readonly review: string;
    readonly share: string;
    /** Under Share: what it does, and that it is done. */
    readonly shareDetail: string;
    readonly copied: string;
  };
  /** The result of a daily climb in one line, for others: `day` is written out. */
  readonly dailyResult: (day: string, turns: number, busts: number) => string;
  /** What a screen reader hears, a sentence an event. */
  readonly said: {
    readonly rolled: (name: string, dice: readonly number[]) => string;
    readonly forced: (name: string, dice: readonly number[], gains: readonly Gain[]) => string;
    /** `risk` is null where the move ends the turn, `steps` where nobody wants to know. */
    readonly picked: (
      gains: readonly Gain[],
      odds: { readonly risk: string; readonly steps: number } | "ends" | null,
    ) => string;
    readonly bust: (name: string, dice: readonly number[], steps: number) => string;
    readonly nextTurn: (before: string, name: string) => string;
    readonly nextTurnAlone: (before: string, turn: number) => string;
    readonly won: (names: readonly string[]) => string;
    readonly wonAlone: (turns: number) => string;
  };
  readonly board: {
    readonly caption: string;
    readonly heads: readonly [string, string];
    readonly column: (column: number) => string;
    readonly sentence: (facts: ColumnFacts) => string;
  };
}
