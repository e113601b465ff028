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
 */
export function useKeptFocus(screen: RefObject<HTMLElement | null>, view: GameView): void {
  const had = useRef(false);
  const { kind } = view.choices;
  const isOpen =
    view.choices.kind === "cards" && view.choices.cards.every(({ state }) => state !== "selected");
  const roll = "roll" in view.dice ? view.dice.roll : -1;

  useLayoutEffect(() => {
    const inside = screen.current;
    if (!inside) return;
    const active = document.activeElement;
    const lost = had.current && (active === null || active === document.body);
    // After a roll by keyboard the next thing to do is to choose.
    const chooses = byKey && isOpen && active?.closest(".actions") !== null && inside.contains(active);
    if (lost || chooses) {
      const card = byKey ? inside.querySelector<HTMLElement>(".card:not([aria-disabled='true'])") : null;
      (card ?? inside.querySelector<HTMLElement>(".actions button:last-of-type"))?.focus();
    }
  }, [kind, roll, isOpen]);

  useLayoutEffect(() => {
    const inside = screen.current;
    const note = () => {
      had.current = inside?.contains(document.activeElement) ?? false;
    };
    note();
    addEventListener("focusin", note);
    addEventListener("pointerdown", note);
    return () => {
      removeEventListener("focusin", note);
      removeEventListener("pointerdown", note);
    };
  }, []);
}
