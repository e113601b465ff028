import { useRef } from "preact/hooks";
import type { TableState } from "../table/table.ts";
import { turnStart } from "./history.ts";

/** For whoever comes to a table: the end of the turn before this one is news. */
export const firstSince = (state: TableState): number =>
  Math.max(turnStart(state, state.record.events.length) - 1, 0);

/**
 * How many events had happened when the turn before this one was begun on the screen. What has ended since then is
 * news: usually that turn, and those that went by too fast to be shown. A bust is none any more once it was shown.
 */
export function useSince(state: TableState, isBust: boolean): number {
  const begun = turnStart(state, state.record.events.length);
  const known = useRef({ begun, since: firstSince(state), bust: -1 });
  const { current } = known;
  if (current.begun !== begun) {
    // Backwards where a roll has been corrected.
    const since = current.begun < begun ? current.begun : firstSince(state);
    known.current = { begun, since, bust: -1 };
  }
  if (isBust) known.current.bust = begun;
  else if (known.current.bust === begun) known.current.since = begun;
  return known.current.since;
}
