import { type OnlineGame, seatsOf } from "@cantstop/protocol";
import { findBot } from "@cantstop/strategy";
import { type Refusal, refuse } from "../refusal.ts";
import { comeBack } from "./act.ts";
import type { Pen } from "./pen.ts";
import { startIfFull } from "./start.ts";

/** A person as the table knows them. */
export interface Sitter {
  readonly id: string;
  readonly name: string;
}

/** The seats for a person: those kept for them, else the first that is kept for nobody; with what they are called. */
function freeSeats({ seats }: OnlineGame, { id, name }: Sitter): { seat: number; name: string }[] {
  const openFor = (whom: string | null) =>
    seats.flatMap((taken, seat) =>
      taken.kind === "open" && taken.player === whom ? [{ seat, name: taken.name ?? name }] : [],
    );
  const kept = openFor(id);
  // Several people beside one another keep their names; one alone may have another by now.
  if (kept.length > 1) return kept;
  return [...kept, ...openFor(null)].slice(0, 1).map(({ seat }) => ({ seat, name }));
}

/**
 * A person sits down, with a contribution to the dice if they bring one; the game begins if nobody is missing any
 * more. Who sits there already just comes back.
 */
export function join(pen: Pen, secret: string, sitter: Sitter, seed: string | undefined): Refusal | null {
  const { game } = pen;
  const { id } = sitter;
  if (seatsOf(game, id).length > 0) {
    comeBack(pen, id);
    if (seed !== undefined && !game.seeds.has(id) && game.rolls === 0 && game.status !== "finished")
      pen.write({ type: "seeded", player: id, seed });
    return null;
  }
  if (game.status === "finished") return refuse("game_over", "The game has ended.");
  const seats = game.status === "waiting" ? freeSeats(game, sitter) : [];
  if (seats.length === 0) return refuse("no_open_seat", "No seat is open. You can watch.");
  for (const { seat, name } of seats) pen.write({ type: "joined", seat, player: id, name });
  if (seed !== undefined) pen.write({ type: "seeded", player: id, seed });
  return startIfFull(pen, secret);
}

/** A person adds to the dice, once, before they are first rolled. */
export function giveSeed(pen: Pen, player: string, seed: string): Refusal | null {
  const { game } = pen;
  if (seatsOf(game, player).length === 0) return refuse("not_your_seat", "You do not sit at this table.");
  if (game.seeds.has(player)) return refuse("already_seeded", "You have added to these dice already.");
  if (game.rolls > 0 || game.status === "finished")
    return refuse("seed_too_late", "The dice have been rolled.");
  pen.write({ type: "seeded", player, seed });
  return null;
}

/** Whoever set the game up does not wait any longer for somebody to come: a bot sits down instead. */
export function seatBot(
  pen: Pen,
  secret: string,
  player: string,
  { seat, bot }: { readonly seat: number; readonly bot: string },
): Refusal | null {
  const { status, created, seats } = pen.game;
  if (player !== created.host)
    return refuse("not_your_seat", "Only who set the game up can give a seat to a bot.");
  if (status !== "waiting") return refuse("already_started", "The game has begun.");
  const taken = seats[seat];
  if (!taken) return refuse("bad_request", "There is no such seat.", { field: "seat" });
  if (taken.kind !== "open") return refuse("no_open_seat", "This seat is taken.");
  if (!findBot(bot)) return refuse("unknown_bot", `There is no bot "${bot}".`, { field: "bot" });
  pen.write({ type: "seated", seat, bot });
  return startIfFull(pen, secret);
}

/** A person gets up before the game has begun. */
export function leave(pen: Pen, player: string): Refusal | null {
  const { game } = pen;
  if (seatsOf(game, player).length === 0) return refuse("not_your_seat", "You do not sit at this table.");
  if (game.status !== "waiting")
    return refuse("already_started", "The game has begun: resign it if you do not want to go on.");
  pen.write({ type: "left", player });
  return null;
}
