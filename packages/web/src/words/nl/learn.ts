import type { LearnWords } from "../learn.ts";

/** The page from which everything leads that can be learnt. */
export const learn: LearnWords = {
  title: "Leren",
  lead: "Het spel in vijf minuten, alle regels, en elk getal dat erachter zit.",
  lessons: "Leren door te spelen",
  firstClimb: { name: "Eerste klim", detail: "Het hele spel op een echt bord, stap voor stap." },
  franjos: { name: "Franjos", detail: "Een korte tweede les: wat er in dit spel anders gaat." },
  lessonGoesOn: (part, of) => `Verder bij deel ${part} van ${of}`,
  lessonDone: "Klaar. Nog eens mag altijd.",
  cases: {
    name: "Mag ik …?",
    detail: "Korte vragen over wat vaak misgaat: raad eerst, en kijk dan wat de regels zeggen.",
  },
  rules: "Regels",
  rulesLead: "Elke manier van spelen heeft een eigen pagina, met getekende voorbeelden.",
  variants: "Varianten",
  compare: { name: "Regels vergelijken", detail: "Alle opties naast elkaar, in gewone woorden." },
  odds: "Kansen",
  explorer: {
    name: "Kansen verkennen",
    detail:
      "Elke som, alle 165 drietallen, en elke stand die je zelf neerzet: wat je met je worp doet, en hoe gevaarlijk de volgende is.",
  },
  atTable: "Aan tafel",
  print: { name: "Afdrukken", detail: "Een blad met de regels, een bord, schijfjes en kansentabellen." },
  ownDice: {
    name: "Met eigen dobbelstenen",
    detail: (moreOptions, ownDice) =>
      `Kies op het startscherm onder “${moreOptions}” voor “${ownDice}”: jij gooit op tafel, de app houdt het bord bij.`,
  },
};
