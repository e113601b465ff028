import { fail, isObject, isWhole, ok, type Problem, type Result } from "./result.ts";

/**
 * The options that choose between named values, each with its values. What each means stands in
 * `docs/rules.md`, under the option's name.
 */
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
  rivalCampsOnClaim: ["stay", "return", "discard"],
  firstPlayer: ["chosen", "highest_die", "youngest"],
} as const;

type NamedOptions = {
  readonly [Name in keyof typeof OPTION_VALUES]: (typeof OPTION_VALUES)[Name][number];
};

/** A number for each number of players, such as `{"2":5,"3":4,"4":3}`. */
export type ByPlayers = { readonly [players: string]: number };

/** All options of a ruleset. Plain data, and the form of JSON. */
export interface Options extends NamedOptions {
  /** Claims that win, 1 to 11. */
  readonly columnsToWin: number | ByPlayers;
  /** Camps each player has in supply, 3 to 99. Shown, never enforced. */
  readonly markersPerPlayer: number;
}
export type OptionName = keyof Options;

const standard: Options = {
  columnsToWin: 3,
  gameEnd: "immediate",
  columnClaim: "on_stop",
  toppedRunner: "locked",
  entrySpace: "above_camp",
  quadEntry: "pairwise",
  pairUse: "all_playable",
  placement: "free",
  stopCondition: "after_any_move",
  rivalCamps: "share",
  rivalCampsOnClaim: "return",
  markersPerPlayer: 11,
  firstPlayer: "youngest",
};
const stopSign: Options = { ...standard, rivalCampsOnClaim: "stay", firstPlayer: "highest_die" };
const franjos: Options = {
  ...standard,
  gameEnd: "complete_round",
  columnClaim: "on_reach",
  toppedRunner: "must_reenter",
  entrySpace: "on_camp",
  quadEntry: "start_plus_two",
  pairUse: "any_when_full",
  placement: "preferred",
  stopCondition: "all_runners_placed",
  markersPerPlayer: 9,
  firstPlayer: "chosen",
};

/** The named rulesets: four published games and the variants their texts or their players name. */
export const PRESETS = {
  standard,
  "standard-extended": { ...standard, columnsToWin: { 2: 5, 3: 4, 4: 3 } },
  "standard-jump": { ...standard, rivalCamps: "jump_over" },
  "standard-no-stacking": { ...standard, rivalCamps: "no_stacking" },
  wikipedia: { ...stopSign, markersPerPlayer: 9, firstPlayer: "chosen" },
  "stop-sign": stopSign,
  "stop-sign-purge": { ...stopSign, rivalCampsOnClaim: "discard" },
  franjos,
  "franjos-jump": { ...franjos, rivalCamps: "jump_over" },
  "franjos-no-stacking": { ...franjos, rivalCamps: "no_stacking" },
  "franjos-four": { ...franjos, columnsToWin: 4 },
  "franjos-five": { ...franjos, columnsToWin: 5 },
} as const satisfies Record<string, Options>;
export type PresetName = keyof typeof PRESETS;
export const PRESET_NAMES = Object.keys(PRESETS) as PresetName[];
export const DEFAULT_PRESET: PresetName = "standard";

/** A ruleset as it is written: a preset's name, or a preset with options of one's own. */
export type RulesetSpec = PresetName | ({ readonly preset?: PresetName } & Partial<Options>);

/** A ruleset that holds together for at least one number of players. */
export interface Ruleset {
  /** As it was written; what a saved game repeats. */
  readonly spec: RulesetSpec;
  readonly options: Options;
}

/**
 * Why options exclude each other.
 *
 * - `leaves_unclaimed_top`: on_stop with may_reenter or must_reenter; a runner cannot leave a top that is not
 *   claimed yet
 * - `stays_in_closed_column`: on_reach with locked; a runner cannot stay in a column that is closed
 * - `three_steps_for_two_pairs`: entry_plus_two with above_camp
 * - `no_target_for_players`: columnsToWin has no number for this many players
 * - `strict_deadlock`: strict placement with so many columns to win that the game can lock up
 */
export type ConflictProblem = Extract<
  Problem,
  | "leaves_unclaimed_top"
  | "stays_in_closed_column"
  | "three_steps_for_two_pairs"
  | "no_target_for_players"
  | "strict_deadlock"
>;

/** Options that exclude each other. */
export interface Conflict {
  readonly problem: ConflictProblem;
  /** The options, one of which must change. */
  readonly options: readonly OptionName[];
}

/**
 * The number of claims that wins, or undefined where a map has none for this number of players.
 * A map without the key 1 means 3 for a player alone.
 */
export const targetOf = ({ columnsToWin }: Options, players: number): number | undefined =>
  typeof columnsToWin === "number"
    ? columnsToWin
    : (columnsToWin[players] ?? (players === 1 ? 3 : undefined));

/**
 * What makes these options impossible together, for one number of players (1 to 4) or, without it, for
 * all of them. The first is the one to report; none means that the options can be played.
 */
export function conflictsOf(options: Options, players?: number): Conflict[] {
  const { columnClaim, toppedRunner, quadEntry, entrySpace, placement } = options;
  const target = players === undefined ? 0 : targetOf(options, players);
  const conflicts: [boolean, ConflictProblem, OptionName, OptionName?][] = [
    [
      columnClaim === "on_stop" && toppedRunner !== "locked",
      "leaves_unclaimed_top",
      "columnClaim",
      "toppedRunner",
    ],
    [
      columnClaim === "on_reach" && toppedRunner === "locked",
      "stays_in_closed_column",
      "columnClaim",
      "toppedRunner",
    ],
    [
      quadEntry === "entry_plus_two" && entrySpace === "above_camp",
      "three_steps_for_two_pairs",
      "quadEntry",
      "entrySpace",
    ],
    [target === undefined, "no_target_for_players", "columnsToWin"],
    [
      placement === "strict" && (players ?? 0) * ((target ?? 0) - 1) >= 10,
      "strict_deadlock",
      "placement",
      "columnsToWin",
    ],
  ];
  return conflicts
    .filter(([applies]) => applies)
    .map(([, problem, ...names]) => ({ problem, options: names as OptionName[] }));
}

/** Is this a value that the option can take, whatever the others are? */
export function isOptionValue(name: OptionName, value: unknown): boolean {
  if (name === "markersPerPlayer") return isWhole(value, 3, 99);
  if (name !== "columnsToWin") return (OPTION_VALUES[name] as readonly unknown[]).includes(value);
  return (
    isWhole(value, 1, 11) ||
    (isObject(value) &&
      Object.entries(value).every(([players, target]) => /^[1-4]$/.test(players) && isWhole(target, 1, 11)))
  );
}

/**
 * A ruleset from JSON: a preset's name, or an object with a `preset` ("standard" without one) and options.
 * Fails with `invalid_ruleset`, naming the preset or the options at fault.
 */
export function parseRuleset(spec: unknown = DEFAULT_PRESET): Result<Ruleset> {
  const { preset = DEFAULT_PRESET, ...own } = isObject(spec) ? spec : { preset: spec };
  if (typeof preset !== "string" || !Object.hasOwn(PRESETS, preset))
    return fail("invalid_ruleset", "unknown_preset", "preset");
  for (const [name, value] of Object.entries(own)) {
    if (!Object.hasOwn(standard, name)) return fail("invalid_ruleset", "unknown_option", name);
    if (!isOptionValue(name as OptionName, value)) return fail("invalid_ruleset", "bad_value", name);
  }
  const options: Options = { ...PRESETS[preset as PresetName], ...own };
  const [conflict] = conflictsOf(options);
  return conflict
    ? fail("invalid_ruleset", conflict.problem, conflict.options[0])
    : ok({ spec: spec as RulesetSpec, options });
}
