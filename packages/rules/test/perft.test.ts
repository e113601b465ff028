// Counts of all that can happen within the first rolls, by the library; the table was counted by the oracle.

import { describe, expect, test } from "vitest";
import { LIBRARY } from "./engine.ts";
import { perft, perftStart } from "./oracle/perft.ts";
import { PERFT_TABLE } from "./oracle/perft-table.ts";

const FULL = process.env.CANTSTOP_TEST === "full";

describe("perft", () => {
  for (const { ruleset, position, rows } of PERFT_TABLE) {
    const depth = position === "late" || FULL ? 3 : 2;
    test(`${JSON.stringify(ruleset)}, ${position}, depth ${depth}`, () => {
      const counts = perft(perftStart(ruleset, position), depth, LIBRARY);
      expect(counts.map((row) => [row.paths, row.distinct, row.busts, row.stops, row.finished])).toEqual(
        rows.slice(0, depth),
      );
    });
  }
});
