import { defaultClientConditions, defineConfig } from "vite";

export default defineConfig({
  // In the workspace packages are read from their sources.
  resolve: { conditions: ["@cantstop/source", ...defaultClientConditions] },
  oxc: { jsx: { runtime: "automatic", importSource: "preact" } },
  build: {
    outDir: "dist",
    emptyOutDir: true,
    manifest: true,
    target: "es2022",
    // The content security policy allows no inline script, which the polyfill would need.
    modulePreload: { polyfill: false },
    // Fonts and pictures stay files: data: addresses are not allowed either.
    assetsInlineLimit: 0,
  },
});
