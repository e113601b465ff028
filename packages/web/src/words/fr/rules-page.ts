import type { RulesPageWords } from "../rules-page.ts";
import type { Phrases } from "./phrases.ts";

/** The pages with rules. */
export const rulesPage = ({ all, count, number, columns }: Phrases): RulesPageWords => ({
  back: "Retour à Apprendre",
  title: (ruleset) => `Règles : ${ruleset}`,
  which: "Règles",
  play: "Jouer avec ces règles",
  print: "Imprimer sur une page",
  compare: "Comparer avec d’autres",
  contents: "Sur cette page",
  search: "Chercher dans ces règles",
  found: (sections) => `Trouvé dans ${count(sections, "partie", "parties")}`,
  foundNothing: "Rien trouvé. Essayez un mot plus court.",
  origin: {
    title: "D’où viennent ces règles",
    standard:
      "Elles suivent une description japonaise du jeu standard, la plus précise des quatre que nous avons comparées.",
    franjos:
      "Elles suivent la fiche d’une ludothèque française sur l’édition Franjos, un jeu à part à bien des égards.",
    "stop-sign":
      "Elles suivent une feuille de règles française de l’édition dont le plateau est un panneau stop.",
    wikipedia: "Elles suivent l’article de l’encyclopédie en français.",
    variant: "La même description mentionne cette variante.",
    byPlayers: "Cette variante vient de joueurs.",
    own: "Vous avez choisi ces options.",
  },
  example: {
    allowed: "Voici les coups possibles. Essayez-les sur le plateau :",
    nothing: "Aucun coup n’est possible.",
    move: (list) => (list.length === 2 && list[0] === list[1] ? `deux fois ${list[0]}` : columns(list)),
    after: (places) =>
      `Arrivée : ${all(places.map(({ column, space, top }) => `${top ? "sommet" : `case ${space}`} de la voie ${column}`))}.`,
  },
  cases: {
    title: "Ai-je le droit… ?",
    lead: "Devinez d’abord, puis voyez ce que disent les règles.",
    you: (pieces) => `Vous jouez les pièces de couleur ${pieces.toLowerCase()}, et c’est votre tour.`,
    dice: (dice) => `Dés : ${dice.join(" ")}`,
    count: (n, of) => `Question ${number(n)} sur ${number(of)}`,
    yes: "Oui",
    no: "Non",
    right: "Exact !",
    wrong: "Pas tout à fait.",
    next: "Question suivante",
    again: "Recommencer",
    score: (right, of) => `${number(right)} sur ${number(of)}.`,
    texts: {
      notRolled: { question: "Ces dés font 5, et ils font 11. Pouvez-vous jouer les deux ?" },
      leaveOut: {
        question: "Vous voulez avancer sur la 5 sans bouger sur la 9. Est-ce permis ?",
        yes: "Avec ces règles, une seule des deux sommes suffit ici.",
      },
      fourthRunner: { question: "Les dés font 6 et 9. Pouvez-vous ouvrir ces deux voies en plus ?" },
      oneSumFits: {
        question: "Le 10 convient, mais pas le 2 qui l’accompagne. Pouvez-vous jouer le 10 seul ?",
        yes: "Une somme d’une seule combinaison suffit. L’autre est simplement perdue.",
      },
      closedColumn: { question: "La voie 7 est déjà à vous. Pouvez-vous encore y grimper ?" },
      bottomAgain: {
        question: "Votre camp est sur la case 3 de la voie 5. Un nouveau grimpeur repart-il d’en bas ?",
        no: "Il repart de votre camp : voyez où il se place.",
      },
      lastRunner: {
        question: "Il reste un grimpeur, et les dés font 6 et 7. Pouvez-vous ouvrir les deux voies ?",
      },
      climbFirst: {
        question: "Vous avez encore un grimpeur en main. Pouvez-vous jouer deux fois 9 sans le placer ?",
        yes: "Avec ces règles, toute combinaison convient, qu’elle place un grimpeur ou non.",
      },
      stopAfterRoll: {
        question: "Ces dés ne vous plaisent pas. Pouvez-vous vous arrêter au lieu d’avancer ?",
        no: "Les dés sont lancés, il faut les jouer. C’est avant de lancer qu’on décide.",
      },
      stopUnplaced: {
        question: "Vous avez encore deux grimpeurs en main. Pouvez-vous vous arrêter ?",
        yes: "Avec ces règles, vous pouvez vous arrêter après n’importe quel coup.",
      },
      stopOnRival: {
        question: "Votre grimpeur partage une case avec un camp adverse. Pouvez-vous vous arrêter là ?",
        yes: "Avec ces règles, on peut être plusieurs sur une case.",
      },
      topAndBust: {
        question:
          "Votre grimpeur a atteint le sommet de la 7, puis vous décrochez. La voie est-elle à vous ?",
        yes: "Avec ces règles, une voie est à vous dès que vous atteignez son sommet. Seul le reste est perdu.",
        no: "Un sommet ne compte qu’une fois que vous vous êtes arrêté. Tout ce tour est perdu.",
      },
      thirdColumn: {
        question:
          "C’est la dernière voie qu’il vous fallait, mais d’autres n’ont pas encore joué. La partie est-elle finie ?",
        yes: "La partie s’arrête aussitôt.",
        no: "On finit le tour de table, pour que chacun ait joué autant de fois.",
      },
    },
  },
  unknown: "Ces règles n’existent pas. Voici les règles standard.",
  failed: "Les règles n’ont pas pu être chargées. Êtes-vous connecté ?",
});
