/**
 * Random valid states of any mix of options: what play can reach, and what it cannot but contradicts nothing.
 * One recipe draws all choices from a `Pick`; a seeded generator and a fast-check arbitrary both feed it. A
 * choice of 0 is always the plainest one, so that fast-check shrinks towards an empty board and `standard`.
 */

import fc from "fast-check";
import {
  COLUMNS,
  type Options,
  ORACLE_PRESETS,
  oracleOptions,
  oracleStart,
  oracleTarget,
  type Ruleset,
  type State,
  TOP,
} from "./oracle.ts";

/** A whole number in 0..n−1. */
export type Pick = (n: number) => number;

/** Every value of every option that has named values; the plainest first. */
export const OPTION_VALUES = {
  gameEnd: ["immediate", "complete_round"],
  columnClaim: ["on_stop", "on_reach"],
  toppedRunner: ["locked", "may_reenter", "must_reenter"],
  entrySpace: ["above_camp", "on_camp"],
  quadEntry: ["pairwise", "start_plus_two", "entry_plus_two"],
  pairUse: ["all_playable", "any_when_full", "any_playable"],
  placement: ["free", "preferred", "strict"],
  stopCondition: ["after_any_move", "all_runners_placed"],
  rivalCamps: ["share", "jump_over", "no_stacking"],
  rivalCampsOnClaim: ["return", "stay", "discard"],
  firstPlayer: ["chosen", "highest_die", "youngest"],
} as const;

const PRESET_NAMES = ["standard", ...Object.keys(ORACLE_PRESETS).filter((name) => name !== "standard")];

/** Why these options are refused for a table of this size; [] when they are accepted. */
export function rulesetProblems(options: Options, players: number): string[] {
  const problems: string[] = [];
  if (!(Number.isInteger(players) && players >= 1 && players <= 4)) problems.push("players");
  const reenters = options.toppedRunner !== "locked";
  if (options.columnClaim === "on_stop" && reenters) problems.push("columnClaim, toppedRunner");
  if (options.columnClaim === "on_reach" && !reenters) problems.push("columnClaim, toppedRunner");
  if (options.quadEntry === "entry_plus_two" && options.entrySpace === "above_camp") {
    problems.push("quadEntry, entrySpace");
  }
  const { columnsToWin, markersPerPlayer } = options;
  const targets = typeof columnsToWin === "number" ? [columnsToWin] : Object.values(columnsToWin);
  if (!targets.every((n) => Number.isInteger(n) && n >= 1 && n <= 11)) problems.push("columnsToWin");
  if (typeof columnsToWin !== "number" && players > 1 && columnsToWin[players] === undefined) {
    problems.push("columnsToWin");
  }
  if (!(Number.isInteger(markersPerPlayer) && markersPerPlayer >= 3 && markersPerPlayer <= 99)) {
    problems.push("markersPerPlayer");
  }
  if (problems.length === 0 && options.placement === "strict") {
    if (players * (oracleTarget(options, players) - 1) >= 10) problems.push("placement, columnsToWin");
  }
  return problems;
}

/** Which fields of a state contradict the rules of the contract; [] for a valid state. */
export function stateProblems(state: State): string[] {
  const problems: string[] = [];
  const players = state.camps.length;
  const options = oracleOptions(state.ruleset);
  problems.push(...rulesetProblems(options, players).map((p) => `ruleset: ${p}`));
  if (problems.length > 0) return problems;
  const target = oracleTarget(options, players);
  const isSeat = (seat: unknown) =>
    Number.isInteger(seat) && (seat as number) >= 0 && (seat as number) < players;
  const isColumn = (column: string) => COLUMNS.includes(Number(column)) && String(Number(column)) === column;
  const known = "ruleset camps claims seat firstSeat runners moved justClaimed winners out".split(" ");
  for (const field of Object.keys(state)) if (!known.includes(field)) problems.push(field);
  if (!isSeat(state.seat)) problems.push("seat");
  if (!isSeat(state.firstSeat)) problems.push("firstSeat");
  for (const [column, owner] of Object.entries(state.claims)) {
    if (!isColumn(column) || !isSeat(owner)) problems.push(`claims.${column}`);
  }
  state.camps.forEach((camps, seat) => {
    for (const [column, space] of Object.entries(camps)) {
      const where = `camps.${seat}.${column}`;
      if (!isColumn(column) || !Number.isInteger(space) || space < 1 || space >= TOP[column]) {
        problems.push(where);
        continue;
      }
      const owner = state.claims[column];
      if (owner === seat) problems.push(where);
      else if (owner !== undefined && options.rivalCampsOnClaim !== "stay") problems.push(where);
    }
  });
  if (Object.keys(state.runners).length > 3) problems.push("runners");
  for (const [column, space] of Object.entries(state.runners)) {
    const where = `runners.${column}`;
    if (!isColumn(column) || !Number.isInteger(space) || space < 1 || space > TOP[column])
      problems.push(where);
    else if (space < (state.camps[state.seat]?.[column] ?? 1)) problems.push(where);
    else if (state.claims[column] !== undefined) problems.push(where);
    else if (space === TOP[column] && options.columnClaim === "on_reach") problems.push(where);
  }
  if (Object.keys(state.runners).length > 0 && !state.moved) problems.push("moved");
  if (state.justClaimed && options.columnClaim === "on_stop") problems.push("justClaimed");
  if (state.winners === null && options.gameEnd === "immediate") {
    for (let seat = 0; seat < players; seat++) {
      const count = Object.values(state.claims).filter((owner) => owner === seat).length;
      if (count >= target) problems.push("claims");
    }
  }
  return problems;
}

const oneOf = <T>(pick: Pick, values: readonly T[]): T => values[pick(values.length)];
const chance = (pick: Pick, oneIn: number) => pick(oneIn) === oneIn - 1;

function randomTarget(pick: Pick): number {
  return [3, 3, 3, 2, 4, 1, 5, 3, 3, 3, 1 + pick(11)][pick(11)];
}

/** A ruleset that is accepted for this many players: a preset, or a preset with any options overridden. */
export function randomRuleset(pick: Pick, players: number): Ruleset {
  const preset = oneOf(pick, PRESET_NAMES);
  if (pick(3) === 0) {
    return rulesetProblems(oracleOptions(preset), players).length === 0 ? preset : "standard";
  }
  const overrides: Record<string, unknown> = {};
  // one ruleset in three differs everywhere, the others here and there
  const density = 1 + pick(3);
  for (const [option, values] of Object.entries(OPTION_VALUES)) {
    const value = oneOf<string>(pick, values);
    if (pick(3) < density) overrides[option] = value;
  }
  if (chance(pick, 2)) {
    if (chance(pick, 4)) {
      const map: Record<string, number> = {
        2: randomTarget(pick),
        3: randomTarget(pick),
        4: randomTarget(pick),
      };
      if (chance(pick, 2)) map[1] = randomTarget(pick);
      overrides.columnsToWin = map;
    } else overrides.columnsToWin = randomTarget(pick);
  }
  if (chance(pick, 6)) overrides.markersPerPlayer = 3 + pick(97);

  // Repair what is refused, leaving the drawn values alone wherever possible.
  const options = oracleOptions({ preset, ...overrides });
  if (options.columnClaim === "on_stop" && options.toppedRunner !== "locked") {
    if (chance(pick, 2)) overrides.columnClaim = "on_reach";
    else overrides.toppedRunner = "locked";
  } else if (options.columnClaim === "on_reach" && options.toppedRunner === "locked") {
    overrides.toppedRunner = oneOf(pick, ["may_reenter", "must_reenter"]);
  }
  if (options.quadEntry === "entry_plus_two" && options.entrySpace === "above_camp") {
    if (chance(pick, 2)) overrides.entrySpace = "on_camp";
    else overrides.quadEntry = "start_plus_two";
  }
  if (options.placement === "strict" && players * (oracleTarget(options, players) - 1) >= 10) {
    overrides.placement = "preferred";
  }
  return { preset, ...overrides };
}

/** A valid unfinished state. Claims close ten columns at most: with eleven the game would be over. */
export function randomState(pick: Pick): State {
  const players = [2, 2, 3, 4, 1][pick(5)];
  const ruleset = randomRuleset(pick, players);
  const options = oracleOptions(ruleset);
  const target = oracleTarget(options, players);
  const state = oracleStart(ruleset, players, pick(players));
  state.seat = pick(players);

  // Seats out: never the one on turn, and at least two stay in (one left would have won).
  const out: number[] = [];
  if (players > 2 && chance(pick, 4)) {
    for (let i = 0; i < players - 2; i++) {
      const seat = pick(players);
      if (seat !== state.seat && !out.includes(seat)) out.push(seat);
    }
  }
  if (out.length > 0) state.out = out.sort((a, b) => a - b);

  // Claims: below the target, except that under complete_round a seat may now and then have reached it.
  const mayReachTarget = options.gameEnd === "complete_round" && chance(pick, 4);
  const wanted = [0, 1, 2, 3, 4, 5, 6, 8, 10, 10][pick(10)];
  const counts = state.camps.map(() => 0);
  for (let i = 0; i < wanted; i++) {
    const column = oneOf(pick, COLUMNS);
    const owner = pick(players);
    if (state.claims[column] !== undefined) continue;
    if (!mayReachTarget && counts[owner] + 1 >= target) continue;
    state.claims[column] = owner;
    counts[owner]++;
  }

  // Camps: thin or thick, low, anywhere or near the tops, and often side by side (for jumps and crowds).
  const thickness = pick(4);
  const style = pick(3);
  for (const column of COLUMNS) {
    const top = TOP[column];
    const owner = state.claims[column];
    const around = 1 + pick(top - 1);
    for (let seat = 0; seat < players; seat++) {
      if (owner !== undefined && (owner === seat || options.rivalCampsOnClaim !== "stay")) continue;
      if (pick(4) >= thickness) continue;
      let space = 1 + pick(top - 1);
      if (style === 1) space = top - 1 - pick(Math.min(3, top - 1));
      if (style === 2) space = around + pick(3) - 1;
      state.camps[seat][column] = Math.max(1, Math.min(top - 1, space));
    }
  }

  // Runners: none to three, from the own camp up, on the top only where a runner may stay there.
  const runners = [0, 1, 2, 3, 3, 2][pick(6)];
  for (let i = 0; i < runners; i++) {
    const column = oneOf(pick, COLUMNS);
    if (state.claims[column] !== undefined || state.runners[column] !== undefined) continue;
    const low = state.camps[state.seat][column] ?? 1;
    const high = options.columnClaim === "on_reach" ? TOP[column] - 1 : TOP[column];
    const shape = pick(3);
    let space = low + pick(high - low + 1);
    if (shape === 1) space = Math.max(low, high - pick(3));
    if (shape === 2) space = Math.min(high, low + pick(2));
    state.runners[column] = space;
  }
  state.justClaimed = options.columnClaim === "on_reach" && chance(pick, 3);
  state.moved = Object.keys(state.runners).length > 0 || state.justClaimed || chance(pick, 20);
  return state;
}

export function randomDice(pick: Pick): number[] {
  // Plain dice, with quads and low variety more often than chance would have them.
  const faces = [6, 6, 6, 2, 1][pick(5)];
  const base = pick(6);
  return [0, 0, 0, 0].map(() => 1 + ((base + pick(faces)) % 6));
}

/** A plain seeded source: the same seed gives the same choices on every machine. */
export function seededPick(seed: number): Pick {
  let x = (seed ^ 0x5bd1e995) >>> 0;
  return (n) => {
    x = (Math.imul(x, 1664525) + 1013904223) >>> 0;
    // The high bits of a linear congruence are the good ones.
    return Math.floor((x / 2 ** 32) * n);
  };
}

/** A source that reads a tape; beyond its end every choice is the plainest. */
function tapePick(tape: readonly number[]): Pick {
  let at = 0;
  return (n) => (at < tape.length ? tape[at++] % n : 0);
}

const tape = fc.array(fc.nat(2 ** 30), { minLength: 0, maxLength: 260, size: "max" });

/** A valid state of any ruleset mix. */
export const arbitraryState: fc.Arbitrary<State> = tape.map((numbers) => randomState(tapePick(numbers)));

const arbitraryDice: fc.Arbitrary<number[]> = fc
  .array(fc.nat(29), { minLength: 6, maxLength: 6 })
  .map((numbers) => randomDice(tapePick(numbers)));

/** A state with dice to roll in it. */
export const arbitraryRoll: fc.Arbitrary<{ state: State; dice: number[] }> = fc.record({
  state: arbitraryState,
  dice: arbitraryDice,
});
