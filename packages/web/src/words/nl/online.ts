import type { OnlineWords } from "../online.ts";
import type { Phrases } from "./phrases.ts";

/** Meeting people elsewhere: setting games up, finding them, waiting for players. */
export const online = ({ all, count, number }: Phrases) => {
  const span = (seconds: number) =>
    seconds % 60 === 0 ? count(seconds / 60, "minuut", "minuten") : count(seconds, "seconde", "seconden");
  return {
    title: "Online spelen",
    home: "Naar het begin",
    about: "Stuur een link en speel ieder op je eigen plek: nu meteen, of over meerdere dagen.",
    loading: "Een ogenblik…",
    yourName: "Je naam",
    nameMissing: "Zeg eerst hoe de anderen je moeten noemen.",
    facts: (facts) => facts.join(" · "),
    failures: {
      no_answer: "De server antwoordt niet. Is er verbinding?",
      no_server: "Op dit adres staat alleen de app, zonder spelserver. Op dit apparaat kun je gewoon spelen.",
      rate_limited: "Dat was even te veel tegelijk. Wacht een moment en probeer het opnieuw.",
      no_open_seat: "Alle plaatsen zijn bezet. Je kunt wel meekijken.",
      game_over: "Dit spel is afgelopen.",
      invalid_code: "Deze code is onbekend, al gebruikt of te oud. Maak een nieuwe op het andere apparaat.",
      invalid_ruleset: "Deze regels werken niet met zoveel spelers.",
      unavailable: "De server heeft het druk. Probeer het zo nog eens.",
      already_seeded: "Je geluk zit al in deze dobbelstenen.",
      seed_too_late: "Er is al gegooid.",
      other: (code) =>
        `Dat lukte niet (${code}). Probeer het opnieuw; blijft het zo, laad dan de pagina opnieuw.`,
    },
    terms: {
      clock: "Bedenktijd",
      clocks: (clock) => {
        switch (clock.kind) {
          case "none":
            return "Zonder klok";
          case "turn":
            return `${span(clock.seconds)} per beurt`;
          case "game":
            return `${span(clock.seconds)} per speler voor het hele spel`;
          case "days":
            return `${count(clock.days, "dag", "dagen")} per beurt`;
        }
      },
      timeout: "Als iemands tijd om is",
      timeouts: { wait: "We wachten", bot: "Een bot speelt door", resign: "Die verlaat het spel" },
      atTimeout: {
        wait: "is de tijd om, dan wachten we",
        bot: "is de tijd om, dan speelt een bot door",
        resign: "wie geen tijd meer heeft, verlaat het spel",
      },
      starts: { preset: "Zoals de regels zeggen", roll: "De hoogste worp", seat: "Jij kiest" },
      begins: (name) => `${name} begint`,
    },
    own: {
      title: "Je online spellen",
      yourTurn: "Jij bent aan de beurt",
      waiting: "Wacht op spelers",
      won: (names) => `${all(names)} ${names.length > 1 ? "hebben" : "heeft"} gewonnen`,
    },
    create: {
      title: "Nieuw online spel",
      seats: "Wie doet er mee?",
      seat: (seat) => `Plaats ${seat}`,
      me: "Jij",
      open: "Gast, met de link",
      alsoHere: "Nog iemand hier",
      nameOfSeat: (seat) => `Naam van de speler op plaats ${seat}`,
      bots: "Bots",
      addSeat: "Plaats erbij",
      removeSeat: (seat) => `Plaats ${seat} weghalen`,
      visibility: "Wie kan het spel vinden?",
      visibilities: { unlisted: "Alleen met de link", public: "Iedereen" },
      visibilityAbout: {
        unlisted: "Wie de link heeft, kan meedoen of meekijken.",
        public: "Het staat ook hier in de lijst: iedereen kan meedoen of meekijken.",
      },
      more: "Meer opties",
      whoBegins: "Wie begint?",
      create: "Spel maken",
      thenShare: "daarna krijg je een link",
      thenPlay: "het begint meteen",
    },
    lobby: {
      title: "Open voor iedereen",
      none: "Er wacht nu niemand. Maak een spel dat iedereen kan vinden.",
      open: (seats) => count(seats, "plaats vrij", "plaatsen vrij"),
      watch: "bezig, kijk mee",
      refresh: "Opnieuw kijken",
    },
    device: {
      title: "Een ander apparaat",
      about: "Speel verder op je telefoon of een andere computer: met een code wordt die ook van jou.",
      make: "Code maken",
      code: "Code",
      howTo: (address) =>
        `Scan dit met het andere apparaat, of open daar ${address} en typ de code in. Hij werkt één keer, tien minuten lang.`,
      hasOther: "Heb je een code van een ander apparaat?",
      enterTitle: "Ook op dit apparaat spelen",
      enterAbout: "Typ de code die je andere apparaat toont. Dan vind je je online spellen ook hier.",
      enter: "Deze code gebruiken",
      replaces: (name) =>
        `Tot nu toe speelt dit apparaat online als ${name}. Dat houdt op: spellen van ${name} vind je hier dan niet meer.`,
      done: (name) => `Klaar: ${name} speelt nu ook op dit apparaat.`,
      goOn: "Naar je online spellen",
    },
    waiting: {
      title: "Wachten op spelers",
      missing: (seats) => (seats === 1 ? "Er is 1 plaats vrij" : `Er zijn ${number(seats)} plaatsen vrij`),
      invited: (host) => `${host} nodigt je uit`,
      seats: "Wie er meedoen",
      openSeat: "Vrije plaats",
      keptFor: (name) => `Bewaard voor ${name}`,
      botInstead: "Laat een bot spelen",
      seatBot: (bot) => `Laat ${bot} spelen`,
      thenBegins: "Het spel begint dan meteen",
      satDown: (name) => `${name} is gaan zitten.`,
      you: "jij",
      here: "aanwezig",
      away: "afwezig",
      link: "Link naar dit spel",
      copy: "Link kopiëren",
      copied: "Gekopieerd",
      copyByHand: "De link is geselecteerd: kopieer hem van daar.",
      share: "Delen",
      qr: "De link als QR-code, voor de camera van een telefoon",
      join: "Meedoen",
      joinTitle: "Doe je mee?",
      leave: "Plaats opgeven",
      full: "Alle plaatsen zijn bezet. Het spel begint zo.",
      watching: (watchers) =>
        watchers === 1 ? "1 persoon kijkt mee" : `${number(watchers)} mensen kijken mee`,
      luckTitle: "Jouw geluk in de dobbelstenen",
      luckAbout:
        "Wat je hier schrijft gaat de dobbelstenen in, zodat niemand ze vooraf kan hebben gekozen. Schrijf je niets, dan verzinnen wij iets.",
      luck: "Een paar woorden",
      addLuck: "Toevoegen",
      luckAdded: "Je geluk zit in de dobbelstenen.",
      fairness: "Waarom de dobbelstenen eerlijk zijn",
      notify: "Waarschuw me als ik aan de beurt ben",
      notifyAbout: "Een melding van deze browser, zolang het spel op de achtergrond open is.",
      notifyDenied:
        "Deze browser staat geen meldingen van deze pagina toe. Dat is te wijzigen in de instellingen ervan.",
      lanAbout:
        "Op dit adres kan alleen deze computer meedoen. Voor telefoons in dezelfde kamer start je de server met --lan en open je het adres dat hij toont.",
    },
    lost: {
      title: "Dit spel is er niet",
      detail: "Misschien is de link niet compleet. Vraag er nog eens om.",
      toOnline: "Online spelen",
    },
  } satisfies OnlineWords;
};
