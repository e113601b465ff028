import type { Options } from "@cantstop/rules";

/** Something for each value of an option. */
type ByValue<Name extends keyof Options, Text = string> = {
  readonly [Value in Extract<Options[Name], string>]: Text;
};

/** Placing that prefers pairings, or forbids them. */
type Placing = Exclude<Options["placement"], "free">;

/** A target that all players share, or null where it depends on how many they are. */
type Target = number | null;

/**
 * Everything that a rules page can say, in one language: whole sentences or paragraphs, which the writers beside
 * this file choose by the options. What a language lacks, or what takes other parameters, does not compile.
 * Sentences that stand in one paragraph are joined as the language's locale joins them.
 */
export interface RulesWords {
  readonly page: {
    readonly title: (preset: string) => string;
    /** For options of one's own, and what then stands in place of a preset's summary. */
    readonly ownTitle: string;
    readonly ownIntro: (preset: string) => string;
  };
  readonly aim: {
    readonly title: string;
    readonly target: ByValue<"gameEnd", (columns: number) => string>;
    readonly targetByPlayers: (
      targets: readonly { readonly players: number; readonly columns: number }[],
    ) => string;
    /** After `targetByPlayers`: what it takes to win. */
    readonly enough: ByValue<"gameEnd">;
    readonly safe: ByValue<"columnClaim">;
  };
  readonly board: {
    readonly title: string;
    readonly columns: string;
    readonly pieces: (markers: number) => string;
  };
  readonly start: {
    readonly title: string;
    readonly empty: string;
    readonly first: ByValue<"firstPlayer">;
    readonly clockwise: string;
  };
  readonly turn: {
    readonly title: string;
    readonly steps: readonly [roll: string, split: string, move: string, decide: string];
    readonly over: string;
    /** The first roll, 2 3 4 5: by what may be chosen. */
    readonly firstRoll: ByValue<"placement"> & { readonly freeHalves: string };
  };
  readonly pairing: {
    readonly title: string;
    readonly playable: string;
    /** Whether one of two playable sums may be left out: never, once all runners are placed, always. */
    readonly use: { readonly both: string; readonly freeWhenFull: string; readonly free: string };
    readonly lastRunner: string;
    /** 1 1 5 6 with runners in 5 and 9. */
    readonly lastRunnerExample: string;
    /** 2 3 4 5 with runners in 5, 7 and 9. */
    readonly fullExample: { readonly both: string; readonly free: string };
  };
  readonly placing: {
    readonly title: string;
    readonly lowest: string;
    readonly camp: ByValue<"entrySpace">;
    readonly jump: string;
    readonly stays: ByValue<"columnClaim">;
    /** Before the steps that narrow the choice, or in their place. */
    readonly choice: { readonly free: string; readonly narrowed: string };
    readonly closed: { readonly [P in Placing]: string };
    readonly doubles: { readonly [P in Placing]: string };
    readonly most: string;
    readonly nothingLeft: { readonly [P in Placing]: string };
    readonly full: string;
    /** 1 4 6 6 with a camp on space 3 of column 5; the runner enters on `space`. */
    readonly campExample: (space: number) => string;
    /** 3 6 4 5 with runners on the lowest spaces of 5 and 9. */
    readonly thirdRunnerExample: { readonly free: string; readonly narrowed: string };
  };
  readonly doubles: {
    readonly title: string;
    readonly double: string;
    readonly quad: string;
    readonly quadEntry: ByValue<"quadEntry">;
    /** In place of `quadEntry.start_plus_two` where it is the same as `pairwise`. */
    readonly startPlusTwoAboveCamp: string;
    readonly quadStanding: string;
    /** 5 5 5 5 on an empty board; the runner enters on `space`. */
    readonly quadExample: (space: number) => string;
  };
  readonly bust: {
    readonly title: string;
    readonly when: { readonly free: string; readonly narrowed: string };
    readonly off: string;
    readonly tops: ByValue<"columnClaim">;
    readonly firstRoll: string;
    /** 2 2 4 5 with runners in 5, 8 and 10. */
    readonly example: string;
    readonly mustReenter: string;
  };
  readonly tops: {
    readonly title: string;
    readonly reached: ByValue<"columnClaim">;
    /** Only where a reached column is claimed at once. */
    readonly freed: { readonly [T in Exclude<Options["toppedRunner"], "locked">]: string };
    readonly closed: string;
    readonly rivalCamps: ByValue<"rivalCampsOnClaim">;
  };
  readonly stopping: {
    readonly title: string;
    readonly when: ByValue<"stopCondition">;
    /** Both only with `all_runners_placed`. */
    readonly afterClaim: string;
    readonly noColumnLeft: string;
    readonly notOnRival: string;
    readonly keep: string;
    readonly claim: string;
  };
  readonly rivals: {
    readonly title: string;
    readonly camps: ByValue<"rivalCamps">;
    /** Both only with `jump_over`. */
    readonly jumpEntry: ByValue<"entrySpace">;
    readonly jumpTop: string;
  };
  readonly end: {
    readonly title: string;
    readonly wins: ByValue<"columnClaim", (target: Target) => string>;
    readonly lastRound: ByValue<"columnClaim", (target: Target) => string>;
    readonly roundWinners: (target: Target) => string;
    readonly allClosed: string;
    readonly mostWin: (target: Target) => string;
    readonly leaving: string;
    readonly alone: (columns: number) => string;
  };
  readonly mistakes: {
    readonly title: string;
    readonly fourthRunner: ByValue<"columnClaim">;
    readonly keepAfterBust: ByValue<"columnClaim">;
    readonly stopAfterRoll: string;
    readonly bustTooEarly: string;
    readonly closedColumn: string;
    readonly bottomAgain: ByValue<"entrySpace">;
    readonly topIsNoClaim: string;
    readonly leaveOut: string;
    readonly climbFirst: string;
    readonly stopUnplaced: string;
    readonly stopOnRival: string;
    readonly round: ByValue<"gameEnd">;
  };
}
