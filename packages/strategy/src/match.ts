import {
  bust,
  canStop,
  copyPosition,
  generateMoves,
  MAX_MOVES,
  makeMove,
  type Position,
  type Rules,
  startPosition,
  stop,
} from "@cantstop/rules";
import type { Player } from "./player.ts";
import type { Random } from "./random.ts";

/** How a game went. */
export interface MatchResult {
  /** Seats that won, a mask; empty where the game was given up as a draw. */
  readonly winners: number;
  /** Turns by seat, and how many of them were busts. */
  readonly turns: readonly number[];
  readonly busts: readonly number[];
}

/** A game of more turns than this is a draw. */
export const LONGEST_GAME = 1_000;

/** Plays whole games, one after the other, with the same memory. */
export class Match {
  private readonly opening: Position;
  private readonly position: Position;
  private readonly moves = new Uint16Array(MAX_MOVES);

  constructor(rules: Rules) {
    this.opening = startPosition(rules);
    this.position = startPosition(rules);
  }

  /** @param onTurn told of the position at the start of each turn */
  play(
    players: readonly Player[],
    firstSeat: number,
    random: Random,
    onTurn?: (position: Position) => void,
  ): MatchResult {
    const { position, moves } = this;
    const rolls = position.rules.packedRolls.length;
    copyPosition(this.opening, position);
    position.seat = firstSeat;
    position.firstSeat = firstSeat;
    const turns = players.map(() => 0);
    const busts = players.map(() => 0);
    for (let turn = 0; turn < LONGEST_GAME && !position.finished; turn++) {
      const { seat } = position;
      const player = players[seat];
      turns[seat]++;
      onTurn?.(position);
      for (;;) {
        const count = generateMoves(position, random.below(rolls), moves);
        if (count === 0) {
          busts[seat]++;
          bust(position);
          break;
        }
        makeMove(position, player.choose(position, moves, count));
        // The move may have ended the turn by itself.
        if (position.finished || !position.moved) break;
        if (canStop(position) && player.stops(position)) {
          stop(position);
          break;
        }
      }
    }
    return { winners: position.winners, turns, busts };
  }
}
