import {
  type ConflictProblem,
  conflictsOf,
  isOptionValue,
  OPTION_VALUES,
  type OptionName,
  type Options,
  PRESET_NAMES,
  PRESETS,
  type PresetName,
  parseRuleset,
  type Ruleset,
  unwrap,
} from "@cantstop/rules";

type Value = Options[OptionName];

/** What choosing a value of one option would mean, the other options being as they are. */
export type Offer =
  | { readonly kind: "free"; readonly options: Options }
  /** Only together with a value of another option, which therefore changes, too. */
  | {
      readonly kind: "together";
      readonly options: Options;
      readonly problem: ConflictProblem;
      readonly other: OptionName;
    }
  /** Not now: another option, or the number of players, stands in the way. */
  | { readonly kind: "refused"; readonly problem: ConflictProblem; readonly other: OptionName };

/** Every value the option can take by itself; for numbers by players, the plain numbers. */
const valuesOf = (name: OptionName): readonly Value[] =>
  name in OPTION_VALUES
    ? OPTION_VALUES[name as keyof typeof OPTION_VALUES]
    : Array.from({ length: 99 }, (_, i) => i + 1).filter((value) => isOptionValue(name, value));

/**
 * What choosing a value would mean. A mix that the rules reject is never offered. Where the other option could
 * be changed first, the value is refused, so that nobody's choice is overruled. Where neither of two options
 * could be changed before the other, both change in one step.
 */
export function offerOf(options: Options, name: OptionName, value: Value, players: number): Offer {
  const chosen: Options = { ...options, [name]: value };
  const conflict = conflictsOf(chosen, players).find((one) => one.options.includes(name));
  if (!conflict) return { kind: "free", options: chosen };

  const { problem } = conflict;
  const other = conflict.options.find((one) => one !== name) ?? name;
  const works = (mix: Options) => conflictsOf(mix, players).length === 0;
  const ways = valuesOf(other).filter((way) => works({ ...chosen, [other]: way }));
  const [way] = ways;
  if (way === undefined || ways.some((one) => works({ ...options, [other]: one })))
    return { kind: "refused", problem, other };
  return { kind: "together", options: { ...chosen, [other]: way }, problem, other };
}

/** Are two values the same? Numbers by players are compared by what they say. */
const sameValue = (a: Value, b: Value): boolean => JSON.stringify(a) === JSON.stringify(b);

/** The options that differ between two mixes, in their order. */
export const differences = (before: Options, after: Options): OptionName[] =>
  (Object.keys(before) as OptionName[]).filter((name) => !sameValue(before[name], after[name]));

/** The ruleset with these options: a preset where they are one's, else `base` with what differs from it. */
export function rulesetOf(base: PresetName, options: Options): Ruleset {
  const same = PRESET_NAMES.find((name) => differences(PRESETS[name], options).length === 0);
  if (same) return unwrap(parseRuleset(same));
  const own = differences(PRESETS[base], options).map((name) => [name, options[name]]);
  return unwrap(parseRuleset({ preset: base, ...Object.fromEntries(own) }));
}
