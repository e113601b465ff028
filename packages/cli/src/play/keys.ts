import { createInterface, emitKeypressEvents, type Key } from "node:readline";
import type { ReadStream } from "node:tty";

/** What people type, one key or one line at a time. */
export interface Keys {
  /** Single keys, or else whole lines. */
  readonly areSingle: boolean;
  /** The next key or line, without spaces around it; null once there will be no more. */
  next(): Promise<string | null>;
  /**
   * Gives people time to look on; keys that they press meanwhile count for nothing. A script needs no time.
   *
   * @returns false where they have ended the game instead
   */
  rest(milliseconds: number): Promise<boolean>;
  /** Gives the input back as it was. */
  close(): void;
}

/** Hands out what has been typed in order, whether it was asked for before or after. */
class Queue {
  #typed: string[] = [];
  #waiting: ((text: string | null) => void) | null = null;
  #ended = false;

  push(text: string): void {
    if (this.#waiting) this.#answer(text);
    else this.#typed.push(text);
  }

  forget(): void {
    this.#typed = [];
  }

  get hasEnded(): boolean {
    return this.#ended;
  }

  end(): void {
    this.#ended = true;
    if (this.#waiting) this.#answer(null);
  }

  async next(): Promise<string | null> {
    const text = this.#typed.shift();
    if (text !== undefined) return text;
    if (this.#ended) return null;
    return new Promise((resolve) => {
      this.#waiting = resolve;
    });
  }

  #answer(text: string | null): void {
    this.#waiting?.(text);
    this.#waiting = null;
  }
}

/** Single keys where people sit at a terminal, lines where a script or a file is the input. */
export function openKeys(input: ReadStream): Keys {
  return input.isTTY ? openTerminal(input) : openLines(input);
}

function openTerminal(input: ReadStream): Keys {
  const queue = new Queue();
  let endRest = () => {};
  const onKey = (text: string | undefined, key: Key) => {
    // In raw mode these are keys like any other; people mean them as an end.
    if (key.ctrl && (key.name === "c" || key.name === "d")) {
      queue.end();
      endRest();
    } else if (key.name === "return") queue.push("");
    else if (text && !key.ctrl && !key.meta && text.trim() !== "") queue.push(text);
  };
  emitKeypressEvents(input);
  input.setRawMode(true);
  input.on("keypress", onKey);
  input.on("end", () => queue.end());
  input.resume();
  return {
    areSingle: true,
    next: () => queue.next(),
    rest: async (milliseconds) => {
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, queue.hasEnded ? 0 : milliseconds);
        endRest = () => {
          clearTimeout(timer);
          resolve();
        };
      });
      queue.forget();
      return !queue.hasEnded;
    },
    close: () => {
      input.off("keypress", onKey);
      input.setRawMode(false);
      input.pause();
    },
  };
}

function openLines(input: NodeJS.ReadableStream): Keys {
  const queue = new Queue();
  const lines = createInterface({ input, crlfDelay: Number.POSITIVE_INFINITY });
  lines.on("line", (line) => {
    if (line.trim() !== "") queue.push(line.trim());
  });
  lines.on("close", () => queue.end());
  return {
    areSingle: false,
    next: () => queue.next(),
    rest: () => Promise.resolve(true),
    close: () => lines.close(),
  };
}
