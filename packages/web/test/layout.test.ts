import { expect, it } from "vitest";
import { layoutFor } from "../src/game/layout.ts";

it.each([
  [1440, 900, "wide", false],
  [1440, 839, "wide", true],
  [900, 560, "wide", true],
  [899, 700, "side", false],
  [932, 430, "side", true],
  [740, 360, "side", true],
  [512, 384, "tall", true],
  [390, 844, "tall", false],
  [360, 740, "tall", true],
  [360, 560, "tall", true],
  [768, 1024, "tall", false],
] as const)("arranges %i × %i as %s", (width, height, kind, compact) => {
  expect(layoutFor(width, height)).toEqual({ kind, compact });
});
