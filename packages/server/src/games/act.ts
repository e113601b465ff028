import {
  type Action,
  type Actions,
  botOf,
  type OnlineGame,
  runsOutAt,
  seatsOf,
  seedsBySeat,
} from "@cantstop/protocol";
import { drawRoll, makeSeedsText } from "@cantstop/protocol/fair-dice";
import { bitsOf, type GameEvent, play } from "@cantstop/rules";
import { type Refusal, refuse } from "../refusal.ts";
import type { Pen } from "./pen.ts";

/** Why the rules refuse, in words. */
const RULES_SAY = {
  illegal_move: "This is no legal move here.",
  roll_not_allowed: "The dice have been rolled and wait for a move.",
  stop_not_allowed: "This turn cannot be stopped now.",
  game_over: "The game has ended.",
} as const;

const isSaid = (code: string): code is keyof typeof RULES_SAY => Object.hasOwn(RULES_SAY, code);

/** How an action is refused that comes too early. */
const TOO_EARLY = { roll: "roll_not_allowed", move: "illegal_move", stop: "stop_not_allowed" } as const;

/** What is answered to an action in a game that has not begun. */
function notBegun({ type }: Action): Refusal {
  const message = "The game has not begun: it waits for players.";
  if (type === "resign") return refuse("not_started", `${message} Leave it instead.`);
  return refuse(TOO_EARLY[type], message);
}

/**
 * What is answered to an action that is asked for together with the roll before it: always the same, for a refusal that
 * depended on the dice would tell them.
 */
function afterRoll({ type }: Action): Refusal {
  const code = type === "resign" ? "roll_not_allowed" : TOO_EARLY[type];
  return refuse(code, "A roll comes last: what follows depends on its dice.");
}

/** Closes the log once the game on the board is over: now the secret can be told. */
function finishIfOver(pen: Pen, secret: string): void {
  const { position } = pen.game.game;
  if (position.finished) pen.write({ type: "finished", winners: bitsOf(position.winners), secret });
}

/** Writes an event of the board, if the rules allow it, and whatever follows from it. */
function playEvent(pen: Pen, secret: string, event: GameEvent, reason: "player" | "time"): Refusal | null {
  const { seat } = pen.game.game.position;
  const next = play(pen.game.game, event);
  if (!next.ok) {
    const { code } = next.error;
    if (isSaid(code)) return refuse(code, RULES_SAY[code]);
    if (code === "invalid_seat") return refuse("not_your_seat", "This seat has left the game.");
    throw new Error(`The rules refuse ${event.type}: ${code}`);
  }
  switch (event.type) {
    case "roll":
      pen.write({ type: "rolled", seat, dice: event.dice });
      if (next.value.dice === null) pen.write({ type: "busted", seat });
      break;
    case "move":
      pen.write({ type: "moved", seat, columns: [...event.columns].sort((a, b) => a - b) });
      break;
    case "stop":
      pen.write({ type: "stopped", seat });
      break;
    case "resign":
      pen.write({ type: "resigned", seat: event.seat, reason });
  }
  finishIfOver(pen, secret);
  return null;
}

/** The next roll. It is fixed by the secret and the seeds, so asking twice gives the same. */
const nextRoll = (game: OnlineGame, secret: string): GameEvent => ({
  type: "roll",
  dice: drawRoll(secret, game.rolls + 1, makeSeedsText(seedsBySeat(game))),
});

/** Which of a player's seats resigns, where the player does not say. */
function seatToResign({ game }: OnlineGame, own: readonly number[]): number | undefined {
  const { seat, out } = game.position;
  return own.includes(seat) ? seat : own.find((other) => ((out >> other) & 1) === 0);
}

/**
 * Plays one action.
 *
 * @param own seats that may be resigned
 * @param playing seats that may be played
 */
function playAction(
  pen: Pen,
  secret: string,
  action: Action,
  own: readonly number[],
  playing = own,
): Refusal | null {
  const { game } = pen;
  if (game.status === "waiting") return notBegun(action);
  if (game.status === "finished") return refuse("game_over", RULES_SAY.game_over);
  if (action.type === "resign") {
    const seat = action.seat ?? seatToResign(game, own);
    if (seat === undefined || !own.includes(seat))
      return refuse("not_your_seat", "Only who sits in a seat can resign it.");
    return playEvent(pen, secret, { type: "resign", seat }, "player");
  }
  const { seat } = game.game.position;
  if (!playing.includes(seat))
    return refuse(
      "not_your_seat",
      own.includes(seat) ? "Your time is up, and a bot plays your seat." : "Another seat is on turn.",
    );
  if (action.type !== "roll") return playEvent(pen, secret, action, "player");
  if (game.game.dice !== null) return refuse("roll_not_allowed", RULES_SAY.roll_not_allowed);
  return playEvent(pen, secret, nextRoll(game, secret), "player");
}

/** What a person asks for: all of it is written, or the first refusal is returned. */
export function act(pen: Pen, secret: string, player: string, { version, actions }: Actions): Refusal | null {
  if (version !== pen.game.version)
    return refuse("stale_version", `The game is at version ${pen.game.version} now.`, {
      version: pen.game.version,
    });
  const own = seatsOf(pen.game, player);
  if (own.length === 0) return refuse("not_your_seat", "You do not sit at this table.");
  comeBack(pen, player);
  const playing = own.filter((seat) => botOf(pen.game.seats[seat]) === null);
  for (const [i, action] of actions.entries()) {
    const isAfterRoll = actions[i - 1]?.type === "roll";
    const refusal = isAfterRoll ? afterRoll(action) : playAction(pen, secret, action, own, playing);
    if (refusal) return refusal;
  }
  return null;
}

/** What a bot does in the seat on turn. */
export function actForBot(pen: Pen, secret: string, actions: readonly Action[]): Refusal | null {
  for (const action of actions) {
    const refusal = playAction(pen, secret, action, [pen.game.game.position.seat]);
    if (refusal) return refusal;
  }
  return null;
}

/** A person plays again where a bot took over, unless the time for the whole game is used up. */
export function comeBack(pen: Pen, player: string): void {
  const { status, created } = pen.game;
  if (status !== "running" || created.clock.kind === "game") return;
  for (const seat of seatsOf(pen.game, player))
    if (botOf(pen.game.seats[seat]) !== null) pen.write({ type: "returned", seat });
}

/** Who plays on for a person whose time is up: quick, sensible, and no champion. */
const STAND_IN = "steady";

/** What the table chose for a person whose time is up, if the time of the seat on turn is. */
export function timeUp(pen: Pen, secret: string): void {
  const { game, now } = pen;
  const at = runsOutAt(game);
  if (at === null || at > now) return;
  const { seat } = game.game.position;
  if (game.created.onTimeout === "bot") pen.write({ type: "replaced", seat, bot: STAND_IN });
  if (game.created.onTimeout === "resign") playEvent(pen, secret, { type: "resign", seat }, "time");
}
