import { createContext } from "preact";
import { useContext } from "preact/hooks";
import type { Wording } from "./words.ts";

/** The words that the screen is written in. */
export const WordingContext = createContext<Wording | null>(null);

/** The words of the reader's language. */
export function useWording(): Wording {
  const wording = useContext(WordingContext);
  if (!wording) throw new Error("no words were loaded");
  return wording;
}
