/** What a line turned out to be: its text without the line break, or that it is longer than the limit. */
export type Line = { readonly text: string } | "too_long";

const NEWLINE = 0x0a;
const CARRIAGE_RETURN = 0x0d;
const BYTE_ORDER_MARK = [0xef, 0xbb, 0xbf];
const FIRST_ROOM = 4096;

/**
 * Cuts a stream of bytes into lines, whatever the chunks are. Lines end in LF or CRLF; the last one needs
 * no end. Bytes that are not UTF-8 become U+FFFD. A line of more than `limit` bytes is reported and its
 * bytes are dropped as they come, so memory stays below the limit and one chunk.
 */
export class LineReader {
  readonly #limit: number;
  /** The beginning of a line whose end has not come yet; `#length` bytes of it are used. */
  #begun = Buffer.allocUnsafe(FIRST_ROOM);
  #length = 0;
  /** The rest of the line is to be dropped: it was reported when it passed the limit. */
  #dropping = false;
  /** How many bytes of a byte order mark have been seen; null once the stream has properly begun. */
  #mark: number | null = 0;

  /** @param limit the longest line, in bytes without its end */
  constructor(limit: number) {
    this.#limit = limit;
  }

  /** The lines that end in this chunk, in order, and those that it makes too long. */
  *push(chunk: Uint8Array): Generator<Line> {
    const bytes = Buffer.from(chunk.buffer, chunk.byteOffset, chunk.byteLength);
    let start = this.#skipMark(bytes);
    for (;;) {
      const end = bytes.indexOf(NEWLINE, start);
      if (end < 0) break;
      if (this.#dropping) this.#dropping = false;
      else yield this.#finish(bytes.subarray(start, end));
      start = end + 1;
    }
    if (this.#keep(bytes.subarray(start))) yield "too_long";
  }

  /** The last line, where the stream did not end in a line break. */
  *end(): Generator<Line> {
    // A stream that ends within what might have become a mark.
    this.#keep(Buffer.from(BYTE_ORDER_MARK.slice(0, this.#mark ?? 0)));
    if (this.#length > 0) yield this.#finish(Buffer.alloc(0));
  }

  /** Where the text begins: behind a byte order mark, even one in pieces. */
  #skipMark(bytes: Buffer): number {
    if (this.#mark === null) return 0;
    let at = 0;
    while (this.#mark < BYTE_ORDER_MARK.length) {
      if (at === bytes.length) return at;
      if (bytes[at] !== BYTE_ORDER_MARK[this.#mark]) {
        // It was no mark: what was held back belongs to the first line.
        this.#keep(Buffer.from(BYTE_ORDER_MARK.slice(0, this.#mark - at)));
        this.#mark = null;
        return 0;
      }
      this.#mark++;
      at++;
    }
    this.#mark = null;
    return at;
  }

  /** A line from what was kept of it and its last bytes. */
  #finish(rest: Buffer): Line {
    let line = rest;
    if (this.#length > 0) {
      // One byte more than the limit may be the first half of CRLF.
      if (this.#length + rest.length > this.#limit + 1) {
        this.#length = 0;
        return "too_long";
      }
      this.#keep(rest);
      line = this.#begun.subarray(0, this.#length);
      this.#length = 0;
    }
    const length = line[line.length - 1] === CARRIAGE_RETURN ? line.length - 1 : line.length;
    return length > this.#limit ? "too_long" : { text: line.toString("utf8", 0, length) };
  }

  /** Keeps the beginning of a line; true where it has just become too long, so that it was dropped instead. */
  #keep(bytes: Buffer): boolean {
    if (this.#dropping || bytes.length === 0) return false;
    const length = this.#length + bytes.length;
    if (length > this.#limit + 1) {
      this.#length = 0;
      this.#dropping = true;
      return true;
    }
    if (length > this.#begun.length) {
      const larger = Buffer.allocUnsafe(Math.min(Math.max(length, 2 * this.#begun.length), this.#limit + 1));
      this.#begun.copy(larger, 0, 0, this.#length);
      this.#begun = larger;
    }
    bytes.copy(this.#begun, this.#length);
    this.#length = length;
    return false;
  }
}
