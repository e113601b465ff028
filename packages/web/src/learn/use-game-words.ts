import { useEffect, useState } from "preact/hooks";
import { useWording } from "../words/context.ts";
import type { GameWords } from "../words/game.ts";

/** The words of the game screen, for what looks as it does there; null until they are there. */
export function useGameWords(): GameWords | null {
  const wording = useWording();
  const [words, setWords] = useState<GameWords | null>(null);
  useEffect(() => {
    let awaited = true;
    wording.late("game").then(
      (game) => awaited && setWords(game),
      // Without them there is no board; what else there is can still be read.
      () => {},
    );
    return () => {
      awaited = false;
    };
  }, [wording]);
  return words;
}
