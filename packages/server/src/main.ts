import { readSettings } from "./settings.ts";

process.setSourceMapsEnabled(true);

const settings = readSettings(process.argv.slice(2), process.env);
if ("problem" in settings) {
  console.error(settings.problem);
  process.exitCode = 1;
} else {
  // Not before: what is asked for may be nonsense, and there is much to load.
  const { serve } = await import("./serve.ts");
  await serve(settings);
}
