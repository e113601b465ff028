import type { DailyWords } from "../daily.ts";
import type { Phrases } from "./phrases.ts";

/** The dialog about the daily climb, once it has been climbed. */
export const daily = ({ turns, busts, count }: Phrases) => {
  const days = (n: number) => count(n, "dag", "dagen");
  return {
    title: (day) => `Dagklim van ${day}`,
    today: (n, bust) =>
      bust === 0
        ? `Gelukt in ${turns(n)}, zonder één mislukte worp.`
        : `Gelukt in ${turns(n)}, met ${busts(bust)}.`,
    streak: (row, longest) =>
      row < longest
        ? `${days(row)} op rij; je langste reeks is ${days(longest)}.`
        : `${days(row)} op rij, je langste reeks tot nu toe.`,
    best: (n, day) => `Je beste: ${turns(n)}, op ${day}.`,
    next: (when) => `De volgende dagklim begint ${when}.`,
    see: "Naar het bord",
    again: "Nog een keer, voor de lol",
    againDetail: "Dezelfde worpen; alleen de eerste keer telt.",
  } satisfies DailyWords;
};
