import { type Failure, OPTION_VALUES, PRESET_NAMES, PRESETS, type Problem } from "@cantstop/rules";

/** One sentence about an expected failure. */
export type FailureText = (failure: Failure) => string;

/** What a sentence about a failure may name. */
export interface FailureDetails {
  /** The preset, option or field at fault, as it is written; shortened where it is very long. */
  readonly field: string;
  /** The column of the board at fault. */
  readonly column: number;
  /** The names that would have been right: of presets, of options, or of an option's values. */
  readonly known: readonly string[];
}

type Say = (details: FailureDetails) => string;

/** Fields that are no choice between names, and whose value can be wrong. */
type CheckedField =
  | "columnsToWin"
  | "markersPerPlayer"
  | "state"
  | "camps"
  | "claims"
  | "seat"
  | "firstSeat"
  | "runners"
  | "moved"
  | "justClaimed"
  | "winners"
  | "out"
  | "dice"
  | "First"
  | "Position";

/** A sentence for every failure of the rules library; `bad_value` is worded by the field it is about. */
export interface FailureTexts {
  readonly problems: { readonly [Name in Exclude<Problem, "bad_value">]: Say };
  /** For a value that is none of an option's. */
  readonly badChoice: Say;
  /** For a value of any other field. */
  readonly badValues: { readonly [Field in CheckedField]: Say };
  /** For a field of which no more is known. */
  readonly badValue: Say;
  /** The same sentence with the place in a text, both counted from 1. */
  readonly at: (line: number, column: number, sentence: string) => string;
}

const LONGEST_FIELD = 40;
const shorten = (field: string): string =>
  field.length > LONGEST_FIELD ? `${field.slice(0, LONGEST_FIELD)}…` : field;

/** The names that belong in the place of `field`. */
function knownNames(problem: Problem, field: string): readonly string[] {
  if (problem === "unknown_preset") return PRESET_NAMES;
  if (problem === "unknown_option") return Object.keys(PRESETS.standard);
  return Object.hasOwn(OPTION_VALUES, field) ? OPTION_VALUES[field as keyof typeof OPTION_VALUES] : [];
}

/** Finds the sentence for a failure; each language hands in its own. */
export function makeFailureText(texts: FailureTexts): FailureText {
  return ({ code, problem = code, field = "", column = 0, at }) => {
    const details = { field: shorten(field), column, known: knownNames(problem, field) };
    const badValue = () => {
      if (details.known.length > 0) return texts.badChoice;
      return Object.hasOwn(texts.badValues, field) ? texts.badValues[field as CheckedField] : texts.badValue;
    };
    const say = problem === "bad_value" ? badValue() : texts.problems[problem];
    const sentence = say(details);
    return at ? texts.at(at.line, at.column, sentence) : sentence;
  };
}
