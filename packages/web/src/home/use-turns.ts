import { useEffect, useState } from "preact/hooks";
import { browserStore } from "../storage.ts";

/** Online games that wait for whoever is here: asked for where somebody has been online before, and nowhere else. */
export function useTurns(): readonly string[] {
  const [turns, setTurns] = useState<readonly string[]>([]);
  useEffect(() => {
    if (browserStore.read("online") !== null)
      import("../lobby/turns.ts").then(
        ({ findTurns }) => findTurns().then(setTurns),
        // The way there is shown all the same.
        () => {},
      );
  }, []);
  return turns;
}
