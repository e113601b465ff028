import type { BotAct } from "../bots/driver.ts";
import type { Table } from "../table/table.ts";
import type { Entry, Hand } from "./hand.ts";
import type { Situation } from "./situation.ts";

/** How many dice are rolled. */
export const DICE = 4;

/** Does whoever plays this seat sit at this screen? */
export const isHere = ({ seats }: Pick<Table, "seats">, seat: number): boolean =>
  seats[seat]?.player.kind === "person";

/**
 * The own dice that are to be typed in now; null while nobody is asked for any. At the beginning of a turn there is
 * nothing else to do, for a bot that wants to roll somebody does it, and after a choice people say when they roll.
 */
export function entryOf(
  table: Pick<Table, "seats" | "ownDice">,
  situation: Situation,
  hand: Hand,
  act: BotAct,
): Entry | null {
  if (!table.ownDice) return null;
  if (hand.entry) return hand.entry;
  const isTurnBegin = situation.kind === "roll" && !situation.moved && isHere(table, situation.position.seat);
  return isTurnBegin || act.kind === "dice" ? { of: "roll", dice: [] } : null;
}
