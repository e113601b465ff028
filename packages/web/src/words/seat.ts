import type { BotName } from "../bots/names.ts";

/** Words of the dialog with more about a seat. */
export interface SeatWords {
  readonly pieces: string;
  /** Colour and shape of each set of pieces. */
  readonly pieceNames: readonly [string, string, string, string];
  /** The pieces are somebody else's, who gets these instead. */
  readonly swaps: (name: string) => string;
  readonly bots: string;
  /** How a bot plays, in a sentence. */
  readonly summaries: { readonly [Bot in BotName]: string };
  readonly done: string;
}
