import { type Dice, explainRoll, type Game, type Position } from "@cantstop/rules";
import type { Hint } from "../bots/advice.ts";
import type { DicePairView } from "../game/view.ts";
import { dicePairs, usedPairs } from "../play/cards.ts";
import { gainsOf } from "../play/gains.ts";
import { pickOf, sameMove, tryMove } from "../play/situation.ts";
import type { Gain } from "../words/game.ts";
import type { Verdict } from "./timeline.ts";

/** One of the things that could be done. */
export type Choice = {
  readonly id: string;
  readonly value: number;
  readonly isBest: boolean;
  readonly isPlayed: boolean;
} & (
  | {
      readonly kind: "move";
      readonly columns: readonly number[];
      readonly pairs: readonly [DicePairView, DicePairView];
      readonly gains: readonly Gain[];
    }
  | { readonly kind: "stop" | "roll" }
);

/** Values closer than this are equal. */
const EQUAL = 1e-9;

interface Valued {
  readonly columns: readonly number[];
  readonly value: number;
}

function movesOf(position: Position, dice: Dice, moves: readonly Valued[], played: Valued | null): Choice[] {
  const pairings = explainRoll(position, dice);
  const best = Math.max(...moves.map(({ value }) => value));
  return moves.flatMap(({ columns, value }): Choice[] => {
    const pick = pickOf(pairings, columns);
    const pairing = pick && pairings[pick.pairing];
    const trial = tryMove(position, dice, columns);
    if (!pairing || !trial) return [];
    return [
      {
        kind: "move",
        id: columns.join("+"),
        columns,
        value,
        pairs: dicePairs(dice, pairing, usedPairs(pairing, columns)),
        gains: gainsOf(position, trial),
        isBest: value >= best - EQUAL,
        isPlayed: played !== null && sameMove(columns, played.columns),
      },
    ];
  });
}

function stopOrRoll(stop: number, roll: number, played: "stop" | "roll" | null): Choice[] {
  const best = Math.max(stop, roll);
  const choice = (kind: "stop" | "roll", value: number): Choice => ({
    kind,
    id: kind,
    value,
    isBest: value >= best - EQUAL,
    isPlayed: kind === played,
  });
  return [choice("stop", stop), choice("roll", roll)].sort((a, b) => b.value - a.value);
}

/**
 * What there was to choose from, the best first, by a review's verdict; none where nothing was to be chosen.
 *
 * @param game before the decision
 */
export function choicesOf({ position, dice }: Game, { decision }: Verdict): Choice[] {
  if (decision?.kind === "choose" && dice)
    return movesOf(position, dice, decision.options, decision.options[decision.chosen] ?? null);
  if (decision?.kind === "decide") return stopOrRoll(decision.stop, decision.roll, decision.decision);
  return [];
}

/** What there is to choose from now, the best first, by what the strongest player says. */
export function choicesNow({ position, dice }: Game, { moves, now }: Hint): Choice[] {
  if (dice) return movesOf(position, dice, moves, null);
  return now && now.stop !== null && now.roll !== null ? stopOrRoll(now.stop, now.roll, null) : [];
}
