import type { Speed } from "../settings.ts";

/** How long a bot lets each thing be seen before it goes on, in milliseconds. */
export interface Pace {
  /** The end of the turn before its own. */
  readonly begin: number;
  /** Its roll. */
  readonly dice: number;
  /** The move it has chosen, before it counts. */
  readonly choice: number;
  /** What it has decided, to stop or to roll on. */
  readonly decision: number;
}

export const PACES: Readonly<Record<Speed, Pace>> = {
  relaxed: { begin: 1500, dice: 1000, choice: 1300, decision: 1000 },
  normal: { begin: 900, dice: 500, choice: 800, decision: 500 },
  fast: { begin: 350, dice: 200, choice: 300, decision: 200 },
  instant: { begin: 0, dice: 0, choice: 0, decision: 0 },
};
