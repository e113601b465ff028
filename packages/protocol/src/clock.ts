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
