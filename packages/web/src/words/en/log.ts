import type { LogWords } from "../log.ts";
import type { Phrases } from "./phrases.ts";

/** What happened in a game. */
export const log = ({ gains, steps, columns, turnOf, number }: Phrases): LogWords => ({
  title: "What happened",
  nothing: "Nothing yet. The first roll is still to come.",
  turn: (turn, name) => (name === "" ? `Turn ${number(turn)}` : `${number(turn)}. ${turnOf(name)}`),
  running: "Still going on.",
  roll: (dice, list) => {
    const rolled = dice.join(" ");
    if (list === null) return `${rolled}: to be chosen`;
    return list.length === 0 ? `${rolled}: bust` : `${rolled}: ${gains(list)}`;
  },
  end: (end) => {
    switch (end.kind) {
      case "stop": {
        const kept = end.gains.reduce((sum, gain) => sum + gain.steps, 0);
        return end.claimed.length > 0
          ? `Claimed ${columns(end.claimed)}, kept ${steps(kept)}.`
          : `Kept ${steps(kept)}.`;
      }
      case "bust":
        return end.steps > 0 ? `Bust: ${steps(end.steps)} lost.` : "Bust, with nothing to lose.";
      case "done":
        return `Claimed ${columns(end.claimed)}.`;
      case "left":
        return `${end.name} left the game.`;
    }
  },
  began: (name) => `${name} began.`,
});
