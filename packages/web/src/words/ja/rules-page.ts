import type { RulesPageWords } from "../rules-page.ts";
import type { Phrases } from "./phrases.ts";

/** The pages with rules. */
export const rulesPage = ({ number, roll }: Phrases): RulesPageWords => ({
  back: "「遊び方」へ戻る",
  title: (ruleset) => `ルール：${ruleset}`,
  which: "ルール",
  play: "このルールで遊ぶ",
  print: "1枚に印刷する",
  compare: "ほかのルールとくらべる",
  contents: "このページの内容",
  search: "このルールの中を探す",
  found: (sections) => `${number(sections)}か所の項目で見つかりました`,
  foundNothing: "見つかりません。短い言葉で試してください。",
  origin: {
    title: "このルールの出どころ",
    standard: "標準のゲームを説明した日本語の文章に従っています。くらべた4つの中で、いちばん正確なものです。",
    franjos:
      "フランヨス版について、フランスのおもちゃ図書館が残した記録に従っています。いろいろな点で別のゲームです。",
    "stop-sign": "盤がストップ標識の形をした版の、フランス語のルール説明に従っています。",
    wikipedia: "フランス語の百科事典の記事に従っています。",
    variant: "同じ説明に、この変種も出てきます。",
    byPlayers: "遊ぶ人たちの間で生まれた変種です。",
    own: "ご自分で選んだ組合せです。",
  },
  example: {
    allowed: "この出目でできることです。押すと、盤で試せます。",
    nothing: "動かせる組合せがありません。",
    move: (list) => (list.length === 2 && list[0] === list[1] ? `${list[0]}を2回` : list.join("と")),
    after: (places) =>
      `${places.map(({ column, space, top }) => `${column}の列の${top ? "頂上" : `${space}マス目`}`).join("、")}に進みます。`,
  },
  cases: {
    title: "これはできる？",
    lead: "まず考えてから、ルールの答えを見てください。",
    you: (pieces) => `あなたの駒は${pieces}で、今はあなたの手番です。`,
    dice: (dice) => `出目は${roll(dice)}`,
    count: (n, of) => `${number(n)}問目（全${number(of)}問）`,
    yes: "はい",
    no: "いいえ",
    right: "正解です。",
    wrong: "残念、違います。",
    next: "次の問題",
    again: "もう一度",
    score: (right, of) => `${number(of)}問のうち${number(right)}問が正解でした。`,
    texts: {
      notRolled: { question: "この出目からは5も11も作れます。両方を動かせますか？" },
      leaveOut: {
        question: "5だけを進めて、9は動かしたくありません。できますか？",
        yes: "このルールでは、ここは片方の合計だけでもかまいません。",
      },
      fourthRunner: { question: "合計は6と9です。この2列にもランナーを置けますか？" },
      oneSumFits: {
        question: "10は動かせますが、一緒にできる2は動かせません。10だけで先へ進めますか？",
        yes: "どれか1つの組合せの片方だけでも動かせれば十分です。もう片方は使いません。",
      },
      closedColumn: { question: "7の列はもう自分のものです。そこをもう一度のぼれますか？" },
      bottomAgain: {
        question: "5の列の3マス目に自分の保存駒があります。新しいランナーは一番下から始まりますか？",
        no: "保存駒のところから続けます。どこに置かれるか、盤を見てください。",
      },
      lastRunner: { question: "ランナーは残り1個で、合計は6と7です。両方の列に入れますか？" },
      climbFirst: {
        question: "ランナーが1個手元に残っています。それを置かずに、9を2回進めてもよいですか？",
        yes: "このルールでは、ランナーを置くかどうかに関係なく、どの組合せを選んでもかまいません。",
      },
      stopAfterRoll: {
        question: "この出目は気に入りません。動かさずに、ここで止められますか？",
        no: "振った出目は必ず動かします。止めるかどうかは、振る前に決めます。",
      },
      stopUnplaced: {
        question: "ランナーが2個手元に残っています。ここで止められますか？",
        yes: "このルールでは、1回でも動かしたあとならいつでも止められます。",
      },
      stopOnRival: {
        question: "ランナーが、ほかの人の保存駒と同じマスにいます。ここで止められますか？",
        yes: "このルールでは、1つのマスにいくつの駒が重なってもかまいません。",
      },
      topAndBust: {
        question: "ランナーが7の列の頂上に届いたあと、失敗しました。この列は自分のものですか？",
        yes: "このルールでは、頂上に届いた列はその場で自分のものです。失うのは残りだけです。",
        no: "頂上に届いても、止めるまでは自分のものになりません。この手番の分はすべて失います。",
      },
      thirdColumn: {
        question:
          "必要な最後の列を取りましたが、まだ手番の来ていない人がいます。ゲームはここで終わりですか？",
        yes: "その場でゲームが終わります。",
        no: "全員の手番の回数がそろうまで、そのラウンドを続けます。",
      },
    },
  },
  unknown: "そのようなルールはありません。代わりに標準のルールを表示しています。",
  failed: "ルールを読み込めませんでした。通信の状態を確かめてください。",
});
