import type { PrintWords } from "../print.ts";
import type { Phrases } from "./phrases.ts";

/** The page to print from. */
export const print = ({ count }: Phrases): PrintWords => ({
  title: "Afdrukken",
  back: "Terug naar Leren",
  lead: "Voor aan tafel: je hebt alleen nog vier dobbelstenen nodig.",
  what: "Wat wil je afdrukken?",
  parts: { rules: "Regels, één blad", board: "Bord", camps: "Schijfjes en klimmers", odds: "Kansentabellen" },
  rules: "Regels",
  paper: "Papier",
  papers: { a4: "A4", letter: "Letter" },
  board: "Bord",
  direction: "Blad van het bord",
  directions: { portrait: "Staand", landscape: "Liggend" },
  saveInk: "Inkt besparen",
  print: "Afdrukken",
  sheets: (sheets) => count(sheets, "blad", "bladen"),
  nothing: "Kies er minstens één.",
  advice: "Laat de grootte in het afdrukvenster op 100% staan, en zet marges en kopteksten uit.",
  failed: "De regels konden niet geladen worden. Is er verbinding?",
  camps: {
    title: "Schijfjes en klimmers",
    about: "Druk af op dik papier en knip langs de lijnen. De witte klimmers zijn van iedereen.",
  },
  odds: {
    title: "De kansen van vier dobbelstenen",
    sums: "De kans dat twee van de vier dobbelstenen deze som geven",
    triples: "De kans dat de worp een van drie klimmers verder brengt",
  },
});
