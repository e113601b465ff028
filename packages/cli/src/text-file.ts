import { readFile } from "node:fs/promises";
import { text as readAll } from "node:stream/consumers";
import { runtimeFault } from "./fault.ts";

/** Reads a file of text, `-` being standard input. Throws a fault that says why it cannot. */
export async function readTextFile(path: string): Promise<string> {
  try {
    return path === "-" ? await readAll(process.stdin) : await readFile(path, "utf8");
  } catch (error) {
    throw runtimeFault(`${path} cannot be read (${(error as NodeJS.ErrnoException).code}).`);
  }
}
