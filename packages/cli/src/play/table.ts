import { type Dice, type Game, type GameEvent, play, type Rules, startGame, unwrap } from "@cantstop/rules";
import { type GameRecord, writeRecord } from "@cantstop/rules/notation";

/** A game in progress and all that has happened in it. A move can be taken back until the dice roll again. */
export class Table {
  readonly names: readonly string[];
  readonly #start: Game;
  #game: Game;
  #events: GameEvent[] = [];
  /** The game before the move that can still be taken back. */
  #beforeMove: Game | null = null;
  #turns = 1;

  constructor(rules: Rules, names: readonly string[], firstSeat: number) {
    this.names = names;
    this.#start = startGame(rules, firstSeat);
    this.#game = this.#start;
  }

  get game(): Game {
    return this.#game;
  }

  /** How many turns have begun. */
  get turns(): number {
    return this.#turns;
  }

  get canTakeBack(): boolean {
    return this.#beforeMove !== null;
  }

  /** @returns false on a bust, which has ended the turn */
  roll(dice: Dice): boolean {
    this.#apply({ type: "roll", dice });
    return this.#game.dice !== null;
  }

  /** Makes a legal move. One that ends the turn by itself cannot be taken back. */
  move(columns: readonly number[]): void {
    const before = this.#game;
    this.#apply({ type: "move", columns });
    if (this.#game.position.moved) this.#beforeMove = before;
  }

  takeBack(): void {
    if (!this.#beforeMove) return;
    this.#game = this.#beforeMove;
    this.#beforeMove = null;
    this.#events.pop();
  }

  stop(): void {
    this.#apply({ type: "stop" });
  }

  /** The game record of all that counts. */
  record(tags: GameRecord["tags"]): string {
    return writeRecord({ start: this.#start.position, names: this.names, tags, events: this.#events });
  }

  #apply(event: GameEvent): void {
    const { position } = this.#game;
    this.#game = unwrap(play(this.#game, event));
    this.#events.push(event);
    this.#beforeMove = null;
    const turnEnded = event.type !== "roll" ? !this.#game.position.moved : this.#game.dice === null;
    if (turnEnded && position.finished === this.#game.position.finished) this.#turns++;
  }
}
