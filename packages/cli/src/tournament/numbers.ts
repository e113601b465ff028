import { randomInt } from "node:crypto";
import { usageFault } from "../fault.ts";

/** A whole number, at least 1, from the command line. Throws a {@link usageFault}. */
export function readCount(option: string, text: string): number {
  const count = Number(text);
  if (!/^\d+$/.test(text) || count < 1 || !Number.isSafeInteger(count))
    throw usageFault(`${option} must be a whole number, at least 1.`);
  return count;
}

/** Short enough to be typed again. */
const FRESH_SEEDS = 1_000_000_000;

/** The seed asked for, else a fresh one. Throws a {@link usageFault}. */
export function readGamesSeed(text: string | undefined): number {
  if (text === undefined) return randomInt(FRESH_SEEDS);
  const seed = Number(text);
  if (!/^\d+$/.test(text) || !Number.isSafeInteger(seed))
    throw usageFault(`--seed must be a whole number, at most ${Number.MAX_SAFE_INTEGER}.`);
  return seed;
}

/** Seconds, fractions allowed, from the command line. Throws a {@link usageFault}. */
export function readSeconds(option: string, text: string): number {
  const seconds = Number(text);
  // Timers take 32 bits of milliseconds.
  if (!/^\d*\.?\d+$/.test(text) || seconds <= 0 || seconds > 1_000_000)
    throw usageFault(`${option} must be a number of seconds, more than 0.`);
  return seconds;
}
