import type { Texts } from "@cantstop/texts";
import { figures } from "../figures.ts";
import type { GamesWords } from "../games.ts";
import type { Phrases } from "./phrases.ts";

type FailureText = Awaited<ReturnType<Texts["loadFailures"]>>;

/** The screen with this device's games. */
export const games = ({ all, count, plural, turns, number, percent }: Phrases, failure: FailureText) => {
  const { share, shareChange, decimal, decimalChange } = figures("fr");
  const facts = (list: readonly string[]) => list.join(" · ");
  return {
    facts,
    title: "Parties",
    home: "Retour à l’accueil",
    empty: "Pas encore de partie. Jouez-en une !",
    play: "Jouer",
    running: "En cours",
    finished: "Terminées",
    filter: {
      rules: "Règles",
      anyRules: "Toutes",
      opponent: "Contre",
      anyone: "N’importe qui",
      people: "Des personnes seulement",
      online: "D’autres, en ligne",
      alone: "Personne : en solo",
      player: "Parties de",
      everybody: "Tout le monde",
      noMatch: "Aucune partie de ce genre.",
    },
    result: (winners, claims) => {
      const score = claims.map(number).join("–");
      if (winners.length === 0) return `Personne n’a gagné, ${score}`;
      return winners.length > 1
        ? `${all(winners)} ont gagné ensemble, ${score}`
        : `${all(winners)} a gagné, ${score}`;
    },
    climbed: (n) => `Réussi en ${turns(n)}`,
    givenUp: "Abandon",
    ownDice: "vrais dés",
    online: "en ligne",
    more: (rest) => `Montrer ${count(rest, "autre partie", "autres parties")}`,
    review: (game) => `Analyser : ${game}`,
    reviewThis: "Analyser",
    remove: (game) => `Supprimer : ${game}`,
    removeQuestion: "Supprimer cette partie ?",
    removeRunning: "Elle n’est pas finie, et ne pourra pas être récupérée.",
    removeFinished: "Elle disparaîtra de la liste et des statistiques, et ne pourra pas être récupérée.",
    removeUnreadable: "Elle ne pourra pas être récupérée, sauf si vous l’avez téléchargée.",
    removeConfirm: "Supprimer",
    statistics: {
      title: "Statistiques",
      games: "Parties",
      wins: "Gagnées",
      busts: "Décro\u00ADchages",
      expected: "Attendus",
      aboutExpected:
        "Les décrochages sont comptés par tour. « Attendus » : ce que donne la somme des risques de tous les lancers.",
      forEach: "Une partie compte pour chaque personne qui l’a jouée.",
      best: "Record de tours",
      share: (n, of) => (of === 0 ? number(n) : `${number(n)} (${percent(n / of)})`),
      players: "À la table",
      player: "Nom",
      allPeople: "Toutes les personnes",
      allBots: "Tous les robots",
      of: (found, all) =>
        `Sur ${number(found)} de ${count(all, "partie", "parties")}, selon le choix ci-dessus.`,
      opponents: "Selon l’adversaire",
      opponent: "Contre",
      rulesets: "Selon les règles",
      ruleset: "Règles",
      places: "Selon l’ordre du premier tour de table",
      place: "Rang",
      placeOf: (place) => ["Commence", "En deuxième", "En troisième", "En quatrième"][place - 1] ?? "",
      alone: "En solo",
      unknownRuleset: "Règles inconnues",
      daily: "Défi du jour",
      dailyFacts: (climbed, row, longest) =>
        facts([
          count(climbed, "défi relevé", "défis relevés"),
          `${count(row, "jour", "jours")} de suite`,
          `record : ${count(longest, "jour", "jours")}`,
        ]),
    },
    trend: {
      title: "Jeu et chance",
      about:
        "Les analyses les distinguent. Chaque point est une partie, la plus récente à droite ; la ligne est la moyenne de cinq parties.",
      whose: (name) => `Ici, les parties vues par ${name}. Pour quelqu’un d’autre, choisissez plus haut.`,
      cost: "Perdu par décision",
      luck: "Chance",
      mean: (value) => `En moyenne ${value}`,
      chances: { value: share, change: shareChange },
      turns: {
        value: (value) => `${decimal(value)} tour`,
        change: (change) => `${decimalChange(change)} tour`,
      },
      asTable: "La même chose en tableau",
      game: "Partie",
      reviewed: (done, all) =>
        done === all
          ? plural(all, {
              one: "Cette partie est analysée.",
              other: `Les ${number(all)} parties sont analysées.`,
            })
          : `Parties analysées : ${number(done)} sur ${number(all)}.`,
      reviewRest: (rest) => `Analyser ${count(rest, "partie", "parties")}`,
      progress: (done, all) => `Analyse de la partie ${number(done + 1)} sur ${number(all)}…`,
      stop: "Arrêter",
      failed: "L’analyse n’a pas pu être chargée. Êtes-vous en ligne ?",
    },
    file: {
      title: "Tout dans un fichier",
      about:
        "Les parties, les noms et les réglages ne sont gardés que sur cet appareil. Enregistrez-les dans un fichier, et chargez-le où vous voulez.",
      save: "Enregistrer",
      load: "Charger",
      saveFailed: "Le fichier n’a pas pu être créé. Réessayez.",
      restored: (added, updated) => {
        if (added + updated === 0)
          return "Réglages et noms chargés. Toutes les parties du fichier étaient déjà ici.";
        const told = [
          "réglages",
          "noms",
          ...(added > 0 ? [count(added, "nouvelle partie", "nouvelles parties")] : []),
          ...(updated > 0 ? [count(updated, "partie plus avancée", "parties plus avancées")] : []),
        ];
        return `C’est chargé : ${all(told)}.`;
      },
      notKept: "Mais ce navigateur ne garde les parties que jusqu’à la fermeture de la page.",
      faults: {
        not_json: "Ce fichier est abîmé, ou n’est pas un fichier de Can’t Stop. Rien n’a changé.",
        not_a_backup: "Ce n’est pas un fichier enregistré par Can’t Stop. Rien n’a changé.",
        newer_version:
          "Ce fichier vient d’une version plus récente. Rechargez la page pour l’obtenir, puis réessayez.",
      },
      badGame: (id, problem) =>
        `La partie ${id} de ce fichier est illisible ; rien n’a donc changé. ${failure(problem)}`,
    },
    unreadable: {
      title: "Parties illisibles",
      about:
        "Elles ont été mises de côté. Si vous y tenez, téléchargez-les : elles sont peut-être réparables.",
      item: (id) => `Partie ${id}`,
      save: "Télécharger",
    },
    failed: "Les parties terminées n’ont pas pu être chargées. Êtes-vous en ligne ?",
    loading: "Recherche des parties terminées…",
  } satisfies GamesWords;
};
