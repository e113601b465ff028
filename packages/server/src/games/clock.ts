import { botOf, type OnlineGame } from "./online-game.ts";

const DAY = 24 * 60 * 60 * 1000;

/** Milliseconds that a seat has left of the time for all its turns, as the turn under way began. */
export const timeLeft = (seconds: number, spent: number): number => Math.max(0, seconds * 1000 - spent);

/** When the time of the seat on turn is up; null while nobody's time runs. */
export function runsOutAt({ status, created, game, seats, turnBegan, spent }: OnlineGame): number | null {
  const { clock } = created;
  const { seat } = game.position;
  if (status !== "running" || botOf(seats[seat]) !== null) return null;
  switch (clock.kind) {
    case "none":
      return null;
    case "turn":
      return turnBegan + clock.seconds * 1000;
    case "game":
      return turnBegan + timeLeft(clock.seconds, spent[seat] ?? 0);
    case "days":
      return turnBegan + clock.days * DAY;
  }
}

/** How long bots take, in milliseconds. */
export interface Pace {
  /** Between an event and what a bot does next, so that people can follow. */
  readonly pause: number;
  /** Before a game's first roll, if a bot makes it and somebody has not added to the dice yet. */
  readonly seeds: number;
}

/** Has everyone who may add to the dice done so? */
const hasAllSeeds = ({ seats, seeds }: OnlineGame): boolean =>
  seats.every((seat) => seat.kind !== "person" || seeds.has(seat.player));

/** When the server has to do something by itself, and what; null while it is for people to go on. */
export function nextTask(game: OnlineGame, pace: Pace): { at: number; kind: "bot" | "time-up" } | null {
  if (game.status !== "running") return null;
  if (botOf(game.seats[game.game.position.seat]) !== null) {
    const waitsForSeeds = game.rolls === 0 && !hasAllSeeds(game);
    const at = waitsForSeeds ? (game.start?.at ?? 0) + pace.seeds : game.changedAt + pace.pause;
    return { at, kind: "bot" };
  }
  const at = runsOutAt(game);
  return at === null || game.created.onTimeout === "wait" ? null : { at, kind: "time-up" };
}
