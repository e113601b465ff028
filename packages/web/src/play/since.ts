import { useRef } from "preact/hooks";
import type { TableState } from "../table/table.ts";
import { turnStart } from "./history.ts";

/** For whoever comes to a table: the end of the turn before this one is news. */
export const firstSince = (state: TableState): number =>
  Math.max(turnStart(state, state.record.events.length) - 1, 0);

/**
 * How many events had happened when the turn before this one was begun on the screen. What has ended since then is
 * news: usually that turn, and those that went by too fast to be shown.
 */
export function useSince(state: TableState): number {
  const begun = turnStart(state, state.record.events.length);
  const known = useRef({ begun, since: firstSince(state) });
  const { current } = known;
  if (current.begun !== begun)
    // Backwards where a roll has been corrected.
    known.current = { begun, since: current.begun < begun ? current.begun : firstSince(state) };
  return known.current.since;
}
