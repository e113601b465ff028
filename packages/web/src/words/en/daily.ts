import type { DailyWords } from "../daily.ts";
import type { Phrases } from "./phrases.ts";

/** The dialog about the daily climb, once it has been climbed. */
export const daily = ({ plural, number }: Phrases) => {
  const turns = (n: number) => plural(n, { one: "1 turn", other: `${number(n)} turns` });
  const days = (n: number) => plural(n, { one: "1 day", other: `${number(n)} days` });
  return {
    title: (day) => `Daily climb, ${day}`,
    today: (n, busts) =>
      busts === 0
        ? `Climbed in ${turns(n)}, without a bust.`
        : `Climbed in ${turns(n)}, with ${plural(busts, { one: "1 bust", other: `${number(busts)} busts` })}.`,
    streak: (row, longest) =>
      row < longest
        ? `${days(row)} in a row; your longest row is ${days(longest)}.`
        : `${days(row)} in a row, your longest so far.`,
    best: (n, day) => `Your best: ${turns(n)}, on ${day}.`,
    next: (when) => `The next climb begins ${when}.`,
    see: "See the board",
    again: "Once more, for fun",
    againDetail: "The same dice; only the first climb counts.",
  } satisfies DailyWords;
};
