/** A small fast generator of random numbers (xoshiro128++, Blackman and Vigna 2019), for benchmarks only. */
export class Random {
  private readonly state: Int32Array;

  constructor(seed: number) {
    this.state = Int32Array.of(seed ^ 0x9e3779b9, seed ^ 0x243f6a88, seed ^ 0x85a308d3, seed ^ 0x13198a2e);
    for (let i = 0; i < 16; i++) this.below(2);
  }

  /** A whole number from 0 to n − 1; n is small, so that the bias does not matter. */
  below(n: number): number {
    const { state } = this;
    const [a, b] = [state[0], state[1]];
    const sum = (a + state[3]) | 0;
    const c = state[2] ^ a;
    const d = state[3] ^ b;
    state[0] = a ^ d;
    state[1] = b ^ c;
    state[2] = c ^ (b << 9);
    state[3] = (d << 11) | (d >>> 21);
    return (((((sum << 7) | (sum >>> 25)) + a) >>> 0) * (2 ** -32 * n)) | 0;
  }
}
