// Counts what Vitest's JSON report says, and distrusts it: a suite that ran nothing, left something out, or broke
// outside its tests must not look green.

/**
 * @param {object | undefined} report - Vitest's JSON report; undefined when it wrote none
 * @param {{ exitedWell: boolean, narrowed: boolean }} run - narrowed: tests were left out on purpose, by name
 * @returns {{ passed: number, failed: number, complaints: string[] }} complaints are counted as failed
 */
export function tally(report, { exitedWell, narrowed }) {
  if (!report) return { passed: 0, failed: 1, complaints: ["Vitest ended without a report."] };
  let passed = 0;
  let failed = 0;
  const complaints = [];
  for (const file of report.testResults) {
    for (const test of file.assertionResults) {
      if (test.status === "passed") passed++;
      else if (test.status === "failed") failed++;
      else if (!narrowed) complaints.push(`Left out (${test.status}): ${test.fullName}, in ${file.name}`);
    }
    const brokenOutsideTests =
      file.status === "failed" && !file.assertionResults.some((test) => test.status === "failed");
    if (brokenOutsideTests) complaints.push(`Broken outside its tests: ${file.name}`);
  }
  if (passed + failed === 0) complaints.push("No test ran.");
  if (!exitedWell && failed + complaints.length === 0)
    complaints.push("Vitest failed outside the tests, see above.");
  return { passed, failed: failed + complaints.length, complaints };
}
