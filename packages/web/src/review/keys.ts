import { useKeyPresses } from "../key-presses.ts";

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

/** Steps by keys, but for where arrows choose. */
export function useKeys(steps: Steps | null, onMoment: (moment: number) => void): void {
  useKeyPresses(({ key }, target) => {
    const moment = steps && !target.closest("input") && stepOf(key, target.closest(CHART) !== null, steps);
    if (typeof moment !== "number") return false;
    onMoment(moment);
    return true;
  });
}
