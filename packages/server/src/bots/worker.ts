// A thread of the pool: thinks for a bot, away from the thread that answers people.
import type { Action } from "@cantstop/protocol";
import type { Dice } from "@cantstop/rules";
import { unwrap } from "@cantstop/rules";
import { parsePositionText } from "@cantstop/rules/notation";
import { decide } from "./decide.ts";

/** A game as it travels between threads. */
export interface Question {
  readonly position: string;
  readonly dice: Dice | null;
  readonly bot: string;
}

export default ({ position, dice, bot }: Question): Promise<Action[]> =>
  decide({ position: unwrap(parsePositionText(position)), dice }, bot);
