import type { FairnessWords } from "../fairness.ts";
import type { Phrases } from "./phrases.ts";

/** The page that shows that a game's dice were fair. */
export const fairness = ({ number, all }: Phrases) =>
  ({
    title: "Eerlijke dobbelstenen",
    back: "Naar het spel",
    loading: "Het spelverslag wordt gehaald…",
    failed: "De server antwoordt niet. Is er verbinding?",
    missing: "Dit spel is er niet. Misschien is de link niet compleet.",
    about:
      "Niemand heeft deze dobbelstenen gekozen: de server niet, en de spelers ook niet. Ze lagen vast vóór de eerste worp, door een geheim en door wat ieder eraan toevoegde. Hier kun je dat nagaan.",
    commitment: {
      title: "Het zegel",
      about:
        "Voordat iemand iets kon toevoegen, trok de server een geheim en publiceerde er deze vingerafdruk van (SHA-256). Een ander geheim nemen kan daarna niet meer.",
      seen: "Dit apparaat zag vóór de eerste worp hetzelfde zegel.",
      differs: "Vóór de eerste worp zag dit apparaat een ander zegel. Vertrouw deze dobbelstenen niet.",
    },
    seeds: {
      title: "Wat de spelers toevoegden",
      about: "De server kende dit niet toen hij zijn geheim trok.",
      none: "niets",
      bot: "een bot voegt niets toe",
    },
    secret: {
      title: "Het geheim",
      about:
        "Getoond als het spel is afgelopen. Daarmee, en met wat is toegevoegd, is elke worp opnieuw uit te rekenen.",
      notYet: "Het blijft geheim tot het spel is afgelopen, anders waren de volgende worpen eruit te lezen.",
    },
    verdict: {
      fair: (rolls) =>
        rolls === 1 ? "Eerlijk: de worp klopt." : `Eerlijk: alle ${number(rolls)} worpen kloppen.`,
      fairAbout: "Deze pagina heeft ze zojuist opnieuw uitgerekend, op jouw apparaat.",
      noRolls: "In dit spel is niets gegooid.",
      running: "Het spel is nog bezig. Als het is afgelopen, wordt hier elke worp gecontroleerd.",
      wrongSecret: "Niet eerlijk: het geheim hoort niet bij het zegel.",
      wrongStart: "Niet eerlijk: de worpen voor wie begint zijn niet die welke vastlagen.",
      wrongRoll: (roll) => `Niet eerlijk: worp ${number(roll)} is niet de worp die vastlag.`,
      incomplete: "In dit spelverslag ontbreekt wat nodig is om de dobbelstenen te controleren.",
      unreadable: "Dit spelverslag is niet te lezen, dus de dobbelstenen zijn niet te controleren.",
    },
    rolls: {
      title: "Elke worp",
      number: "Worp",
      player: "Speler",
      dice: "Stenen",
      check: "Controle",
      right: "klopt",
      wrong: (drawn) => `fout: ${all(drawn.map(String))} lag vast`,
    },
    yourself: {
      title: "Controleer het zelf",
      about:
        "Geloof deze pagina niet op haar woord: download het spelverslag en controleer het met je eigen programma.",
      download: "Spelverslag downloaden",
      command: "Met het onze is het één commando:",
      guide: "De methode past in tien regels; ze staan in de uitleg van het project.",
    },
  }) satisfies FairnessWords;
