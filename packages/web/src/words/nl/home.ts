import type { HomeWords } from "../words.ts";
import type { Phrases } from "./phrases.ts";

/** The start screen, the menu and what hangs over all screens. */
export const home = ({ all, turnOf, turns, plural, count, number }: Phrases) =>
  ({
    app: {
      name: "Can’t Stop",
      titleOfTurn: (name) => `${turnOf(name)} · Can’t Stop`,
      titleOf: (screen) => `${screen} · Can’t Stop`,
      titleOfWin: (names) => `${all(names)} ${names.length > 1 ? "winnen" : "wint"} · Can’t Stop`,
    },
    home: {
      heading: "Wie klimt er mee?",
      emptySeat: "Lege plaats",
      tapToAdd: "wie komt erbij?",
      add: {
        person: (pieces) => `Voeg iemand toe die met ${pieces.toLowerCase()} speelt`,
        bot: (pieces) => `Voeg een bot toe die met ${pieces.toLowerCase()} speelt`,
      },
      removeSeat: (name) => `Haal ${name} weg`,
      nameOf: (pieces) => `Naam van wie met ${pieces.toLowerCase()} speelt`,
      pieces: ["Rood", "Blauw", "Geel", "Groen"],
      piecesOf: (name, pieces) => `${name} speelt met ${pieces.toLowerCase()}. Wijzigen`,
      changePieces: "Andere kleur kiezen",
      whoPlays: (pieces) => `Wie speelt met ${pieces.toLowerCase()}?`,
      kinds: { person: "Iemand hier", bot: "Een bot" },
      numbered: (name, count) => `${name} ${count}`,
      bots: {
        random: { name: "Vlinder", temper: "wispelturig" },
        bold: { name: "Steenbok", temper: "roekeloos" },
        cautious: { name: "Slak", temper: "voorzichtig" },
        "rule-of-28": { name: "Uil", temper: "telt mee" },
        "glenn-aloi": { name: "Vos", temper: "sluw" },
        blocker: { name: "Das", temper: "koppig" },
        "glenn-aloi-stop": { name: "Eekhoorn", temper: "zuinig" },
        racer: { name: "Haas", temper: "vlug" },
        dreamer: { name: "Beer", temper: "dromerig" },
        steady: { name: "Marmot", temper: "degelijk" },
        best: { name: "Arend", temper: "de sterkste" },
      },
      botTemper: (temper) => `bot · ${temper}`,
      rules: "Regels",
      ownRules: "Eigen regels",
      ownRulesSummary: (changes, preset) =>
        `${count(changes, "regel wijkt", "regels wijken")} af van ${preset}.`,
      rulesDoNotFit: (players) =>
        players === 1
          ? "Met deze regels kun je niet alleen spelen."
          : `Met deze regels kun je niet met ${players} spelers spelen.`,
      board: "Bord",
      looks: { sign: "Stopbord", mountain: "Berg" },
      moreOptions: "Meer opties",
      whoBegins: "Wie begint?",
      starters: { dice: "De hoogste dobbelsteen", youngest: "De jongste", chosen: "Jullie kiezen" },
      firstSeat: { dice: "Wie gooide het hoogst?", youngest: "Wie is de jongste?", chosen: "Wie wordt het?" },
      diceDecide: "Iedereen gooit één dobbelsteen, hier op het scherm.",
      dice: "Dobbelstenen",
      diceSources: { app: "Op het scherm", own: "Echte" },
      ownDice: "Gooi op tafel, en tik in wat je ziet.",
      play: "Spelen",
      playDetail: (names, first) => {
        const [alone = "", ...rest] = names;
        if (rest.length === 0) return `${alone} alleen, in zo min mogelijk beurten`;
        if (first === "") return `${all(names)}; de dobbelstenen bepalen wie begint`;
        return `${first} begint, tegen ${all(names.filter((name) => name !== first))}`;
      },
      begins: (name) => `${name} begint`,
      turnOf,
      continue: "Verder spelen",
      newGame: "Nieuw spel",
      goingOn: "Spellen die wachten",
      together: all,
      stands: ({ ruleset, onTurn, scores, target }) => {
        const score = `${scores.map(number).join("–")} van de ${number(target)}`;
        return onTurn === null ? `${ruleset} · ${score}` : `${turnOf(onTurn)} · ${score} · ${ruleset}`;
      },
      more: "En verder",
      learn: "Leren",
      learnDetail: "regels, lessen, kansen",
      online: "Online",
      onlineDetail: "waar je ook bent",
      daily: "Dagklim",
      dailyDetail: "dezelfde worpen voor iedereen",
      dailyGoesOn: "verder klimmen",
      dailyDone: (n) => `vandaag: ${turns(n)}`,
      dailyOf: (day) => `Dagklim van ${day}`,
      games: "Spellen",
      gamesDetail: (waiting) =>
        waiting === 0
          ? "en statistieken"
          : `${number(waiting)} ${plural(waiting, { one: "wacht", other: "wachten" })}`,
      tools: "Instellingen en menu",
      menu: "Menu",
      language: "Taal",
      toDark: "Donkere kleuren",
      toLight: "Lichte kleuren",
    },
    lost: {
      page: { title: "Van het pad af", detail: "Op dit adres is geen pagina." },
      game: {
        title: "Dit spel is hier niet",
        detail: "Het is op een ander apparaat gespeeld, of het is verwijderd.",
      },
      home: "Naar het begin",
      games: "Jouw spellen",
    },
    dialog: { close: "Sluiten", cancel: "Annuleren" },
    notices: {
      notSaved: "Deze browser bewaart het spel niet: sluit of herlaad de pagina niet voor het einde.",
      unreadable: "Het bewaarde spel was niet te lezen en is opzijgelegd. Begin een nieuw spel.",
      stale: "Het spel ging in een ander tabblad verder; hier is het.",
      notLoaded: "Dit onderdeel is niet geladen. Ben je online?",
      tryAgain: "Opnieuw proberen",
      newVersion: "Er is een nieuwere versie.",
      reload: "Herladen",
      dismiss: "Melding sluiten",
    },
  }) satisfies HomeWords;
