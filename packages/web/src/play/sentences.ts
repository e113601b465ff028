import { bitsOf, explainStop, type Position, RUNNERS } from "@cantstop/rules";
import type { SentenceView } from "../game/view.ts";
import type { TableState } from "../table/table.ts";
import type { Say, Wording } from "../words/words.ts";
import { askCause } from "./cards.ts";
import { claimedBy, gainsOf, stakesOf, totalOf } from "./gains.ts";
import { lastTurnEnd } from "./history.ts";
import type { Situation, Tried } from "./situation.ts";

type NameOf = (seat: number) => string;

/** What a stop is refused for, as far as words tell it apart; null where nothing speaks against it. */
export function stopCause(position: Position): { unplaced: number } | { rivalOn: number } | null {
  const reason = explainStop(position);
  if (reason?.code === "runners_unplaced") return { unplaced: reason.spare };
  return reason?.code === "on_rival_camp" ? { rivalOn: reason.column } : null;
}

/** Would a stop here reach the target? */
export const stopWins = ({ topped, scores, seat, rules }: Position): boolean =>
  topped !== 0 && (scores[seat] ?? 0) + bitsOf(topped).length >= rules.target;

/** Does the claim that the move makes at once reach the target? */
export const claimWins = (before: Position, { after }: Tried): boolean =>
  claimedBy(before, after).length > 0 && (after.scores[before.seat] ?? 0) >= before.rules.target;

/** The names of those who have reached the target while the round is played to its end. */
export function lastRoundNames(position: Position, nameOf: NameOf): string[] {
  const { rules, scores, out, finished } = position;
  if (!rules.completesRound || finished) return [];
  return [...scores.keys()]
    .filter((seat) => (scores[seat] ?? 0) >= rules.target && ((out >> seat) & 1) === 0)
    .map(nameOf);
}

function afterMove(
  situation: Situation & { kind: "choose" },
  tried: Tried,
  nameOf: NameOf,
  wording: Wording,
): Say {
  const { sentences } = wording.words;
  const { position } = situation;
  const { after, endsTurn } = tried;
  const name = nameOf(position.seat);
  const claimed = claimedBy(position, after);
  if (endsTurn) return sentences.claimsAtOnce(claimed, name, claimWins(position, tried));
  const refusal = explainStop(after);
  if (refusal) {
    const { sentence } = wording.texts.reason(refusal, nameOf);
    return sentences.rollOn(name, sentence, stopCause(after));
  }
  const topped = bitsOf(after.topped);
  if (stopWins(after)) return sentences.wins(name);
  if (claimed.length > 0) return sentences.reaches(claimed, name);
  if (topped.length === RUNNERS) return sentences.allTopped(name);
  if (topped.length > 0) return sentences.topped(topped, name);
  const gains = gainsOf(position, tried);
  const steps = totalOf(stakesOf(after));
  const [gain] = gains;
  const isDouble = tried.columns.length === 2 && gains.length === 1;
  return isDouble && gain ? sentences.double(gain, steps) : sentences.climbs(gains, name, steps);
}

function say(situation: Situation, state: TableState, nameOf: NameOf, wording: Wording): Say {
  const { sentences, notes } = wording.words;
  const { position } = situation;
  switch (situation.kind) {
    case "bust":
      return sentences.bust(totalOf(stakesOf(situation.before)));
    case "over": {
      const names = bitsOf(position.winners).map(nameOf);
      return names.length > 0 ? sentences.won(names) : sentences.over;
    }
    case "choose": {
      const asked = situation.asking === null ? undefined : situation.pairings[situation.asking];
      if (asked) return sentences.ask(askCause(asked));
      return situation.chosen ? afterMove(situation, situation.chosen, nameOf, wording) : sentences.pick;
    }
    case "roll": {
      const name = nameOf(position.seat);
      if (situation.moved) {
        const refusal = explainStop(position);
        return refusal
          ? sentences.rollOn(name, wording.texts.reason(refusal, nameOf).sentence, stopCause(position))
          : sentences.decide(name, totalOf(stakesOf(position)));
      }
      const end = lastTurnEnd(state, nameOf);
      const isClaim = (end?.kind === "stop" || end?.kind === "done") && end.claimed.length > 0;
      const turn = isClaim ? sentences.turnAfterClaim(name, end.name, end.claimed) : sentences.turn(name);
      const reached = lastRoundNames(position, nameOf);
      return reached.length > 0 && turn.detail === ""
        ? { ...turn, detail: notes.lastRound(reached, position.rules.target) }
        : turn;
    }
  }
}

/** The sentence that says what is going on. */
export function presentSentence(
  situation: Situation,
  state: TableState,
  nameOf: NameOf,
  wording: Wording,
): SentenceView {
  const tone = situation.kind === "bust" ? "bust" : situation.kind === "over" ? "win" : "plain";
  return { ...say(situation, state, nameOf, wording), tone, icon: null };
}
