import type { Face, GameView, ToolView } from "../game/view.ts";
import { digitOf, type KeyPress } from "../key-presses.ts";
import type { Commands } from "./hand.ts";

/**
 * Does what a key means on this screen; false where it means nothing. Keys press what is visible, so they can
 * do nothing that a button could not.
 */
export function pressKey(press: KeyPress, view: GameView, commands: Commands): boolean {
  const digit = digitOf(press);
  if (digit !== null) return choose(digit, view, commands);
  const { key } = press;
  switch (key.toLowerCase()) {
    case "u":
    case "escape":
      commands.takeBack();
      return true;
    case "backspace":
      commands.unface();
      return true;
    case "o":
      view.askOdds?.onPress();
      return view.askOdds !== null;
    default:
      return act(key.toUpperCase(), view);
  }
}

function choose(number: number, { choices }: GameView, commands: Commands): boolean {
  switch (choices.kind) {
    case "ask":
      choices.options[number - 1]?.onPress();
      return true;
    case "cards": {
      const card = choices.readOnly ? undefined : choices.cards[number - 1];
      if (card?.state === "closed") card.onRefused?.();
      else card?.onPress();
      return true;
    }
    case "custom":
      if (number <= 6) commands.face(number as Face);
      return true;
    case "note":
      return false;
  }
}

/** Presses the button or the tool that goes by this key. */
function act(keyHint: string, { actions, tools, hint, help }: GameView): boolean {
  const button =
    actions.kind === "buttons" ? actions.buttons.find((one) => one.keyHint === keyHint) : undefined;
  if (button && !button.disabled) button.onPress();
  const all: readonly (ToolView | null)[] = [...tools, hint, help];
  const tool = button ? undefined : all.find((one) => one?.keyHint === keyHint);
  tool?.onPress();
  return button !== undefined || tool !== undefined;
}
