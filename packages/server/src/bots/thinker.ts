import type { Action } from "@cantstop/protocol";
import type { Game } from "@cantstop/rules";

/** Decides for bots. */
export interface Thinker {
  /**
   * What a bot does next in the seat on turn: rolls, or moves and then rolls or stops. Together these are one step that
   * people follow.
   */
  think(game: Game, bot: string): Promise<readonly Action[]>;
  close(): Promise<void>;
}
