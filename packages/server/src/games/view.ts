import {
  type ClockView,
  type GameSummary,
  type GameView,
  type OnlineGame,
  type OnlineSeat,
  runsOutAt,
  type SeatView,
  seedsBySeat,
  timeLeft,
} from "@cantstop/protocol";
import { bitsOf, canStop, legalMoves } from "@cantstop/rules";
import { makeState } from "@cantstop/rules/notation";

/** Who listens to a game now. */
export interface Presence {
  isPresent(game: string, player: string): boolean;
}

const timeText = (at: number | null): string | null => (at === null ? null : new Date(at).toISOString());

function viewSeat(seat: OnlineSeat, game: string, presence: Presence): SeatView {
  switch (seat.kind) {
    case "person":
      return {
        kind: "person",
        player: seat.player,
        name: seat.name,
        bot: seat.standIn,
        present: presence.isPresent(game, seat.player),
      };
    case "open":
      return { kind: "open", player: seat.player, name: seat.name, bot: null, present: false };
    case "bot":
      return { kind: "bot", player: null, name: seat.bot, bot: seat.bot, present: true };
  }
}

const viewSeats = ({ id, seats }: OnlineGame, presence: Presence): SeatView[] =>
  seats.map((seat) => viewSeat(seat, id, presence));

function viewClock(game: OnlineGame): ClockView {
  const { clock } = game.created;
  if (clock.kind === "none") return clock;
  const runsOut = timeText(runsOutAt(game));
  if (clock.kind !== "game") return { ...clock, runsOut };
  return { ...clock, runsOut, left: game.spent.map((spent) => timeLeft(clock.seconds, spent) / 1000) };
}

function viewLegal({ status, game: { position, dice } }: OnlineGame): GameView["legal"] {
  if (status !== "running") return { moves: [], canRoll: false, canStop: false };
  if (dice) return { moves: legalMoves(position, dice), canRoll: false, canStop: false };
  return { moves: [], canRoll: true, canStop: canStop(position) };
}

/** A game as everybody may see it. What is secret is not in an {@link OnlineGame} before it is told. */
export function viewGame(game: OnlineGame, presence: Presence, rematch: string | null): GameView {
  const { created, start, end } = game;
  return {
    id: game.id,
    status: game.status,
    version: game.version,
    seats: viewSeats(game, presence),
    state: makeState(game.game.position),
    dice: game.game.dice,
    legal: viewLegal(game),
    clock: viewClock(game),
    fairness: {
      commitment: created.commitment,
      seeds: seedsBySeat(game),
      startSeeds: start?.rolls ? [...start.seeds] : null,
      secret: end?.secret ?? null,
    },
    ruleset: created.ruleset,
    host: created.host,
    visibility: created.visibility,
    start: created.start,
    onTimeout: created.onTimeout,
    startRolls: start?.rolls ?? null,
    createdAt: created.at,
    startedAt: timeText(start?.at ?? null),
    finishedAt: timeText(end?.at ?? null),
    rematchOf: created.rematchOf,
    rematch,
  };
}

/** A game in a list. */
export function summarise(game: OnlineGame, presence: Presence): GameSummary {
  const { created, status, game: onBoard } = game;
  return {
    id: game.id,
    status,
    version: game.version,
    ruleset: created.ruleset,
    seats: viewSeats(game, presence),
    clock: created.clock,
    onTurn: status === "running" ? onBoard.position.seat : null,
    winners: status === "finished" ? bitsOf(onBoard.position.winners) : null,
    createdAt: created.at,
    changedAt: new Date(game.changedAt).toISOString(),
  };
}
