import type { Ruleset } from "@cantstop/rules";
import { makeRulesetText } from "@cantstop/rules/notation";

/** The address of the page with these rules. */
export function rulesAddress(ruleset: Ruleset): string {
  const text = makeRulesetText(ruleset);
  return typeof ruleset.spec === "string" ? `/rules/${text}` : `/rules?ruleset=${text}`;
}
