import { bitsOf, explainStop, type Position } from "@cantstop/rules";
import type { ActionsView, ActionView } from "../game/view.ts";
import type { Words } from "../words/words.ts";
import { claimedBy, stakesOf, totalOf } from "./gains.ts";
import type { Commands } from "./hand.ts";
import { bustRisk } from "./odds.ts";
import { claimWins, stopCause, stopWins } from "./sentences.ts";
import type { Situation } from "./situation.ts";

type NameOf = (seat: number) => string;

/** Stop and Roll for the position that a chosen move leads to. */
function stopOrRoll(after: Position, { actions, play }: Words, commands: Commands): [ActionView, ActionView] {
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
      onPress: commands.stop,
    },
    {
      role: "roll",
      label: actions.rollAgain,
      detail: actions.toGoOn(play.percent(1 - bustRisk(after))),
      disabled: false,
      keyHint: "R",
      onPress: commands.roll,
    },
  ];
}

/** The large buttons. */
export function presentActions(
  situation: Situation,
  nameOf: NameOf,
  words: Words,
  commands: Commands,
): ActionsView {
  const { actions } = words;
  const one = (button: ActionView): ActionsView => ({ kind: "buttons", buttons: [button] });
  const plain = { detail: "", disabled: false, keyHint: "R" } as const;
  switch (situation.kind) {
    case "roll":
      return situation.moved
        ? { kind: "buttons", buttons: stopOrRoll(situation.position, words, commands) }
        : one({ ...plain, role: "roll", label: actions.roll, onPress: commands.roll });
    case "bust": {
      const { position } = situation;
      const label = position.finished ? actions.result : actions.turnOf(nameOf(position.seat));
      return one({ ...plain, role: "next", label, onPress: commands.next });
    }
    case "over": {
      const { rules, firstSeat } = situation.position;
      const next = nameOf((firstSeat + 1) % rules.players);
      return {
        kind: "buttons",
        buttons: [
          { ...plain, role: "plain", label: actions.newGame, keyHint: "", onPress: commands.newGame },
          {
            ...plain,
            role: "primary",
            label: actions.rematch,
            detail: actions.begins(next),
            onPress: commands.rematch,
          },
        ],
      };
    }
    case "choose": {
      const { chosen, position } = situation;
      if (chosen?.endsTurn) {
        const columns = claimedBy(position, chosen.after);
        const detail = actions.claimDetail(claimWins(position, chosen));
        return one({
          ...plain,
          role: "primary",
          label: actions.claim(columns),
          detail,
          onPress: commands.commit,
        });
      }
      if (chosen) return { kind: "buttons", buttons: stopOrRoll(chosen.after, words, commands) };
      const waits = { detail: actions.afterPick, disabled: true, onPress: () => {} } as const;
      return {
        kind: "buttons",
        buttons: [
          { ...waits, role: "stop", label: actions.stop, keyHint: "S" },
          { ...waits, role: "roll", label: actions.rollAgain, keyHint: "R" },
        ],
      };
    }
  }
}
