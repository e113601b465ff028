import type { DailyWords } from "../daily.ts";
import type { Phrases } from "./phrases.ts";

/** The dialog about the daily climb, once it has been climbed. */
export const daily = ({ turns, busts, count }: Phrases) => {
  const days = (n: number) => count(n, "jour", "jours");
  return {
    title: (day) => `Défi du ${day}`,
    today: (n, bust) =>
      bust === 0
        ? `Réussi en ${turns(n)}, sans aucun décrochage.`
        : `Réussi en ${turns(n)}, avec ${busts(bust)}.`,
    streak: (row, longest) =>
      row < longest
        ? `${days(row)} de suite ; votre plus longue série est de ${days(longest)}.`
        : `${days(row)} de suite, votre plus longue série à ce jour.`,
    best: (n, day) => `Votre record : ${turns(n)}, le ${day}.`,
    next: (when) => `Le prochain défi commence ${when}.`,
    see: "Voir le plateau",
    again: "Encore une fois, pour le plaisir",
    againDetail: "Les mêmes dés ; seul le premier essai compte.",
  } satisfies DailyWords;
};
