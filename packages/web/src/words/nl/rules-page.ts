import type { RulesPageWords } from "../rules-page.ts";
import type { Phrases } from "./phrases.ts";

/** The pages with rules. */
export const rulesPage = ({ all, plural, number, columns }: Phrases): RulesPageWords => ({
  back: "Terug naar Leren",
  title: (ruleset) => `Regels: ${ruleset}`,
  which: "Regels",
  play: "Speel met deze regels",
  print: "Op één blad afdrukken",
  compare: "Met andere vergelijken",
  contents: "Op deze pagina",
  search: "Zoek in deze regels",
  found: (sections) =>
    plural(sections, { one: "Gevonden in 1 deel", other: `Gevonden in ${number(sections)} delen` }),
  foundNothing: "Niets gevonden. Probeer een korter woord.",
  origin: {
    title: "Waar deze regels vandaan komen",
    standard:
      "Ze volgen een Japanse beschrijving van het standaardspel, de nauwkeurigste van de vier die we vergeleken hebben.",
    franjos:
      "Ze volgen de beschrijving die een Franse spelotheek van de Franjos-uitgave geeft: in veel opzichten een eigen spel.",
    "stop-sign": "Ze volgen een Frans regelblad van de uitgave met een stopbord als speelbord.",
    wikipedia: "Ze volgen het artikel over het spel in de Franse encyclopedie.",
    variant: "Dezelfde beschrijving noemt deze variant.",
    byPlayers: "Deze variant is door spelers bedacht.",
    own: "Deze opties heb je zelf gekozen.",
  },
  example: {
    allowed: "Deze zetten kunnen. Probeer ze op het bord:",
    nothing: "Er is geen zet mogelijk.",
    move: (list) => (list.length === 2 && list[0] === list[1] ? `twee keer ${list[0]}` : columns(list)),
    after: (places) =>
      `Zo kom je op ${all(places.map(({ column, space, top }) => `${top ? "de top" : `veld ${space}`} van kolom ${column}`))}.`,
  },
  cases: {
    title: "Mag ik …?",
    lead: "Raad eerst, en kijk dan wat de regels zeggen.",
    you: (pieces) => `Jij speelt met ${pieces.toLowerCase()}, en je bent aan de beurt.`,
    dice: (dice) => `Dobbelstenen: ${dice.join(" ")}`,
    count: (n, of) => `Vraag ${number(n)} van ${number(of)}`,
    yes: "Ja",
    no: "Nee",
    right: "Klopt!",
    wrong: "Niet helemaal.",
    next: "Volgende vraag",
    again: "Nog een keer",
    score: (right, of) => `${number(right)} van de ${number(of)} goed.`,
    texts: {
      notRolled: { question: "Met deze dobbelstenen kun je 5 maken, en ook 11. Mag je allebei zetten?" },
      leaveOut: {
        question: "Je wilt met 5 vooruit, maar 9 laten staan. Mag dat?",
        yes: "Volgens deze regels is één van de twee sommen hier genoeg.",
      },
      fourthRunner: { question: "Je gooit 6 en 9. Mag je die twee kolommen er ook nog bij nemen?" },
      oneSumFits: {
        question: "10 past, maar de 2 die erbij hoort niet. Mag je met alleen 10 verder?",
        yes: "Eén som van één getallenpaar is genoeg. De andere vervalt gewoon.",
      },
      closedColumn: { question: "Kolom 7 is al van jou. Mag je er nog een keer klimmen?" },
      bottomAgain: {
        question: "Je schijfje ligt op veld 3 van kolom 5. Begint een nieuwe klimmer weer onderaan?",
        no: "Hij gaat verder vanaf je schijfje: kijk maar waar hij begint.",
      },
      lastRunner: {
        question: "Je hebt nog één klimmer, en je gooit 6 en 7. Mag je in beide kolommen beginnen?",
      },
      climbFirst: {
        question: "Je hebt nog één klimmer in je hand. Mag je twee keer 9 zetten en hem daar houden?",
        yes: "Volgens deze regels mag elk getallenpaar, of het nu een klimmer inzet of niet.",
      },
      stopAfterRoll: {
        question: "Deze worp bevalt je niet. Mag je stoppen in plaats van te zetten?",
        no: "De dobbelstenen liggen er, dus je moet zetten. Beslissen doe je vóór het gooien.",
      },
      stopUnplaced: {
        question: "Je hebt nog twee klimmers in je hand. Mag je stoppen?",
        yes: "Volgens deze regels mag je na elke zet stoppen.",
      },
      stopOnRival: {
        question: "Je klimmer staat op een veld met een schijfje van een tegenstander. Mag je hier stoppen?",
        yes: "Volgens deze regels mogen er zoveel stukken op een veld staan als je wilt.",
      },
      topAndBust: {
        question: "Je klimmer heeft de top van kolom 7 gehaald, en nu mislukt je worp. Is de kolom van jou?",
        yes: "Volgens deze regels is een kolom van jou zodra je de top haalt. Alleen de rest ben je kwijt.",
        no: "Een top telt pas als je gestopt bent. Je bent alles van deze beurt kwijt.",
      },
      thirdColumn: {
        question:
          "Dit is de laatste kolom die je nodig hebt, maar anderen moeten nog. Is het spel nu afgelopen?",
        yes: "Het spel is meteen afgelopen.",
        no: "De ronde wordt uitgespeeld, zodat iedereen evenveel beurten krijgt.",
      },
    },
  },
  unknown: "Zulke regels zijn er niet. Hier zijn de standaardregels.",
  failed: "De regels konden niet geladen worden. Is er verbinding?",
});
