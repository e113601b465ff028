import type { Language } from "@cantstop/texts";

/** Writes shares from 0 to 1 in percent, to one place, as a language does. */
export function percentIn(language: Language): (share: number) => string {
  const format = new Intl.NumberFormat(language, {
    style: "percent",
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  });
  return (share) => format.format(share);
}
