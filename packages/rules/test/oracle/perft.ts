/**
 * Perft: counts of everything that can happen within the first few rolls from a position, a sharp fingerprint
 * of an implementation of the rules. One depth is one roll together with the decision after it.
 *
 * The children of an unfinished state S, for each of the 1296 ordered rolls:
 *  - no legal move: one child, bust(S), with the turn passed;
 *  - otherwise for each legal move M: the child move(S, M) (the player will roll again, or its turn is already
 *    over because the move reached the target); and, where the state after M allows a stop, one child more,
 *    stop(move(S, M)).
 * Finished states have no children. For depth d the table gives
 *  - paths:    the number of sequences of d steps from the start, each of the 1296 rolls counted by itself
 *              (that is, (roll, move, stop or not) pairs, multiplied along the way);
 *  - distinct: the number of different states at the ends of those sequences, compared as JSON with the
 *              contract's fields in its order and columns ascending (rulesets are the same, so left out);
 *  - busts, stops, finished: how many of the paths end with a bust, with a stop, in a finished state.
 *
 * Rolls are visited as 126 multisets with their weights. Within one state the result of a move is computed
 * once per (name, quad or not), since equal names then mean equal results.
 */

import { type Engine, ORACLE, oracleStart, type Ruleset, type State } from "./oracle.ts";

export interface PerftRow {
  depth: number;
  paths: number;
  distinct: number;
  busts: number;
  stops: number;
  finished: number;
}

/** The 126 multisets of four dice, each with the number of ordered rolls that show it. */
export function multisets(): { dice: number[]; weight: number }[] {
  const found = new Map<string, { dice: number[]; weight: number }>();
  for (let a = 1; a <= 6; a++)
    for (let b = 1; b <= 6; b++)
      for (let c = 1; c <= 6; c++)
        for (let d = 1; d <= 6; d++) {
          const dice = [a, b, c, d].sort((x, y) => x - y);
          const entry = found.get(dice.join("")) ?? { dice, weight: 0 };
          entry.weight++;
          found.set(dice.join(""), entry);
        }
  return [...found.values()];
}

const ROLLS = multisets();

/** One text for one state: fields in a fixed order, columns ascending (as JSON orders whole-number keys). */
export function keyOf(state: State): string {
  const { camps, claims, seat, firstSeat, runners, moved, justClaimed, winners, out } = state;
  return JSON.stringify([camps, claims, seat, firstSeat, runners, moved, justClaimed, winners, out ?? []]);
}

interface Node {
  state: State;
  paths: number;
}

export function perft(start: State, depth: number, engine: Engine = ORACLE): PerftRow[] {
  const rows: PerftRow[] = [];
  let level = new Map<string, Node>([[keyOf(start), { state: start, paths: 1 }]]);
  for (let d = 1; d <= depth; d++) {
    const next = new Map<string, Node>();
    const row: PerftRow = { depth: d, paths: 0, distinct: 0, busts: 0, stops: 0, finished: 0 };
    const add = (state: State, key: string, paths: number) => {
      const node = next.get(key);
      if (node) node.paths += paths;
      else next.set(key, { state, paths });
      row.paths += paths;
      if (state.winners !== null) row.finished += paths;
    };
    for (const { state, paths } of level.values()) {
      if (state.winners !== null) continue;
      const results = new Map<
        string,
        { state: State; key: string; stop: { state: State; key: string } | null }
      >();
      let busted: { state: State; key: string } | null = null;
      for (const { dice, weight } of ROLLS) {
        const moves = engine.moves(state, dice);
        const here = paths * weight;
        if (moves.length === 0) {
          if (!busted) {
            const after = engine.bust(state);
            busted = { state: after, key: keyOf(after) };
          }
          add(busted.state, busted.key, here);
          row.busts += here;
          continue;
        }
        const quad = dice.every((die) => die === dice[0]);
        for (const columns of moves) {
          const name = `${quad}:${columns.join()}`;
          let result = results.get(name);
          if (!result) {
            const after = engine.move(state, dice, columns);
            let stop = null;
            if (engine.canStop(after)) {
              const stopped = engine.stop(after);
              stop = { state: stopped, key: keyOf(stopped) };
            }
            result = { state: after, key: keyOf(after), stop };
            results.set(name, result);
          }
          add(result.state, result.key, here);
          if (result.stop) {
            add(result.stop.state, result.stop.key, here);
            row.stops += here;
          }
        }
      }
    }
    row.distinct = next.size;
    if (!Number.isSafeInteger(row.paths)) throw new Error("perft: too many paths for exact counting");
    rows.push(row);
    level = next;
  }
  return rows;
}

/**
 * Two positions for every ruleset. `opening`: two players, an empty board. `late`: three players, camps near
 * the tops and side by side, five columns claimed, the first two seats one column short (with a target of
 * three), so that tops, claims, last rounds, jumps, crowded spaces and wins all occur within two rolls.
 */
export function perftStart(ruleset: Ruleset, position: "opening" | "late"): State {
  if (position === "opening") return oracleStart(ruleset, 2, 0);
  return {
    ...oracleStart(ruleset, 3, 1),
    camps: [
      { 2: 2, 4: 4, 6: 9, 7: 11, 8: 3 },
      { 4: 5, 6: 10, 7: 12, 8: 4, 12: 1 },
      { 4: 6, 7: 12, 8: 5, 12: 2 },
    ],
    claims: { 5: 0, 9: 0, 10: 1, 11: 1, 3: 2 },
    seat: 0,
  };
}
