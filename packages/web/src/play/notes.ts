import { bitsOf } from "@cantstop/rules";
import type { ChoicesView } from "../game/view.ts";
import type { TableState } from "../table/table.ts";
import { startRolls } from "../table/tags.ts";
import type { Wording, Words } from "../words/words.ts";
import { stakesOf, totalOf } from "./gains.ts";
import { bustCause, claimedThisTurn, gameFacts, hasCamps, lastTurnEnd } from "./history.ts";
import { lastRoundNames } from "./sentences.ts";
import type { Situation } from "./situation.ts";

type NameOf = (seat: number) => string;

/** Which dice decided who begins; empty where none did. */
function howItBegan(state: TableState, nameOf: NameOf, { notes }: Words): string {
  const told = startRolls(state).map((round) =>
    [...round.entries()].filter(([, die]) => die > 0).map(([seat, die]) => ({ name: nameOf(seat), die })),
  );
  return told.length === 0 ? "" : notes.highestDie(told, nameOf(state.record.start.firstSeat));
}

function idleNote(
  situation: Situation & { kind: "roll" },
  state: TableState,
  nameOf: NameOf,
  { words }: Wording,
): string {
  const { notes } = words;
  if (situation.moved) return "";
  const end = lastTurnEnd(state, nameOf);
  if (!end) return howItBegan(state, nameOf, words) || notes.begin;
  const { rules } = state.record.start;
  const reached = lastRoundNames(situation.position, nameOf);
  const lastRound = reached.length > 0 ? notes.lastRound(reached, rules.target) : "";
  // What was claimed stands in the sentence above.
  if (end.kind === "done" && lastRound) return lastRound;
  if (end.kind === "stop" && end.claimed.length > 0)
    return lastRound || notes.kept(end.gains, totalOf(end.gains));
  const told = notes.turnEnd(end);
  return lastRound ? `${told} ${lastRound}` : told;
}

/** Words in the place of the pairings: what happened last, why a roll was a bust, how the game went. */
export function presentNote(
  situation: Exclude<Situation, { kind: "choose" }>,
  state: TableState,
  nameOf: NameOf,
  wording: Wording,
): ChoicesView {
  const { notes } = wording.words;
  switch (situation.kind) {
    case "bust": {
      const { before } = situation;
      const kept = claimedThisTurn(state, state.record.events.length - 1);
      const text = notes.bust(bustCause(before), kept, hasCamps(before, before.seat));
      return { kind: "note", text: text.trim(), framed: true };
    }
    case "over": {
      const { best } = gameFacts(state, null);
      const text = best ? notes.bestTurn(nameOf(best.seat), best.steps, best.rolls) : "";
      return { kind: "note", text, framed: false };
    }
    case "roll":
      return { kind: "note", text: idleNote(situation, state, nameOf, wording), framed: false };
  }
}

/** What a screen reader hears: the last event, or the choice that would be committed now. */
export function announce(
  situation: Situation,
  state: TableState,
  nameOf: NameOf,
  { words }: Wording,
  picked: string,
): string {
  const { said, notes } = words;
  const { position } = situation;
  switch (situation.kind) {
    case "bust": {
      const { before, dice } = situation;
      return said.bust(nameOf(before.seat), dice, totalOf(stakesOf(before)));
    }
    case "over": {
      const names = bitsOf(position.winners).map(nameOf);
      return names.length > 0 ? said.won(names) : words.sentences.over.text;
    }
    case "choose":
      return picked || said.rolled(nameOf(position.seat), situation.dice);
    case "roll": {
      if (situation.moved) return "";
      const end = lastTurnEnd(state, nameOf);
      const before = end ? notes.turnEnd(end) : howItBegan(state, nameOf, words);
      return said.nextTurn(before, nameOf(position.seat));
    }
  }
}
