import { availableParallelism } from "node:os";
import { parseArgs } from "node:util";
import { makeRules, type Rules } from "@cantstop/rules";

/** What is trained, on what, and for how long. */
export interface TrainingOptions {
  readonly ruleset: string;
  readonly players: number;
  /** Units of the hidden layer. */
  readonly hidden: number;
  readonly seed: number;
  /** Games between published heuristics that are learned from at first. */
  readonly heuristic: number;
  /** How often the network plays against itself and learns from that. */
  readonly generations: number;
  /** Games of a generation. */
  readonly games: number;
  /** Generations that are learned from together. */
  readonly window: number;
  /** Threads that play. */
  readonly workers: number;
  /** The file to write: JSON by that ending, a module otherwise. */
  readonly out: string;
}

type NumberOption = Exclude<keyof TrainingOptions, "ruleset" | "out">;

/** Each number's default, its bounds, and what it says. */
const NUMBERS: Readonly<
  Record<NumberOption, readonly [standard: number, least: number, most: number, about: string]>
> = {
  players: [2, 1, 4, "number of players"],
  hidden: [16, 1, 256, "units of the hidden layer"],
  seed: [1, 0, 2 ** 32 - 1, "what all chance comes from"],
  heuristic: [600_000, 0, 1e9, "games between heuristics to begin with"],
  generations: [40, 0, 10_000, "how often it plays against itself, and learns from that"],
  games: [400, 1, 1e6, "games of a generation"],
  window: [16, 1, 10_000, "generations that are learned from together"],
  workers: [availableParallelism(), 1, 256, "threads; the result is the same with any number"],
};
const numberOptions = Object.keys(NUMBERS) as NumberOption[];

/** What `--help` prints. */
const HELP = [
  "npm run train -- [options]",
  "",
  "  --ruleset TEXT      rules to train under (standard)",
  ...numberOptions.map((name) => {
    const [standard, , , about] = NUMBERS[name];
    return `  ${`--${name} N`.padEnd(20)}${about} (${standard})`;
  }),
  "  --out FILE          where the network goes, a module or JSON by the ending (network.ts)",
].join("\n");

/** The options that a command line asks for; or what to print instead, and whether that is a complaint. */
export function readOptions(
  args: readonly string[],
):
  | { readonly options: TrainingOptions; readonly rules: Rules }
  | { readonly help: string; readonly isFault: boolean } {
  const refuse = (problem: string) => ({ help: `${problem}\n\n${HELP}`, isFault: true });
  let values: Readonly<Record<string, string | boolean | undefined>>;
  try {
    const text = { type: "string" } as const;
    ({ values } = parseArgs({
      args: [...args],
      options: {
        ruleset: { ...text, default: "standard" },
        out: { ...text, default: "network.ts" },
        help: { type: "boolean", short: "h" },
        ...Object.fromEntries(numberOptions.map((name) => [name, text])),
      },
    }));
  } catch (error) {
    return refuse((error as Error).message);
  }
  if (values.help) return { help: HELP, isFault: false };
  const numbers: Partial<Record<NumberOption, number>> = {};
  for (const name of numberOptions) {
    const [standard, least, most] = NUMBERS[name];
    const number = Number(values[name] ?? standard);
    if (!Number.isInteger(number) || number < least || number > most || values[name] === "")
      return refuse(`--${name} takes a whole number from ${least} to ${most}.`);
    numbers[name] = number;
  }
  const { ruleset, out } = values as { readonly ruleset: string; readonly out: string };
  const options: TrainingOptions = { ruleset, ...(numbers as Record<NumberOption, number>), out };
  const rules = makeRules(ruleset, options.players);
  if (!rules.ok) return refuse(`--ruleset "${ruleset}" is none for so many players: ${rules.error.code}.`);
  return { options, rules: rules.value };
}

/** The command that makes the same network again, on any number of threads. */
export function commandOf(options: TrainingOptions): string {
  const made = ["ruleset", ...numberOptions.filter((name) => name !== "workers")] as const;
  return ["npm run train --", ...made.map((name) => `--${name} ${options[name]}`)].join(" ");
}
