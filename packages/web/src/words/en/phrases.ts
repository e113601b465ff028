import type { Texts } from "@cantstop/texts";
import type { Gain } from "../game.ts";

/** What several sentences are made of. */
export const phrases = ({ locale }: Pick<Texts, "locale">) => {
  const number = (n: number) => locale.number(n);
  const plural = (n: number, forms: { one: string; other: string }) => locale.plural(n, forms);
  const all = (items: readonly string[]) => locale.all(items);
  const step = ({ steps, top }: Gain) => (top ? "on top" : steps === 0 ? "on your camp" : `up ${steps}`);
  const gain = (g: Gain) => `${g.column} ${step(g)}`;
  return {
    number,
    plural,
    percent: (share: number) => locale.percent(share),
    all,
    any: (items: readonly string[]) => locale.any(items),
    steps: (n: number) => plural(n, { one: "1 step", other: `${number(n)} steps` }),
    columns: (list: readonly number[]) => all(list.map(String)),
    turnOf: (name: string) => `${name}’s turn`,
    step,
    gain,
    gains: (list: readonly Gain[]) => all(list.map(gain)),
    shortList: (list: readonly Gain[]) => list.map(gain).join(", "),
  };
};

export type Phrases = ReturnType<typeof phrases>;
