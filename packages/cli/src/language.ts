import { isLanguage, LANGUAGES, type Language } from "@cantstop/texts";
import { usageFault } from "./fault.ts";
import { type Environment, wantsAscii } from "./terminal.ts";

/** Help for `--lang`. */
export const LANGUAGE_HELP = `the language: ${LANGUAGES.join(", ")}; without it, that of the locale, else en`;

/**
 * The language that is asked for with `--lang` or, without it, by the locale. Throws a {@link usageFault} where
 * `--lang` asks for one that there is not; a locale may, for it is not about this program alone.
 */
export function readLanguage(lang: string | undefined, env: Environment): Language {
  if (lang === undefined) return languageOf(env);
  if (isLanguage(lang)) return lang;
  throw usageFault(`--lang: there are no rules in "${lang}"; there are: ${LANGUAGES.join(", ")}.`);
}

/** As POSIX has it, the first of these variables that is set decides. */
function languageOf(env: Environment): Language {
  const [code = ""] = /^[a-z]+/i.exec(env.LC_ALL || env.LC_MESSAGES || env.LANG || "") ?? [];
  const language = code.toLowerCase();
  // Japanese has no ASCII to fall back on.
  if (!isLanguage(language) || (language === "ja" && wantsAscii(env))) return "en";
  return language;
}
