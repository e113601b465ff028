import {
  fitting,
  ROOM_BESIDE_TOOLS,
  ROOM_FOR_DETAIL,
  ROOM_FOR_LINE,
  ROOM_FOR_NOTE,
  ROOM_ON_CARD,
  ROOM_UNDER_SENTENCE,
} from "../fitting.ts";
import type { Gain, GameWords } from "../game.ts";
import type { Phrases } from "./phrases.ts";

/** A sentence with its full stop; names may bring their own. */
const ended = (said: string): string => (said.endsWith(".") ? said : `${said}.`);

/** Somebody is told something, or it is only said: alone there is nobody to name. */
const to = (name: string, said: string, end = "."): string => {
  const told = name === "" ? said : `${said}, ${name}`;
  return end === "." ? ended(told) : `${told}${end}`;
};

/** Somebody does something; who plays alone is spoken to. */
const does = (name: string, what: string, alone: string): string =>
  name === "" ? `Vous ${alone}` : `${name} ${what}`;

/** What begins with an article begins a sentence. */
const capital = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;

const same = (text: string) => ({ text, detail: "", short: text });

/** The game screen. */
export const game = ({
  number,
  plural,
  count,
  percent,
  all,
  any,
  steps,
  turns,
  busts,
  columns,
  the,
  turnOf,
  step,
  gain,
  gains,
  shortList,
}: Phrases) => {
  const toPercent = (share: number) => {
    if (share > 0 && share < 0.01) return `<${percent(0.01)}`;
    if (share < 1 && share > 0.99) return `>${percent(0.99)}`;
    return percent(share);
  };
  const areYours = (list: readonly number[]) => (list.length > 1 ? "sont à vous" : "est à vous");
  /** A move as a card has it: "6 monte de 2". */
  const climb = (g: Gain) => (g.top || g.steps === 0 ? gain(g) : `${g.column} monte de ${g.steps}`);
  /** Moves as one says them. */
  const spoken = (list: readonly Gain[]) =>
    all(
      list.map(({ column, steps: up, top }) => {
        if (top) return `${column} atteint le sommet`;
        return up === 0 ? `${column} part du camp` : `${column} monte de ${steps(up)}`;
      }),
    );
  const lost = (n: number) => `${steps(n)} ${plural(n, { one: "perdue", other: "perdues" })}`;
  const kept = (n: number) => `${steps(n)} ${plural(n, { one: "gardée", other: "gardées" })}`;

  return {
    play: {
      subtitle: (ruleset, target) => `${ruleset} · ${count(target, "voie", "voies")} à conquérir`,
      subtitleAlone: (ruleset, target) => `${ruleset} · ${count(target, "voie", "voies")}, en solo`,
      regions: {
        seats: "Autour de la table",
        board: "Plateau",
        choices: "Combinaisons",
        actions: "À vous de décider",
      },
      menu: "Menu",
      help: "Aide et raccourcis",
      sound: "Son",
      log: "Ce qui s’est passé",
      playing: (left) =>
        left === 0
          ? "joue · tous les grimpeurs placés"
          : `joue · ${count(left, "grimpeur", "grimpeurs")} à placer`,
      turnNumber: (turn) => `tour ${number(turn)}`,
      hasLeft: "a quitté la partie",
      tally: (owned, target) => `${number(owned)}/${number(target)}`,
      slots: (owned, target, list) => {
        const tally = `${count(owned, "voie", "voies")} sur ${number(target)}`;
        return owned === 0 ? tally : `${tally} : ${columns(list)}`;
      },
      dice: (dice) => `Dés : ${columns(dice)}`,
      pairs: (a, b) => `Dés : ${columns(a)} ; ${columns(b)}`,
      noDice: "Les dés attendent",
      startDice: "Les dés qui disent qui commence",
      bustRisk: "de risque",
      askOdds: "Voir le risque de décrochage",
      percent: toPercent,
      stepsAtStake: (n) => plural(n, { one: "case\nen jeu", other: "cases\nen jeu" }),
      steps: number,
      chip: ({ column, steps }) => `${column} +${steps}`,
    },
    sentences: {
      whoBegins: same("Qui commence ?"),
      turn: (name) => same(to(name, "À vous")),
      turnAlone: (turn) => same(`Tour ${number(turn)}.`),
      turnAfterClaim: (name, claimer, list) => ({
        text: `${claimer} conquiert ${the(list)}.`,
        detail: to(name, "À vous"),
        short: fitting(
          ROOM_FOR_LINE,
          `${claimer} conquiert ${the(list)}. ${name}, à vous !`,
          `${claimer} conquiert ${the(list)}.`,
          `${claimer} : voies ${columns(list)}.`,
        ),
      }),
      turnAfterClaimAlone: (turn, list) => ({
        text: `Vous avez conquis ${the(list)}.`,
        detail: `Tour ${number(turn)}.`,
        short: fitting(
          ROOM_FOR_LINE,
          `Vous avez conquis ${the(list)}. Tour ${number(turn)}.`,
          `Vous avez conquis ${columns(list)}.`,
        ),
      }),
      pick: {
        text: "Choisissez une combinaison.",
        detail: "Le plateau montre où mène chaque choix.",
        short: "Choisissez une combinaison.",
      },
      ask: (cause) =>
        cause === "one_runner"
          ? {
              text: "Il reste un grimpeur.",
              detail: "Sur quelle voie ?",
              short: "Un seul grimpeur : sur quelle voie ?",
            }
          : {
              text: "Une somme ou les deux ?",
              detail: "Rien n’oblige à jouer les deux.",
              short: "Une somme, ou les deux ?",
            },
      climbs: (list, name, n) => ({
        text: to(name, `${columns(list.map((g) => g.column))} ${list.length > 1 ? "grimpent" : "grimpe"}`),
        detail: n > 0 ? `Garder ${steps(n)}, ou tout risquer ?` : "S’arrêter là, ou relancer ?",
        short: n > 0 ? `Garder ${steps(n)}, ou relancer ?` : "S’arrêter là, ou relancer ?",
      }),
      double: ({ column, steps: up, top }, n) => ({
        text: top
          ? `Doublé de ${column} : droit au sommet !`
          : `Doublé de ${column} : ${steps(up)} plus haut.`,
        detail: `Garder ${steps(n)}, ou tout risquer ?`,
        short: `Doublé : garder ${steps(n)}, ou lancer ?`,
      }),
      topped: (list, name) =>
        list.length > 1
          ? {
              text: to(name, `${columns(list)} sont au sommet`),
              detail: "Arrêtez-vous pour les conquérir, ou risquez-les.",
              short: `${columns(list)} au sommet : les conquérir ?`,
            }
          : {
              text: to(name, `${columns(list)} est au sommet`),
              detail: "Arrêtez-vous pour la conquérir, ou risquez-la.",
              short: `${columns(list)} au sommet : la conquérir ?`,
            },
      allTopped: (name) => ({
        text: to(name, "Trois sommets", " !"),
        detail: "Plus rien ne peut avancer : arrêtez-vous.",
        short: "Trois sommets : arrêtez-vous !",
      }),
      wins: (name) => ({
        text: to(name, "Ce serait gagné", " !"),
        detail: "Arrêtez-vous, et la partie est à vous.",
        short: "Arrêtez-vous, et la partie est à vous !",
      }),
      claimsAtOnce: (list, name, wins) => ({
        text: to(name, `${capital(the(list))} ${areYours(list)}`, " !"),
        detail: wins ? "Et la partie avec." : "C’est la fin de votre tour.",
        short: wins
          ? `Avec ${columns(list)}, la partie est à vous !`
          : `${columns(list)} ${areYours(list)} ; le tour finit.`,
      }),
      reaches: (list, name) => ({
        text: to(name, `${capital(the(list))} ${areYours(list)}`),
        detail: "Même en décrochant. S’arrêter, ou relancer ?",
        short: `${columns(list)} ${areYours(list)}. On continue ?`,
      }),
      rollOn: (name, reason, cause) => ({
        text: to(name, "Relancez"),
        detail:
          cause === null
            ? reason
            : "unplaced" in cause
              ? plural(cause.unplaced, {
                  one: "Placez votre dernier grimpeur avant de vous arrêter.",
                  other: `Placez encore ${cause.unplaced} grimpeurs avant de vous arrêter.`,
                })
              : `Impossible de s’arrêter sur le camp adverse en ${cause.rivalOn}.`,
        short:
          cause === null
            ? "Relancez."
            : "unplaced" in cause
              ? plural(cause.unplaced, {
                  one: "Relancez : un grimpeur reste à placer.",
                  other: `Relancez : placez encore ${cause.unplaced} grimpeurs.`,
                })
              : `Relancez : camp adverse en ${cause.rivalOn}.`,
      }),
      decide: (name, n) => ({
        text: to(name, "S’arrêter ou relancer", " ?"),
        detail: n > 0 ? plural(n, { one: "1 case est en jeu.", other: `${steps(n)} sont en jeu.` }) : "",
        short: "S’arrêter, ou relancer ?",
      }),
      bust: (n) =>
        same(
          n === 0
            ? "Décrochage ! Mais rien n’était en jeu."
            : `Décrochage ! ${steps(n)} ${plural(n, { one: "s’envole", other: "s’envolent" })}.`,
        ),
      bustOf: (name, n, next) => {
        const bust = n === 0 ? `${name} décroche.` : `${name} décroche : ${lost(n)}.`;
        const short = fitting(ROOM_FOR_LINE, bust, `${name} décroche.`);
        if (next === null) return { text: bust, detail: "", short };
        return {
          text: bust,
          detail: to(next, "À vous"),
          short: fitting(ROOM_FOR_LINE, `${bust} ${next}, à vous !`, short),
        };
      },
      won: (names) => {
        const text = names.length > 1 ? `${all(names)} gagnent ensemble !` : `${all(names)} gagne !`;
        return { text, detail: "", short: fitting(ROOM_FOR_LINE, text, "La victoire est partagée !") };
      },
      wonAlone: (n) => same(`Réussi en ${turns(n)} !`),
      over: {
        text: "La partie est finie.",
        detail: "Plus personne n’est là pour la gagner.",
        short: "La partie est finie.",
      },
    },
    watching: {
      turn: (name) => same(`${turnOf(name)}.`),
      rolled: (name, dice) => ({
        text: `${name} obtient ${columns(dice)}.`,
        detail: "",
        short: fitting(ROOM_FOR_LINE, `${name} obtient ${columns(dice)}.`, `Dés : ${dice.join(", ")}.`),
      }),
      climbs: (name, list) => ({
        text: `${name} : ${gains(list)}.`,
        detail: "",
        short: fitting(ROOM_FOR_LINE, `${name} : ${gains(list)}.`, `${shortList(list)}.`),
      }),
      decided: (name, stops, n) =>
        stops
          ? { text: `${name} s’arrête.`, detail: n > 0 ? `${kept(n)}.` : "", short: `${name} s’arrête.` }
          : same(`${name} relance.`),
      failed: (name) => ({
        text: `${name} ne répond plus.`,
        detail: "Quelque chose n’a pas chargé. Êtes-vous en ligne ?",
        short: fitting(ROOM_FOR_LINE, `${name} ne répond plus. Hors ligne ?`, `${name} ne répond plus.`),
      }),
      // The piece is drawn beside these, so a long name may go.
      rolling: (name) => fitting(ROOM_FOR_DETAIL, `${name} lance les dés`, "Les dés roulent…"),
      choosing: (name) => fitting(ROOM_FOR_DETAIL, `${name} choisit`, "Choix en cours…"),
      thinking: (name) => fitting(ROOM_FOR_DETAIL, `${name} réfléchit`, "Réflexion…"),
      rollsOn: (name) => fitting(ROOM_FOR_DETAIL, `${name} relance`, "On relance !"),
      stops: (name) => fitting(ROOM_FOR_DETAIL, `${name} s’arrête`, "Arrêt"),
      stuck: (name) => fitting(ROOM_FOR_DETAIL, `${name} ne répond plus`, "Ne répond plus"),
      skip: "Passer à la fin de ce tour",
      tryAgain: "Réessayer",
    },
    notes: {
      begin: "Un plateau vide. À vous le premier lancer.",
      beginAlone: "Un plateau vide, et personne sur votre chemin.",
      highestDie: (rounds, first) => {
        const told = rounds.map((rolls) => rolls.map(({ name, die }) => `${name} ${die}`).join(", "));
        const inFull = `${told.join(" ; puis : ")}. ${first} commence.`;
        // The dice lie in the tray, too.
        return fitting(ROOM_FOR_NOTE, inFull, `${first} a le dé le plus élevé et commence.`);
      },
      startRound: (round, level) => {
        const told = `${round.map(({ name, die }) => `${name} ${die}`).join(", ")}.`;
        return level.length > 1 ? `${told} ${all(level)} relancent.` : told;
      },
      turnEnd: (end) => {
        switch (end.kind) {
          case "stop": {
            const told =
              end.claimed.length > 0
                ? does(end.name, `conquiert ${the(end.claimed)}`, `conquérez ${the(end.claimed)}`)
                : does(end.name, "s’arrête", "vous arrêtez");
            return end.gains.length === 0 ? `${told}.` : `${told} : ${shortList(end.gains)}.`;
          }
          case "bust": {
            const told = does(end.name, "décroche", "décrochez");
            return end.steps === 0 ? `${told}.` : `${told} : ${lost(end.steps)}.`;
          }
          case "done":
            return `${does(end.name, `conquiert ${the(end.claimed)}`, `conquérez ${the(end.claimed)}`)}.`;
          case "left":
            return `${end.name} a quitté la partie.`;
        }
      },
      kept: (list, n) => `${kept(n)} : ${columns(list.map((g) => g.column))}.`,
      lastRound: (names, target) =>
        fitting(
          ROOM_UNDER_SENTENCE,
          `Dernier tour de table : ${all(names)} ${names.length > 1 ? "ont" : "a"} ${count(target, "voie", "voies")}.`,
          "C’est le dernier tour de table.",
        ),
      bust: (cause, claimed, hasCamps) => {
        const stays =
          claimed.length > 0
            ? `${capital(the(claimed))} ${claimed.length > 1 ? "restent conquises" : "reste conquise"}.`
            : hasCamps
              ? "Vos camps restent."
              : "";
        switch (cause.kind) {
          case "no_fit":
            return `Aucune paire ne donne ${any(cause.columns.map(String))}. ${stays}`;
          case "all_topped":
            return `Les trois grimpeurs étaient au sommet : aucun ne pouvait avancer. ${stays}`;
          case "must_place":
            return `Après une conquête, le lancer suivant doit placer un grimpeur. ${stays}`;
          case "nothing_open":
            return `Aucune paire de ces dés n’est jouable. ${stays}`;
        }
      },
      bestTurn: (name, n, rolls) =>
        `Meilleur tour : ${name === "" ? "" : `${name}, `}${steps(n)} en ${count(rolls, "lancer", "lancers")}.`,
      totals: (n, bust) => `${turns(n)}, ${busts(bust)}`,
      dailyCounts: "C’est votre résultat du jour.",
      dailyForFun: (n) => `C’était pour le plaisir : votre résultat du jour est de ${turns(n)}.`,
      together: (sentences) => sentences.join(" "),
    },
    cards: {
      moves: (list) => {
        const [a, b] = list;
        if (!a) return { headline: "", detail: "", short: "" };
        if (!b) return { headline: climb(a), detail: "", short: climb(a) };
        const both = `${a.column} et ${b.column}`;
        if (!a.top && !b.top && a.steps === b.steps && a.steps > 0)
          return { headline: both, detail: `${steps(a.steps)} chacune`, short: both };
        const [first, second] = b.top && !a.top ? [b, a] : [a, b];
        return {
          headline: climb(first),
          detail: `et ${climb(second)}`,
          short: first.top && !second.top ? climb(first) : both,
        };
      },
      only: (g, why) => {
        const headline = g.top ? gain(g) : `${g.column} seulement`;
        return { headline, detail: why, short: headline };
      },
      either: (list, cause) => {
        const or = any(list.map(String));
        return cause === "one_runner"
          ? { headline: or, detail: "un seul grimpeur", short: or }
          : { headline: list.join(" et/ou "), detail: "une somme ou les deux", short: list.join(" et/ou ") };
      },
      closed: ([first = "", second = ""]) => ({
        headline: first,
        detail: second,
        short: fitting(ROOM_ON_CARD, first, "injouable"),
      }),
      noRunner: (list) => ({
        headline: "aucun grimpeur",
        detail: `pour ${any(list.map((column) => `la ${column}`))}`,
        short: "aucun grimpeur",
      }),
      columnClosed: (list, owners) =>
        list.length > 1
          ? {
              headline: `${columns(list)} fermées`,
              detail: owners.length === 1 ? `elles sont à ${owners[0]}` : "",
              short: "voies fermées",
            }
          : {
              headline: `${columns(list)} est fermée`,
              detail: owners.length === 1 ? `elle est à ${owners[0]}` : "",
              short: `${columns(list)} est fermée`,
            },
      label: ([a, b], { headline, detail }, why, mark) => {
        const what = detail ? `${headline}, ${detail}` : headline;
        return [`${a} et ${b} : ${what}.`, why, mark && `${mark}.`].filter((part) => part !== "").join(" ");
      },
      automatic: "seul choix",
      question: (list, cause) => {
        if (cause === "one_runner") return `${capital(any(list.map((column) => `la ${column}`)))} ?`;
        return list.length > 1 ? "Une seule, ou les deux ?" : "Une fois, ou deux ?";
      },
      step,
      answer: (list, mark) => (mark === "" ? spoken(list) : `${spoken(list)}. ${mark}.`),
      back: "Revenir aux combinaisons",
    },
    hint: {
      ask: "Conseil",
      thinking: "Le robot le plus fort réfléchit…",
      failed: "Pas de conseil. Redemandez-le.",
      worth: (value, unit) => (unit === "chance" ? toPercent(value) : number(Math.round(value * 10) / 10)),
      advice: (advised, unit) => {
        // The worth of turns is a number already written: singular below 2.
        const inTurns = (worth: string) => `${worth} ${/^[01](?!\d)/.test(worth) ? "tour" : "tours"}`;
        const worth = unit === "chance" ? `gagne à ${advised.worth}` : inTurns(advised.worth);
        if (advised.kind === "move") {
          const what = advised.columns.join(" et ");
          if (advised.next === null) return `${what} : ${worth}.`;
          const next = advised.next === "stop" ? "s’arrêter" : "relancer";
          return fitting(
            ROOM_BESIDE_TOOLS,
            `${what}, puis ${next} : ${worth}.`,
            `${what}, ${next} : ${worth}.`,
          );
        }
        const what = advised.kind === "stop" ? "S’arrêter" : "Relancer";
        const other = advised.other === null ? "" : `, sinon ${advised.other}`;
        return `${what}${unit === "chance" ? " " : " : "}${worth}${other}.`;
      },
      mark: (value, unit, isBest) => {
        const worth = unit === "chance" ? `${value} de chances de gagner` : `tours à jouer : ${value}`;
        return isBest ? `Meilleur choix, ${worth}` : worth;
      },
    },
    ownDice: {
      roll: (name) => ({
        text: to(name, "Lancez vos dés"),
        detail: "Touchez ou tapez ce que vous voyez.",
        short: fitting(ROOM_FOR_LINE, to(name, "Entrez vos quatre dés"), "Entrez vos quatre dés."),
      }),
      correct: {
        text: "Qu’avez-vous lancé ?",
        detail: "Corrigez ce qui a été mal saisi.",
        short: "Qu’avez-vous lancé ?",
      },
      toGo: (n) => `encore ${count(n, "dé", "dés")}`,
      typed: (dice) => (dice.length === 0 ? "Aucun dé saisi" : `Saisi : ${columns(dice)}`),
      backspace: "Effacer le dernier dé",
      back: "Retour",
      correctTool: "Corriger les dés",
    },
    actions: {
      roll: "Lancer",
      rollAgain: "Relancer",
      stop: "S’arrêter",
      afterPick: "après votre choix",
      toGoOn: (share) => `${share} de réussite`,
      keep: (n, claimed, wins) => {
        if (wins) return "et gagner";
        if (claimed.length > 2) return "conquérir les trois";
        if (claimed.length > 0) return `conquérir ${columns(claimed)}`;
        return n === 0 ? "finir le tour" : `garder ${steps(n)}`;
      },
      notYet: (cause) => {
        if (cause === null) return "pas encore";
        if ("rivalOn" in cause) return `camp adverse en ${cause.rivalOn}`;
        return `${count(cause.unplaced, "grimpeur", "grimpeurs")} à placer`;
      },
      claim: (list) => (list.length > 1 ? "Les conquérir" : `Conquérir ${the(list)}`),
      claimDetail: (wins) => (wins ? "et gagner" : "et finir le tour"),
      turnOf,
      nextTurn: "Tour suivant",
      skip: "Passer",
      result: "Voir le résultat",
      rematch: "Revanche",
      begins: (name) => fitting(ROOM_FOR_DETAIL, `${name} commence`, name),
      again: "Encore une fois",
      review: "Analyser",
      share: "Partager",
      shareDetail: "votre résultat",
      copied: "copié",
    },
    dailyResult: (day, n, bust) => `Can’t Stop, défi du ${day} : ${turns(n)}, ${busts(bust)}`,
    said: {
      rolled: (name, dice) => `${does(name, "obtient", "obtenez")} ${columns(dice)}.`,
      forced: (name, dice, list) =>
        `${does(name, "obtient", "obtenez")} ${columns(dice)}. Un seul choix : ${spoken(list)}.`,
      picked: (list, odds) => {
        if (odds === null) return `${spoken(list)}.`;
        if (odds === "ends") return `${spoken(list)}. Cela finit le tour.`;
        return `${spoken(list)}. Risque de décrochage : ${odds.risk}, ${steps(odds.steps)} en jeu.`;
      },
      bust: (name, dice, n) =>
        `${does(name, "obtient", "obtenez")} ${columns(dice)} : décrochage${n > 0 ? `, ${lost(n)}` : ""}.`,
      nextTurn: (before, name) => (before ? `${before} ${turnOf(name)}.` : `${turnOf(name)}.`),
      nextTurnAlone: (before, turn) => (before ? `${before} Tour ${number(turn)}.` : `Tour ${number(turn)}.`),
      won: (names) =>
        names.length > 1 ? `${all(names)} gagnent ensemble.` : `${all(names)} gagne la partie.`,
      wonAlone: (n) => `Vous voilà au sommet, après ${turns(n)}.`,
    },
    board: {
      caption: "Le plateau",
      heads: ["Voie", "Qui se trouve où"],
      column: (column) => `Voie ${column}`,
      sentence: ({ length, owner, camps, runner, lost }) => {
        const parts = [
          ...(owner === null ? [] : [`conquise par ${owner}`]),
          ...(runner
            ? [
                runner.space === length
                  ? `grimpeur au sommet, ${steps(runner.steps)} en jeu`
                  : `grimpeur en case ${runner.space} sur ${length}, ${steps(runner.steps)} en jeu`,
              ]
            : []),
          ...(lost === null ? [] : [`grimpeur perdu en case ${lost}`]),
          ...camps.map(({ name, space }) => `${name} en case ${space} sur ${length}`),
        ];
        return parts.length === 0 ? `Vide, ${steps(length)}.` : ended(parts.join(" ; "));
      },
    },
  } satisfies GameWords;
};
