import type { Game, Rules } from "@cantstop/rules";
import { loadEvaluator } from "@cantstop/strategy";
import { Judge } from "../bots/judge.ts";
import type { Picture } from "./picture.ts";

/** Something that can be done, and what it is worth. */
interface Alternative {
  readonly name: string;
  readonly value: number;
}

/** Says what the strongest bot would do. */
export class Hints {
  #judge: Promise<Judge> | null = null;

  /** One line about the decision that is due. */
  async about({ position, dice }: Game, picture: Picture): Promise<string> {
    const { rules } = position;
    this.#judge ??= loadJudge(rules);
    const judge = await this.#judge;
    const alternatives = dice
      ? picture.numberedMoves(position, dice).map((columns, i) => ({
          name: String(i + 1),
          value: judge.moveValue(position, dice, columns),
        }))
      : judge.decisionValues(position);
    const inWords = rules.players === 1 ? turnsOf : chanceOf;
    const [best, ...others] = alternatives.sort((a, b) => b.value - a.value) as [
      Alternative,
      ...Alternative[],
    ];
    const rest = others.map(({ name, value }) => `${name}: ${inWords(value)}`).join(", ");
    const what = rules.players === 1 ? "turns to come" : "to win";
    return `Hint: ${best.name}, ${inWords(best.value)} ${what}${rest === "" ? "" : ` (${rest})`}.`;
  }
}

const loadJudge = async (rules: Rules): Promise<Judge> => new Judge(await loadEvaluator(rules));

const chanceOf = (value: number): string => `${(100 * value).toFixed(1)}%`;
/** Of a player alone, the present turn included. */
const turnsOf = (value: number): string => (1 - value).toFixed(2);
