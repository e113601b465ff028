import { bitsOf, type Dice } from "@cantstop/rules";
import { createElement } from "preact";
import type { ChoicesView, DiceView, Face, ToolView } from "../game/view.ts";
import { late } from "../late.tsx";
import { isLastARoll } from "../table/table.ts";
import { startRolls } from "../table/tags.ts";
import type { Wording } from "../words/words.ts";
import { dicePairs, usedPairs } from "./cards.ts";
import { asColumn } from "./gains.ts";
import type { Entry } from "./hand.ts";
import { totalsOf } from "./history.ts";
import { StartRolls } from "./StartRolls.tsx";
import type { Scene } from "./scene.ts";

/** What own dice need on the screen; only those who have some load it. */
const TypedDice = late("ownDice", async () => (await import("../own-dice/TypedDice.tsx")).TypedDice);
const Keypad = late("ownDice", async () => (await import("../own-dice/Keypad.tsx")).Keypad);

/** Loads it before it is needed. */
export function preloadOwnDice(wording: Wording): void {
  TypedDice.preload(wording);
  Keypad.preload(wording);
}

/** The game is over: who won what. */
function presentWon({ state, situation, pieceOf, wording }: Scene): DiceView {
  const { winners, claims } = situation.position;
  const seats = bitsOf(winners);
  const { turns, busts } = totalsOf(state, seats.length === 1 ? (seats[0] ?? null) : null);
  const note = wording.words.notes.totals(turns, busts);
  return {
    state: "won",
    winners: seats.map((seat) => ({
      piece: pieceOf(seat),
      columns: bitsOf(claims[seat] ?? 0).map(asColumn),
    })),
    note,
    label: note,
  };
}

/** Before the first roll: the dice that decided who begins, if any did. */
function presentStart({ state, hand, table, wording }: Scene): DiceView {
  const { play } = wording.words;
  const rounds = state.record.events.length === 0 ? startRolls(state) : [];
  if (rounds.length === 0) return { state: "empty", label: play.noDice };
  const content = createElement(StartRolls, {
    rounds,
    shown: hand.startRounds,
    pieces: table.seats.map(({ piece }) => piece),
    first: state.record.start.firstSeat,
  });
  return { state: "custom", content, label: play.startDice };
}

/** The four places of own dice, filled as far as they are typed in. */
function presentTyped({ commands, wording }: Scene, { dice }: Entry): DiceView {
  const content = createElement(TypedDice, { dice, onRemove: commands.unface });
  return { state: "custom", content, label: wording.words.ownDice.typed(dice) };
}

/** What lies in the tray. */
export function presentDice(scene: Scene): DiceView {
  const { situation, state, entry, wording } = scene;
  const { play } = wording.words;
  // Another roll is another number, also where one was corrected.
  const place = state.record.events.findLastIndex(({ type }) => type === "roll");
  const rollOf = (dice: Dice) => Number(`${place}${dice.join("")}`);
  const loose = (dice: Dice, bust: boolean): DiceView => {
    const faces = [...dice] as unknown as readonly [Face, Face, Face, Face];
    return { state: "loose", dice: faces, roll: rollOf(dice), bust, label: play.dice(dice) };
  };
  if (entry) return presentTyped(scene, entry);
  switch (situation.kind) {
    case "roll":
      return presentStart(scene);
    case "over":
      return presentWon(scene);
    case "bust":
      return loose(situation.dice, true);
    case "choose": {
      const { dice, shown, pairings } = situation;
      const pairing = shown && pairings[shown.pick.pairing];
      if (!pairing) return loose(dice, false);
      const pairs = dicePairs(dice, pairing, usedPairs(pairing, shown.columns));
      return { state: "paired", pairs, roll: rollOf(dice), label: play.pairs(pairs[0].dice, pairs[1].dice) };
    }
  }
}

/** The faces to press, while own dice are typed in. */
export function presentKeypad({ commands }: Scene): ChoicesView {
  return { kind: "custom", content: createElement(Keypad, { onFace: commands.face }) };
}

/** Puts the last roll of own dice right, as long as nothing came after it. */
export function presentCorrectTool({
  table,
  state,
  situation,
  entry,
  wording,
  commands,
}: Scene): ToolView | null {
  // Who is about to roll on has read these dice with care.
  const isTyping = entry?.of === "correction" || (entry && situation.kind === "choose");
  if (!table.ownDice || !isLastARoll(state) || isTyping) return null;
  return { icon: "edit", label: wording.words.ownDice.correctTool, onPress: commands.correct };
}
