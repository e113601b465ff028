import { SEAT_LETTERS } from "@cantstop/rules/notation";
import { usageFault } from "../fault.ts";

const MOST_PLAYERS = 4;
const LONGEST_NAME = 20;

/** The names of the players, from names with commas between them or from their number. */
export function readPlayers(text: string): string[] {
  if (/^\d+$/.test(text)) {
    const players = Number(text);
    if (players < 1 || players > MOST_PLAYERS) throw usageFault("--players: the game is for 1 to 4 players.");
    return Array.from({ length: players }, (_, seat) => `Player ${SEAT_LETTERS[seat]}`);
  }
  // A name is printed on many lines: nothing in it may steer the terminal.
  const names = text.split(",").map((name) => name.replace(/\p{C}/gu, "").trim());
  if (names.length > MOST_PLAYERS) throw usageFault("--players: the game is for 1 to 4 players.");
  for (const name of names) {
    if (/^(bot|exec):/.test(name))
      throw usageFault(`--players: "${name}": there are no bots yet, only people can play.`);
    if (name === "") throw usageFault("--players: a name is missing between the commas.");
    if (name.length > LONGEST_NAME)
      throw usageFault(`--players: a name may be ${LONGEST_NAME} characters long at most.`);
  }
  if (new Set(names.map((name) => name.toLowerCase())).size < names.length)
    throw usageFault("--players: each name may be used once.");
  return names;
}

/** The seat that a player's name, letter or number (from 1) stands for; undefined where it stands for none. */
export function findSeat(names: readonly string[], text: string): number | undefined {
  const wanted = text.trim().toLowerCase();
  const matches = (name: string, seat: number) =>
    [name, SEAT_LETTERS[seat] as string, String(seat + 1)].some((word) => word.toLowerCase() === wanted);
  const seat = names.findIndex(matches);
  return seat < 0 ? undefined : seat;
}
