const MINUTE = 60_000;
/** From which distance on each unit counts, in milliseconds, the largest first. */
const UNITS = [
  ["year", 365 * 24 * 60 * MINUTE],
  ["month", 30 * 24 * 60 * MINUTE],
  ["day", 24 * 60 * MINUTE],
  ["hour", 60 * MINUTE],
  ["minute", MINUTE],
] as const;

const unitOf = (distance: number) =>
  UNITS.find(([, size]) => distance >= size) ?? (["second", 1000] as const);

/** So many units from now, in words. */
function inWords(
  language: string,
  count: number,
  unit: Intl.RelativeTimeFormatUnit,
  numeric: "auto" | "always",
) {
  const words = new Intl.RelativeTimeFormat(language, { numeric }).format(count, unit);
  // Browsers put a space between a number and its counter; Japanese has none.
  return language === "ja" ? words.replaceAll(" ", "") : words;
}

/** How long ago something was, as people say it: "yesterday", "5 minutes ago", "now". */
export function ago(language: string, then: Date, now: Date): string {
  const age = Math.max(0, now.getTime() - then.getTime());
  const [unit, size] = unitOf(age);
  const count = unit === "second" ? 0 : Math.floor(age / size);
  return inWords(language, -count, unit, "auto");
}

/** How soon something will be: "in 5 hours". */
export function until(language: string, now: Date, then: Date): string {
  const wait = Math.max(0, then.getTime() - now.getTime());
  const [unit, size] = unitOf(wait);
  return inWords(language, Math.ceil(wait / size), unit, "always");
}

/** A day as its language writes it, from `2026-11-29`: "29 novembre", and "1er décembre". */
export function dayInWords(language: string, day: string): string {
  const format = new Intl.DateTimeFormat(language, { day: "numeric", month: "long", timeZone: "UTC" });
  const words = format.format(new Date(day));
  // Intl knows no ordinals; French has one for the first of a month.
  return language === "fr" ? words.replace(/^1(?=\s)/, "1er") : words;
}
