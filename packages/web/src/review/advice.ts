import { useEffect, useState } from "preact/hooks";
import type { Hint } from "../bots/advice.ts";
import { openAdvisers } from "../bots/client.ts";
import { questionOf } from "../bots/driver.ts";
import type { TableState } from "../table/table.ts";

/** One worker for all games that are looked at. */
const advisers = openAdvisers();

/** What the strongest player would do now: null until that is known, and where nobody asks. */
export function useAdvice(state: TableState | null): Hint | "failed" | null {
  const [advice, setAdvice] = useState<{ readonly of: TableState; readonly hint: Hint | "failed" } | null>(
    null,
  );
  useEffect(() => {
    if (!state) return;
    let awaited = true;
    advisers.hint(questionOf(state)).then(
      (hint) => awaited && setAdvice({ of: state, hint }),
      () => awaited && setAdvice({ of: state, hint: "failed" }),
    );
    return () => {
      awaited = false;
    };
  }, [state]);
  return advice && advice.of === state ? advice.hint : null;
}
