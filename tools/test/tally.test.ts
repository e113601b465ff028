import { expect, it } from "vitest";
import { tally } from "../tally.mjs";

const file = (status: string, ...tests: string[]) => ({
  name: "a.test.ts",
  status,
  assertionResults: tests.map((test, i) => ({ status: test, fullName: `test ${i}` })),
});
const report = (...testResults: ReturnType<typeof file>[]) => ({ testResults });
const well = { exitedWell: true, narrowed: false };
const badly = { exitedWell: false, narrowed: false };

it("counts what passed and what failed", () => {
  expect(tally(report(file("passed", "passed", "passed")), well)).toEqual({
    passed: 2,
    failed: 0,
    complaints: [],
  });
  expect(tally(report(file("failed", "passed", "failed")), badly)).toEqual({
    passed: 1,
    failed: 1,
    complaints: [],
  });
});

it.each([
  ["no report", undefined, badly, /without a report/],
  ["no test", report(), well, /No test ran/],
  ["a file without tests", report(file("passed")), well, /No test ran/],
  ["a skipped test", report(file("passed", "passed", "skipped")), well, /Left out \(skipped\): test 1, in a/],
  ["a test still to be written", report(file("passed", "passed", "todo")), well, /Left out \(todo\)/],
  [
    "a file that does not load",
    report(file("passed", "passed"), file("failed")),
    badly,
    /Broken outside its tests/,
  ],
  ["an error outside the tests", report(file("passed", "passed")), badly, /failed outside the tests/],
])("distrusts %s", (_what, results, run, complaint) => {
  const { failed, complaints } = tally(results, run);
  expect(complaints).toContainEqual(expect.stringMatching(complaint));
  expect(failed).toBe(complaints.length);
});

it("allows tests that were left out by name", () => {
  const narrowed = { exitedWell: true, narrowed: true };
  expect(tally(report(file("passed", "passed", "skipped")), narrowed).failed).toBe(0);
});
