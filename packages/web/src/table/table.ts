import type { Dice, ErrorCode, Game } from "@cantstop/rules";
import { type GameRecord, replay } from "@cantstop/rules/notation";
import type { ReadonlySignal } from "@preact/signals";
import type { BotName } from "../bots/names.ts";
import type { Piece } from "../setup.ts";

/** Everything that has happened at a table so far. Never changed in place: each event makes a new one. */
export interface TableState {
  readonly record: GameRecord;
  /** The game before the first event, then the game after each. */
  readonly games: readonly [Game, ...Game[]];
}

/** Who plays a seat: a person at this screen, a bot of this screen, or whoever plays elsewhere, be it a bot. */
export type TablePlayer =
  | { readonly kind: "person" }
  | { readonly kind: "bot"; readonly bot: BotName }
  | { readonly kind: "remote"; readonly bot: BotName | null };

/** A seat at a table: what it is called, what it moves, and who decides. */
export interface TableSeat {
  readonly name: string;
  readonly piece: Piece;
  readonly player: TablePlayer;
}

/**
 * Why a command changed nothing: a rule (see the rules' error codes), or `stale`: the game went on elsewhere
 * meanwhile, and the table shows it now; or `unreachable`: whoever keeps the game did not answer.
 */
export interface TableFailure {
  readonly code: ErrorCode | "stale" | "unreachable";
}
interface Refusal {
  readonly ok: false;
  readonly error: TableFailure;
}
export type TableResult = { readonly ok: true } | Refusal;
/** The game to go to. */
export type RematchResult = { readonly ok: true; readonly id: string } | Refusal;

/**
 * A game as the screen knows it, whoever keeps it. Commands answer when the change is kept and shown. A move
 * may come with the roll or the stop that follows it: both happen, or neither.
 */
export interface Table {
  /** The game's name for all time: in addresses, in the archive, in exported files. */
  readonly id: string;
  readonly seats: readonly TableSeat[];
  /** The dice are people's own: a roll is what they type in. */
  readonly ownDice: boolean;
  /** The day, as `2026-11-29`, whose dice are rolled here, the same for everyone; null in other games. */
  readonly daily: string | null;
  /** The game is kept by a server, and others play it elsewhere. */
  readonly online: boolean;
  readonly state: ReadonlySignal<TableState>;
  /** Whether what is shown is also kept; false while the device keeps nothing. */
  readonly kept: ReadonlySignal<boolean>;
  /**
   * Moves if columns are given, then rolls the dice.
   *
   * @param dice what was rolled, where the dice are people's own; there and only there
   */
  roll(move?: readonly number[], dice?: Dice): Promise<TableResult>;
  /** Moves: for a move that ends the turn by itself, and where the roll or the stop is still to be thought of. */
  move(columns: readonly number[]): Promise<TableResult>;
  /** Moves if columns are given, then stops. */
  stop(move?: readonly number[]): Promise<TableResult>;
  /** Replaces the last roll of people's own dice, a bust too, as long as nothing was done since. */
  correct(dice: Dice): Promise<TableResult>;
  /** A seat leaves the game. */
  resign(seat: number): Promise<TableResult>;
  /** The same people once more, in a game of its own; the next seat begins. A game not finished is given up. */
  rematch(): Promise<RematchResult>;
  /** Shows at once what has happened elsewhere, where that is still being shown step by step. */
  skip(): void;
  /** The table is no longer looked at. */
  leave(): void;
}

/** All that a record tells. */
export const stateOf = (record: GameRecord): TableState => ({
  record,
  games: replay(record) as [Game, ...Game[]],
});

/** The game as it stands. */
export const currentGame = ({ games }: TableState): Game => games[games.length - 1] ?? games[0];

/** Is the game at this table not over? */
export const isRunning = (table: Table | null): table is Table =>
  table !== null && !currentGame(table.state.value).position.finished;

/** Can the last roll be corrected, were the dice people's own? */
export const isLastARoll = ({ record }: TableState): boolean => record.events.at(-1)?.type === "roll";
