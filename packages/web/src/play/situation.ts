import { type Dice, explainRoll, type PairingView, type Position, playMove } from "@cantstop/rules";
import { currentGame, type TableState } from "../table/table.ts";
import { type Hand, type Pick, samePick } from "./hand.ts";

/** A move that does not count yet, and what would come of it. */
export interface Trial {
  readonly columns: readonly number[];
  /** The position after the move; where it ends the turn, before the runners are taken off. */
  readonly after: Position;
  /** The move ends the turn by itself: its claim reaches the target or closes the last column. */
  readonly endsTurn: boolean;
}

/** A move that is chosen or looked at. */
export interface Tried extends Trial {
  readonly pick: Pick;
}

/** More claims than there are columns: a target that no move reaches. */
const NO_TARGET = 12;

/** What is going on, before any word is found for it. */
export type Situation =
  /** Nothing rolled: a turn begins, or (`moved`) it may go on or stop. */
  | { readonly kind: "roll"; readonly position: Position; readonly moved: boolean }
  /** Dice wait for a choice. */
  | {
      readonly kind: "choose";
      readonly position: Position;
      readonly dice: Dice;
      readonly pairings: readonly PairingView[];
      /** The pairing that asks which of its moves is meant. */
      readonly asking: number | null;
      /** The choice in the player's hand. */
      readonly held: Tried | null;
      /** The choice that the buttons will commit: the one held, unless the board shows another. */
      readonly chosen: Tried | null;
      /** What the board shows: the choice held, or one looked at. */
      readonly shown: Tried | null;
      /** There is only one legal move. */
      readonly forced: boolean;
    }
  /** A roll failed, and the next player has not taken over yet. */
  | { readonly kind: "bust"; readonly before: Position; readonly position: Position; readonly dice: Dice }
  | { readonly kind: "over"; readonly position: Position };

/** Tries a move on the position; null where it is not legal. */
export function tryMove(position: Position, dice: Dice, columns: readonly number[]): Trial | null {
  const real = playMove(position, dice, columns);
  if (!real.ok) return null;
  const endsTurn = !real.value.moved;
  const endless = { ...position, rules: { ...position.rules, target: NO_TARGET } };
  const after = endsTurn ? playMove(endless, dice, columns) : real;
  return { columns, after: after.ok ? after.value : real.value, endsTurn };
}

function tryPick(position: Position, dice: Dice, pick: Pick | null): Tried | null {
  const tried = pick?.columns ? tryMove(position, dice, pick.columns) : null;
  return pick && tried && { ...tried, pick };
}

/** A pairing is chosen, but not which of its moves. */
const isAsking = ({ pairing, columns }: Pick, pairings: readonly PairingView[]): boolean =>
  columns === null && (pairings[pairing]?.moves.length ?? 0) > 1;

const sorted = (columns: readonly number[]): string => [...columns].sort((a, b) => a - b).join();

/** Do these move the same? */
export const sameMove = (a: readonly number[], b: readonly number[]): boolean => sorted(a) === sorted(b);

/** The choice that moves these columns; null where no pairing does. */
export function pickOf(pairings: readonly PairingView[], columns: readonly number[]): Pick | null {
  for (const [pairing, { moves }] of pairings.entries()) {
    const own = moves.find((move) => sameMove(move, columns));
    if (own) return { pairing, columns: own };
  }
  return null;
}

/** The situation while a move is shown that dice allow, as if it had been chosen; null where it is not legal. */
export function situationOfMove(
  position: Position,
  dice: Dice,
  columns: readonly number[],
): Situation | null {
  const pairings = explainRoll(position, dice);
  const pick = pickOf(pairings, columns);
  const trial = tryMove(position, dice, columns);
  if (!pick || !trial) return null;
  const tried = { ...trial, pick };
  return {
    kind: "choose",
    position,
    dice,
    pairings,
    asking: null,
    held: tried,
    chosen: tried,
    shown: tried,
    forced: false,
  };
}

/** The choice there is before anyone chooses: the only legal move, if it is the only one. */
export function forcedPick(pairings: readonly PairingView[]): Pick | null {
  const all = pairings.flatMap(({ moves }, pairing) => moves.map((columns): Pick => ({ pairing, columns })));
  return all.length === 1 ? (all[0] ?? null) : null;
}

/** The situation at a table with this hand. */
export function situationOf(state: TableState, hand: Hand): Situation {
  const game = currentGame(state);
  const { position, dice } = game;
  const { events } = state.record;
  const last = events.at(-1);
  if (last?.type === "roll" && dice === null && hand.seen !== game) {
    const before = state.games[events.length - 1] ?? state.games[0];
    return { kind: "bust", before: before.position, position, dice: last.dice };
  }
  if (position.finished) return { kind: "over", position };
  if (dice === null) return { kind: "roll", position, moved: position.moved };
  const pairings = explainRoll(position, dice);
  const held = tryPick(position, dice, hand.pick);
  // On its way to the buttons the pointer crosses other cards, which must not hide a choice. The focus may: what it
  // is sent to is looked at on purpose, and until it leaves the cards the buttons wait, so that none does what
  // nobody sees.
  const isLooking =
    hand.glance !== null &&
    !samePick(hand.glance, hand.pick) &&
    (held === null || hand.glance.by === "focus");
  const looked = isLooking ? tryPick(position, dice, hand.glance) : null;
  return {
    kind: "choose",
    position,
    dice,
    pairings,
    asking: hand.pick && isAsking(hand.pick, pairings) ? hand.pick.pairing : null,
    held,
    chosen: looked ? null : held,
    shown: looked ?? held,
    forced: forcedPick(pairings) !== null,
  };
}
