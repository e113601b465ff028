import { useLayoutEffect, useRef } from "preact/hooks";

/** Where keys mean something else. */
const ELSEWHERE = "input, select, textarea, dialog, [contenteditable]";
/** Turns are passed by these while the chart has the focus; elsewhere they scroll the page. */
const CHART = "[role=slider]";

/** What keys lead to. */
export interface Steps {
  readonly moment: number;
  readonly last: number;
  readonly nextMistake: number | null;
  /** Where the turn begins, and where it ends or the next one does. */
  readonly previousTurn: number;
  readonly nextTurn: number;
}

/** The moment that a key leads to; null where it leads nowhere. */
export function stepOf(key: string, isOnChart: boolean, steps: Steps): number | null {
  const { moment, last, nextMistake, previousTurn, nextTurn } = steps;
  switch (key) {
    case "ArrowLeft":
      return Math.max(0, moment - 1);
    case "ArrowRight":
      return Math.min(last, moment + 1);
    case "Home":
      return 0;
    case "End":
      return last;
    case "m":
    case "M":
      return nextMistake;
  }
  if (!isOnChart) return null;
  switch (key) {
    case "ArrowDown":
      return Math.max(0, moment - 1);
    case "ArrowUp":
      return Math.min(last, moment + 1);
    case "PageDown":
      return previousTurn;
    case "PageUp":
      return nextTurn;
    default:
      return null;
  }
}

/** Steps by keys, wherever the focus is, but for where one writes or chooses. */
export function useKeys(steps: Steps | null, onMoment: (moment: number) => void): void {
  const latest = useRef({ steps, onMoment });
  latest.current = { steps, onMoment };
  useLayoutEffect(() => {
    const press = (event: KeyboardEvent) => {
      const { steps, onMoment } = latest.current;
      const { target, key, ctrlKey, metaKey, altKey, defaultPrevented } = event;
      if (!steps || ctrlKey || metaKey || altKey || defaultPrevented || !(target instanceof Element)) return;
      if (target.closest(ELSEWHERE) || document.querySelector("dialog[open]")) return;
      const moment = stepOf(key, target.closest(CHART) !== null, steps);
      if (moment === null) return;
      event.preventDefault();
      onMoment(moment);
    };
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  }, []);
}
