import { fail, isObject, isWhole, ok, type Result } from "./result.ts";

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

/** Why options exclude each other: a stable code, and the options to change. */
export interface Conflict {
  readonly code:
    | "leaves_unclaimed_top"
    | "stays_in_closed_column"
    | "three_steps_for_two_pairs"
    | "no_target_for_players"
    | "strict_deadlock";
  readonly options: readonly OptionName[];
  readonly message: string;
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
  const { columnClaim, toppedRunner } = options;
  const conflicts: Conflict[] = [];
  const add = (code: Conflict["code"], names: OptionName[], message: string) =>
    conflicts.push({ code, options: names, message });
  if (columnClaim === "on_stop" && toppedRunner !== "locked")
    add(
      "leaves_unclaimed_top",
      ["columnClaim", "toppedRunner"],
      `columnClaim on_stop excludes toppedRunner ${toppedRunner}: a runner cannot leave a top that is not claimed yet.`,
    );
  if (columnClaim === "on_reach" && toppedRunner === "locked")
    add(
      "stays_in_closed_column",
      ["columnClaim", "toppedRunner"],
      "columnClaim on_reach excludes toppedRunner locked: a runner cannot stay in a column that is closed.",
    );
  if (options.quadEntry === "entry_plus_two" && options.entrySpace === "above_camp")
    add(
      "three_steps_for_two_pairs",
      ["quadEntry", "entrySpace"],
      "quadEntry entry_plus_two excludes entrySpace above_camp: three steps for two pairs.",
    );
  if (players !== undefined) {
    const target = targetOf(options, players);
    if (target === undefined)
      add("no_target_for_players", ["columnsToWin"], `columnsToWin names no number for ${players} players.`);
    else if (options.placement === "strict" && players * (target - 1) >= 10)
      add(
        "strict_deadlock",
        ["placement", "columnsToWin"],
        `placement strict excludes columnsToWin ${target} with ${players} players: the game could lock up.`,
      );
  }
  return conflicts;
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
  const written = isObject(spec) ? spec : { preset: spec };
  const { preset = DEFAULT_PRESET, ...own } = written;
  if (typeof preset !== "string" || !Object.hasOwn(PRESETS, preset))
    return fail("invalid_ruleset", `Unknown preset; choose one of ${PRESET_NAMES.join(", ")}.`, "preset");
  for (const [name, value] of Object.entries(own)) {
    if (!Object.hasOwn(standard, name))
      return fail(
        "invalid_ruleset",
        `Unknown option "${name}"; options are ${Object.keys(standard).join(", ")}.`,
        name,
      );
    if (!isOptionValue(name as OptionName, value))
      return fail(
        "invalid_ruleset",
        `${name} must be ${
          name === "markersPerPlayer"
            ? "a whole number from 3 to 99"
            : name === "columnsToWin"
              ? 'a whole number from 1 to 11, or one for each number of players, such as {"2":5,"3":4,"4":3}'
              : `one of ${OPTION_VALUES[name as keyof typeof OPTION_VALUES].join(", ")}`
        }.`,
        name,
      );
  }
  const options: Options = { ...PRESETS[preset as PresetName], ...own };
  const [conflict] = conflictsOf(options);
  return conflict
    ? fail("invalid_ruleset", conflict.message, conflict.options[0])
    : ok({ spec: spec as RulesetSpec, options });
}
