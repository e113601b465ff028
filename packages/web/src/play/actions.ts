import { bitsOf, explainStop, type Position } from "@cantstop/rules";
import type { ActionsView, ActionView } from "../game/view.ts";
import { DICE, isHere } from "./entry.ts";
import { claimedBy, stakesOf, totalOf } from "./gains.ts";
import { markOf } from "./hints.ts";
import { bustRisk } from "./odds.ts";
import type { Scene } from "./scene.ts";
import { claimWins, stopCause, stopWins } from "./sentences.ts";
import { watchBar } from "./watching.ts";

/** Stop and Roll for the position that a chosen move leads to. */
function stopOrRoll(scene: Scene, after: Position): [ActionView, ActionView] {
  const { commands, showsOdds, wording } = scene;
  const { actions, play } = wording.words;
  const refused = explainStop(after) !== null;
  const gains = stakesOf(after);
  return [
    {
      role: "stop",
      label: actions.stop,
      detail: refused
        ? actions.notYet(stopCause(after))
        : actions.keep(totalOf(gains), bitsOf(after.topped), stopWins(after)),
      disabled: refused,
      keyHint: "S",
      mark: markOf(scene, "stop"),
      onPress: commands.stop,
    },
    {
      role: "roll",
      label: actions.rollAgain,
      detail: showsOdds ? actions.toGoOn(play.percent(1 - bustRisk(after))) : "",
      disabled: false,
      keyHint: "R",
      mark: markOf(scene, "roll"),
      onPress: commands.roll,
    },
  ];
}

const one = (button: ActionView): ActionsView => ({ kind: "buttons", buttons: [button] });
const plain = { detail: "", disabled: false, keyHint: "R" } as const;

/** After a bust: on to the next turn, which begins with its roll where the bust was somebody else's. */
function afterBust(scene: Scene, before: Position): ActionsView {
  const { situation, table, isAlone, isWatching, nameOf, wording, commands } = scene;
  const { actions } = wording.words;
  const { position } = situation;
  if (!isHere(table, before.seat)) {
    if (isWatching) return watchBar(scene);
    if (!position.finished && !table.ownDice)
      return one({
        ...plain,
        role: "roll",
        label: actions.roll,
        detail: actions.turnOf(nameOf(position.seat)),
        onPress: commands.roll,
      });
  }
  const turn = isAlone ? actions.nextTurn : actions.turnOf(nameOf(position.seat));
  const label = position.finished ? actions.result : turn;
  return one({ ...plain, role: "next", label, onPress: commands.next });
}

/** The game is over: look at it, or show it, or play once more. */
function afterGame(scene: Scene): ActionsView {
  const { situation, table, hand, isAlone, nameOf, wording, commands } = scene;
  const { actions } = wording.words;
  const { rules, firstSeat } = situation.position;
  const share = {
    label: actions.share,
    detail: hand.shared === "copied" ? actions.copied : actions.shareDetail,
    onPress: commands.share,
  };
  const review = { label: actions.review, onPress: commands.review };
  return {
    kind: "buttons",
    buttons: [
      { ...plain, role: "plain", keyHint: "", ...(table.daily === null ? review : share) },
      {
        ...plain,
        role: "primary",
        label: isAlone ? actions.again : actions.rematch,
        detail: isAlone ? "" : actions.begins(nameOf((firstSeat + 1) % rules.players)),
        onPress: commands.rematch,
      },
    ],
  };
}

/** Own dice are typed in: how many are still to come, and ways back. */
function whileTyping(scene: Scene, typed: number): ActionsView {
  const { situation, entry, isWatching, pieceOf, wording, commands } = scene;
  const { ownDice } = wording.words;
  const canGoBack =
    entry?.of === "correction" ||
    (!isWatching && (situation.kind === "choose" || (situation.kind === "roll" && situation.moved)));
  const back = { icon: "undo", label: ownDice.back, keyHint: "U", onPress: commands.takeBack } as const;
  const backspace = {
    icon: "backspace",
    label: ownDice.backspace,
    keyHint: "Backspace",
    onPress: () => commands.unface(),
  } as const;
  return {
    kind: "bar",
    piece: pieceOf(situation.position.seat),
    text: ownDice.toGo(DICE - typed),
    tools: [...(canGoBack ? [back] : []), ...(typed > 0 ? [backspace] : [])],
  };
}

/** The large buttons. */
export function presentActions(scene: Scene): ActionsView {
  const { situation, entry, isWatching, isStarting, wording, commands } = scene;
  const { actions } = wording.words;
  if (isStarting) return one({ ...plain, role: "next", label: actions.skip, onPress: commands.skip });
  if (entry) return whileTyping(scene, entry.dice.length);
  if (situation.kind === "bust") return afterBust(scene, situation.before);
  if (situation.kind === "over") return afterGame(scene);
  if (isWatching) return watchBar(scene);
  if (situation.kind === "roll") {
    if (situation.moved) return { kind: "buttons", buttons: stopOrRoll(scene, situation.position) };
    return one({ ...plain, role: "roll", label: actions.roll, onPress: commands.roll });
  }
  const { chosen, position } = situation;
  if (chosen?.endsTurn)
    return one({
      ...plain,
      role: "primary",
      label: actions.claim(claimedBy(position, chosen.after)),
      detail: actions.claimDetail(claimWins(position, chosen)),
      onPress: commands.commit,
    });
  if (chosen) return { kind: "buttons", buttons: stopOrRoll(scene, chosen.after) };
  const waits = { detail: actions.afterPick, disabled: true, onPress: () => {} } as const;
  return {
    kind: "buttons",
    buttons: [
      { ...waits, role: "stop", label: actions.stop, keyHint: "S" },
      { ...waits, role: "roll", label: actions.rollAgain, keyHint: "R" },
    ],
  };
}
