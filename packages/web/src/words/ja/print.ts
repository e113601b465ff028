import type { PrintWords } from "../print.ts";
import type { Phrases } from "./phrases.ts";

/** The page to print from. */
export const print = ({ number }: Phrases): PrintWords => ({
  title: "印刷する",
  back: "「遊び方」へ戻る",
  lead: "あとはサイコロが4個あれば、テーブルで遊べます。",
  what: "印刷する物",
  parts: { rules: "ルール（1枚）", board: "盤", camps: "保存駒とランナー", odds: "確率の表" },
  rules: "ルール",
  paper: "用紙",
  papers: { a4: "A4", letter: "レター" },
  board: "盤",
  direction: "盤の用紙の向き",
  directions: { portrait: "縦", landscape: "横" },
  saveInk: "インクを節約する",
  print: "印刷する",
  sheets: (sheets) => `${number(sheets)}枚`,
  nothing: "少なくとも1つ選んでください。",
  advice: "印刷の画面では、倍率を100%にして、余白とヘッダーをなしにしてください。",
  failed: "ルールを読み込めませんでした。通信の状態を確かめてください。",
  camps: {
    title: "保存駒とランナー",
    about: "厚めの紙に印刷して、線に沿って切ってください。白いランナーは全員で使います。",
  },
  odds: {
    title: "サイコロ4個の確率",
    sums: "4個のうち2個でその合計を作れる確率",
    triples: "3列のランナーのどれかを動かせる確率",
  },
});
