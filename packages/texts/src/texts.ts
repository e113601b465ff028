import type { OptionName, Options, PresetName, Ruleset } from "@cantstop/rules";
import type { FailureText } from "./failure.ts";
import type { Locale } from "./locale.ts";
import type { RulesPage } from "./page.ts";
import type { Reason, SeatName, Wording } from "./reason.ts";

/** A name, and one sentence about what it names. */
export interface Named {
  readonly name: string;
  readonly summary: string;
}

/** An option that chooses between named values. */
export interface ChoiceText<Value extends string> {
  readonly name: string;
  readonly values: { readonly [V in Value]: Named };
}

/** An option that is a number, or a number for each number of players. */
export interface NumberText<Value> {
  readonly name: string;
  readonly value: (value: Value) => Named;
}

export type OptionTexts = {
  readonly [Name in OptionName]: Options[Name] extends string
    ? ChoiceText<Options[Name]>
    : NumberText<Options[Name]>;
};

/**
 * The words about the game in one language. A language is a module that `satisfies Texts`: what is missing or
 * takes other parameters does not compile. What a game needs from its first screen on is here; the rest, which
 * is more, is loaded when it is first asked for.
 */
export interface Texts {
  /** The language's own name for itself. */
  readonly languageName: string;
  readonly locale: Locale;
  /** A heading for all presets. */
  readonly presetsTitle: string;
  readonly presets: { readonly [Name in PresetName]: Named };
  /** Why a choice or a stop is not possible. */
  readonly reason: (reason: Reason, seatName: SeatName) => Wording;
  /** For a card with a pairing of which only one sum can be moved: `9 only`. */
  readonly only: (column: number) => string;
  /** A ruleset's name: its preset's, or that it has options of its own. */
  readonly rulesetName: (ruleset: Ruleset) => string;
  /** Loads the names of options and their values, for rules of one's own. */
  readonly loadOptions: () => Promise<OptionTexts>;
  /** Loads the sentences about expected failures, which name options and fields as programs write them. */
  readonly loadFailures: () => Promise<FailureText>;
  /** The rules of a ruleset for its players; made from its options alone, so that any mix has a true page. */
  readonly rulesPage: (ruleset: Ruleset) => Promise<RulesPage>;
}

/** The value of an option in words; `value` is one of the option's own. */
export function optionValue(options: OptionTexts, name: OptionName, value: Options[OptionName]): Named {
  const option = options[name];
  if (!("values" in option)) return option.value(value as number);
  const values: { readonly [value: string]: Named } = option.values;
  return values[value as string] as Named;
}
