import { once } from "node:events";
import type { Readable, Writable } from "node:stream";
import { loadTexts } from "@cantstop/texts";
import { LONGEST_LINE, makeAnswerer } from "./answer.ts";
import { type Line, LineReader } from "./lines.ts";

/**
 * Answers every line of `input` on `output`, in order, until the input ends. Answers to what came in one
 * chunk leave together, at once, but none waits for one that takes thought; when the other side reads slowly
 * no more is read meanwhile.
 */
export async function runEngine(input: Readable, output: Writable): Promise<void> {
  const texts = await loadTexts("en");
  const answer = makeAnswerer(texts, await texts.loadFailures());
  const reader = new LineReader(LONGEST_LINE);

  async function write(answers: string): Promise<void> {
    if (answers !== "" && !output.write(answers)) await once(output, "drain");
  }

  async function send(lines: Iterable<Line>): Promise<void> {
    let answers = "";
    for (const line of lines) {
      let text = answer(line);
      if (text instanceof Promise) {
        await write(answers);
        answers = "";
        text = await text;
      }
      if (text !== null) answers += `${text}\n`;
    }
    await write(answers);
  }

  for await (const chunk of input) await send(reader.push(chunk as Buffer));
  await send(reader.end());
}
