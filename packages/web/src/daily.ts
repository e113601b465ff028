import type { Dice } from "@cantstop/rules";

/** The day of the daily climb, as `2026-11-29`: everywhere in the world the one it is by UTC. */
export const dayOf = (date: Date): string => date.toISOString().slice(0, 10);

/** Is this a day of the calendar, written so? */
export function isDay(text: string): boolean {
  const date = new Date(`${text}T00:00Z`);
  return !Number.isNaN(date.valueOf()) && dayOf(date) === text;
}

/** The finaliser of MurmurHash3 (Appleby), a bijection of 32 bits that mixes them well. */
function mix(bits: number): number {
  let mixed = bits;
  mixed = Math.imul(mixed ^ (mixed >>> 16), 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
  return mixed ^ (mixed >>> 16);
}

/**
 * The dice of a day's roll, the same for everyone: each die is the day, the roll's number and the die's,
 * mixed one after the other, and cut into six equal parts. The order of play decides nothing, so whoever stops
 * or goes bust sooner meets the same next roll.
 *
 * @param day as `2026-11-29`
 * @param roll how many rolls came before it, in this game
 */
export function dailyDice(day: string, roll: number): Dice {
  const date = Number(day.replaceAll("-", ""));
  const die = (place: number): number => {
    const bits = mix(mix(mix(date) + roll) + place + 1);
    return Math.floor(((bits >>> 0) / 2 ** 32) * 6) + 1;
  };
  return [die(0), die(1), die(2), die(3)];
}
