import type { SeatWords } from "../seat.ts";

/** The dialog with more about a seat. */
export const seat: SeatWords = {
  pieces: "駒",
  pieceNames: ["赤い丸", "青い四角", "黄色い三角", "緑の十字"],
  swaps: (name) => `${name}と交換`,
  bots: "ボット（弱い順）",
  summaries: {
    random: "適当に動かし、止めるかどうかはコイン投げで決めます。",
    bold: "いつももう一回振りたがり、よく痛い目にあいます。",
    cautious: "早めに止めて、少しずつ安全に登ります。",
    "rule-of-28": "進んだ分を点数で数え、28点になったら止めます。",
    "glenn-aloi": "定評のある点数で列を見比べ、決して急ぎません。",
    blocker: "相手が高く登った列へ行き、先に頂上を取ろうとします。",
    "glenn-aloi-stop": "キツネと同じ戦い方ですが、頂上に届けばすぐ止めて確保します。",
    racer: "リードしている列だけを駆け上がり、ほかには目もくれません。",
    dreamer: "その手番の確率は正確に知っていますが、ゲームの先のことは霧の中です。",
    steady: "先までよく見通し、大きく間違えることはめったにありません。",
    best: "どの手番も計算し尽くし、その値打ちまで知っています。これより強い相手はいません。",
  },
  done: "決定",
};
