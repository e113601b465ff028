import type { Writable } from "node:stream";

/**
 * Ends the process, successfully, when nobody reads its output any more (as in `cantstop odds | head`):
 * nothing is left to do, and it is no fault to report.
 */
export function endQuietlyWithReader(output: Writable): void {
  output.on("error", (error: NodeJS.ErrnoException) => {
    if (error.code !== "EPIPE") throw error;
    process.exit(0);
  });
}
