import type { OnlineGameWords } from "../online-game.ts";
import type { Phrases } from "./phrases.ts";

/** The game screen where others play elsewhere. */
export const onlineGame = ({ plural, number }: Phrases) =>
  ({
    yourTurn: "Your turn · Can’t Stop",
    reconnecting: {
      text: "The connection is gone.",
      detail: "Trying again. Nothing is lost.",
      short: "Reconnecting… Nothing is lost.",
    },
    offline: {
      text: "You are offline.",
      detail: "It goes on when you are back. Nothing is lost.",
      short: "You are offline. Nothing is lost.",
    },
    whenReconnected: "when reconnected",
    reconnected: "Connected again.",
    watching: (watchers) => plural(watchers, { one: "1 watching", other: `${number(watchers)} watching` }),
    youWatch: "you are watching",
    away: "away",
    botPlays: "a bot plays",
    botPlaysFor: (bot, name) => `${bot} plays for ${name}`,
    timeUsedUp: "Time is up: a bot plays on",
    leftByTime: (name) => `${name} ran out of time and has left the game.`,
    back: "I am back",
    timeLeft: (time) => `${time} left`,
    timeShort: (name) => `${name}, your time is running out.`,
    react: "Call something out",
    reactions: {
      applause: "Bravo!",
      laugh: "Haha!",
      wow: "Wow!",
      ouch: "Ouch!",
      luck: "Good luck!",
      hurry: "Hurry up!",
      thanks: "Thank you!",
    },
    said: (name, reaction) => `${name}: ${reaction}`,
    otherGames: "Other games",
    rematchWaits: "someone is waiting",
    watchRematch: "go and watch",
    rematchCalled: "Someone wants a rematch, and is waiting for you.",
    checkDice: "Check the dice",
    notification: "It is your turn.",
  }) satisfies OnlineGameWords;
