import picocolors from "picocolors";

export type Colors = ReturnType<typeof picocolors.createColors>;

/** How to write for whoever reads the output. */
export interface Terminal {
  readonly colors: Colors;
  /** False where only ASCII is sure to be shown. */
  readonly unicode: boolean;
  /** Characters in a line. */
  readonly width: number;
}

const DEFAULT_WIDTH = 80;

type Environment = Readonly<Record<string, string | undefined>>;

/** Is the locale one of UTF-8? As POSIX has it: the first of these variables that is set decides. */
export function isUtf8({ LC_ALL, LC_CTYPE, LANG }: Environment, platform: string): boolean {
  // Windows has no such variables, and its consoles have long shown Unicode.
  const locale = LC_ALL || LC_CTYPE || LANG || (platform === "win32" ? "UTF-8" : "C");
  return /utf-?8/i.test(locale);
}

/**
 * See https://no-color.org: any value but the empty one counts.
 * @param isTerminal - A stream's `isTTY`, which is true or, at a pipe or a file, not there at all.
 */
export function wantsColors(
  { NO_COLOR, FORCE_COLOR, TERM }: Environment,
  isTerminal: boolean | undefined,
): boolean {
  if (NO_COLOR) return false;
  if (FORCE_COLOR) return FORCE_COLOR !== "0";
  return isTerminal === true && TERM !== "dumb";
}

/** The terminal behind standard output. */
export function detectTerminal(options: { color?: boolean; ascii?: boolean } = {}): Terminal {
  const { env, platform, stdout } = process;
  return {
    colors: picocolors.createColors(options.color !== false && wantsColors(env, stdout.isTTY)),
    unicode: options.ascii !== true && isUtf8(env, platform),
    width: stdout.columns || DEFAULT_WIDTH,
  };
}
