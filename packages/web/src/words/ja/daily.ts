import type { DailyWords } from "../daily.ts";
import type { Phrases } from "./phrases.ts";

/** The dialog about the daily climb, once it has been climbed. */
export const daily = ({ number, inTurns }: Phrases) =>
  ({
    title: (day) => `${day}の日替わり登山`,
    today: (turns, busts) =>
      busts === 0
        ? `${inTurns(turns)}登りました。失敗はありません。`
        : `${inTurns(turns)}登りました。失敗は${number(busts)}回です。`,
    streak: (row, longest) =>
      row < longest
        ? `連続${number(row)}日です。最長は${number(longest)}日です。`
        : `連続${number(row)}日で、これまでの最長です。`,
    best: (turns, day) => `自己最高は、${day}の${number(turns)}手番です。`,
    next: (when) => `次の登山は${when}に始まります。`,
    see: "盤を見る",
    again: "もう一度登る",
    againDetail: "出目は同じです。記録になるのは最初の1回だけです。",
  }) satisfies DailyWords;
