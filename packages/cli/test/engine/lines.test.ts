import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type Line, LineReader } from "../../src/engine/lines.ts";

/** All lines of a stream that comes in these chunks. */
function linesOf(chunks: readonly (string | Uint8Array)[], limit = 100): (string | null)[] {
  const reader = new LineReader(limit);
  const lines: Line[] = [];
  for (const chunk of chunks) lines.push(...reader.push(Buffer.from(chunk as Uint8Array)));
  lines.push(...reader.end());
  return lines.map((line) => (line === "too_long" ? null : line.text));
}

describe("lines of a stream", () => {
  it.each<[string, (string | Uint8Array)[], (string | null)[]]>([
    ["LF and CRLF", ["a\nb\r\nc\n"], ["a", "b", "c"]],
    ["a last line without an end", ["a\nb"], ["a", "b"]],
    ["no line at all", [], []],
    ["no line in an empty chunk", [""], []],
    ["empty lines", ["\n\r\n\n"], ["", "", ""]],
    ["lines across chunks", ["a", "b\nc", "\n", "d"], ["ab", "c", "d"]],
    ["CR and LF apart", ["a\r", "\nb"], ["a", "b"]],
    ["characters across chunks", [new Uint8Array([0xc3]), new Uint8Array([0xa9, 0x0a])], ["é"]],
    ["bytes that are not UTF-8", [new Uint8Array([0xff, 0x0a, 0x61])], ["\uFFFD", "a"]],
    ["a byte order mark", ["\uFEFFa\nb"], ["a", "b"]],
    ["a byte order mark in pieces", [new Uint8Array([0xef]), new Uint8Array([0xbb, 0xbf, 0x61])], ["a"]],
    ["no mark later on", ["a\n\uFEFFb"], ["a", "\uFEFFb"]],
    ["the beginning of a mark that is none", [new Uint8Array([0xef]), "a\n"], ["\uFFFDa"]],
    ["nothing but the beginning of a mark", [new Uint8Array([0xef, 0xbb])], ["\uFFFD"]],
  ])("%s", (_, chunks, lines) => {
    expect(linesOf(chunks)).toEqual(lines);
  });

  it("are too long from one byte over the limit on, and the next one is read", () => {
    expect(linesOf(["12345\n123456\n1\n"], 5)).toEqual(["12345", null, "1"]);
    expect(linesOf(["12345\r\n123456\r\n"], 5)).toEqual(["12345", null]);
    expect(linesOf(["12345"], 5)).toEqual(["12345"]);
    expect(linesOf(["12345\r"], 5)).toEqual(["12345"]);
    expect(linesOf(["123456"], 5)).toEqual([null]);
    expect(linesOf(["é23\né234\n"], 4)).toEqual(["é23", null]);
  });

  it("are refused as soon as they are too long, once, and without being kept", () => {
    const reader = new LineReader(10);
    const chunk = Buffer.alloc(8, "x");
    expect([...reader.push(chunk)]).toEqual([]);
    expect([...reader.push(chunk)]).toEqual(["too_long"]);
    expect([...reader.push(chunk)]).toEqual([]);
    expect([...reader.push(Buffer.from("x\nok\n"))]).toEqual([{ text: "ok" }]);
  });

  it("do not depend on how the stream is cut", () => {
    const piece = fc.oneof(
      fc.constantFrom("\n", "\r\n", "\r", "\uFEFF", "é", "🎲"),
      fc.string({ maxLength: 12 }),
    );
    fc.assert(
      fc.property(
        fc.array(piece),
        fc.array(fc.integer({ min: 1, max: 8 }), { minLength: 1 }),
        fc.integer({ min: 4, max: 30 }),
        (parts, cuts, limit) => {
          const whole = Buffer.from(parts.join(""));
          const chunks: Buffer[] = [];
          let at = 0;
          for (let i = 0; at < whole.length; i++) {
            const size = cuts[i % cuts.length];
            chunks.push(whole.subarray(at, at + size));
            at += size;
          }
          expect(linesOf(chunks, limit)).toEqual(linesOf([whole], limit));
        },
      ),
    );
  });
});
