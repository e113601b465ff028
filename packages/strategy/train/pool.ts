import { fileURLToPath } from "node:url";
import { Worker } from "node:worker_threads";
import type { Samples } from "./samples.ts";
import type { SelfPlayTask } from "./self-play.ts";

/** Games that a thread plays at a time: so few that all are busy to the end. */
const PART = 10;

/** Threads that play games of a network against itself. */
export class SelfPlayPool {
  private readonly workers: readonly Worker[];

  constructor(size: number) {
    const file = fileURLToPath(new URL("./worker.mjs", import.meta.url));
    this.workers = Array.from({ length: size }, () => new Worker(file));
  }

  /** Plays the games in parts; the answers come in the order of the games, whoever played them. */
  async play(task: SelfPlayTask): Promise<readonly Samples[]> {
    const parts: SelfPlayTask[] = [];
    for (let from = task.from; from < task.to; from += PART)
      parts.push({ ...task, from, to: Math.min(task.to, from + PART) });
    const answers: Samples[] = [];
    let next = 0;
    await Promise.all(
      this.workers.map(async (worker) => {
        while (next < parts.length) {
          const part = next++;
          answers[part] = await ask(worker, parts[part]);
        }
      }),
    );
    return answers;
  }

  async close(): Promise<void> {
    await Promise.all(this.workers.map((worker) => worker.terminate()));
  }
}

const ask = (worker: Worker, task: SelfPlayTask | undefined): Promise<Samples> =>
  new Promise((resolve, reject) => {
    worker.once("error", reject);
    worker.once("message", (samples: Samples) => {
      worker.off("error", reject);
      resolve(samples);
    });
    worker.postMessage(task);
  });
