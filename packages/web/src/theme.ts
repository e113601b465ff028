import type { Theme } from "./settings.ts";

/** The table's colours, for the browser's own bars; the same as in the style sheet. */
const BARS = { light: "#f2eadb", dark: "#1a1715" } as const;

/** Shows the page, and what the browser draws around it, in the chosen colours. */
export function showTheme(theme: Theme): void {
  const { dataset } = document.documentElement;
  if (theme === "auto") delete dataset.theme;
  else dataset.theme = theme;
  for (const meta of document.querySelectorAll<HTMLMetaElement>("meta[name='theme-color']")) {
    const own = meta.media.includes("dark") ? "dark" : "light";
    meta.content = BARS[theme === "auto" ? own : theme];
  }
}

/** Are the colours the dark ones at the moment? */
export const isDark = (theme: Theme): boolean =>
  theme === "auto" ? matchMedia("(prefers-color-scheme: dark)").matches : theme === "dark";
