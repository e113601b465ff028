import type { OnlineGameWords } from "../online-game.ts";
import type { Phrases } from "./phrases.ts";

/** The game screen where others play elsewhere. */
export const onlineGame = ({ count }: Phrases) =>
  ({
    yourTurn: "À vous de jouer · Can’t Stop",
    reconnecting: {
      text: "La connexion est coupée.",
      detail: "Nouvel essai en cours. Rien n’est perdu.",
      short: "Reconnexion… Rien n’est perdu.",
    },
    offline: {
      text: "Vous êtes hors ligne.",
      detail: "La partie reprend à votre retour : tout est gardé.",
      short: "Vous êtes hors ligne. Rien n’est perdu.",
    },
    whenReconnected: "après reconnexion",
    reconnected: "Connexion rétablie.",
    watching: (watchers) => count(watchers, "personne regarde", "personnes regardent"),
    youWatch: "vous regardez",
    away: "hors ligne",
    botPlays: "un robot joue",
    botPlaysFor: (bot, name) => `${bot} joue pour ${name}`,
    timeUsedUp: "Temps écoulé : un robot joue",
    leftByTime: (name) => `${name} n’avait plus de temps et a quitté la partie.`,
    back: "Je reviens",
    timeLeft: (time) => `encore ${time}`,
    timeShort: (name) => `${name}, votre temps est presque écoulé.`,
    react: "Lancer un mot",
    reactions: {
      applause: "Bravo !",
      laugh: "Ha ha !",
      wow: "Waouh !",
      ouch: "Aïe !",
      luck: "Bonne chance !",
      hurry: "Allez, vite !",
      thanks: "Merci !",
    },
    said: (name, reaction) => `${name} : ${reaction}`,
    otherGames: "Autre partie",
    rematchWaits: "on vous y attend",
    watchRematch: "aller la regarder",
    rematchCalled: "On vous propose une revanche, et on vous y attend.",
    checkDice: "Vérifier les dés",
    notification: "C’est à vous de jouer.",
  }) satisfies OnlineGameWords;
