import type { Dice } from "@cantstop/rules";
import type { BotName } from "./names.ts";

/** A situation to be judged, in a form that travels to a worker. */
export interface Question {
  /** The position before the dice, as a position's text (see the notation of `@cantstop/rules`). */
  readonly position: string;
  /** The dice that wait for a move; null after one. */
  readonly dice: Dice | null;
}

/** What a bot would do. */
export interface Decision {
  /** The move; null where no dice wait. */
  readonly columns: readonly number[] | null;
  /** Whether it then stops. False too where the turn is over by itself or may not stop. */
  readonly stops: boolean;
}

/** What stopping and rolling on are worth to the player on turn. */
export interface Prospects {
  /** The better of both, or of the end of the turn where it ends by itself. */
  readonly value: number;
  /** Null where the turn cannot be stopped. */
  readonly stop: number | null;
  /** Null where the turn is over. */
  readonly roll: number | null;
}

/** A move with its prospects. */
export interface MoveHint extends Prospects {
  readonly columns: readonly number[];
}

/** What the strongest player thinks of a situation. */
export interface Hint {
  /**
   * What values are: chances to win, from 0 to 1; or for a player alone, who cannot lose, minus the expected
   * number of turns that are left.
   */
  readonly unit: "chance" | "turns";
  /** The legal moves, the best first; none where no dice wait. */
  readonly moves: readonly MoveHint[];
  /** Of the situation itself, where no dice wait; null where some do. */
  readonly now: Prospects | null;
}

/** Those who can judge a situation. */
export interface Advisers {
  /** What a bot does. */
  decide(question: Question, bot: BotName): Promise<Decision>;
  /** What the strongest player would do, and what the alternatives are worth. */
  hint(question: Question): Promise<Hint>;
}
