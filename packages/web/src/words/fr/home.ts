import type { HomeWords } from "../words.ts";
import type { Phrases } from "./phrases.ts";

/** A set of pieces by its colour, as those who play say it: "les rouges". */
const set = (pieces: string): string => `les ${pieces.toLowerCase()}s`;

/** The start screen, the menu and what hangs over all screens. */
export const home = ({ all, turnOf, turns, count, number }: Phrases) =>
  ({
    app: {
      name: "Can’t Stop",
      titleOfTurn: (name) => `${turnOf(name)} · Can’t Stop`,
      titleOf: (screen) => `${screen} · Can’t Stop`,
      titleOfWin: (names) => `${all(names)} ${names.length > 1 ? "gagnent" : "gagne"} · Can’t Stop`,
    },
    home: {
      heading: "Qui grimpe ?",
      emptySeat: "Place libre",
      tapToAdd: "invitez quelqu’un",
      add: {
        person: (pieces) => `Ajouter une personne qui joue ${set(pieces)}`,
        bot: (pieces) => `Ajouter un robot qui joue ${set(pieces)}`,
      },
      removeSeat: (name) => `Retirer ${name}`,
      nameOf: (pieces) => `Nom de la personne qui joue ${set(pieces)}`,
      pieces: ["Rouge", "Bleu", "Jaune", "Vert"],
      piecesOf: (name, pieces) => `${name} joue ${set(pieces)}. Changer`,
      changePieces: "Changer de couleur",
      whoPlays: (pieces) => `Qui joue ${set(pieces)} ?`,
      kinds: { person: "Une personne ici", bot: "Un robot" },
      numbered: (name, count) => `${name} ${count}`,
      bots: {
        random: { name: "Papillon", temper: "étourdi" },
        bold: { name: "Bouquetin", temper: "téméraire" },
        cautious: { name: "Escargot", temper: "prudent" },
        "rule-of-28": { name: "Hibou", temper: "calculateur" },
        "glenn-aloi": { name: "Renard", temper: "rusé" },
        blocker: { name: "Blaireau", temper: "têtu" },
        "glenn-aloi-stop": { name: "Écureuil", temper: "économe" },
        racer: { name: "Lièvre", temper: "rapide" },
        dreamer: { name: "Ours", temper: "rêveur" },
        steady: { name: "Marmotte", temper: "posée" },
        best: { name: "Aigle", temper: "le plus fort" },
      },
      botTemper: (temper) => `robot · ${temper}`,
      rules: "Règles",
      ownRules: "Règles maison",
      ownRulesSummary: (changes, preset) =>
        `${count(changes, "règle change", "règles changent")} par rapport à ${preset}.`,
      rulesDoNotFit: (players) =>
        players === 1 ? "Ces règles ne se jouent pas en solo." : `Ces règles ne se jouent pas à ${players}.`,
      board: "Plateau",
      looks: { sign: "Panneau stop", mountain: "Montagne" },
      moreOptions: "Plus d’options",
      whoBegins: "Qui commence ?",
      starters: { dice: "Le dé le plus élevé", youngest: "Le plus jeune", chosen: "À vous de choisir" },
      firstSeat: {
        dice: "Qui a le dé le plus élevé ?",
        youngest: "Qui est le plus jeune ?",
        chosen: "Qui d’entre vous ?",
      },
      diceDecide: "Tout le monde lance un dé, ici à l’écran.",
      dice: "Dés",
      diceSources: { app: "À l’écran", own: "Vrais dés" },
      ownDice: "Lancez sur la table, puis entrez ici ce que vous voyez.",
      play: "Jouer",
      playDetail: (names, first) => {
        const [alone = "", ...rest] = names;
        if (rest.length === 0) return `${alone} en solo, en un minimum de tours`;
        if (first === "") return `${all(names)} ; les dés diront qui commence`;
        return `${first} commence, contre ${all(names.filter((name) => name !== first))}`;
      },
      begins: (name) => `${name} commence`,
      turnOf,
      continue: "Continuer",
      newGame: "Autre partie",
      goingOn: "Parties en attente",
      together: all,
      stands: ({ ruleset, onTurn, scores, target }) => {
        const score = `${scores.map(number).join("–")} sur ${number(target)}`;
        return onTurn === null ? `${ruleset} · ${score}` : `${turnOf(onTurn)} · ${score} · ${ruleset}`;
      },
      more: "Et aussi",
      learn: "Apprendre",
      learnDetail: "règles et probabilités",
      online: "En ligne",
      onlineDetail: "où que vous soyez",
      daily: "Défi du jour",
      dailyDetail: "les mêmes dés pour tous",
      dailyGoesOn: "à continuer",
      dailyDone: (n) => `aujourd’hui : ${turns(n)}`,
      dailyOf: (day) => `Défi du ${day}`,
      games: "Parties",
      gamesDetail: (waiting) => (waiting === 0 ? "et statistiques" : `${number(waiting)} en attente`),
      tools: "Réglages et menu",
      menu: "Menu",
      language: "Langue",
      toDark: "Couleurs sombres",
      toLight: "Couleurs claires",
    },
    lost: {
      page: { title: "Hors piste", detail: "Il n’y a pas de page à cette adresse." },
      game: {
        title: "Partie introuvable",
        detail: "Elle a été jouée sur un autre appareil, ou bien supprimée.",
      },
      home: "Retour à l’accueil",
      games: "Vos parties",
    },
    dialog: { close: "Fermer", cancel: "Annuler" },
    notices: {
      notSaved:
        "Ce navigateur ne garde pas la partie : ne fermez pas et ne rechargez pas la page avant la fin.",
      unreadable: "La partie enregistrée est illisible ; elle a été mise de côté. Commencez-en une autre.",
      stale: "La partie a continué dans un autre onglet ; la voici.",
      notLoaded: "Il manque un morceau de l’application. Êtes-vous en ligne ?",
      tryAgain: "Réessayer",
      newVersion: "Une version plus récente est prête.",
      reload: "Recharger",
      dismiss: "Fermer ce message",
    },
  }) satisfies HomeWords;
