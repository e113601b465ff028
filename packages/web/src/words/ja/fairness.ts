import type { FairnessWords } from "../fairness.ts";
import type { Phrases } from "./phrases.ts";

/** The page that shows that a game's dice were fair. */
export const fairness = ({ number, roll: dice }: Phrases) =>
  ({
    title: "公正なサイコロ",
    back: "ゲームへ",
    loading: "棋譜を読み込んでいます…",
    failed: "サーバーから応答がありません。通信の状態を確かめてください。",
    missing: "そのゲームはありません。リンクが途中で切れているかもしれません。",
    about:
      "サーバーも参加者も、だれもこの出目を選んでいません。秘密の値と各自が加えた言葉とで、最初に振る前にすべて決まっていました。ここで確かめられます。",
    commitment: {
      title: "封印",
      about:
        "だれかが言葉を加える前に、サーバーは秘密の値を決め、その指紋（SHA-256）を公開しました。あとから別の値に取りかえることはできません。",
      seen: "この端末は、最初に振られる前に同じ封印を見ています。",
      differs: "この端末が最初に振られる前に見た封印とは違います。この出目は信用できません。",
    },
    seeds: {
      title: "参加者が加えたもの",
      about: "秘密の値を決めたとき、サーバーはこれを知りませんでした。",
      none: "なし",
      bot: "ボットは何も加えません",
    },
    secret: {
      title: "秘密の値",
      about: "ゲームが終わると公開されます。これと加えられたものとから、すべての出目を計算し直せます。",
      notYet: "ゲームが終わるまで秘密です。先に知ると、これからの出目がわかってしまうからです。",
    },
    verdict: {
      fair: (rolls) => `公正です：${number(rolls)}回の出目はすべて正しいものでした。`,
      fairAbout: "このページが、あなたの端末で計算し直しました。",
      noRolls: "このゲームでは一度も振られていません。",
      running: "ゲームはまだ続いています。終わったら、すべての出目をここで確かめます。",
      wrongSecret: "公正ではありません：秘密の値が封印と合いません。",
      wrongStart: "公正ではありません：だれから始めるかのサイコロが、決まっていたものと違います。",
      wrongRoll: (roll) => `公正ではありません：${number(roll)}回目の出目が、決まっていたものと違います。`,
      incomplete: "この棋譜には、サイコロを確かめるためのものが足りません。",
      unreadable: "この棋譜は読めないため、サイコロを確かめられません。",
    },
    rolls: {
      title: "すべての出目",
      number: "回",
      player: "プレイヤー",
      dice: "出目",
      check: "確認",
      right: "正しい",
      wrong: (drawn) => `違う：決まっていたのは${dice(drawn)}`,
    },
    yourself: {
      title: "自分で確かめる",
      about: "このページを信じる必要はありません。棋譜をダウンロードし、自作のプログラムで確かめられます。",
      download: "棋譜をダウンロード",
      command: "付属のコマンドなら1行です：",
      guide: "方法は10行ほどで書けます。プロジェクトの説明書に載っています。",
    },
  }) satisfies FairnessWords;
