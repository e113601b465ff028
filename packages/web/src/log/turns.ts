import type { Game } from "@cantstop/rules";
import { gainsOf } from "../play/gains.ts";
import { turnEndAt } from "../play/history.ts";
import type { TableState } from "../table/table.ts";
import type { Gain, TurnEnd } from "../words/game.ts";

/** A roll and what was made of it. */
export interface LoggedRoll {
  readonly dice: readonly number[];
  /** None for a bust; null while it waits for a choice. */
  readonly gains: readonly Gain[] | null;
}

/** A turn as the log tells it. */
export interface LoggedTurn {
  /** The how manieth of its seat, counted from 1. */
  readonly number: number;
  readonly seat: number;
  readonly rolls: readonly LoggedRoll[];
  /** Null while it is going on. Whoever leaves does so in a turn of their own. */
  readonly end: TurnEnd | null;
}

/** The turns of a game, the first one first. */
export function loggedTurns({ games, record }: TableState, nameOf: (seat: number) => string): LoggedTurn[] {
  const turns: LoggedTurn[] = [];
  let rolls: LoggedRoll[] = [];
  const add = (seat: number, rolls: readonly LoggedRoll[], end: TurnEnd | null) => {
    const number = turns.filter((turn) => turn.seat === seat).length + 1;
    turns.push({ number, seat, rolls, end });
  };
  for (const [i, event] of record.events.entries()) {
    const { position: before, dice: waiting } = games[i] as Game;
    const { position: after, dice } = games[i + 1] as Game;
    if (event.type === "roll") rolls.push({ dice: event.dice, gains: dice ? null : [] });
    if (event.type === "move" && waiting)
      rolls = [
        ...rolls.slice(0, -1),
        { dice: waiting, gains: gainsOf(before, { columns: event.columns, after }) },
      ];
    const end = turnEndAt({ games, record }, i, nameOf);
    if (!end) continue;
    const seat = event.type === "resign" ? event.seat : before.seat;
    add(seat, seat === before.seat ? rolls : [], end);
    if (seat === before.seat) rolls = [];
  }
  const { position } = games.at(-1) as Game;
  if (rolls.length > 0) add(position.seat, rolls, null);
  return turns;
}
