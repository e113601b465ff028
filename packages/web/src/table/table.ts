import type { ErrorCode, Game } from "@cantstop/rules";
import type { GameRecord } from "@cantstop/rules/notation";
import type { ReadonlySignal } from "@preact/signals";
import { parseStartRolls } from "./dice.ts";

/** Everything that has happened at a table so far. Never changed in place: each event makes a new one. */
export interface TableState {
  readonly record: GameRecord;
  /** The game before the first event, then the game after each. */
  readonly games: readonly [Game, ...Game[]];
}

/**
 * Why a command changed nothing: a rule (see the rules' error codes), or `stale`: the game went on elsewhere
 * meanwhile, and the table shows it now.
 */
export interface TableFailure {
  readonly code: ErrorCode | "stale";
}
export type TableResult = { readonly ok: true } | { readonly ok: false; readonly error: TableFailure };

/**
 * A game as the screen knows it, whoever keeps it. Commands answer when the change is kept and shown. A move
 * may come with the roll or the stop that follows it: both happen, or neither.
 */
export interface Table {
  readonly state: ReadonlySignal<TableState>;
  /** Whether what is shown is also kept; false while the device keeps nothing. */
  readonly kept: ReadonlySignal<boolean>;
  /** Moves if columns are given, then rolls the dice. */
  roll(move?: readonly number[]): Promise<TableResult>;
  /** Moves: for a move that ends the turn by itself. */
  move(columns: readonly number[]): Promise<TableResult>;
  /** Moves if columns are given, then stops. */
  stop(move?: readonly number[]): Promise<TableResult>;
  /** A seat leaves the game. */
  resign(seat: number): Promise<TableResult>;
  /** The same people once more; the next seat begins. */
  rematch(): Promise<TableResult>;
  /** The table is no longer looked at. */
  leave(): void;
}

/** The game as it stands. */
export const currentGame = ({ games }: TableState): Game => games[games.length - 1] ?? games[0];

/** Name of the record's tag that keeps the dice that decided who begins. */
export const START_ROLLS_TAG = "StartRolls";

/** The dice that decided who begins, round by round; none where it was decided otherwise. */
export const startRolls = ({ record }: TableState): number[][] =>
  parseStartRolls(record.tags.find(([name]) => name === START_ROLLS_TAG)?.[1] ?? "");
