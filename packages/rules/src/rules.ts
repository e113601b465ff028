import { type Board, STANDARD_BOARD } from "./board.ts";
import { type RollTable, rollTable } from "./dice.ts";
import { conflictsOf, DEFAULT_PRESET, parseRuleset, type Ruleset, targetOf } from "./options.ts";
import { fail, isWhole, ok, type Result } from "./result.ts";

/** How the legal pairings are found while a runner is unplaced; see option `placement`. */
export const PLACEMENT = { free: 0, preferred: 1, strict: 2 } as const;

/** What four equal dice do in a column without a runner; see option `quadEntry`. */
export const QUAD_ENTRY = { pairwise: 0, start_plus_two: 1, entry_plus_two: 2 } as const;

/**
 * A ruleset compiled for a number of players and a board: every option as the number or the truth that the
 * moves are made of, so that nothing is compared by name while a game runs. Made once, shared by all positions.
 */
export interface Rules extends Board {
  readonly ruleset: Ruleset;
  readonly players: number;
  /** Claims that win. */
  readonly target: number;
  readonly rolls: RollTable;
  /** `rolls.packed`, at hand for the hot loop. */
  readonly packedRolls: Int32Array;
  readonly claimsOnReach: boolean;
  readonly mustReenter: boolean;
  readonly entersOnCamp: boolean;
  readonly quadEntry: number;
  /** Halves of a pairing may be moved alone: with all runners placed, and with one to spare. */
  readonly halvesWhenFull: boolean;
  readonly halvesWhileSpare: boolean;
  readonly placement: number;
  readonly stopsWhenPlaced: boolean;
  readonly jumps: boolean;
  readonly noStacking: boolean;
  readonly rivalCampsStay: boolean;
  readonly completesRound: boolean;
}

/**
 * Compiles a ruleset. Fails with `invalid_ruleset` where the options exclude each other for this number of
 * players, or where players are not 1 to 4.
 */
export function compileRules(
  ruleset: Ruleset,
  players: number,
  board: Board = STANDARD_BOARD,
): Result<Rules> {
  if (!isWhole(players, 1, 4)) return fail("invalid_ruleset", "bad_player_count");
  const { options } = ruleset;
  const [conflict] = conflictsOf(options, players);
  if (conflict) return fail("invalid_ruleset", conflict.problem, conflict.options[0]);
  const rolls = rollTable(board.sides);
  return ok({
    sides: board.sides,
    lengths: board.lengths,
    columns: board.columns,
    ruleset,
    players,
    target: targetOf(options, players) as number,
    rolls,
    packedRolls: rolls.packed,
    claimsOnReach: options.columnClaim === "on_reach",
    mustReenter: options.toppedRunner === "must_reenter",
    entersOnCamp: options.entrySpace === "on_camp",
    quadEntry: QUAD_ENTRY[options.quadEntry],
    halvesWhenFull: options.pairUse !== "all_playable",
    halvesWhileSpare: options.pairUse === "any_playable",
    placement: PLACEMENT[options.placement],
    stopsWhenPlaced: options.stopCondition === "all_runners_placed",
    jumps: options.rivalCamps === "jump_over",
    noStacking: options.rivalCamps === "no_stacking",
    rivalCampsStay: options.rivalCampsOnClaim === "stay",
    completesRound: options.gameEnd === "complete_round",
  });
}

/** Rules straight from a written ruleset. Fails with `invalid_ruleset`. */
export function makeRules(spec: unknown = DEFAULT_PRESET, players = 2, board?: Board): Result<Rules> {
  const ruleset = parseRuleset(spec);
  return ruleset.ok ? compileRules(ruleset.value, players, board) : ruleset;
}
