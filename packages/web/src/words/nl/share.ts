import type { ShareWords } from "../share.ts";
import type { Phrases } from "./phrases.ts";

/** Een spel of een moment doorgeven. */
export const share = ({ all }: Phrases) =>
  ({
    title: "Delen",
    what: "Wat wil je delen?",
    whole: "Het hele spel",
    moment: "Dit moment",
    link: "Link",
    linkDetail: "Het spel zit in de link zelf. Er wordt niets geüpload.",
    address: "Adres van het spel",
    copy: "Link kopiëren",
    share: "Link versturen",
    copied: "Gekopieerd.",
    notCopied: "De browser laat kopiëren niet toe. Selecteer het adres en kopieer het zelf.",
    wins: (names) => `${all(names)} ${names.length > 1 ? "winnen" : "wint"}`,
    nobodyWins: "Niemand wint",
    picture: "Plaatje opslaan",
    sendPicture: "Plaatje versturen",
    pictureOf: (names, stands) => `Het bord van ${all(names)}: ${stands}`,
    pictureFailed: "Het plaatje kon niet gemaakt worden. Probeer het nog eens.",
    record: "Opslaan als tekst",
    recordDetail: "Een spelverslag, voor jezelf en voor deze app",
    json: "Opslaan als JSON",
    jsonDetail: "Voor programma’s",
    saved: "Opgeslagen.",
  }) satisfies ShareWords;
