import type { ReadonlySignal } from "@preact/signals";
import type { RefObject } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import type { GameView } from "../game/view.ts";
import { useKeptFocus } from "./focus.ts";
import type { Commands } from "./hand.ts";
import { pressKey } from "./keys.ts";

/** Two presses of a large button closer than this are a trembling finger, not two decisions. */
const TREMBLE_MS = 250;

/** Keys that do nothing by themselves, or look around. */
const QUIET_KEYS = new Set(["Tab", "Shift", "Control", "Alt", "Meta", "CapsLock"]);

/**
 * How a game screen is handled: keys press what is visible, whatever is pressed lets nobody wait, the focus stays on
 * the screen, and what trembles counts once.
 *
 * @param covered something lies over the screen, and has keys and focus to itself
 * @returns goes before the clicks of the screen
 */
export function useControls(
  screen: RefObject<HTMLElement | null>,
  view: GameView,
  commands: Commands,
  covered: ReadonlySignal<boolean>,
): (event: MouseEvent) => void {
  useKeptFocus(screen, view, covered.value);

  const latest = useRef(view);
  latest.current = view;
  // As soon as the screen is seen, its keys work.
  useLayoutEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.repeat || event.defaultPrevented) return;
      if (covered.peek()) return;
      if (pressKey(event, latest.current, commands)) event.preventDefault();
      else if (!QUIET_KEYS.has(event.key)) commands.skip();
    };
    // Whatever is pressed, except for what opens something.
    const point = ({ target }: PointerEvent) => {
      if (!covered.peek() && !(target instanceof Element && target.closest(".tool"))) commands.skip();
    };
    addEventListener("keydown", press);
    addEventListener("pointerdown", point);
    return () => {
      removeEventListener("keydown", press);
      removeEventListener("pointerdown", point);
    };
  }, [commands]);

  const pressed = useRef(Number.NEGATIVE_INFINITY);
  return (event) => {
    const isBig = event.target instanceof Element && event.target.closest(".big") !== null;
    // Clicks without a detail come from keys, which do not tremble.
    if (!isBig || event.detail === 0) return;
    if (event.timeStamp - pressed.current < TREMBLE_MS) {
      event.preventDefault();
      event.stopPropagation();
    } else pressed.current = event.timeStamp;
  };
}
