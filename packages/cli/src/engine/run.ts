import { once } from "node:events";
import type { Readable, Writable } from "node:stream";
import { loadTexts } from "@cantstop/texts";
import { LONGEST_LINE, makeAnswerer } from "./answer.ts";
import { type Line, LineReader } from "./lines.ts";

/**
 * Answers every line of `input` on `output`, in order, until the input ends. Answers to what came in one
 * chunk leave together, at once; when the other side reads slowly no more is read meanwhile.
 */
export async function runEngine(input: Readable, output: Writable): Promise<void> {
  const answer = makeAnswerer(await loadTexts("en"));
  const reader = new LineReader(LONGEST_LINE);

  async function send(lines: Iterable<Line>): Promise<void> {
    let answers = "";
    for (const line of lines) {
      const text = answer(line);
      if (text !== null) answers += `${text}\n`;
    }
    if (answers !== "" && !output.write(answers)) await once(output, "drain");
  }

  for await (const chunk of input) await send(reader.push(chunk as Buffer));
  await send(reader.end());
}
