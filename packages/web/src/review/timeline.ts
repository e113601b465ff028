import type { Game } from "@cantstop/rules";
import { type Review, type ReviewStep, type Severity, severityOf } from "@cantstop/strategy";
import { turnEndAt } from "../play/history.ts";
import type { TableState } from "../table/table.ts";
import type { TurnEnd } from "../words/game.ts";

/** A turn of a game: its events, from `from` to before `to`. */
export interface Turn {
  /** The how manieth of its seat, counted from 1. */
  readonly number: number;
  readonly seat: number;
  readonly from: number;
  readonly to: number;
  /** Null while it is going on. Whoever leaves between two turns does so in a turn of their own. */
  readonly end: TurnEnd | null;
}

/** The turns of a game, the first one first. */
export function turnsOf(state: TableState, nameOf: (seat: number) => string): Turn[] {
  const { events } = state.record;
  const turns: Turn[] = [];
  const add = (from: number, to: number) => {
    const first = events[from];
    const isLeaving = to === from + 1 && first?.type === "resign";
    const seat = isLeaving ? first.seat : (state.games[from] ?? state.games[0]).position.seat;
    const number = turns.filter((turn) => turn.seat === seat).length + 1;
    turns.push({ number, seat, from, to, end: turnEndAt(state, to - 1, nameOf) });
  };
  let from = 0;
  for (const i of events.keys()) {
    const { position, dice } = state.games[i + 1] as Game;
    if (position.moved || dice) continue;
    add(from, i + 1);
    from = i + 1;
  }
  if (from < events.length) add(from, events.length);
  return turns;
}

/** The turn that a moment belongs to: that of the event before it, or the first one; null in a game without any. */
export const turnAt = (turns: readonly Turn[], moment: number): Turn | null =>
  turns.find(({ to }) => moment <= to) ?? turns.at(-1) ?? null;

/** What a review says of one event. */
export interface Verdict {
  readonly roll: Extract<ReviewStep, { kind: "roll" }> | null;
  /** A roll may have been a decision too. */
  readonly decision: Exclude<ReviewStep, { kind: "roll" }> | null;
  readonly severity: Severity;
}

/** What a review says, by the number of the event. */
export function verdictsOf({ steps, seats }: Review): ReadonlyMap<number, Verdict> {
  const verdicts = new Map<number, Verdict>();
  for (const step of steps) {
    const before = verdicts.get(step.event) ?? { roll: null, decision: null, severity: "none" };
    verdicts.set(
      step.event,
      step.kind === "roll"
        ? { ...before, roll: step }
        : { ...before, decision: step, severity: severityOf(step.cost, seats.length === 1) },
    );
  }
  return verdicts;
}

/** The events whose decisions gave something away, in their order; those of one seat if it is given. */
export const faultyEvents = (verdicts: ReadonlyMap<number, Verdict>, seat?: number): number[] =>
  [...verdicts]
    .filter(([, { severity, decision }]) => severity !== "none" && decision?.kind !== "resign")
    .filter(([, { decision }]) => seat === undefined || decision?.seat === seat)
    .map(([event]) => event);

/** The worst of several. */
const ORDER: readonly Severity[] = ["none", "slight", "mistake", "blunder"];
export const worstOf = (severities: readonly Severity[]): Severity =>
  severities.reduce<Severity>((a, b) => (ORDER.indexOf(b) > ORDER.indexOf(a) ? b : a), "none");
