import { defineConfig } from "vitest/config";

// Tests run against the sources, so that none of them can pass on a stale build. Only conditions that suit `import` and
// `require` alike may stand here: Vitest hands them to Node, for dependencies too.
const conditions = ["@cantstop/source", "node"];

export default defineConfig({
  resolve: { conditions },
  ssr: { resolve: { conditions } },
  test: {
    include: ["packages/*/test/**/*.test.ts", "tools/test/**/*.test.ts"],
    // A core more than by default: half of the tests' time is waiting for browsers, servers and clocks.
    maxWorkers: "100%",
    testTimeout: process.env.CANTSTOP_TEST === "full" ? 600_000 : 120_000,
    hookTimeout: 120_000,
    // A shared machine may starve a browser for half a minute. There a test is tried once more, and the report says so;
    // where people work it is not, so that whatever depends on luck is seen.
    retry: process.env.CI ? 1 : 0,
  },
});
