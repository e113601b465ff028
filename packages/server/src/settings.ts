import { parseArgs } from "node:util";
import type { ServeOptions } from "./serve.ts";

const USAGE = `Usage: npm start [-- --lan]
  --lan   listen on every address; prints a link and a QR code for the phones in the room
  PORT    environment variable: the port (default 3000)
  HOST    environment variable: the address to listen on (default localhost)`;

/** Reads what the command line and the environment ask for. Returns a message for people where they ask for nonsense. */
export function readSettings(
  args: readonly string[],
  env: NodeJS.ProcessEnv,
): ServeOptions | { problem: string } {
  const settings: ServeOptions = {};
  try {
    const { values } = parseArgs({ args: [...args], options: { lan: { type: "boolean" } }, strict: true });
    if (values.lan) settings.lan = true;
  } catch (error) {
    return { problem: `${(error as Error).message}\n\n${USAGE}` };
  }
  // Set but empty means unset, as in `PORT= npm start`.
  if (env.PORT) {
    if (!/^\d{1,5}$/.test(env.PORT) || Number(env.PORT) > 65535)
      return { problem: `PORT must be a number from 0 to 65535, not "${env.PORT}".` };
    settings.port = Number(env.PORT);
  }
  if (env.HOST) settings.host = env.HOST;
  return settings;
}
