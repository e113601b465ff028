import type { LearnWords } from "../learn.ts";

/** The page from which everything leads that can be learnt. */
export const learn: LearnWords = {
  title: "遊び方",
  lead: "5分で覚えて、ルールを詳しく知り、数字の裏側まで調べられます。",
  lessons: "遊びながら覚える",
  firstClimb: { name: "はじめての登山", detail: "本物の盤で、ゲームのすべてを一歩ずつ体験します。" },
  franjos: { name: "フランヨス", detail: "短い2つ目の練習です。ふつうのルールと違うところを体験します。" },
  lessonGoesOn: (part, of) => `続きは、全${of}回の${part}回目から`,
  lessonDone: "終わりました。何度でも遊べます。",
  cases: {
    name: "これはできる？",
    detail: "間違えやすいところを短い問題にしました。考えてから、ルールの答えを見られます。",
  },
  rules: "ルール",
  rulesLead: "遊び方ごとに、図で説明するページがあります。",
  variants: "変種ルール",
  compare: { name: "ルールをくらべる", detail: "すべての項目を、わかりやすい言葉で並べます。" },
  odds: "確率",
  explorer: {
    name: "確率を調べる",
    detail: "それぞれの合計、165通りの3列の組、そして自由に作った局面で、出目の使い方と、次に振る危なさ。",
  },
  atTable: "テーブルで遊ぶ",
  print: { name: "印刷する", detail: "ルールの紙、盤、保存駒、確率の表を印刷できます。" },
  ownDice: {
    name: "自分のサイコロで遊ぶ",
    detail: (moreOptions, ownDice) =>
      `最初の画面の「${moreOptions}」で「${ownDice}」を選ぶと、テーブルで振って、盤はアプリにまかせられます。`,
  },
};
