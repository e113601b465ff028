import { wrap } from "comlink";
import type { Advisers } from "./advice.ts";

/** A worker that was started. */
export interface Started {
  readonly advisers: Advisers;
  /** Rejects when the worker cannot be loaded or breaks down; never resolves. */
  readonly broken: Promise<never>;
  readonly end: () => void;
}

/** Nothing takes a hundredth of this; whoever is silent for so long is not coming back. */
const LONGEST_SILENCE_MS = 30_000;

/** Starts the worker that thinks for the screen. */
function startWorker(): Started {
  const worker = new Worker(new URL("./worker.ts", import.meta.url), { type: "module", name: "bots" });
  const broken = new Promise<never>((_, reject) => {
    worker.addEventListener("error", ({ message }) =>
      reject(new Error(message || "the worker did not load")),
    );
    worker.addEventListener("messageerror", () => reject(new Error("the worker's answer was lost")));
  });
  return { advisers: wrap<Advisers>(worker), broken, end: () => worker.terminate() };
}

/**
 * Advisers behind a worker, which is started when first asked. Should it break down or fall silent, another is
 * started and asked once more; when that fails too, so does the question, and the next one starts afresh.
 */
export function openAdvisers(start: () => Started = startWorker, silence = LONGEST_SILENCE_MS): Advisers {
  let started: Started | null = null;

  const askOnce = async <Answer>(question: (advisers: Advisers) => Promise<Answer>): Promise<Answer> => {
    started ??= start();
    const asked = started;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const silent = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(new Error("no answer")), silence);
    });
    try {
      return await Promise.race([question(asked.advisers), asked.broken, silent]);
    } catch (error) {
      asked.end();
      if (started === asked) started = null;
      throw error;
    } finally {
      clearTimeout(timer);
    }
  };
  const ask = <Answer>(question: (advisers: Advisers) => Promise<Answer>): Promise<Answer> =>
    askOnce(question).catch(() => askOnce(question));

  return {
    decide: (question, bot) => ask((advisers) => advisers.decide(question, bot)),
    hint: (question) => ask((advisers) => advisers.hint(question)),
  };
}
