import { defineConfig } from "vitest/config";

export default defineConfig({
  resolve: { conditions: ["@cantstop/source"] },
  ssr: { resolve: { conditions: ["@cantstop/source", "node", "import", "module", "default"] } },
  test: { include: ["packages/*/test/**/*.test.ts"], testTimeout: 120_000 },
});
