import { createHash, randomInt } from "node:crypto";
import type { Dice } from "@cantstop/rules";

/** Where dice come from: one die from 1 to 6 at a time. */
export type DieSource = () => number;

const SIDES = 6;

/** Dice that nobody can foresee. */
export const trueDice: DieSource = () => randomInt(1, SIDES + 1);

/**
 * The same dice for the same seed, on every machine: the bytes of SHA-256 over the seed and a counter. Bytes
 * that would favour low numbers are passed over.
 */
export function seededDice(seed: string): DieSource {
  const fairBytes = 256 - (256 % SIDES);
  let block = Buffer.alloc(0);
  let blocks = 0;
  let at = 0;
  return () => {
    for (;;) {
      if (at === block.length) {
        block = createHash("sha256").update(`${seed}:${blocks++}`).digest();
        at = 0;
      }
      const byte = block[at++] as number;
      if (byte < fairBytes) return (byte % SIDES) + 1;
    }
  };
}

/** A roll of all four dice. */
export const rollFour = (die: DieSource): Dice => [die(), die(), die(), die()];
