import type { Texts } from "@cantstop/texts";
import type { Gain } from "../game.ts";

/** What several sentences are made of. */
export const phrases = ({ locale }: Pick<Texts, "locale">) => {
  const number = (n: number) => locale.number(n);
  const plural = (n: number, forms: { one: string; other: string }) => locale.plural(n, forms);
  const all = (items: readonly string[]) => locale.all(items);
  const columns = (list: readonly number[]) => all(list.map(String));
  const step = ({ steps, top }: Gain) => (top ? "op de top" : steps === 0 ? "op het schijfje" : `+${steps}`);
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
    steps: (n: number) => count(n, "stap", "stappen"),
    turns: (n: number) => count(n, "beurt", "beurten"),
    busts: (n: number) => count(n, "mislukte worp", "mislukte worpen"),
    columns,
    /** Columns in a sentence, where one and several are written alike: "kolom 7 en 8". */
    named: (list: readonly number[]) => `kolom ${columns(list)}`,
    turnOf: (name: string) => `${name} is aan de beurt`,
    step,
    gain,
    gains: (list: readonly Gain[]) => all(list.map(gain)),
    shortList: (list: readonly Gain[]) => list.map(gain).join(", "),
  };
};

export type Phrases = ReturnType<typeof phrases>;
