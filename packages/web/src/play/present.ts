import { bitsOf, type Position, targetOf } from "@cantstop/rules";
import { createElement } from "preact";
import type { BoardTexts } from "../board/BoardTable.tsx";
import { columnLength } from "../board/geometry.ts";
import type { Look } from "../board/view.ts";
import type { DiceView, Face, GameView } from "../game/view.ts";
import type { TableState } from "../table/table.ts";
import { startRolls } from "../table/tags.ts";
import type { Wording, Words } from "../words/words.ts";
import { presentActions } from "./actions.ts";
import { presentBoard } from "./board.ts";
import { dicePairs, presentChoices, usedPairs } from "./cards.ts";
import { asColumn, asSeat, gainsOf, stakesOf, totalOf } from "./gains.ts";
import type { Commands, Hand } from "./hand.ts";
import { gameFacts } from "./history.ts";
import { announce, presentNote } from "./notes.ts";
import { bustRisk, presentRisk, presentStake } from "./odds.ts";
import { StartRolls } from "./StartRolls.tsx";
import { presentSeats } from "./seats.ts";
import { presentSentence } from "./sentences.ts";
import { type Situation, situationOf } from "./situation.ts";

/** Everything that the picture of a table depends on. */
export interface Presented {
  readonly state: TableState;
  readonly hand: Hand;
  readonly look: Look;
  readonly wording: Wording;
  readonly commands: Commands;
}

type NameOf = (seat: number) => string;

function presentDice(situation: Situation, state: TableState, words: Words): DiceView {
  const { play } = words;
  const roll = state.record.events.length;
  switch (situation.kind) {
    case "roll": {
      const rounds = state.record.events.length === 0 ? startRolls(state) : [];
      if (rounds.length === 0) return { state: "empty", label: play.noDice };
      const content = createElement(StartRolls, { rounds });
      return { state: "custom", content, label: play.startDice };
    }
    case "over": {
      const { winners, claims } = situation.position;
      const seats = bitsOf(winners);
      const { turns, busts } = gameFacts(state, seats.length === 1 ? (seats[0] ?? null) : null);
      const note = words.notes.totals(turns, busts);
      return {
        state: "won",
        winners: seats.map((seat) => ({
          seat: asSeat(seat),
          columns: bitsOf(claims[seat] ?? 0).map(asColumn),
        })),
        note,
        label: note,
      };
    }
    case "bust":
    case "choose": {
      const { dice } = situation;
      const shown = situation.kind === "choose" ? situation.shown : null;
      const pairing = situation.kind === "choose" && shown ? situation.pairings[shown.pick.pairing] : null;
      if (!shown || !pairing) {
        const faces = [...dice] as unknown as readonly [Face, Face, Face, Face];
        const bust = situation.kind === "bust";
        return { state: "loose", dice: faces, roll, bust, label: play.dice(dice) };
      }
      const pairs = dicePairs(dice, pairing, usedPairs(pairing, shown.columns));
      return { state: "paired", pairs, roll, label: play.pairs(pairs[0].dice, pairs[1].dice) };
    }
  }
}

function boardTexts(words: Words, nameOf: NameOf): BoardTexts {
  const { caption, heads, column, sentence } = words.board;
  return {
    caption,
    heads,
    name: column,
    sentence: (c, view) =>
      sentence({
        length: columnLength(c),
        owner: view.claim ? nameOf(view.claim.seat) : null,
        camps: view.camps.map(({ seat, space }) => ({ name: nameOf(seat), space })),
        runner: view.runner && {
          space: view.runner.space,
          steps: view.runner.space - view.runner.from,
        },
        lost: view.lost?.space ?? null,
      }),
  };
}

/** The choice in one spoken sentence; empty while nothing is chosen. */
function sayChosen(situation: Situation, nameOf: NameOf, { said, play }: Words): string {
  if (situation.kind !== "choose" || !situation.held) return "";
  const { position, held, dice, forced } = situation;
  const gains = gainsOf(position, held);
  if (forced) return said.forced(nameOf(position.seat), dice, gains);
  const risk = held.endsTurn ? null : play.percent(bustRisk(held.after));
  return said.picked(gains, risk, totalOf(stakesOf(held.after)));
}

/** The target as the subtitle says it. */
const targetIn = ({ rules }: Position): number =>
  targetOf(rules.ruleset.options, rules.players) ?? rules.target;

/**
 * The screen of a table: a pure function of what happened, of what is in the player's hand, and of the words.
 * It knows the rules' answers and the view's fields, and nothing of browsers.
 */
export function presentGame({ state, hand, look, wording, commands }: Presented): GameView {
  const { words, texts } = wording;
  const { names } = state.record;
  const nameOf = (seat: number) => names[seat] ?? "";
  const situation = situationOf(state, hand);
  const choices =
    situation.kind === "choose"
      ? presentChoices(situation, nameOf, wording, commands)
      : presentNote(situation, state, nameOf, wording);
  return {
    title: words.app.name,
    subtitle: words.play.subtitle(
      texts.rulesetName(state.record.start.rules.ruleset),
      targetIn(situation.position),
    ),
    menu: { icon: "menu", label: words.play.menu, onPress: commands.menu },
    help: { icon: "help", label: words.play.help, onPress: commands.help },
    tools: [],
    regions: words.play.regions,
    seats: presentSeats(situation, names, words),
    sentence: presentSentence(situation, state, nameOf, wording),
    look,
    board: presentBoard(situation),
    boardTexts: boardTexts(words, nameOf),
    onColumn: situation.kind === "choose" ? commands.column : null,
    dice: presentDice(situation, state, words),
    choices,
    risk: presentRisk(situation, words),
    stake: presentStake(situation, words),
    actions: presentActions(situation, nameOf, words, commands),
    announcement: announce(situation, state, nameOf, wording, sayChosen(situation, nameOf, words)),
  };
}

/** The title of the browser's tab. */
export function presentTitle(state: TableState, hand: Hand, { app }: Words): string {
  const situation = situationOf(state, hand);
  const { position } = situation;
  const nameOf = (seat: number) => state.record.names[seat] ?? "";
  if (situation.kind === "over") {
    const winners = bitsOf(position.winners).map(nameOf);
    return winners.length > 0 ? app.titleOfWin(winners) : app.name;
  }
  return app.titleOfTurn(nameOf(situation.kind === "bust" ? situation.before.seat : position.seat));
}
