import type { OnlineGameWords } from "../online-game.ts";
import type { Phrases } from "./phrases.ts";

/** The game screen where others play elsewhere. */
export const onlineGame = ({ number }: Phrases) =>
  ({
    yourTurn: "あなたの手番・キャント・ストップ",
    reconnecting: {
      text: "接続が切れました。",
      detail: "つなぎ直しています。何も失われません。",
      short: "再接続中…何も失われません。",
    },
    offline: {
      text: "オフラインです。",
      detail: "つながれば続けられます。何も失われません。",
      short: "オフラインです。何も失われません。",
    },
    whenReconnected: "再接続したら",
    reconnected: "つながりました。",
    watching: (watchers) => `観戦${number(watchers)}人`,
    youWatch: "観戦中",
    away: "不在",
    botPlays: "ボットが代行",
    botPlaysFor: (bot, name) => `${bot}が${name}の代わりに遊びます`,
    timeUsedUp: "時間切れ：ボットが続けます",
    leftByTime: (name) => `${name}は時間切れで、ゲームから抜けました。`,
    back: "戻りました",
    timeLeft: (time) => `残り${time}`,
    timeShort: (name) => `${name}、残り時間がわずかです。`,
    react: "声をかける",
    reactions: {
      applause: "おみごと！",
      laugh: "あはは！",
      wow: "すごい！",
      ouch: "いたた！",
      luck: "がんばって！",
      hurry: "早く早く！",
      thanks: "ありがとう！",
    },
    said: (name, reaction) => `${name}：${reaction}`,
    otherGames: "別のゲーム",
    rematchWaits: "待っている人がいます",
    watchRematch: "観戦に行く",
    rematchCalled: "もう一戦の誘いです。待っている人がいます。",
    checkDice: "サイコロを確かめる",
    notification: "あなたの手番です。",
  }) satisfies OnlineGameWords;
