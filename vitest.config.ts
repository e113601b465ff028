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
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
});
