import type { MenuWords } from "../menu.ts";

/** The menu, the help, and the questions that are asked before something is given up. */
export const menu: MenuWords = {
  title: "Menu",
  settings: "Instellingen",
  games: "Spellen en statistieken",
  help: "Hulp en toetsen",
  log: "Wat er gebeurd is",
  leave: "Iemand gaat weg",
  leaveSeat: (name) => `${name} gaat weg`,
  leaveQuestion: (name) => `Gaat ${name} weg?`,
  leaveDetail: "Claims en schijfjes blijven op het bord; de anderen spelen verder.",
  leaveConfirm: "Weggaan",
  again: "Opnieuw beginnen",
  againQuestion: "Opnieuw beginnen?",
  againDetail: "Dezelfde spelers, dezelfde regels. Het spel van nu is dan weg.",
  fairDice: "Eerlijke dobbelstenen",
  newGame: "Nieuw spel",
  gameWaits: "dit spel wacht op je",
  howItGoes: {
    title: "Zo werkt het",
    turn: [
      "Gooi vier dobbelstenen en maak er twee tweetallen van: de som van elk tweetal brengt je klimmer in die kolom omhoog.",
      "Stop daarna, en je klimmers worden schijfjes; of gooi door.",
      "Kan met geen enkel tweetal een klimmer verder, dan is je worp mislukt: alle stappen van deze beurt ben je kwijt.",
      "Haal de top van genoeg kolommen, en je wint.",
    ],
    keysTitle: "Toetsen",
    keys: [
      { key: "1 2 3", does: "een getallenpaar kiezen, of toch niet" },
      { key: "R", does: "gooien, of verder" },
      { key: "S", does: "stoppen" },
      { key: "U", does: "de keuze terugnemen" },
      { key: "H", does: "om een tip vragen" },
      { key: "O", does: "het risico tonen, als het verborgen is" },
      { key: "L", does: "wat er gebeurd is" },
      { key: "M", does: "geluid aan of uit" },
      { key: "?", does: "deze hulp" },
      { key: "Esc", does: "sluiten" },
    ],
  },
};
