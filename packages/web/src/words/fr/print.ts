import type { PrintWords } from "../print.ts";
import type { Phrases } from "./phrases.ts";

/** The page to print from. */
export const print = ({ count }: Phrases): PrintWords => ({
  title: "Imprimer",
  back: "Retour à Apprendre",
  lead: "Pour jouer sur une vraie table : il ne manque que quatre dés.",
  what: "À imprimer",
  parts: {
    rules: "Règles, une page",
    board: "Plateau",
    camps: "Camps et grimpeurs",
    odds: "Tables de probabilités",
  },
  rules: "Règles",
  paper: "Papier",
  papers: { a4: "A4", letter: "Letter" },
  board: "Plateau",
  direction: "Feuille du plateau",
  directions: { portrait: "En hauteur", landscape: "En largeur" },
  saveInk: "Économiser l’encre",
  print: "Imprimer",
  sheets: (sheets) => count(sheets, "feuille", "feuilles"),
  nothing: "Choisissez au moins un élément.",
  advice: "À l’impression, gardez l’échelle à 100 % et désactivez les marges et les en-têtes.",
  failed: "Les règles n’ont pas pu être chargées. Êtes-vous connecté ?",
  camps: {
    title: "Camps et grimpeurs",
    about:
      "Imprimez sur du papier épais et découpez le long des lignes. Les grimpeurs blancs sont à tout le monde.",
  },
  odds: {
    title: "Les probabilités de quatre dés",
    sums: "La probabilité que deux des quatre dés fassent cette somme",
    triples: "La probabilité que le lancer fasse avancer l’un de trois grimpeurs",
  },
});
