import type { OnlineWords } from "../online.ts";
import type { Phrases } from "./phrases.ts";

/** Meeting people elsewhere: setting games up, finding them, waiting for players. */
export const online = ({ all, count }: Phrases) => {
  const span = (seconds: number) =>
    seconds % 60 === 0 ? count(seconds / 60, "minute", "minutes") : count(seconds, "seconde", "secondes");
  return {
    title: "Jouer en ligne",
    home: "Retour à l’accueil",
    about: "Envoyez un lien et jouez chacun de votre côté, tout de suite ou sur plusieurs jours.",
    loading: "Un instant…",
    yourName: "Votre nom",
    nameMissing: "Dites d’abord comment les autres doivent vous appeler.",
    facts: (facts) => facts.join(" · "),
    failures: {
      no_answer: "Le serveur ne répond pas. Êtes-vous connecté ?",
      no_server:
        "À cette adresse, il n’y a que l’application, sans serveur de jeu. Vous pouvez toujours jouer sur cet appareil.",
      rate_limited: "Cela fait beaucoup d’un coup. Patientez un peu, puis réessayez.",
      no_open_seat: "Toutes les places sont prises. Vous pouvez regarder.",
      game_over: "Cette partie est terminée.",
      invalid_code:
        "Ce code est inconnu, déjà utilisé ou trop ancien. Demandez-en un autre sur l’autre appareil.",
      invalid_ruleset: "Ces règles ne conviennent pas à ce nombre de joueurs.",
      unavailable: "Le serveur est occupé. Réessayez dans un instant.",
      already_seeded: "Vous avez déjà ajouté votre chance à ces dés.",
      seed_too_late: "Les dés ont déjà été lancés.",
      other: (code) => `Cela n’a pas marché (${code}). Réessayez ; si cela continue, rechargez la page.`,
    },
    terms: {
      clock: "Temps de réflexion",
      clocks: (clock) => {
        switch (clock.kind) {
          case "none":
            return "Sans limite";
          case "turn":
            return `${span(clock.seconds)} par tour`;
          case "game":
            return `${span(clock.seconds)} chacun pour toute la partie`;
          case "days":
            return `${count(clock.days, "jour", "jours")} par tour`;
        }
      },
      timeout: "Quand le temps est écoulé",
      timeouts: { wait: "On attend", bot: "Un robot continue", resign: "On quitte la partie" },
      atTimeout: {
        wait: "temps écoulé : on attend",
        bot: "temps écoulé : un robot continue",
        resign: "temps écoulé : on quitte la partie",
      },
      starts: { preset: "Comme le dit la règle", roll: "Le dé le plus élevé", seat: "À vous de choisir" },
      begins: (name) => `${name} commence`,
    },
    own: {
      title: "Vos parties en ligne",
      yourTurn: "À vous de jouer",
      waiting: "En attente de joueurs",
      won: (names) => `${all(names)} ${names.length > 1 ? "gagnent" : "gagne"}`,
    },
    create: {
      title: "Nouvelle partie en ligne",
      seats: "Qui joue ?",
      seat: (seat) => `Place ${seat}`,
      me: "Vous",
      open: "Qui a le lien",
      alsoHere: "Quelqu’un d’autre ici",
      nameOfSeat: (seat) => `Nom de la personne à la place ${seat}`,
      bots: "Robots",
      addSeat: "Ajouter une place",
      removeSeat: (seat) => `Retirer la place ${seat}`,
      visibility: "Qui peut trouver la partie ?",
      visibilities: { unlisted: "Avec le lien", public: "Tout le monde" },
      visibilityAbout: {
        unlisted: "Toute personne qui a le lien peut jouer ou regarder.",
        public: "Elle figure aussi dans la liste ci-dessous : chacun peut s’y joindre ou regarder.",
      },
      more: "Plus d’options",
      whoBegins: "Qui commence ?",
      create: "Créer la partie",
      thenShare: "vous aurez un lien à envoyer",
      thenPlay: "elle commence tout de suite",
    },
    lobby: {
      title: "Ouvertes à tous",
      none: "Personne n’attend pour l’instant. Créez une partie que tout le monde peut trouver.",
      open: (seats) => count(seats, "place libre", "places libres"),
      watch: "en cours, à regarder",
      refresh: "Actualiser",
    },
    device: {
      title: "Un autre appareil",
      about: "Continuez sur votre téléphone ou un autre ordinateur : un code suffit.",
      make: "Obtenir un code",
      code: "Code",
      howTo: (address) =>
        `Scannez ce code avec l’autre appareil, ou ouvrez-y ${address} et tapez le code. Il sert une fois, pendant dix minutes.`,
      hasOther: "Vous avez un code d’un autre appareil ?",
      enterTitle: "Jouer aussi sur cet appareil",
      enterAbout:
        "Tapez le code affiché par votre autre appareil. Vos parties en ligne seront alors ici aussi.",
      enter: "Utiliser ce code",
      replaces: (name) =>
        `Jusqu’ici, cet appareil joue en ligne sous le nom de ${name}. Ce sera fini : ses parties ne seront plus ici.`,
      done: (name) => `C’est fait : ${name} joue désormais aussi sur cet appareil.`,
      goOn: "Vers vos parties en ligne",
    },
    waiting: {
      title: "En attente de joueurs",
      missing: (seats) => count(seats, "place est libre", "places sont libres"),
      invited: (host) => `${host} vous invite à jouer`,
      seats: "Qui joue",
      openSeat: "Place libre",
      keptFor: (name) => `Réservée à ${name}`,
      botInstead: "Faire jouer un robot",
      seatBot: (bot) => `Faire jouer ${bot}`,
      thenBegins: "La partie commence aussitôt",
      satDown: (name) => `${name} a pris place.`,
      you: "vous",
      here: "sur place",
      away: "hors ligne",
      link: "Lien vers cette partie",
      copy: "Copier le lien",
      copied: "Copié",
      copyByHand: "Le lien est sélectionné : copiez-le de là.",
      share: "Partager",
      qr: "Le lien en QR code, pour l’appareil photo d’un téléphone",
      join: "Jouer",
      joinTitle: "Vous jouez ?",
      leave: "Laisser la place",
      full: "Toutes les places sont prises. La partie va commencer.",
      watching: (watchers) => count(watchers, "personne regarde", "personnes regardent"),
      luckTitle: "Votre chance dans les dés",
      luckAbout:
        "Un texte de vous entre dans les dés : ainsi, personne n’a pu les choisir d’avance. Si vous n’écrivez rien, nous inventons quelque chose.",
      luck: "Quelques mots",
      addLuck: "Ajouter",
      luckAdded: "Votre chance est dans les dés.",
      fairness: "Pourquoi les dés sont honnêtes",
      notify: "Me prévenir quand c’est à moi",
      notifyAbout: "Une notification du navigateur, tant que la partie reste ouverte à l’arrière-plan.",
      notifyDenied: "Ce navigateur refuse les notifications de cette page. Cela se change dans ses réglages.",
      lanAbout:
        "À cette adresse, seul cet ordinateur peut jouer. Pour les téléphones de la pièce, démarrez le serveur avec --lan et ouvrez l’adresse qu’il affiche.",
    },
    lost: {
      title: "Partie introuvable",
      detail: "Le lien est peut-être incomplet. Demandez-le encore une fois.",
      toOnline: "Jouer en ligne",
    },
  } satisfies OnlineWords;
};
