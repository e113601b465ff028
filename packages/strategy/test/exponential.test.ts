// Powers of e from tables, against the built-in ones.

import { expect, test } from "vitest";
import { exponential, SCALE } from "../src/exponential.ts";
import { pickFrom } from "./positions.ts";

const EDGES = [0, 1, 2 ** 11 - 1, 2 ** 11, 2 ** 22 - 1, 2 ** 22, 2 ** 31 - 1].flatMap((x) => [x, -x]);

test("powers of e to 15 digits", () => {
  const pick = pickFrom(1);
  const numbers = [
    ...EDGES,
    -(2 ** 31),
    ...Array.from({ length: 10_000 }, () => pick(2 ** pick(31)) - pick(2 ** pick(31))),
  ];
  for (const x of numbers) expect(exponential(x) / Math.exp(x / SCALE)).toBeCloseTo(1, 14);
});

test("numbers beyond 32 bits count as the last within them", () => {
  expect(exponential(2 ** 31)).toBe(exponential(2 ** 31 - 1));
  expect(exponential(2 ** 32)).toBe(exponential(2 ** 31 - 1));
  expect(exponential(-(2 ** 31) - 1)).toBe(exponential(-(2 ** 31)));
});
