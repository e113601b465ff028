import type { Texts } from "@cantstop/texts";
import type { ImportGameWords } from "../import-game.ts";
import type { Phrases } from "./phrases.ts";

type FailureText = Awaited<ReturnType<Texts["loadFailures"]>>;

/** ほかで遊んだゲームを持ちこむ。 */
export const importGame = ({ number }: Phrases, failure: FailureText) =>
  ({
    title: "ほかで遊んだゲームを検討",
    about: "棋譜かゲームへのリンクを貼りつけるか、このページにファイルをドロップしてください。",
    text: "棋譜またはリンク",
    read: "このゲームを検討",
    file: "ファイルを選ぶ",
    drop: "離すとファイルを開きます",
    faults: {
      empty: "まだ何もありません。先に棋譜かリンクを貼りつけてください。",
      too_long: "ゲームにしては長すぎます。このテキストで正しいですか？",
      damaged_link: "リンクが壊れています。一部が欠けているかもしれません。最後までコピーし直してください。",
      backup:
        "このファイルには、ある端末のすべてのゲームが入っています。「ゲームの記録」で読み込むと、そこから検討できます。",
      not_json: "このJSONは壊れていて、読みとれません。ゲームをもう一度書き出してください。",
      not_a_game: "このJSONは、キャント・ストップが書き出したゲームではありません。",
    },
    badRecord: (problem) => failure(problem),
    badStart: (problem) => `このゲームの始まりが正しくありません。${failure(problem)}`,
    badEvent: (event, problem) =>
      `このゲームの${number(event)}番目の出来事は起こりえません。${failure(problem)}`,
    marked: "その場所をテキストの中で選択しました。",
    fileFailed: "ファイルを読み込めませんでした。もう一度試すか、中身を貼りつけてください。",
    toGames: "ゲームの記録へ",
  }) satisfies ImportGameWords;
