import { appendEvent, type OnlineEvent, type OnlineGame } from "@cantstop/protocol";

type WithoutStamp<Event> = Event extends unknown ? Omit<Event, "version" | "at"> : never;
/** An event before it has its place in the log. */
export type Entry = WithoutStamp<OnlineEvent>;

/** Writes what is to be appended to a game's log, and knows the game as it will be then. */
export class Pen {
  readonly events: OnlineEvent[] = [];
  readonly #now: number;
  #game: OnlineGame;

  constructor(game: OnlineGame, now: number) {
    this.#game = game;
    // Clocks of two machines differ, but a log does not go back in time.
    this.#now = Math.max(now, game.changedAt);
  }

  get game(): OnlineGame {
    return this.#game;
  }

  get now(): number {
    return this.#now;
  }

  write(entry: Entry): void {
    const event = stamp(entry, this.#game.version + 1, this.#now);
    this.#game = appendEvent(this.#game.id, this.#game, event);
    this.events.push(event);
  }
}

/** An entry in its place. */
export const stamp = (entry: Entry, version: number, at: number): OnlineEvent =>
  // `version` and `type` first: logs are read by people too.
  ({ version, at: new Date(at).toISOString(), ...entry });
