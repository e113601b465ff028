import type { GameView } from "../game/view.ts";
import type { Commands } from "./hand.ts";

/** A key press, as far as the game cares. */
export interface KeyPress {
  readonly key: string;
  readonly code: string;
}

/**
 * Does what a key means on this screen; false where it means nothing. Keys press what is visible, so they can
 * do nothing that a button could not. Digits go by their place too: on French keyboards they need Shift.
 */
export function pressKey({ key, code }: KeyPress, view: GameView, commands: Commands): boolean {
  const digit = /^[1-9]$/.exec(key)?.[0] ?? /^(?:Digit|Numpad)([1-9])$/.exec(code)?.[1];
  if (digit !== undefined) return choose(Number(digit) - 1, view);
  switch (key.toLowerCase()) {
    case "r":
    case "s":
      return act(key.toUpperCase(), view);
    case "u":
    case "escape":
      commands.takeBack();
      return true;
    case "?":
      commands.help();
      return true;
    default:
      return false;
  }
}

function choose(place: number, { choices }: GameView): boolean {
  if (choices.kind === "ask") choices.options[place]?.onPress();
  const card = choices.kind === "cards" && !choices.readOnly ? choices.cards[place] : undefined;
  if (card && card.state !== "closed") card.onPress();
  return choices.kind !== "note";
}

function act(keyHint: string, { actions }: GameView): boolean {
  const button =
    actions.kind === "buttons" ? actions.buttons.find((one) => one.keyHint === keyHint) : undefined;
  if (button && !button.disabled) button.onPress();
  return button !== undefined;
}
