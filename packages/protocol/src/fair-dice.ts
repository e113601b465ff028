import type { Dice } from "@cantstop/rules";
import type { GameRecord } from "@cantstop/rules/notation";
import { hmac } from "@noble/hashes/hmac.js";
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, utf8ToBytes } from "@noble/hashes/utils.js";

/**
 * Dice that nobody can choose. `docs/fair-dice.md` explains them to those who want to check with a program of their own;
 * this is what server, page and command line use.
 *
 * Everything that is hashed is a text, so that it can be copied from a record into any other program.
 */

/** Bytes from here on are thrown away: 256 is no multiple of 6, and the rest would favour the low faces. */
const FAIR_BYTES = 252;

/** What is published before the game: the SHA-256 of the secret's text, in hex. */
export const commitmentOf = (secret: string): string => bytesToHex(sha256(utf8ToBytes(secret)));

/** Stands where a seat gave nothing. No contribution looks like it, for brackets in those are encoded. */
const NO_SEED = "[none]";

/** People's contributions as one text: a word a seat, percent-encoded. */
export const makeSeedsText = (seeds: readonly (string | null)[]): string =>
  seeds.map((seed) => (seed === null ? NO_SEED : encodeURIComponent(seed))).join(" ");

/**
 * Dice from the HMAC-SHA256, keyed with the secret, of what is drawn and the seeds. Each byte below 252 is a die; should
 * they not suffice, the HMAC of what came out gives more.
 *
 * @param draw names the draw: `roll 1`, `start 1`
 * @param seeds as {@link makeSeedsText} writes them
 */
export function drawDice(secret: string, draw: string, seeds: string, count: number): number[] {
  const key = utf8ToBytes(secret);
  const dice: number[] = [];
  let bytes = utf8ToBytes(`${draw} ${seeds}`);
  while (dice.length < count) {
    bytes = hmac(sha256, key, bytes);
    for (const byte of bytes) if (byte < FAIR_BYTES && dice.length < count) dice.push((byte % 6) + 1);
  }
  return dice;
}

/** The game's n-th roll of four dice, counted from 1. */
export const drawRoll = (secret: string, n: number, seeds: string): Dice =>
  drawDice(secret, `roll ${n}`, seeds, 4) as unknown as Dice;

/** Who begins, and by which dice. */
export interface StartRolls {
  readonly first: number;
  /** A die by seat for each round, 0 for a seat that did not roll. */
  readonly rounds: number[][];
}

/** Who begins by the highest die: one die a seat; ties for the highest roll again among themselves. */
export function drawStart(secret: string, players: number, seeds: string): StartRolls {
  const rounds: number[][] = [];
  let rolling = Array.from({ length: players }, (_, seat) => seat);
  while (rolling.length > 1 || rounds.length === 0) {
    const dice = drawDice(secret, `start ${rounds.length + 1}`, seeds, rolling.length);
    const round = Array.from({ length: players }, (_, seat) => dice[rolling.indexOf(seat)] ?? 0);
    rounds.push(round);
    const highest = Math.max(...round);
    rolling = rolling.filter((seat) => round[seat] === highest);
  }
  return { first: rolling[0] ?? 0, rounds };
}

/** Rounds as one word, `552-/61--`, as records keep them. */
export const makeStartRollsText = (rounds: StartRolls["rounds"]): string =>
  rounds.map((round) => round.map((die) => die || "-").join("")).join("/");

/** The tags of a record that its dice are checked with. */
export const FAIR_TAGS = {
  commitment: "DiceCommitment",
  secret: "DiceSecret",
  seeds: "DiceSeeds",
  startSeeds: "StartSeeds",
  startRolls: "StartRolls",
} as const;

/** What a check of a record's dice found. */
export type Verdict =
  | {
      readonly ok: true;
      readonly commitment: string;
      /** How many rolls were drawn again and found the same, rolls for the start not counted. */
      readonly rolls: number;
      /** How many seats added to the dice. */
      readonly seeds: number;
    }
  | { readonly ok: false; readonly problem: "no_tag"; readonly tag: string }
  | { readonly ok: false; readonly problem: "wrong_secret" }
  | { readonly ok: false; readonly problem: "wrong_start" }
  | {
      readonly ok: false;
      readonly problem: "wrong_roll";
      /** Which roll, counted from 1. */
      readonly roll: number;
      readonly found: Dice;
      readonly drawn: Dice;
    };

/** Draws every roll of a finished game again, and compares. */
export function verifyRecord({ start, tags, events }: GameRecord): Verdict {
  const tagOf = (name: string) => tags.find(([known]) => known === name)?.[1];
  const commitment = tagOf(FAIR_TAGS.commitment);
  const secret = tagOf(FAIR_TAGS.secret);
  const seeds = tagOf(FAIR_TAGS.seeds);
  if (commitment === undefined) return { ok: false, problem: "no_tag", tag: FAIR_TAGS.commitment };
  if (secret === undefined) return { ok: false, problem: "no_tag", tag: FAIR_TAGS.secret };
  if (seeds === undefined) return { ok: false, problem: "no_tag", tag: FAIR_TAGS.seeds };
  if (commitmentOf(secret) !== commitment) return { ok: false, problem: "wrong_secret" };

  const rounds = tagOf(FAIR_TAGS.startRolls);
  if (rounds !== undefined) {
    const startSeeds = tagOf(FAIR_TAGS.startSeeds);
    if (startSeeds === undefined) return { ok: false, problem: "no_tag", tag: FAIR_TAGS.startSeeds };
    const drawn = drawStart(secret, start.rules.players, startSeeds);
    if (makeStartRollsText(drawn.rounds) !== rounds || drawn.first !== start.firstSeat)
      return { ok: false, problem: "wrong_start" };
  }

  const rolls = events.flatMap((event) => (event.type === "roll" ? [event.dice] : []));
  for (const [i, found] of rolls.entries()) {
    const drawn = drawRoll(secret, i + 1, seeds);
    if (drawn.join() !== found.join()) return { ok: false, problem: "wrong_roll", roll: i + 1, found, drawn };
  }
  const given = seeds.split(" ").filter((seed) => seed !== NO_SEED).length;
  return { ok: true, commitment, rolls: rolls.length, seeds: given };
}
