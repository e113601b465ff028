import picocolors from "picocolors";

export type Colors = ReturnType<typeof picocolors.createColors>;

/** How to write for whoever reads the output. */
export interface Terminal {
  readonly colors: Colors;
  /** False where pictures and signs are to be made of ASCII. */
  readonly unicode: boolean;
  /** Words, too, are to be made of ASCII. */
  readonly ascii: boolean;
  /** Characters in a line. */
  readonly width: number;
}

const DEFAULT_WIDTH = 80;

export type Environment = Readonly<Record<string, string | undefined>>;

/** Is the locale one of UTF-8? As POSIX has it: the first of these variables that is set decides. */
export function isUtf8({ LC_ALL, LC_CTYPE, LANG }: Environment, platform: string): boolean {
  // Windows has no such variables, and its consoles have long shown Unicode.
  const locale = LC_ALL || LC_CTYPE || LANG || (platform === "win32" ? "UTF-8" : "C");
  return /utf-?8/i.test(locale);
}

/**
 * Does the locale name another character set, as in `fr_FR.ISO-8859-1`? Words of UTF-8 would be unreadable there.
 * A locale that names none, or that is not set at all, as in containers, says nothing about letters.
 */
export function wantsAscii({ LC_ALL, LC_CTYPE, LANG }: Environment): boolean {
  return /\.(?!utf-?8)/i.test(LC_ALL || LC_CTYPE || LANG || "");
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
    ascii: options.ascii === true || wantsAscii(env),
    width: stdout.columns || DEFAULT_WIDTH,
  };
}
