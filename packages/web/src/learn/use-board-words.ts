import { useEffect, useState } from "preact/hooks";
import { useWording } from "../words/context.ts";
import type { GameWords } from "../words/game.ts";

/** The words of the board's accessible twin, which are those of the game screen; null until they are there. */
export function useBoardWords(): GameWords["board"] | null {
  const wording = useWording();
  const [words, setWords] = useState<GameWords["board"] | null>(null);
  useEffect(() => {
    let awaited = true;
    wording.late("game").then(
      ({ board }) => awaited && setWords(board),
      // Without them there is no board; what else there is can still be read.
      () => {},
    );
    return () => {
      awaited = false;
    };
  }, [wording]);
  return words;
}
