import type { LogWords } from "../log.ts";
import type { Phrases } from "./phrases.ts";

/** What happened in a game. */
export const log = ({ gains, steps, the, number, plural }: Phrases): LogWords => {
  const kept = (n: number) => `${steps(n)} ${plural(n, { one: "gardée", other: "gardées" })}`;
  return {
    title: "Ce qui s’est passé",
    nothing: "Rien encore. Le premier lancer est à venir.",
    turn: (turn, name) => (name === "" ? `Tour ${number(turn)}` : `${name}, tour ${number(turn)}`),
    running: "Tour en cours.",
    roll: (dice, list) => {
      const rolled = dice.join(" ");
      if (list === null) return `${rolled} : à choisir`;
      return list.length === 0 ? `${rolled} : décrochage` : `${rolled} : ${gains(list)}`;
    },
    end: (end) => {
      switch (end.kind) {
        case "stop": {
          const sum = end.gains.reduce((total, gain) => total + gain.steps, 0);
          return end.claimed.length > 0
            ? `Conquête : ${the(end.claimed)} ; ${kept(sum)}.`
            : `Arrêt : ${kept(sum)}.`;
        }
        case "bust":
          return end.steps > 0
            ? `Décrochage : ${steps(end.steps)} ${plural(end.steps, { one: "perdue", other: "perdues" })}.`
            : "Décrochage, sans rien à perdre.";
        case "done":
          return `Conquête : ${the(end.claimed)}.`;
        case "left":
          return `${end.name} a quitté la partie.`;
      }
    },
    began: (name) => `${name} a commencé.`,
  };
};
