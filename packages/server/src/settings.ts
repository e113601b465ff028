import { parseArgs } from "node:util";
import { DEFAULT_LIMITS, type Limits } from "./limits.ts";
import type { ServeOptions } from "./serve.ts";

/** What `--help` prints. */
export const USAGE = `Usage: npm start [-- --lan]
  --lan          listen on every address; prints a link and a QR code for the phones in the room
Environment variables:
  PORT           the port (default 3000)
  HOST           the address to listen on (default localhost)
  DATA_DIR       the folder that games are kept in (default data)
  DATABASE_URL   a PostgreSQL database to keep them in instead, as postgres://user:password@host/name
  PUBLIC_URL     where people find the game, if not where the server listens, as https://play.example.org
  TRUST_PROXY    how many proxies stand before the server and set X-Forwarded-For and X-Forwarded-Proto (default 0)
  LOG_LEVEL      fatal, error, warn (default), info or debug
More in docs/server.md.`;

const LOG_LEVELS = ["fatal", "error", "warn", "info", "debug", "trace", "silent"];

/** Which environment variable sets which limit. */
const LIMIT_NAMES: Readonly<Record<string, keyof Limits>> = {
  LIMIT_ACTIONS: "actions",
  LIMIT_REACTIONS: "reactions",
  LIMIT_PLAYERS: "players",
  LIMIT_GAMES: "games",
  LIMIT_CODES: "codes",
  LIMIT_LISTENERS: "listeners",
};

/** A sentence about a setting that makes no sense; caught in {@link readSettings} and nowhere else. */
class Nonsense extends Error {}

/** Reads what the command line and the environment ask for. Returns a message for people where they ask for nonsense. */
export function readSettings(
  args: readonly string[],
  env: NodeJS.ProcessEnv,
): ServeOptions | { problem: string } {
  try {
    return { ...readArguments(args), ...readEnvironment(env) };
  } catch (error) {
    if (error instanceof Nonsense) return { problem: error.message };
    throw error;
  }
}

function readArguments(args: readonly string[]): ServeOptions {
  try {
    const { values } = parseArgs({ args: [...args], options: { lan: { type: "boolean" } }, strict: true });
    return values.lan ? { lan: true } : {};
  } catch (error) {
    throw new Nonsense(`${(error as Error).message}\n\n${USAGE}`);
  }
}

/** What is set but empty counts as not set, as in `PORT= npm start`. */
function readEnvironment(env: NodeJS.ProcessEnv): ServeOptions {
  const number = (name: string, highest: number): number | undefined => {
    const text = env[name];
    if (!text) return undefined;
    if (!/^\d{1,9}$/.test(text) || Number(text) > highest)
      throw new Nonsense(`${name} must be a number from 0 to ${highest}, not "${text}".`);
    return Number(text);
  };
  const settings: ServeOptions = { database: { folder: env.DATA_DIR || "data" } };
  const port = number("PORT", 65535);
  if (port !== undefined) settings.port = port;
  if (env.HOST) settings.host = env.HOST;
  if (env.DATABASE_URL) {
    if (!/^postgres(ql)?:\/\//.test(env.DATABASE_URL))
      throw new Nonsense("DATABASE_URL must begin with postgres:// and name a PostgreSQL database.");
    settings.database = { url: env.DATABASE_URL };
  }
  if (env.PUBLIC_URL) {
    if (!/^https?:\/\/[^/?#]+\/?$/.test(env.PUBLIC_URL))
      throw new Nonsense(`PUBLIC_URL must be like https://play.example.org, not "${env.PUBLIC_URL}".`);
    settings.publicUrl = env.PUBLIC_URL.replace(/\/$/, "");
  }
  const proxies = number("TRUST_PROXY", 9);
  if (proxies !== undefined) settings.proxies = proxies;
  if (env.LOG_LEVEL) {
    if (!LOG_LEVELS.includes(env.LOG_LEVEL))
      throw new Nonsense(`LOG_LEVEL must be one of ${LOG_LEVELS.join(", ")}, not "${env.LOG_LEVEL}".`);
    settings.logger = { level: env.LOG_LEVEL };
  }
  const pause = number("BOT_PAUSE_MS", 60_000);
  if (pause !== undefined) settings.pace = { pause };
  const limits: Partial<Record<keyof Limits, number>> = {};
  for (const [name, limit] of Object.entries(LIMIT_NAMES))
    limits[limit] = number(name, 1e9) ?? DEFAULT_LIMITS[limit];
  settings.limits = limits;
  return settings;
}
