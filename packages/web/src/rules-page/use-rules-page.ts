import type { Ruleset } from "@cantstop/rules";
import type { RulesPage } from "@cantstop/texts";
import { useEffect, useState } from "preact/hooks";
import { useWording } from "../words/context.ts";

/** A page of rules, and what it was written for. */
export interface WrittenRules {
  readonly ruleset: Ruleset;
  readonly page: RulesPage;
}

/** The page of these rules in the reader's language: null until there is one, and the one before until the next is there. */
export function useRulesPage(ruleset: Ruleset): WrittenRules | "failed" | null {
  const { texts } = useWording();
  const [written, setWritten] = useState<WrittenRules | "failed" | null>(null);
  useEffect(() => {
    let awaited = true;
    texts.rulesPage(ruleset).then(
      (page) => awaited && setWritten({ ruleset, page }),
      () => awaited && setWritten("failed"),
    );
    return () => {
      awaited = false;
    };
  }, [texts, ruleset]);
  return written;
}
