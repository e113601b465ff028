import { parseRulesetText } from "@cantstop/rules/notation";
import { useWording } from "../words/context.ts";

/** Names rulesets by their texts, which may come from another version of the app. */
export function useRulesetName(unknown: string): (ruleset: string) => string {
  const { texts } = useWording();
  return (text) => {
    const ruleset = parseRulesetText(text);
    return ruleset.ok ? texts.rulesetName(ruleset.value) : unknown;
  };
}
