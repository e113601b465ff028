import { bitsOf } from "@cantstop/rules";
import type { ChoicesView } from "../game/view.ts";
import { startRolls } from "../table/tags.ts";
import { dayInWords } from "../when.ts";
import type { StartRound } from "../words/game.ts";
import { isHere } from "./entry.ts";
import { gainsOf, stakesOf, totalOf } from "./gains.ts";
import { adviceLine } from "./hints.ts";
import {
  bestTurn,
  bustCause,
  claimedThisTurn,
  hasCamps,
  lastTurnEnd,
  totalsOf,
  turnEnds,
  turnNumber,
  turnStart,
} from "./history.ts";
import { bustRisk } from "./odds.ts";
import type { Scene } from "./scene.ts";
import { lastRoundNames } from "./sentences.ts";
import type { Situation } from "./situation.ts";

/** Who rolled which die for the start, round by round. */
const startRounds = ({ state, nameOf }: Scene): StartRound[] =>
  startRolls(state).map((round) =>
    [...round.entries()].filter(([, die]) => die > 0).map(([seat, die]) => ({ name: nameOf(seat), die })),
  );

/** Which dice decided who begins, as far as they have been shown; empty where none did. */
function howItBegan(scene: Scene, shown: number): string {
  const { state, nameOf, wording } = scene;
  const { notes } = wording.words;
  const rounds = startRounds(scene);
  if (rounds.length === 0) return "";
  if (shown > rounds.length) return notes.highestDie(rounds, nameOf(state.record.start.firstSeat));
  const round = rounds[Math.max(shown, 1) - 1] ?? [];
  const highest = Math.max(...round.map(({ die }) => die));
  return notes.startRound(
    round,
    round.filter(({ die }) => die === highest).map(({ name }) => name),
  );
}

function idleNote(scene: Scene): string {
  const { situation, state, since, hand, isAlone, isWatching, nameOf, calledOf, wording } = scene;
  const { notes } = wording.words;
  if (situation.kind === "roll" && situation.moved) return "";
  const end = lastTurnEnd(state, calledOf);
  if (!end) {
    // Whoever only watches is not told to roll.
    const begin = isWatching ? "" : isAlone ? notes.beginAlone : notes.begin;
    return howItBegan(scene, hand.startRounds) || begin;
  }
  const reached = lastRoundNames(situation.position, nameOf);
  const lastRound = reached.length > 0 ? notes.lastRound(reached, state.record.start.rules.target) : "";
  // What was claimed stands in the sentence above.
  if (end.kind === "done" && lastRound) return lastRound;
  const ends = turnEnds(state, since, calledOf);
  // The first of several has been seen; those after it were skipped.
  const news = ends.length > 1 ? ends.slice(1) : [end];
  if (ends.length < 2 && end.kind === "stop" && end.claimed.length > 0)
    return lastRound || notes.kept(end.gains, totalOf(end.gains));
  const told = news.map((one) => notes.turnEnd(one));
  return notes.together(lastRound ? [...told, lastRound] : told);
}

/** The result of a daily climb in a line that can be handed on. */
export function dailyLine({ table, state, wording }: Pick<Scene, "table" | "state" | "wording">): string {
  const { turns, busts } = totalsOf(state, null);
  return wording.words.dailyResult(dayInWords(wording.language, table.daily ?? ""), turns, busts);
}

/** Whether a climb counted. A line that could not be handed on can be copied by hand. */
function dailyNote(scene: Scene, day: string): string {
  const { table, counted, hand, wording } = scene;
  const { notes } = wording.words;
  if (hand.shared === "failed") return dailyLine(scene);
  if (counted?.day !== day) return "";
  return counted.id === table.id ? notes.dailyCounts : notes.dailyForFun(counted.turns);
}

/** Words in the place of the pairings: what happened last, why a roll was a bust, how the game went. */
export function presentNote(scene: Scene, situation: Exclude<Situation, { kind: "choose" }>): ChoicesView {
  const { table, state, calledOf, wording } = scene;
  const { notes } = wording.words;
  switch (situation.kind) {
    case "bust": {
      const { before } = situation;
      const kept = claimedThisTurn(state, state.record.events.length - 1);
      // Camps stay, which those who lost something like to hear.
      const consoles = isHere(table, before.seat) && hasCamps(before, before.seat);
      const text = notes.bust(bustCause(before), kept, consoles);
      return { kind: "note", text: text.trim(), framed: true };
    }
    case "over": {
      if (table.daily !== null) return { kind: "note", text: dailyNote(scene, table.daily), framed: false };
      const best = bestTurn(state);
      const text = best ? notes.bestTurn(calledOf(best.seat), best.steps, best.rolls) : "";
      return { kind: "note", text, framed: false };
    }
    case "roll":
      return { kind: "note", text: idleNote(scene), framed: false };
  }
}

/** The choice in one spoken sentence; empty while nothing is chosen. */
function sayChosen(scene: Scene): string {
  const { situation, showsOdds, calledOf, wording } = scene;
  if (situation.kind !== "choose" || !situation.held) return "";
  const { said, play } = wording.words;
  const { position, held, dice, forced } = situation;
  const gains = gainsOf(position, held);
  if (forced) return said.forced(calledOf(position.seat), dice, gains);
  if (held.endsTurn) return said.picked(gains, "ends");
  const steps = totalOf(stakesOf(held.after));
  return said.picked(gains, showsOdds ? { risk: play.percent(bustRisk(held.after)), steps } : null);
}

/** A turn begins: what ended before it, and whose it is. */
function sayTurn(scene: Scene, ends: readonly string[]): string {
  const { state, isAlone, nameOf, wording } = scene;
  const { said, notes } = wording.words;
  const before = ends.length > 0 ? notes.together(ends) : howItBegan(scene, Number.POSITIVE_INFINITY);
  if (isAlone) return said.nextTurnAlone(before, turnNumber(scene));
  const { position } = state.games[turnStart(state, state.record.events.length)] ?? state.games[0];
  return said.nextTurn(before, nameOf(position.seat));
}

/** An event of a turn that is only watched: the roll, or what was chosen of it. */
function sayWatched(scene: Scene, { position, held, dice }: Extract<Situation, { kind: "choose" }>): string {
  const { said } = scene.wording.words;
  return held ? said.picked(gainsOf(position, held), null) : said.rolled(scene.calledOf(position.seat), dice);
}

/** What a screen reader hears: the last event, or the choice that would be committed now. */
export function announce(scene: Scene): string {
  const { situation, state, since, isAlone, isWatching, nameOf, calledOf, wording } = scene;
  const { said, notes, sentences } = wording.words;
  const { position } = situation;
  const told = turnEnds(state, since, calledOf).map((end) => notes.turnEnd(end));
  switch (situation.kind) {
    case "bust": {
      const { before, dice } = situation;
      const bust = said.bust(calledOf(before.seat), dice, totalOf(stakesOf(before)));
      return notes.together([...told.slice(0, -1), bust]);
    }
    case "over": {
      const names = bitsOf(position.winners).map(nameOf);
      if (names.length === 0) return sentences.over.text;
      return isAlone ? said.wonAlone(turnNumber(scene)) : said.won(names);
    }
    case "choose":
    case "roll":
      if (isWatching && situation.kind === "choose") return sayWatched(scene, situation);
      if (isWatching || (situation.kind === "roll" && !situation.moved)) return sayTurn(scene, told);
      return notes.together(
        [
          situation.kind === "roll"
            ? sentences.decide(calledOf(position.seat), totalOf(stakesOf(position))).text
            : sayChosen(scene) || said.rolled(calledOf(position.seat), situation.dice),
          adviceLine(scene) ?? "",
        ].filter((sentence) => sentence !== ""),
      );
  }
}
