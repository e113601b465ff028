import type { Dice } from "@cantstop/rules";

/** Where a local table's chance comes from: a whole number from 1 to 6, all equally likely. */
export type RollDie = () => number;

/** Bytes from here on are thrown away: 256 is no multiple of 6, and the rest would favour the low faces. */
const FAIR_BYTES = 252;

/** A die from the browser's cryptographic source. */
export const rollDie: RollDie = () => {
  const byte = new Uint8Array(1);
  do crypto.getRandomValues(byte);
  while ((byte[0] ?? FAIR_BYTES) >= FAIR_BYTES);
  return ((byte[0] ?? 0) % 6) + 1;
};

/** Four dice. */
export const rollDice = (die: RollDie): Dice => [die(), die(), die(), die()];

/**
 * Who begins by the highest die: a list of rounds, each with a die by seat (0: did not roll). Ties for the
 * highest roll again among themselves.
 */
export function rollForStart(players: number, die: RollDie): { first: number; rounds: number[][] } {
  const rounds: number[][] = [];
  let rolling = Array.from({ length: players }, (_, seat) => seat);
  while (rolling.length > 1 || rounds.length === 0) {
    const round = Array.from({ length: players }, (_, seat) => (rolling.includes(seat) ? die() : 0));
    rounds.push(round);
    const highest = Math.max(...round);
    rolling = rolling.filter((seat) => round[seat] === highest);
  }
  return { first: rolling[0] ?? 0, rounds };
}

/** Rounds of {@link rollForStart} as one word, `552-/61--`, to be kept in a record. */
export const writeStartRolls = (rounds: readonly (readonly number[])[]): string =>
  rounds.map((round) => round.map((die) => die || "-").join("")).join("/");

/** The inverse of {@link writeStartRolls}; what cannot be read is no round. */
export const parseStartRolls = (text: string): number[][] =>
  text
    .split("/")
    .filter((round) => /^[1-6-]+$/.test(round))
    .map((round) => [...round].map((die) => Number(die.replace("-", "0"))));
