import type { Reaction } from "@cantstop/protocol";
import type { Say } from "./game.ts";

/** Words of the game screen where others play elsewhere. */
export interface OnlineGameWords {
  /** The title of the browser's tab. */
  readonly yourTurn: string;
  readonly reconnecting: Say;
  readonly offline: Say;
  /** Under the buttons meanwhile. */
  readonly whenReconnected: string;
  readonly reconnected: string;
  readonly watching: (watchers: number) => string;
  /** Under whose turn it is. */
  readonly youWatch: string;
  /** At a seat. */
  readonly away: string;
  readonly botPlays: string;
  readonly botPlaysFor: (bot: string, name: string) => string;
  /** Of the time for the whole game: there is no coming back. */
  readonly timeUsedUp: string;
  readonly leftByTime: (name: string) => string;
  readonly back: string;
  readonly timeLeft: (time: string) => string;
  readonly timeShort: (name: string) => string;
  readonly react: string;
  readonly reactions: { readonly [R in Reaction]: string };
  readonly said: (name: string, reaction: string) => string;
  readonly otherGames: string;
  readonly rematchWaits: string;
  /** Under the button of the rematch, for those who look on. */
  readonly watchRematch: string;
  /** What is heard of that. */
  readonly rematchCalled: string;
  readonly checkDice: string;
  readonly notification: string;
}
