import type { WriteStream } from "node:tty";

const WIDTH = 30;
/** More often than this nobody sees. */
const EVERY_MS = 100;

/** A bar on a terminal that shows how much of some work is done, and how long the rest may take. */
export class Progress {
  readonly #output: WriteStream;
  readonly #total: number;
  readonly #unit: string;
  readonly #begin = performance.now();
  #shownAt = this.#begin;

  /** @param unit what is counted, in the plural */
  constructor(output: WriteStream, total: number, unit: string) {
    this.#output = output;
    this.#total = total;
    this.#unit = unit;
  }

  update(done: number): void {
    const now = performance.now();
    if (!this.#output.isTTY || now - this.#shownAt < EVERY_MS) return;
    this.#shownAt = now;
    const share = done / this.#total;
    const bar = "#".repeat(Math.round(WIDTH * share)).padEnd(WIDTH, ".");
    const left = Math.ceil(((now - this.#begin) / 1000) * (1 / share - 1));
    this.#output.write(`\r[${bar}] ${done} of ${this.#total} ${this.#unit}, ${left} s left\x1b[K`);
  }

  /** Leaves nothing behind. */
  end(): void {
    if (this.#output.isTTY) this.#output.write("\r\x1b[K");
  }
}
