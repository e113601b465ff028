import { serve } from "./serve.ts";
import { readSettings } from "./settings.ts";

process.setSourceMapsEnabled(true);

const settings = readSettings(process.argv.slice(2), process.env);
if ("problem" in settings) {
  console.error(settings.problem);
  process.exitCode = 1;
} else {
  await serve(settings);
}
