import { botOf, type OnlineGame, runsOutAt } from "@cantstop/protocol";

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
