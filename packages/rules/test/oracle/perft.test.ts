import { describe, expect, test } from "vitest";
import { ORACLE_PRESETS } from "./oracle.ts";
import { perft, perftStart } from "./perft.ts";
import { PERFT_TABLE } from "./perft-table.ts";
import { stateProblems } from "./random-state.ts";

// Openings at depth 3 hold half a million states each: only in the full run, and one of them always.
const everything = process.env.CANTSTOP_TEST === "full";

describe("perft, through the oracle", () => {
  for (const { ruleset, position, rows } of PERFT_TABLE) {
    const depth = position === "late" || ruleset === "franjos" || everything ? 3 : 2;
    test(`${typeof ruleset === "string" ? ruleset : JSON.stringify(ruleset)}, ${position}, depth ${depth}`, () => {
      const start = perftStart(ruleset, position);
      expect(stateProblems(start)).toEqual([]);
      const found = perft(start, depth).map((r) => [r.paths, r.distinct, r.busts, r.stops, r.finished]);
      expect(found).toEqual(rows.slice(0, depth));
    });
  }

  test("every preset is in the table, in both positions", () => {
    for (const name of Object.keys(ORACLE_PRESETS)) {
      for (const position of ["opening", "late"]) {
        expect(PERFT_TABLE.some((entry) => entry.ruleset === name && entry.position === position)).toBe(true);
      }
    }
  });
});
