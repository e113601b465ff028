import type { Writable } from "node:stream";

/**
 * Ends the process when its output cannot be written. That nobody reads it any more (as in
 * `cantstop odds | head`) is no fault: nothing is left to do.
 */
export function endWithOutput(output: Writable): void {
  output.on("error", ({ code }: NodeJS.ErrnoException) => {
    if (code === "EPIPE") process.exit(0);
    console.error(`cantstop: the output cannot be written (${code}).`);
    process.exit(1);
  });
}
