import { bitsOf, campOf, ownerOf, type PairingView, type Position } from "@cantstop/rules";
import {
  type BoardView,
  type CampView,
  COLUMNS,
  type Column,
  type ColumnView,
  type PairKind,
  type Piece,
  type RunnerView,
} from "../board/view.ts";
import { spaceAfter, startOf } from "./gains.ts";
import type { Scene } from "./scene.ts";
import type { Tried } from "./situation.ts";

type PieceOf = (seat: number) => Piece;

/** Which pair of dice each column of a move belongs to. */
export function pairKinds(columns: readonly number[], pairing: PairingView): ReadonlyMap<number, PairKind> {
  const [first] = pairing.sums;
  if (columns.length === 2 && columns[0] === columns[1]) return new Map([[columns[0] ?? 0, "double"]]);
  return new Map(columns.map((column) => [column, column === first.sum ? "ink" : "paper"]));
}

const campsIn = (position: Position, column: number, pieceOf: PieceOf): CampView[] =>
  Array.from({ length: position.rules.players }, (_, seat) => ({
    piece: pieceOf(seat),
    space: campOf(position, seat, column),
  })).filter(({ space }) => space > 0);

function runnerIn(position: Position, column: number, tried: Tried | null): RunnerView | null {
  const stood = position.runners[column] ?? 0;
  const from = startOf(position, column);
  if (!tried) return stood > 0 ? { space: stood, from, origin: null } : null;
  const space = spaceAfter(position, tried.after, column);
  if (space === 0) return null;
  return { space, from, origin: tried.columns.includes(column) ? stood || from : null };
}

/** The board of a situation. `winner` pulses once. */
export function presentBoard({ situation, pieceOf }: Pick<Scene, "situation" | "pieceOf">): BoardView {
  const { position } = situation;
  const tried = situation.kind === "choose" ? situation.shown : null;
  const pairing = situation.kind === "choose" && tried ? situation.pairings[tried.pick.pairing] : undefined;
  const kinds = tried && pairing ? pairKinds(tried.columns, pairing) : new Map<number, PairKind>();
  const running = tried ? tried.after.running : position.running;

  const column = (c: Column): ColumnView => {
    const owner = ownerOf(position, c);
    const fell = situation.kind === "bust" ? (situation.before.runners[c] ?? 0) : 0;
    return {
      camps: campsIn(position, c, pieceOf),
      claim: owner === null ? null : { piece: pieceOf(owner) },
      runner: runnerIn(position, c, tried),
      lost:
        situation.kind === "bust" && fell > 0 ? { from: startOf(situation.before, c), space: fell } : null,
      pair: kinds.get(c) ?? null,
      lit: ((running >> c) & 1) === 1,
    };
  };
  return {
    columns: Object.fromEntries(COLUMNS.map((c) => [c, column(c)])) as Record<Column, ColumnView>,
    winner: situation.kind === "over" ? firstWinner(position, pieceOf) : null,
  };
}

function firstWinner({ winners }: Position, pieceOf: PieceOf): Piece | null {
  const [first] = bitsOf(winners);
  return first === undefined ? null : pieceOf(first);
}

/** The newer board, with the columns of the older one where nothing in them has changed. */
export function keepColumns(older: BoardView | null, newer: BoardView): BoardView {
  if (!older) return newer;
  const columns = Object.fromEntries(
    COLUMNS.map((c) => {
      const [a, b] = [older.columns[c], newer.columns[c]];
      return [c, JSON.stringify(a) === JSON.stringify(b) ? a : b];
    }),
  ) as Record<Column, ColumnView>;
  return { ...newer, columns };
}
