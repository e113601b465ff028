import { bitsOf, explainStop, type Position, RUNNERS } from "@cantstop/rules";
import type { SentenceView } from "../game/view.ts";
import type { Say } from "../words/game.ts";
import { askCause } from "./cards.ts";
import { isHere } from "./entry.ts";
import { claimedBy, gainsOf, stakesOf, totalOf } from "./gains.ts";
import { adviceLine } from "./hints.ts";
import { lastTurnEnd, turnNumber } from "./history.ts";
import type { Scene } from "./scene.ts";
import type { Situation, Tried } from "./situation.ts";
import { sayWatched } from "./watching.ts";

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

function afterMove(scene: Scene, { position }: Situation & { kind: "choose" }, tried: Tried): Say {
  const { wording, nameOf, calledOf } = scene;
  const { sentences } = wording.words;
  const { after, endsTurn } = tried;
  const name = calledOf(position.seat);
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

/** A turn begins: whose, after what was claimed before it. */
function turnBegins(scene: Scene): Say {
  const { situation, state, nameOf, calledOf, isAlone, isWatching, wording } = scene;
  const { sentences, notes, watching } = wording.words;
  const { position } = situation;
  const name = nameOf(position.seat);
  const end = lastTurnEnd(state, calledOf);
  const claimed = end?.kind === "stop" || end?.kind === "done" ? end.claimed : [];
  if (isAlone) {
    const turn = turnNumber(scene);
    return claimed.length > 0 ? sentences.turnAfterClaimAlone(turn, claimed) : sentences.turnAlone(turn);
  }
  if (isWatching && claimed.length === 0) return watching.turn(name);
  const turn =
    claimed.length > 0 ? sentences.turnAfterClaim(name, end?.name ?? "", claimed) : sentences.turn(name);
  const reached = lastRoundNames(position, nameOf);
  return reached.length > 0 && turn.detail === ""
    ? { ...turn, detail: notes.lastRound(reached, position.rules.target) }
    : turn;
}

function bustSentence(scene: Scene, before: Position): Say {
  const { sentences } = scene.wording.words;
  const { nameOf, table, isWatching, situation } = scene;
  const { position } = situation;
  const steps = totalOf(stakesOf(before));
  if (isHere(table, before.seat)) return sentences.bust(steps);
  const isNext = !isWatching && !position.finished;
  return sentences.bustOf(nameOf(before.seat), steps, isNext ? nameOf(position.seat) : null);
}

function say(scene: Scene): Say {
  const { situation, entry, isAlone, isWatching, isStarting, nameOf, calledOf, wording } = scene;
  const { sentences, ownDice } = wording.words;
  const { position } = situation;
  const name = calledOf(position.seat);
  if (isStarting) return sentences.whoBegins;
  if (entry) return entry.of === "correction" ? ownDice.correct : ownDice.roll(name);
  const watched = isWatching ? sayWatched(scene) : null;
  if (watched) return watched;
  switch (situation.kind) {
    case "bust":
      return bustSentence(scene, situation.before);
    case "over": {
      const names = bitsOf(position.winners).map(nameOf);
      if (isAlone && names.length > 0) return sentences.wonAlone(turnNumber(scene));
      return names.length > 0 ? sentences.won(names) : sentences.over;
    }
    case "choose": {
      const asked = situation.asking === null ? undefined : situation.pairings[situation.asking];
      if (asked) return sentences.ask(askCause(asked));
      return situation.chosen ? afterMove(scene, situation, situation.chosen) : sentences.pick;
    }
    case "roll": {
      if (!situation.moved) return turnBegins(scene);
      const refusal = explainStop(position);
      return refusal
        ? sentences.rollOn(name, wording.texts.reason(refusal, nameOf).sentence, stopCause(position))
        : sentences.decide(name, totalOf(stakesOf(position)));
    }
  }
}

/** The sentence that says what is going on; the strongest player's advice stands in its place where asked for. */
export function presentSentence(scene: Scene): SentenceView {
  const { situation, entry } = scene;
  const said = { ...say(scene), icon: null };
  const advice = adviceLine(scene);
  if (advice) return { ...said, detail: advice, short: advice, tone: "hint" };
  const isOver = situation.kind === "over";
  return { ...said, tone: situation.kind === "bust" && !entry ? "bust" : isOver ? "win" : "plain" };
}
