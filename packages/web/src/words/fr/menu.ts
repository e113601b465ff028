import type { MenuWords } from "../menu.ts";

/** The menu, the help, and the questions that are asked before something is given up. */
export const menu: MenuWords = {
  title: "Menu",
  settings: "Réglages",
  games: "Parties et statistiques",
  help: "Aide et raccourcis",
  log: "Ce qui s’est passé",
  leave: "Quelqu’un s’en va",
  leaveSeat: (name) => `${name} s’en va`,
  leaveQuestion: (name) => `${name} quitte la partie ?`,
  leaveDetail: "Ses camps et ses conquêtes restent sur le plateau ; les autres continuent.",
  leaveConfirm: "Quitter",
  again: "Recommencer",
  againQuestion: "Recommencer ?",
  againDetail: "La même table, les mêmes règles. La partie en cours sera perdue.",
  fairDice: "Des dés sans triche",
  newGame: "Nouvelle partie",
  gameWaits: "celle-ci vous attend",
  howItGoes: {
    title: "Comment jouer",
    turn: [
      "Lancez quatre dés et formez deux paires à votre guise : la somme de chacune fait avancer un grimpeur sur la voie de ce numéro.",
      "Puis arrêtez-vous, et vos grimpeurs deviennent des camps ; ou relancez.",
      "Si aucune paire ne fait avancer un grimpeur, vous décrochez : toutes les cases de ce tour sont perdues.",
      "Conquérez assez de sommets, et vous gagnez.",
    ],
    keysTitle: "Raccourcis",
    keys: [
      { key: "1 2 3", does: "choisir une combinaison, ou l’annuler" },
      { key: "R", does: "lancer, ou continuer" },
      { key: "S", does: "s’arrêter" },
      { key: "U", does: "revenir sur le choix" },
      { key: "H", does: "demander conseil" },
      { key: "O", does: "voir le risque, s’il est caché" },
      { key: "L", does: "ce qui s’est passé" },
      { key: "M", does: "couper ou remettre le son" },
      { key: "?", does: "afficher cette aide" },
      { key: "Esc", does: "fermer" },
    ],
  },
};
