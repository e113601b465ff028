import {
  compileRules,
  DEFAULT_PRESET,
  type Failure,
  parseRuleset,
  type Result,
  type Rules,
  type Ruleset,
} from "@cantstop/rules";
import { parseRulesetText } from "@cantstop/rules/notation";
import type { Texts } from "@cantstop/texts";
import { type Fault, usageFault } from "./fault.ts";

/** Help for `--ruleset`, the same in every command. */
export const RULESET_HELP = "a preset's name, a preset with options (franjos,columnsToWin=4), or JSON";

/**
 * A ruleset as people write it on the command line: a preset's name, a ruleset text, or JSON. Throws a
 * {@link usageFault}.
 */
export async function readRuleset(text: string | undefined, texts: Texts): Promise<Ruleset> {
  const result = parse(text ?? DEFAULT_PRESET);
  if (!result.ok) throw await refusal(result.error, texts);
  return result.value;
}

/** The rules of a ruleset for a number of players. Throws a {@link usageFault}. */
export async function readRules(text: string | undefined, players: number, texts: Texts): Promise<Rules> {
  const rules = compileRules(await readRuleset(text, texts), players);
  if (!rules.ok) throw await refusal(rules.error, texts);
  return rules.value;
}

async function refusal(failure: Failure, texts: Texts): Promise<Fault> {
  const failureText = await texts.loadFailures();
  return usageFault(`--ruleset: ${failureText(failure)}`);
}

function parse(text: string): Result<Ruleset> {
  if (!/^\s*[{"]/.test(text)) return parseRulesetText(text);
  let spec: unknown;
  try {
    spec = JSON.parse(text);
  } catch {
    throw usageFault("--ruleset looks like JSON, but is not; is it quoted for the shell?");
  }
  return parseRuleset(spec);
}
