import { endWithOutput } from "./output.ts";

endWithOutput(process.stdout);

const args = process.argv.slice(2);
if (args.length === 1 && args[0] === "engine") {
  // A program is waiting for the first answer: nothing is loaded that it does not need.
  const { runEngine } = await import("./engine/run.ts");
  await runEngine(process.stdin, process.stdout);
} else {
  process.setSourceMapsEnabled(true);
  const { runProgram } = await import("./program.ts");
  process.exitCode = await runProgram(args);
}
