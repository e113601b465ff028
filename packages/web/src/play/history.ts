import { bitsOf, campOf, type Game, type Position } from "@cantstop/rules";
import { countTurns } from "../table/count.ts";
import type { TableState } from "../table/table.ts";
import type { BustCause, Gain, TurnEnd } from "../words/game.ts";
import { claimedBy, gainsOf, stakesOf, totalOf } from "./gains.ts";
import type { Scene } from "./scene.ts";

type NameOf = (seat: number) => string;

/** The game before the event at `i`. */
const gameAt = (state: TableState, i: number): Game => state.games[i] ?? state.games[0];

/** Number of events before the turn that the event at `i` belongs to, or would. */
export function turnStart(state: TableState, i: number): number {
  let start = i;
  while (start > 0 && (gameAt(state, start).position.moved || gameAt(state, start).dice !== null)) start--;
  return start;
}

/** Columns that the turn of event `i` had claimed at once before that event. */
export function claimedThisTurn(state: TableState, i: number): number[] {
  const { position } = gameAt(state, i);
  return claimedBy(gameAt(state, turnStart(state, i)).position, position);
}

/** What a stop at this position keeps, column by column. */
const stopped = (before: Position): { gains: Gain[]; claimed: number[] } => {
  const gains = stakesOf(before);
  return { gains, claimed: gains.filter(({ top }) => top).map(({ column }) => column) };
};

/** How the event at `i` ended a turn; null where it did not. */
export function turnEndAt(state: TableState, i: number, nameOf: NameOf): TurnEnd | null {
  const event = state.record.events[i];
  if (!event) return null;
  const { position: before } = gameAt(state, i);
  const { position: after, dice } = gameAt(state, i + 1);
  const name = nameOf(before.seat);
  switch (event.type) {
    case "roll":
      return dice ? null : { kind: "bust", name, steps: totalOf(stakesOf(before)) };
    case "stop":
      return { kind: "stop", name, ...stopped(before) };
    case "move":
      return after.moved ? null : { kind: "done", name, claimed: claimedBy(before, after) };
    case "resign":
      return { kind: "left", name: nameOf(event.seat) };
  }
}

/** How the turns ended that did so from the event at `since` on. */
export const turnEnds = (state: TableState, since: number, nameOf: NameOf): TurnEnd[] =>
  [...state.record.events.keys()].slice(since).flatMap((i) => turnEndAt(state, i, nameOf) ?? []);

/** How the turn before the one that begins now ended; null when nothing has ended yet. */
export const lastTurnEnd = (state: TableState, nameOf: NameOf): TurnEnd | null =>
  turnEndAt(state, state.record.events.length - 1, nameOf);

/** Why the dice were a bust for this position. */
export function bustCause(before: Position): BustCause {
  const open = bitsOf(before.running & ~before.topped);
  if (before.justClaimed && before.rules.mustReenter) return { kind: "must_place" };
  if (before.spare > 0) return { kind: "nothing_open" };
  return open.length === 0 ? { kind: "all_topped" } : { kind: "no_fit", columns: open };
}

/** Has a seat camps that a bust leaves alone? */
export const hasCamps = (position: Position, seat: number): boolean =>
  bitsOf(position.rules.columns & ~position.closed).some((column) => campOf(position, seat, column) > 0);

/** A turn that kept something. */
export interface GoodTurn {
  readonly seat: number;
  readonly steps: number;
  readonly rolls: number;
}

/** The turn of a game that kept the most steps; null where none was kept. */
export function bestTurn(state: TableState): GoodTurn | null {
  let best: GoodTurn | null = null;
  let steps = 0;
  let rolls = 0;
  for (const [i, event] of state.record.events.entries()) {
    const { position: before } = gameAt(state, i);
    const { position: after, dice } = gameAt(state, i + 1);
    if (event.type === "roll") rolls++;
    if (event.type === "move" && after.moved)
      steps += totalOf(gainsOf(before, { columns: event.columns, after }));
    if (after.moved || dice) continue;
    const isKept = event.type === "stop" || event.type === "move";
    if (isKept && steps > (best?.steps ?? 0)) best = { seat: before.seat, steps, rolls };
    steps = 0;
    rolls = 0;
  }
  return best;
}

const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0);

/** Turns and busts in a game, of one seat or (null) of all. */
export function totalsOf(state: TableState, seat: number | null): { turns: number; busts: number } {
  const { turns, busts } = countTurns(state);
  return seat === null
    ? { turns: sum(turns), busts: sum(busts) }
    : { turns: turns[seat] ?? 0, busts: busts[seat] ?? 0 };
}

/** Which turn it is for someone who plays alone, counted from 1; a bust counts on until it has been seen. */
export function turnNumber({ state, situation }: Pick<Scene, "state" | "situation">): number {
  const { turns } = totalsOf(state, null);
  return situation.kind === "bust" || situation.kind === "over" ? turns : turns + 1;
}
