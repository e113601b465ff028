import type { MenuWords } from "../menu.ts";

/** The menu, the help, and the questions that are asked before something is given up. */
export const menu: MenuWords = {
  title: "メニュー",
  settings: "設定",
  games: "ゲームの記録と成績",
  help: "遊び方とキー操作",
  log: "これまでの経過",
  leave: "だれかが抜ける",
  leaveSeat: (name) => `${name}が抜ける`,
  leaveQuestion: (name) => `${name}が抜けますか？`,
  leaveDetail: "確保した列と保存駒は盤に残り、ほかの人は続けます。",
  leaveConfirm: "抜ける",
  again: "最初からやり直す",
  againQuestion: "最初からやり直しますか？",
  againDetail: "同じ顔ぶれ、同じルールで始めます。今のゲームは消えます。",
  fairDice: "公正なサイコロ",
  newGame: "新しく遊ぶ",
  gameWaits: "今のゲームも、あとで続けられます",
  howItGoes: {
    title: "遊び方",
    turn: [
      "サイコロを4個振り、好きなように2組に分けます。組の合計が示す列で、ランナーが進みます。",
      "そこで止めれば、ランナーが保存駒に変わります。もう一度振ってもかまいません。",
      "どの組でもランナーを動かせなければ失敗で、その手番に進めた分をすべて失います。",
      "必要な数の列で頂上を確保すれば勝ちです。",
    ],
    keysTitle: "キー操作",
    keys: [
      { key: "1 2 3", does: "組合せを選ぶ、取り消す" },
      { key: "R", does: "振る、次へ進む" },
      { key: "S", does: "止める" },
      { key: "U", does: "選択を取り消す" },
      { key: "H", does: "ヒントを見る" },
      { key: "O", does: "隠れている確率を見る" },
      { key: "L", does: "これまでの経過" },
      { key: "M", does: "効果音のオンとオフ" },
      { key: "?", does: "この説明" },
      { key: "Esc", does: "閉じる" },
    ],
  },
};
