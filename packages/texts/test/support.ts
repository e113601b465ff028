import { conflictsOf, OPTION_VALUES, type Options, type Position, PRESETS, unwrap } from "@cantstop/rules";
import { parseState } from "@cantstop/rules/notation";
import fc from "fast-check";
import type { Example } from "../src/index.ts";

const named = Object.fromEntries(
  Object.entries(OPTION_VALUES).map(([name, values]) => [name, fc.constantFrom(...values)]),
);

/** Any mix of options that two players can play. */
export const anyOptions: fc.Arbitrary<Options> = fc
  .record({
    ...named,
    columnsToWin: fc.oneof(fc.integer({ min: 1, max: 11 }), fc.constant({ 2: 5, 3: 4, 4: 3 })),
    markersPerPlayer: fc.integer({ min: 3, max: 99 }),
  })
  .map((options) => options as unknown as Options)
  .filter((options) => conflictsOf(options, 2).length === 0);

export const presetOptions = Object.entries(PRESETS) as [keyof typeof PRESETS, Options][];

/** The position that an example of a rules page shows, for two players. */
export function positionOf({ runners, camps, closed }: Example, options: Options): Position {
  const claims = Object.fromEntries(closed.map((column) => [column, 1]));
  return unwrap(parseState({ ruleset: options, camps: [camps, {}], claims, runners }));
}
