import { bitsOf, clonePosition, copyPosition, type Position } from "@cantstop/rules";
import { type Evaluator, endTurnOn } from "./evaluator.ts";
import type { Ladders } from "./ladder.ts";

/**
 * The ends of a turn that are worth the same wherever the runners stand that are not on a top: the game is
 * over, or a claim has ended the turn and those runners are gone.
 */
export class FixedEnds {
  private readonly position: Position;
  private readonly ladders: Ladders;
  private readonly evaluator: Evaluator;
  private readonly after: Position;
  /** Few columns are left: it matters which of them are claimed, and not only how many. */
  private readonly few: boolean;
  /** By the columns topped, or by −1 less their number: the one value, or null. */
  private readonly known = new Map<number, number | null>();

  constructor(position: Position, ladders: Ladders, evaluator: Evaluator) {
    this.position = position;
    this.ladders = ladders;
    this.evaluator = evaluator;
    this.after = clonePosition(position);
    this.few = bitsOf(position.rules.columns & ~position.closed).length <= 3;
  }

  /** Writes the values of such ends among those with runners in these columns; see {@link TurnEnds.fill}. */
  write(columns: readonly number[], values: Float64Array, offset: number): void {
    const { tops } = this.ladders;
    const count = columns.length;
    for (let topped = 0; topped < 1 << count; topped++) {
      // The last column's bit is the lowest, as its rungs run fastest.
      let mask = 0;
      let possible = true;
      for (let i = 0; i < count; i++) {
        const column = columns[i];
        if ((topped >> (count - 1 - i)) & 1) mask |= 1 << column;
        else if (tops[column] === 1) possible = false;
      }
      const value = possible ? this.valueOf(columns, mask) : null;
      if (value !== null) this.writeWhere(mask, value, columns, values, offset);
    }
  }

  /** Writes one value wherever exactly these columns are topped, from the `i`-th column on. */
  private writeWhere(
    topped: number,
    value: number,
    columns: readonly number[],
    values: Float64Array,
    offset: number,
    i = 0,
    cell = 0,
  ): void {
    if (i === columns.length) {
      values[offset + cell] = value;
      return;
    }
    const top = this.ladders.tops[columns[i]];
    const isTopped = (topped >> columns[i]) & 1;
    for (let rung = isTopped ? top - 1 : 0; rung < top - 1 + isTopped; rung++)
      this.writeWhere(topped, value, columns, values, offset, i + 1, cell * top + rung);
  }

  private valueOf(columns: readonly number[], topped: number): number | null {
    const { position, after, ladders, evaluator, known } = this;
    const { rules, seat } = position;
    let tops = 0;
    for (let rest = topped; rest !== 0; rest &= rest - 1) tops++;
    const endsTurn = rules.claimsOnReach && tops > 0 && position.scores[seat] + tops >= rules.target;
    const key = this.few || endsTurn ? topped : -1 - tops;
    let value = known.get(key);
    if (value === undefined) {
      copyPosition(position, after);
      endTurnOn(
        after,
        ladders,
        columns,
        columns.map((column) => ((topped >> column) & 1 ? ladders.tops[column] : 1)),
      );
      value = after.finished || endsTurn ? evaluator.value(after, seat) : null;
      known.set(key, value);
    }
    return value;
  }
}
