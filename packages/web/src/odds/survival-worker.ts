// Looks some rolls ahead, off the screen's thread.
import { unwrap } from "@cantstop/rules";
import { parsePositionText } from "@cantstop/rules/notation";
import { bestSurvival } from "@cantstop/strategy";
import { expose } from "comlink";

/** What the screen may ask. */
export interface Foresight {
  survival(position: string, rolls: number): number[];
}

expose({
  survival: (position, rolls) => bestSurvival(unwrap(parsePositionText(position)), rolls),
} satisfies Foresight);
