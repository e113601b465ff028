import type { GameRecord } from "@cantstop/rules/notation";
import type { SeatSetup } from "../setup.ts";
import type { TableSeat } from "../table/table.ts";
import { makeTags } from "../table/tags.ts";

/** A seat when the game goes on here: who played it elsewhere, as a person, is somebody here. */
export function seatHere({ name, piece, player }: TableSeat): SeatSetup {
  const bot = player.kind === "person" ? null : player.bot;
  return bot === null ? { kind: "person", name, piece } : { kind: "bot", bot, piece };
}

/**
 * The record of a game that goes on where another one was at a moment: the same until then, and a game of its own,
 * with dice that the app rolls, from there.
 */
export const recordToPlayOn = (
  { start, names, events }: GameRecord,
  moment: number,
  seats: readonly SeatSetup[],
  now: Date,
): GameRecord => ({ start, names, tags: makeTags(seats, now), events: events.slice(0, moment) });
