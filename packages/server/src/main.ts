import { Problem } from "./problem.ts";
import { readSettings, USAGE } from "./settings.ts";

process.setSourceMapsEnabled(true);

function fail(message: string): void {
  console.error(message);
  process.exitCode = 1;
}

const args = process.argv.slice(2);
const settings = readSettings(args, process.env);
if (args.includes("--help")) console.log(USAGE);
else if ("problem" in settings) fail(settings.problem);
else {
  // Not before: what is asked for may be nonsense, and there is much to load.
  const { serve } = await import("./serve.ts");
  try {
    await serve(settings);
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    fail(error.message);
  }
}
