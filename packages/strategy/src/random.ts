/**
 * A seeded generator of random numbers (xoshiro128++; Blackman and Vigna, Scrambled Linear Pseudorandom Number
 * Generators, 2021). Games played from a seed are the same on every machine and in every version.
 */
export class Random {
  private readonly state = new Int32Array(4);

  /** @param seed any whole numbers; they are mixed, so that neighbours make unlike streams */
  constructor(...seed: number[]) {
    let mixed = 0x9e3779b9;
    for (const number of seed) mixed = scramble(mixed ^ scramble(number | 0) ^ Math.trunc(number / 2 ** 32));
    for (let i = 0; i < 4; i++) {
      mixed = (mixed + 0x9e3779b9) | 0;
      this.state[i] = scramble(mixed);
    }
  }

  /** A whole number of 32 bits, at or above 0. */
  next(): number {
    const { state } = this;
    const a = state[0];
    const b = state[1];
    const sum = (a + state[3]) | 0;
    const c = state[2] ^ a;
    const d = state[3] ^ b;
    state[0] = a ^ d;
    state[1] = b ^ c;
    state[2] = c ^ (b << 9);
    state[3] = (d << 11) | (d >>> 21);
    return (((sum << 7) | (sum >>> 25)) + a) >>> 0;
  }

  /** A whole number from 0 to n − 1, n at most 2²⁰ or so: what is left of evenness is below 2⁻¹². */
  below(n: number): number {
    return Math.floor(this.next() * 2 ** -32 * n);
  }
}

/** The finaliser of MurmurHash3 (Appleby). */
function scramble(x: number): number {
  let mixed = x;
  mixed = Math.imul(mixed ^ (mixed >>> 16), 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
  return mixed ^ (mixed >>> 16);
}
