import { type OnlineGame, seedsBySeat } from "@cantstop/protocol";
import { drawStart, makeSeedsText } from "@cantstop/protocol/fair-dice";
import type { Pen } from "./pen.ts";

/** Do the seats roll for who begins? */
const rollsForStart = ({ created, rules }: OnlineGame): boolean =>
  created.start === "roll" ||
  (created.start === "preset" && rules.ruleset.options.firstPlayer === "highest_die");

/** Begins the game, if no seat is open any more. */
export function startIfFull(pen: Pen, secret: string): null {
  const { game } = pen;
  if (game.seats.some(({ kind }) => kind === "open")) return null;
  if (!rollsForStart(game)) {
    pen.write({ type: "started", firstSeat: game.created.firstSeat, startRolls: null });
    return null;
  }
  const { first, rounds } = drawStart(secret, game.seats.length, makeSeedsText(seedsBySeat(game)));
  pen.write({ type: "started", firstSeat: first, startRolls: rounds });
  return null;
}
