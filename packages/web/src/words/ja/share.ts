import type { ShareWords } from "../share.ts";
import type { Phrases } from "./phrases.ts";

/** ゲームやある場面を共有する。 */
export const share = ({ all }: Phrases) =>
  ({
    title: "共有",
    what: "共有するもの",
    whole: "ゲーム全体",
    moment: "この場面",
    link: "リンク",
    linkDetail: "ゲームはリンクの中に入っています。どこにも送信されません。",
    address: "ゲームのアドレス",
    copy: "リンクをコピー",
    share: "リンクを送る",
    copied: "コピーしました。",
    notCopied: "ブラウザーがコピーを許可していません。アドレスを選択してコピーしてください。",
    wins: (names) => `${all(names)}の勝ち`,
    nobodyWins: "勝者なし",
    picture: "画像を保存",
    sendPicture: "画像を送る",
    pictureOf: (names, stands) => `${all(names)}の盤：${stands}`,
    pictureFailed: "画像を作れませんでした。もう一度お試しください。",
    record: "テキストで保存",
    recordDetail: "棋譜です。人にもこのアプリにも読めます",
    json: "JSONで保存",
    jsonDetail: "プログラム用",
    saved: "保存しました。",
  }) satisfies ShareWords;
