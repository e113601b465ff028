// What a page needs to play online comes without the schemas, which are for whoever checks what others send.
import { gzipSync } from "node:zlib";
import { build } from "rolldown";
import { expect, it } from "vitest";

/** In bytes of gzip. */
const CHOICES = 2500;
const FAIR_DICE = 5000;

const root = new URL("../", import.meta.url);

async function bundle(code: string): Promise<string> {
  const { output } = await build({
    input: "page",
    plugins: [
      {
        name: "page",
        resolveId: (id) => (id === "page" ? id : null),
        load: (id) => (id === "page" ? code.replaceAll("./", new URL("src/", root).pathname) : null),
      },
    ],
    logLevel: "warn",
    output: { minify: true },
    write: false,
  });
  return output[0].code;
}

const gzipped = (text: string): number => gzipSync(text, { level: 9 }).length;

it(`choices, failures and events of the board stay under ${CHOICES} bytes`, async () => {
  const code = await bundle(
    `export { ERRORS, LONGEST_NAME, REACTIONS, STARTS, TIMEOUTS, tidyName, toGameEvent } from "./index.ts";`,
  );
  expect(code).toContain("stale_version");
  expect(gzipped(code)).toBeLessThanOrEqual(CHOICES);
});

it(`checking dice stays under ${FAIR_DICE} bytes`, async () => {
  const code = await bundle(`export { verifyRecord, drawRoll } from "./fair-dice.ts";`);
  expect(gzipped(code)).toBeLessThanOrEqual(FAIR_DICE);
});
