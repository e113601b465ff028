import type { LogWords } from "../log.ts";
import type { Phrases } from "./phrases.ts";

/** What happened in a game. */
export const log = ({ gains, steps, columns, number }: Phrases): LogWords => ({
  title: "Wat er gebeurd is",
  nothing: "Nog niets. De eerste worp moet nog komen.",
  turn: (turn, name) => (name === "" ? `Beurt ${number(turn)}` : `${name}, beurt ${number(turn)}`),
  running: "Nog bezig.",
  roll: (dice, list) => {
    const rolled = dice.join(" ");
    if (list === null) return `${rolled}: nog te kiezen`;
    return list.length === 0 ? `${rolled}: mislukt` : `${rolled}: ${gains(list)}`;
  },
  end: (end) => {
    switch (end.kind) {
      case "stop": {
        const kept = end.gains.reduce((sum, gain) => sum + gain.steps, 0);
        return end.claimed.length > 0
          ? `Geclaimd: ${columns(end.claimed)}; ${steps(kept)} binnen.`
          : `Gestopt: ${steps(kept)} binnen.`;
      }
      case "bust":
        return end.steps > 0
          ? `Mislukt: ${steps(end.steps)} kwijt.`
          : "Mislukt, maar er was niets te verliezen.";
      case "done":
        return `Geclaimd: ${columns(end.claimed)}.`;
      case "left":
        return `${end.name} doet niet meer mee.`;
    }
  },
  began: (name) => `${name} begon.`,
});
