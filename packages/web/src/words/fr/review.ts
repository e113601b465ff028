import { figures } from "../figures.ts";
import type { LogWords } from "../log.ts";
import type { ReviewWords } from "../review.ts";
import type { Phrases } from "./phrases.ts";

/** The screen that reviews a game. */
export const review = (
  { number, percent, count, all, gains }: Phrases,
  { end }: Pick<LogWords, "end">,
): ReviewWords => {
  const { share, shareChange, decimal, decimalChange } = figures("fr-FR");
  const questions = (n: number) => count(n, "question", "questions");
  return {
    title: "Analyse",
    toGames: "Vers les parties",
    toGame: "Vers la partie",
    share: "Partager",
    notOver: "Cette partie se joue encore. Son analyse attend qu’elle soit finie.",
    unanswered: "La partie n’a pas pu être chargée. Êtes-vous en ligne ?",
    facts: (facts) => facts.join(" · "),
    chances: {
      value: share,
      change: shareChange,
      cost: (cost) => `${share(cost)} de perdus`,
      now: share,
      grid: percent,
    },
    turns: {
      value: (value) => decimal(-value),
      change: (change) => decimalChange(-change),
      cost: (cost) => `${decimal(cost)} ${cost < 2 ? "tour de perdu" : "tours de perdus"}`,
      now: (value) => `encore ${decimal(-value)}`,
      grid: number,
    },
    progress: {
      running: (done) => `Chaque décision est examinée : ${percent(done)}`,
      stop: "Arrêter",
      stopped: "Arrêtée en chemin. Ce qui a été jugé reste.",
      goOn: "Tout analyser",
      failed: "L’analyse ne s’est pas chargée. Êtes-vous en ligne ?",
    },
    chart: {
      title: "Chances de gagner",
      titleAlone: "Nombre de tours attendu",
      moment: "Moment de la partie",
      notYet: "…",
      turn: "Après",
      start: "Avant le premier lancer",
    },
    steps: {
      label: "Parcourir la partie",
      first: "Au début",
      previous: "Un pas en arrière",
      next: "Un pas en avant",
      last: "À la fin",
      nextMistake: "Erreur suivante",
      of: (moment, last) => `${number(moment)}/${number(last)}`,
    },
    moment: {
      label: "Ce moment",
      start: "Le début",
      startDetail: "Parcourez la partie avec les flèches.",
      position: "La position",
      turn: (turn, name) => (name === "" ? `Tour ${number(turn)}` : `${name}, tour ${number(turn)}`),
      moved: (name, list) =>
        name === "" ? `Vous avancez : ${gains(list)}.` : `${name} avance : ${gains(list)}.`,
      saidWith: (said, chances) => `${said} ${all(chances.map(([name, chance]) => `${name} ${chance}`))}.`,
      alternatives: "Le choix",
      stopOrRoll: "S’arrêter ou relancer ?",
      played: "joué",
      best: "le meilleur",
      option: (what, value, marks) => [what, value, ...marks].filter((part) => part !== "").join(", "),
      forced: "Le seul choix.",
      right: "Le meilleur choix.",
      fine: (cost) => `Presque le meilleur : ${cost}.`,
      fault: (severity, cost) => {
        const name = { slight: "Une imprécision", mistake: "Une erreur", blunder: "Une grosse erreur" }[
          severity
        ];
        return `${name} : ${cost}.`;
      },
      gaveUp: (cost) => `Abandon : ${cost}.`,
      luck: (change) => `Chance de ce lancer : ${change}`,
      now: "Et maintenant ?",
      asking: "Le meilleur robot réfléchit…",
      noAnswer: "Le meilleur robot ne s’est pas chargé. Êtes-vous en ligne ?",
    },
    severities: { slight: "imprécision", mistake: "erreur", blunder: "grosse erreur" },
    summary: {
      title: "Le jeu et la chance",
      sofar: "Le jeu et la chance jusqu’ici",
      plays: {
        masterly: "Un jeu de maître.",
        strong: "Un jeu solide.",
        good: "Un bon jeu.",
        fair: "Un jeu inégal.",
        loose: "Un jeu hasardeux.",
      },
      fortunes: {
        blessed: "Des dés très favorables.",
        lucky: "Des dés favorables.",
        even: "Des dés neutres.",
        unlucky: "Des dés contraires.",
        cursed: "Des dés très contraires.",
      },
      right: (right, decisions) =>
        `${count(decisions, "décision", "décisions")}, dont ${number(right)} au mieux.`,
      noDecisions: "Rien à décider.",
      books: "Le compte",
      rows: {
        start: "Au départ",
        luck: "Chance aux dés",
        rivalLuck: "Malchance adverse",
        cost: "Erreurs",
        gifts: "Erreurs adverses",
        drift: "Révisions du juge",
        result: "À la fin",
        resultSofar: "À présent",
        withoutLuck: "Sans la chance",
        meanCost: "Par décision",
      },
      about:
        "Tous les nombres sont des chances de gagner. À partir du départ, la chance et les erreurs s’additionnent jusqu’à la fin ; la ligne d’en dessous laisse la chance de côté, et peut dépasser 100 % ou tomber sous zéro. Le juge est le meilleur robot d’ici : fort, mais pas infaillible.",
      aboutAlone:
        "Tous les nombres sont des tours : combien la partie devait en prendre, et ce que les dés et les décisions ont ajouté ou épargné. Le juge est le meilleur robot d’ici : fort, mais pas infaillible.",
    },
    list: {
      title: "Tours",
      running: "En cours.",
      end,
      label: (parts) => parts.join(" · "),
    },
    quiz: {
      title: "Trouver le meilleur coup",
      open: (n) => `Trouver mieux : ${questions(n)}`,
      openFor: (name, n) => `Trouver mieux pour ${name} : ${questions(n)}`,
      question: (n, of) => `Question ${number(n)} sur ${number(of)}`,
      whichMove: (name) =>
        name === "" ? "Quel est le meilleur coup ?" : `À ${name} de choisir : quel est le meilleur coup ?`,
      stopOrRoll: (name) =>
        name === "" ? "S’arrêter ou relancer ?" : `À ${name} de choisir : s’arrêter ou relancer ?`,
      found: "C’est le meilleur choix.",
      close: (cost) => `Presque le meilleur : ${cost}.`,
      missed: (best, cost) => `Mieux : ${best}. Ici, ${cost}.`,
      played: (what) => `Joué dans la partie : ${what}.`,
      next: "Question suivante",
      end: "Voir le résultat",
      leave: "Retour à l’analyse",
      result: (found, of) => `${number(found)} sur ${number(of)}`,
      praise: {
        all: "Tout est trouvé. La prochaine partie n’a qu’à bien se tenir.",
        some: "Chacun de ces coups vaut un peu, et les petits ruisseaux font les grandes rivières.",
        none: "C’étaient des coups difficiles. Parcourez-les encore une fois, puis réessayez.",
      },
      again: "Encore une fois",
    },
    playOn: {
      open: "Jouer à partir d’ici",
      title: "Jouer à partir d’ici",
      about: "La partie reprend à ce moment avec de nouveaux dés, comme une partie à part. Qui joue ?",
      person: "Quelqu’un ici",
      bot: (name, temper) => `${name}, ${temper}`,
      begin: "Jouer",
    },
  };
};
