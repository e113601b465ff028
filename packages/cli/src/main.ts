import { endQuietlyWithReader } from "./output.ts";

endQuietlyWithReader(process.stdout);

const [command, ...rest] = process.argv.slice(2);
if (command === "engine" && rest.length === 0) {
  // A program is waiting for the first answer: nothing is loaded that it does not need.
  const { runEngine } = await import("./engine/run.ts");
  await runEngine(process.stdin, process.stdout);
}
