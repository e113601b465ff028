import type { Move, Position } from "@cantstop/rules";
import type { Random } from "./random.ts";

/** Who plays a seat: asked for a move among the legal ones, and whether to stop where that is allowed. */
export interface Player {
  /**
   * @param moves holds the legal moves, at least one
   * @returns one of the first `count` moves
   */
  choose(position: Position, moves: Uint16Array, count: number): Move;
  /** Asked after a move, where both stopping and rolling on are possible. */
  stops(position: Position): boolean;
}

/** A player that can be asked for by name. */
export interface Bot {
  readonly name: string;
  /** One sentence about its temper, in English. */
  readonly summary: string;
  /** A player for one seat; its chance, if it needs any, comes from `random`. */
  create(random: Random): Player;
}

/** Any move, and a stop every other time. */
export const randomBot: Bot = {
  name: "random",
  summary: "Takes any move and tosses a coin whether to stop.",
  create: (random) => ({
    choose: (_, moves, count) => moves[random.below(count)],
    stops: () => random.below(2) === 0,
  }),
};
