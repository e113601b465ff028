import type { FairnessWords } from "../fairness.ts";
import type { Phrases } from "./phrases.ts";

/** The page that shows that a game's dice were fair. */
export const fairness = ({ count, number, all }: Phrases) =>
  ({
    title: "Des dés sans triche",
    back: "Vers la partie",
    loading: "Chargement de l’enregistrement…",
    failed: "Le serveur ne répond pas. Êtes-vous connecté ?",
    missing: "Cette partie n’existe pas. Le lien est peut-être incomplet.",
    about:
      "Personne n’a choisi ces dés, ni le serveur, ni les joueurs. Ils étaient fixés avant le premier lancer, par un secret et par ce que chacun y a ajouté. Ici, cela se vérifie.",
    commitment: {
      title: "Le sceau",
      about:
        "Avant que quiconque ajoute quoi que ce soit, le serveur a tiré un secret et en a publié cette empreinte (SHA-256). Il ne peut plus changer de secret.",
      seen: "Cet appareil a vu le même sceau avant le premier lancer.",
      differs: "Avant le premier lancer, cet appareil a vu un autre sceau. Ne vous fiez pas à ces dés.",
    },
    seeds: {
      title: "Ce que les joueurs ont ajouté",
      about: "Le serveur ne le connaissait pas quand il a tiré son secret.",
      none: "rien",
      bot: "un robot n’ajoute rien",
    },
    secret: {
      title: "Le secret",
      about:
        "Montré quand la partie est finie. Avec ce qui a été ajouté, il permet de recalculer chaque lancer.",
      notYet: "Il reste secret jusqu’à la fin de la partie, sinon on y lirait les dés à venir.",
    },
    verdict: {
      fair: (rolls) =>
        rolls === 1
          ? "Sans triche : le lancer est juste."
          : `Sans triche : les ${count(rolls, "lancer est juste", "lancers sont justes")}.`,
      fairAbout: "Cette page vient de les recalculer, sur votre appareil.",
      noRolls: "Rien n’a été lancé dans cette partie.",
      running: "La partie est en cours. Quand elle sera finie, chaque lancer sera vérifié ici.",
      wrongSecret: "Triche : le secret ne va pas avec le sceau.",
      wrongStart: "Triche : les dés qui disent qui commence ne sont pas ceux qui étaient fixés.",
      wrongRoll: (roll) => `Triche : le lancer ${number(roll)} n’est pas celui qui était fixé.`,
      incomplete: "Il manque à cet enregistrement de quoi vérifier ses dés.",
      unreadable: "Cet enregistrement est illisible : ses dés ne peuvent pas être vérifiés.",
    },
    rolls: {
      title: "Chaque lancer",
      number: "N°",
      player: "Joueur",
      dice: "Dés",
      check: "Contrôle",
      right: "juste",
      wrong: (drawn) => `faux : ${all(drawn.map(String))} était fixé`,
    },
    yourself: {
      title: "Vérifiez vous-même",
      about:
        "Ne croyez pas cette page sur parole : téléchargez l’enregistrement et vérifiez-le avec votre propre programme.",
      download: "Télécharger l’enregistrement",
      command: "Avec le nôtre, une commande suffit :",
      guide: "La méthode tient en dix lignes ; le guide du projet sur les dés les donne.",
    },
  }) satisfies FairnessWords;
