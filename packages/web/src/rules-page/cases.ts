import {
  type Dice,
  explainMove,
  explainStop,
  type Game,
  type Position,
  play,
  playBust,
  playMove,
  type Ruleset,
  targetOf,
  unwrap,
} from "@cantstop/rules";
import { type ByColumn, parseState } from "@cantstop/rules/notation";
import type { Reason } from "@cantstop/texts";

/** The cases there are, in the order in which they are asked. */
export const CASE_NAMES = [
  "notRolled",
  "leaveOut",
  "fourthRunner",
  "oneSumFits",
  "closedColumn",
  "bottomAgain",
  "lastRunner",
  "climbFirst",
  "stopAfterRoll",
  "stopUnplaced",
  "stopOnRival",
  "topAndBust",
  "thirdColumn",
] as const;
export type CaseName = (typeof CASE_NAMES)[number];

/** What the rules answer. */
export interface Verdict {
  readonly yes: boolean;
  /** Why a move or a stop is refused, where that was the question. */
  readonly reason: Reason | null;
}

/** What is to be seen once a case has been answered. */
export type Outcome =
  | { readonly kind: "as_before" }
  | { readonly kind: "move"; readonly columns: readonly number[] }
  | { readonly kind: "bust"; readonly after: Position }
  | { readonly kind: "after"; readonly after: Position };

/** A question that players get wrong: a situation, and what the rules say to it. Seat 0 asks. */
export interface Case extends Game {
  readonly name: CaseName;
  readonly verdict: Verdict;
  readonly outcome: Outcome;
}

/** What stands on the board, seat by seat. */
interface Standing {
  readonly camps?: readonly ByColumn[];
  readonly claims?: ByColumn;
  readonly runners?: ByColumn;
}

/** Builds one case for a ruleset; null where it makes no sense there. */
type CaseMaker = (situation: Situation) => Omit<Case, "name"> | null;

/** A ruleset, and positions of it. */
interface Situation {
  readonly ruleset: Ruleset;
  readonly players: number;
  readonly target: number;
  readonly stand: (standing: Standing) => Position;
}

/** May these columns be moved? */
function mayMove(position: Position, dice: Dice, columns: readonly number[]): Omit<Case, "name"> {
  const reason = explainMove(position, dice, columns);
  const outcome: Outcome = reason ? { kind: "as_before" } : { kind: "move", columns };
  return { position, dice, verdict: { yes: reason === null, reason }, outcome };
}

/** May the turn be stopped? */
function mayStop(game: Game): Omit<Case, "name"> {
  const stopped = play(game, { type: "stop" });
  const reason = explainStop(game.position);
  return {
    ...game,
    verdict: { yes: stopped.ok, reason },
    outcome: stopped.ok ? { kind: "after", after: stopped.value.position } : { kind: "as_before" },
  };
}

/** Columns to own before the last one, none of those that the case itself needs. */
const OWNED = [2, 12, 3, 11, 4, 10, 5, 9];

const MAKERS: { readonly [N in CaseName]: CaseMaker } = {
  notRolled: ({ stand }) => mayMove(stand({}), [3, 4, 5, 6], [5, 11]),

  leaveOut: ({ stand }) => mayMove(stand({ runners: { 5: 1, 7: 3, 9: 2 } }), [2, 3, 4, 5], [5]),

  fourthRunner: ({ stand }) => mayMove(stand({ runners: { 5: 2, 8: 3, 10: 1 } }), [3, 3, 4, 5], [6, 9]),

  oneSumFits: ({ stand }) => mayMove(stand({ runners: { 5: 2, 8: 3, 10: 1 } }), [1, 1, 4, 6], [10]),

  closedColumn: ({ stand, target }) =>
    target < 2 ? null : mayMove(stand({ claims: { 7: 0 }, runners: { 6: 2 } }), [2, 3, 4, 4], [6, 7]),

  bottomAgain({ stand }) {
    const position = stand({ camps: [{ 5: 3 }] });
    const dice: Dice = [1, 4, 6, 6];
    const after = unwrap(playMove(position, dice, [5, 12]));
    return {
      position,
      dice,
      verdict: { yes: after.runners[5] === 1, reason: null },
      outcome: { kind: "move", columns: [5, 12] },
    };
  },

  lastRunner: ({ stand }) => mayMove(stand({ runners: { 5: 1, 9: 1 } }), [1, 1, 5, 6], [6, 7]),

  climbFirst: ({ stand }) => mayMove(stand({ runners: { 5: 1, 9: 1 } }), [3, 4, 5, 6], [9, 9]),

  stopAfterRoll: ({ stand }) =>
    mayStop({ position: stand({ runners: { 5: 2, 6: 4, 8: 3 } }), dice: [1, 4, 6, 6] }),

  stopUnplaced: ({ stand }) => mayStop({ position: stand({ runners: { 6: 3 } }), dice: null }),

  stopOnRival: ({ stand, ruleset, players }) =>
    players < 2 || ruleset.options.rivalCamps === "jump_over"
      ? null
      : mayStop({
          position: stand({ camps: [{}, { 8: 4 }], runners: { 6: 2, 8: 4, 10: 3 } }),
          dice: null,
        }),

  topAndBust({ stand, ruleset, players, target }) {
    if (players < 2 || target < 2) return null;
    const claimed = ruleset.options.columnClaim === "on_reach";
    const position = stand(
      claimed
        ? { claims: { 2: 1, 7: 0 }, runners: { 6: 2, 8: 2 } }
        : { claims: { 2: 1 }, runners: { 6: 2, 7: 13, 8: 2 } },
    );
    const after = unwrap(playBust(position));
    const yes = (((after.claims[0] ?? 0) >> 7) & 1) === 1;
    return {
      position,
      dice: [1, 1, 1, 1],
      verdict: { yes, reason: null },
      outcome: { kind: "bust", after },
    };
  },

  thirdColumn({ stand, ruleset, players, target }) {
    if (players < 2 || target > OWNED.length) return null;
    const claims = Object.fromEntries(OWNED.slice(0, target - 1).map((column) => [column, 0]));
    const reaches = ruleset.options.columnClaim === "on_reach";
    const game: Game = {
      position: stand({ claims, runners: { 6: 2, 7: reaches ? 12 : 13, 8: 2 } }),
      dice: reaches ? [1, 1, 3, 4] : null,
    };
    const after = unwrap(play(game, reaches ? { type: "move", columns: [7] } : { type: "stop" })).position;
    return {
      ...game,
      verdict: { yes: after.finished, reason: null },
      outcome: { kind: "after", after },
    };
  },
};

/** The questions that make sense under a ruleset, each with the answer that the rules themselves give. */
export function casesOf(ruleset: Ruleset): Case[] {
  const players = [2, 3, 4, 1].find((count) => stands(ruleset, count)) ?? 2;
  const situation: Situation = {
    ruleset,
    players,
    target: targetOf(ruleset.options, players) ?? 1,
    stand: ({ camps = [], claims = {}, runners = {} }) =>
      unwrap(
        parseState({
          ruleset: ruleset.spec,
          camps: Array.from({ length: players }, (_, seat) => camps[seat] ?? {}),
          claims,
          runners,
        }),
      ),
  };
  return CASE_NAMES.flatMap((name) => {
    const made = MAKERS[name](situation);
    return made ? [{ name, ...made }] : [];
  });
}

const stands = ({ spec }: Ruleset, players: number): boolean =>
  parseState({ ruleset: spec, camps: Array.from({ length: players }, () => ({})) }).ok;
