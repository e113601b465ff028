import { useLayoutEffect, useRef } from "preact/hooks";

/** A key press, as far as anybody cares. */
export interface KeyPress {
  readonly key: string;
  readonly code: string;
}

/** Where one writes or chooses from a list, and keys mean that. */
const WRITING = "input:not([type=radio], [type=checkbox]), select, textarea, [contenteditable]";

/** The digit that a press means, from 1 to 9. Digits go by their place too: on French keyboards they need Shift. */
export function digitOf({ key, code }: KeyPress): number | null {
  const digit = /^[1-9]$/.exec(key)?.[0] ?? /^(?:Digit|Numpad)([1-9])$/.exec(code)?.[1];
  return digit === undefined ? null : Number(digit);
}

/**
 * Hears keys wherever the focus is, but for where one writes, and for what is open above the screen.
 *
 * @param press does what a key means; false where it means nothing
 */
export function useKeyPresses(press: (event: KeyboardEvent, target: Element) => boolean): void {
  const latest = useRef(press);
  latest.current = press;
  // As soon as the screen is seen, its keys work.
  useLayoutEffect(() => {
    const hear = (event: KeyboardEvent) => {
      const { target, ctrlKey, metaKey, altKey, defaultPrevented } = event;
      if (ctrlKey || metaKey || altKey || defaultPrevented || !(target instanceof Element)) return;
      if (target.closest(WRITING) || document.querySelector("dialog[open]")) return;
      if (latest.current(event, target)) event.preventDefault();
    };
    addEventListener("keydown", hear);
    return () => removeEventListener("keydown", hear);
  }, []);
}
