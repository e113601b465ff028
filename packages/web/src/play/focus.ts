import type { RefObject } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import type { GameView } from "../game/view.ts";

/** Whether the last input came from a keyboard (or from what stands in for one). */
let byKey = false;

/** Watches which kind of input comes last; returns what ends that. */
export function watchInput(): () => void {
  const key = () => {
    byKey = true;
  };
  const pointer = () => {
    byKey = false;
  };
  addEventListener("keydown", key, true);
  addEventListener("pointerdown", pointer, true);
  return () => {
    removeEventListener("keydown", key, true);
    removeEventListener("pointerdown", pointer, true);
  };
}

/**
 * Keeps the focus on the screen when what had it goes away: a card of the roll before, a button that is gone.
 * It goes to the first card that can be chosen when keys are used, else to the main button; never anywhere
 * when nothing had it.
 *
 * @param isCovered a dialog has the focus, or is about to
 */
export function useKeptFocus(
  screen: RefObject<HTMLElement | null>,
  view: GameView,
  isCovered: boolean,
): void {
  const focused = useRef<Element | null>(null);
  const arrived = useRef(false);
  const seenRoll = useRef(-1);

  useLayoutEffect(() => {
    const note = ({ target }: FocusEvent) => {
      focused.current = target instanceof Element ? target : null;
    };
    addEventListener("focusin", note);
    return () => removeEventListener("focusin", note);
  }, []);

  useLayoutEffect(() => {
    const inside = screen.current;
    if (!inside || isCovered) return;
    const roll = "roll" in view.dice ? view.dice.roll : -1;
    const isNew = roll !== seenRoll.current;
    seenRoll.current = roll;
    const active = document.activeElement;
    // Whoever comes here by keyboard has just pressed something that is gone.
    const hadFocus = focused.current === null ? byKey && !arrived.current : !focused.current.isConnected;
    const isLost = active === document.body && hadFocus;
    arrived.current = true;
    // After a roll by keyboard the next thing to do is to choose, if there is a choice.
    const chooses =
      byKey &&
      isNew &&
      view.choices.kind === "cards" &&
      view.choices.cards.every(({ state }) => state !== "selected") &&
      active?.closest(".actions") !== null &&
      inside.contains(active);
    if (!isLost && !chooses) return;
    const card = byKey ? inside.querySelector<HTMLElement>(".card:not([aria-disabled='true'])") : null;
    (card ?? inside.querySelector<HTMLElement>(".actions button:last-of-type"))?.focus();
  });
}
