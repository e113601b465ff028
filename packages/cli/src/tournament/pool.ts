import { Worker } from "node:worker_threads";
import { addPlayed, nothingPlayed, type Part, type Played, type Programme } from "./played.ts";

/** Parts are small enough for a progress bar, and large enough to be worth handing over. */
const MOST_PARTS = 200;
const LARGEST_PART = 100;

/** The games in parts, which must not depend on who plays them: sums of fractions depend on their order. */
function partsOf(games: number): Part[] {
  const size = Math.min(LARGEST_PART, Math.ceil(games / MOST_PARTS));
  return Array.from({ length: Math.ceil(games / size) }, (_, i) => ({
    from: i * size,
    to: Math.min(games, (i + 1) * size),
  }));
}

/** Plays a programme among bots on several threads; the result is the same for any number of them. */
export async function playOnThreads(
  programme: Programme,
  games: number,
  threads: number,
  onProgress: (played: number) => void,
): Promise<Played> {
  const parts = partsOf(games);
  const results: Played[] = [];
  let next = 0;
  let done = 0;
  const workers = Array.from(
    { length: Math.min(threads, parts.length) },
    () => new Worker(new URL("./worker.js", import.meta.url), { workerData: programme }),
  );
  /** Keeps a worker busy until no part is left. */
  const employ = (worker: Worker): Promise<void> =>
    new Promise((resolve, reject) => {
      let current = 0;
      const hand = () => {
        current = next++;
        const part = parts[current];
        if (part) worker.postMessage(part);
        else resolve();
      };
      worker.on("message", (played: Played) => {
        results[current] = played;
        done += played.tally.games;
        onProgress(done);
        hand();
      });
      worker.on("error", reject);
      hand();
    });
  try {
    await Promise.all(workers.map(employ));
  } finally {
    await Promise.all(workers.map((worker) => worker.terminate()));
  }
  const sum = nothingPlayed(programme.names.length);
  for (const played of results) addPlayed(sum, played);
  return sum;
}
