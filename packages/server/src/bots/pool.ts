import { existsSync } from "node:fs";
import { availableParallelism } from "node:os";
import { fileURLToPath } from "node:url";
import type { Action } from "@cantstop/protocol";
import { makePositionText } from "@cantstop/rules/notation";
import { Piscina } from "piscina";
import { decideSomehow } from "./somehow.ts";
import type { Thinker } from "./thinker.ts";
import type { Question } from "./worker.ts";

/** No bot needs a tenth of this. */
const TOO_LONG_MS = 5000;
/** Threads that have nothing to do for this long are let go, and their memory with them. */
const IDLE_MS = 60_000;

/** The built worker, also for sources that run as they are: threads cannot read TypeScript. */
function workerFile(): string {
  const beside = fileURLToPath(new URL("./worker.js", import.meta.url));
  return existsSync(beside) ? beside : fileURLToPath(new URL("../../dist/bots/worker.js", import.meta.url));
}

/**
 * Bots that think on threads of their own. A bot that fails, or takes too long, still plays: without thinking.
 *
 * @param failed told of what went wrong
 */
export function makePool(
  failed: (error: unknown) => void,
  threads = Math.max(1, availableParallelism() - 1),
): Thinker {
  let pool: Piscina<Question, Action[]> | undefined;
  return {
    async think(game, bot) {
      if (game.dice === null && !game.position.moved) return [{ type: "roll" }];
      pool ??= new Piscina({
        filename: workerFile(),
        minThreads: 0,
        maxThreads: threads,
        idleTimeout: IDLE_MS,
        // What this process was started with, such as where to find sources, is not for threads that run what is built.
        execArgv: [],
      });
      try {
        const question = { position: makePositionText(game.position), dice: game.dice, bot };
        return await pool.run(question, { signal: AbortSignal.timeout(TOO_LONG_MS) });
      } catch (error) {
        failed(error);
        return decideSomehow(game);
      }
    },
    async close() {
      await pool?.destroy();
    },
  };
}
