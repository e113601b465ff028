import type { OnlineGameWords } from "../online-game.ts";
import type { Phrases } from "./phrases.ts";

/** The game screen where others play elsewhere. */
export const onlineGame = ({ number }: Phrases) =>
  ({
    yourTurn: "Jij bent aan de beurt · Can’t Stop",
    reconnecting: {
      text: "De verbinding is weg.",
      detail: "We proberen het opnieuw. Er gaat niets verloren.",
      short: "Opnieuw verbinden… Alles is veilig.",
    },
    offline: {
      text: "Je bent offline.",
      detail: "Straks ga je gewoon verder. Er gaat niets verloren.",
      short: "Je bent offline. Alles is veilig.",
    },
    whenReconnected: "na het verbinden",
    reconnected: "Weer verbonden.",
    watching: (watchers) => (watchers === 1 ? "1 kijkt mee" : `${number(watchers)} kijken mee`),
    youWatch: "je kijkt mee",
    away: "afwezig",
    botPlays: "een bot speelt",
    botPlaysFor: (bot, name) => `${bot} speelt voor ${name}`,
    timeUsedUp: "Tijd om: een bot speelt door",
    leftByTime: (name) => `De tijd van ${name} was om: die is uit het spel.`,
    back: "Ik ben er weer",
    timeLeft: (time) => `nog ${time}`,
    timeShort: (name) => `${name}, je tijd is bijna om.`,
    react: "Iets roepen",
    reactions: {
      applause: "Bravo!",
      laugh: "Haha!",
      wow: "Wauw!",
      ouch: "Au!",
      luck: "Succes!",
      hurry: "Schiet op!",
      thanks: "Bedankt!",
    },
    said: (name, reaction) => `${name}: ${reaction}`,
    otherGames: "Ander spel",
    rematchWaits: "er wordt op je gewacht",
    watchRematch: "ga kijken",
    rematchCalled: "Iemand wil nog een potje, en wacht op je.",
    checkDice: "Controleer de dobbelstenen",
    notification: "Jij bent aan de beurt.",
  }) satisfies OnlineGameWords;
