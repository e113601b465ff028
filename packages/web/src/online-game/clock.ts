import { botOf, type OnlineGame, runsOutAt, timeLeft } from "@cantstop/protocol";

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** With so little left of a live clock, a player is told. */
export const SHORT_MS = 10 * SECOND;

/** What a seat has left, in milliseconds by the server's clock; null where it has none, and while a bot plays. */
export function leftFor(game: OnlineGame, seat: number, now: number): number | null {
  const { created, status, spent } = game;
  const { clock } = created;
  if (status !== "running" || clock.kind === "none" || botOf(game.seats[seat]) !== null) return null;
  const runsOut = game.game.position.seat === seat ? runsOutAt(game) : null;
  if (runsOut !== null) return Math.max(0, runsOut - now);
  return clock.kind === "game" ? timeLeft(clock.seconds, spent[seat] ?? 0) : null;
}

/** The narrow words are Latin letters in Japanese; its short ones are short enough. */
const displayFor = (language: string) => (language === "ja" ? "short" : "narrow");

/** A time as a clock shows it, `0:42`, or in the language's short words where it is long: `3d`. */
export function clockText(language: string, ms: number): string {
  const inUnits = (count: number, unit: "day" | "hour") =>
    new Intl.NumberFormat(language, { style: "unit", unit, unitDisplay: displayFor(language) })
      .format(count)
      .replace(/\s/g, "");
  if (ms >= 2 * DAY) return inUnits(Math.round(ms / DAY), "day");
  if (ms >= 2 * HOUR) return inUnits(Math.round(ms / HOUR), "hour");
  const seconds = Math.ceil(ms / SECOND);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}
