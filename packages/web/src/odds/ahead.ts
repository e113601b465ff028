import { wrap } from "comlink";
import { openAdvisers } from "../bots/client.ts";
import type { Foresight } from "./survival-worker.ts";

/** What the strongest player says. */
export const advisers = openAdvisers();

let worker: Worker | null = null;

/** The best chances to survive 0, 1, … rolls from a position. Rejects where nobody can work it out. */
export async function survivalOf(position: string, rolls: number): Promise<number[]> {
  worker ??= new Worker(new URL("./survival-worker.ts", import.meta.url), {
    type: "module",
    name: "survival",
  });
  const asked = worker;
  const broken = new Promise<never>((_, reject) => {
    asked.addEventListener("error", () => reject(new Error("the worker did not load")), { once: true });
  });
  try {
    return await Promise.race([wrap<Foresight>(asked).survival(position, rolls), broken]);
  } catch (error) {
    asked.terminate();
    if (worker === asked) worker = null;
    throw error;
  }
}
