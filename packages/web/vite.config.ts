import { defaultClientConditions, defineConfig } from "vite";
import { early } from "./early.ts";
import { precache } from "./precache.ts";

/** Served from the root, under one name for ever: that is how browsers know which worker a newer one replaces. */
const SERVICE_WORKER = "sw.js";

export default defineConfig({
  // In the workspace packages are read from their sources.
  resolve: { conditions: ["@cantstop/source", ...defaultClientConditions] },
  oxc: { jsx: { runtime: "automatic", importSource: "preact" } },
  plugins: [early("app"), precache(SERVICE_WORKER)],
  // Bots load what they know about a ruleset when they meet it.
  worker: { format: "es" },
  build: {
    outDir: "dist",
    emptyOutDir: true,
    manifest: true,
    target: "es2022",
    // The content security policy allows no inline script, which the polyfill would need.
    modulePreload: { polyfill: false },
    // Fonts and pictures stay files: data: addresses are not allowed either.
    assetsInlineLimit: 0,
    rolldownOptions: {
      input: { index: "index.html", "service-worker": "service-worker/service-worker.ts" },
      output: {
        entryFileNames: ({ name }) =>
          name === "service-worker" ? SERVICE_WORKER : "assets/[name]-[hash].js",
        // All that the first screen needs in one file, but for what finds the words: cut up for the sake of later parts
        // it is a tenth larger.
        codeSplitting: {
          groups: [
            { name: "start", test: /\/web\/src\/start\.ts$/, priority: 2 },
            { name: "app", test: /\/web\/src\/main\.tsx$/, priority: 1 },
            // All that a game online needs, in one file as well: who follows a link waits once, and it is a tenth smaller.
            {
              name: "online-play",
              test: /\/(?:web\/src\/online(?:-game)?|protocol\/src)\/(?!keep|notify|fair-dice|Bubble|Reaction|clock|Clock)/,
              includeDependenciesRecursively: false,
            },
          ],
        },
      },
    },
  },
});
