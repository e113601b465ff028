import type { Texts } from "@cantstop/texts";
import type { Gain } from "../game.ts";

/** What several sentences are made of. Nothing is inflected by number, and nothing stands between two sentences. */
export const phrases = ({ locale }: Pick<Texts, "locale">) => {
  const number = (n: number) => locale.number(n);
  const all = (items: readonly string[]) => (items.length === 2 ? items.join("と") : locale.all(items));
  const step = ({ steps, top }: Gain) => (top ? "頂上へ" : steps === 0 ? "保存駒へ" : `${steps}マス`);
  const gain = (g: Gain) => `${g.column}を${step(g)}`;
  return {
    number,
    percent: (share: number) => locale.percent(share),
    all,
    any: (items: readonly (string | number)[]) => items.join("か"),
    steps: (n: number) => `${number(n)}マス`,
    columns: (list: readonly number[]) => all(list.map(String)),
    /** Dice as they lie. */
    roll: (dice: readonly number[]) => dice.join("・"),
    turnOf: (name: string) => `${name}の手番`,
    nthTurn: (turn: number) => `${number(turn)}手番目`,
    /** In how many turns something was done. */
    inTurns: (turns: number) => `${number(turns)}回の手番で`,
    step,
    gain,
    /** `6を1マス、8を頂上へ`, which a sentence may go on with: `進めて`. */
    gains: (list: readonly Gain[]) => list.map(gain).join("、"),
  };
};

export type Phrases = ReturnType<typeof phrases>;
