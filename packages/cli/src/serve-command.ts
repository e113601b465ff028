import { Problem, readSettings, serve } from "@cantstop/server";
import { runtimeFault, usageFault } from "./fault.ts";

/** Serves games online until a signal asks to stop; everything but `--lan` is set in the environment. */
export async function serveGames({ lan = false }: { readonly lan?: boolean }): Promise<void> {
  const settings = readSettings(lan ? ["--lan"] : [], process.env);
  if ("problem" in settings) throw usageFault(settings.problem);
  try {
    await serve(settings);
  } catch (error) {
    throw error instanceof Problem ? runtimeFault(error.message) : error;
  }
}
