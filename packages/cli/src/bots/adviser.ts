import { createHash } from "node:crypto";
import {
  canStop,
  columnsOfMove,
  type Dice,
  generateMoves,
  MAX_MOVES,
  type Position,
  rollOf,
} from "@cantstop/rules";
import { makePositionText } from "@cantstop/rules/notation";
import { type Bot, type Player, Random } from "@cantstop/strategy";

/** Chance that knows whether anybody has asked for it. */
class WatchedRandom extends Random {
  drawn = false;

  override next(): number {
    this.drawn = true;
    return super.next();
  }
}

interface Kept {
  readonly player: Player;
  readonly random: WatchedRandom;
  readonly firstSeat: number;
}

/**
 * A bot that is asked about single positions, in any order, and answers the same whenever it is asked the
 * same. A player that needs no chance is kept, for it may know the turn of the next question already; any
 * other is made anew for each, its chance drawn from the question itself.
 */
export class Adviser {
  readonly #bot: Bot;
  readonly #moves = new Uint16Array(MAX_MOVES);
  #kept: Kept | null = null;

  constructor(bot: Bot) {
    this.#bot = bot;
  }

  /** The sums that the bot would move; empty on a bust. */
  choose(position: Position, dice: Dice): number[] {
    const moves = this.#moves;
    const count = generateMoves(position, rollOf(dice, position.rules.sides), moves);
    if (count === 0) return [];
    // Dice in another order are the same question.
    const question = () => `choose ${[...dice].sort((a, b) => a - b).join("")}`;
    return columnsOfMove(this.#ask(position, question, (player) => player.choose(position, moves, count)));
  }

  /** Would the bot stop? Never where that is not allowed. */
  stops(position: Position): boolean {
    return (
      canStop(position) &&
      this.#ask(
        position,
        () => "decide",
        (player) => player.stops(position),
      )
    );
  }

  #ask<T>(position: Position, question: () => string, ask: (player: Player) => T): T {
    const { firstSeat } = position;
    if (this.#kept?.firstSeat === firstSeat) {
      const { player, random } = this.#kept;
      const answer = ask(player);
      if (!random.drawn) return answer;
    }
    const seed = createHash("sha256").update(`${this.#bot.name} ${question()} ${makePositionText(position)}`);
    const words = new Uint32Array(Uint8Array.from(seed.digest()).buffer);
    const random = new WatchedRandom(...words);
    const player = this.#bot.create(random);
    const answer = ask(player);
    this.#kept = random.drawn ? null : { player, random, firstSeat };
    return answer;
  }
}
