import type { Texts } from "@cantstop/texts";
import type { Gain } from "../game.ts";

/** What several sentences are made of. Names may begin with a vowel, so nothing before them can be elided. */
export const phrases = ({ locale }: Pick<Texts, "locale">) => {
  const number = (n: number) => locale.number(n);
  const plural = (n: number, forms: { one: string; other: string }) => locale.plural(n, forms);
  const all = (items: readonly string[]) => locale.all(items);
  const step = ({ steps, top }: Gain) => (top ? "au sommet" : steps === 0 ? "sur le camp" : `+${steps}`);
  const gain = (g: Gain) => `${g.column} ${step(g)}`;
  const count = (n: number, one: string, other: string) =>
    plural(n, { one: `${number(n)} ${one}`, other: `${number(n)} ${other}` });
  return {
    number,
    plural,
    count,
    percent: (share: number) => locale.percent(share),
    all,
    any: (items: readonly string[]) => locale.any(items),
    steps: (n: number) => count(n, "case", "cases"),
    turns: (n: number) => count(n, "tour", "tours"),
    busts: (n: number) => count(n, "décrochage", "décrochages"),
    columns: (list: readonly number[]) => all(list.map(String)),
    /** Columns in a sentence: "la 7 et la 8". */
    the: (list: readonly number[]) => all(list.map((column) => `la ${column}`)),
    turnOf: (name: string) => `À ${name} de jouer`,
    step,
    gain,
    gains: (list: readonly Gain[]) => all(list.map(gain)),
    shortList: (list: readonly Gain[]) => list.map(gain).join(", "),
  };
};

export type Phrases = ReturnType<typeof phrases>;
