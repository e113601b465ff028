import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { AxeResults } from "axe-core";
import type { Page } from "playwright-core";

const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** What axe-core finds wrong with the page as it is, or with a part of it, in a line each. */
export async function faults(page: Page, part = "html"): Promise<string[]> {
  await page.evaluate(axe);
  const { violations } = await page.evaluate(
    (part) =>
      (globalThis as unknown as { axe: { run: (part: string) => Promise<AxeResults> } }).axe.run(part),
    part,
  );
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
}
