import type { LearnWords } from "../learn.ts";

/** The page from which everything leads that can be learnt. */
export const learn: LearnWords = {
  title: "Apprendre",
  lead: "Le jeu en cinq minutes, ses règles au complet, et tous les chiffres qu’il cache.",
  lessons: "Apprendre en jouant",
  firstClimb: {
    name: "Première ascension",
    detail: "Tout le jeu sur un vrai plateau, une étape après l’autre.",
  },
  franjos: { name: "Franjos", detail: "Une seconde leçon, plus courte : ce que ce jeu a de différent." },
  lessonGoesOn: (part, of) => `On reprend à l’étape ${part} sur ${of}`,
  lessonDone: "Terminée, et à refaire quand on veut.",
  cases: {
    name: "Ai-je le droit… ?",
    detail: "De courtes questions sur les erreurs fréquentes : devinez, puis voyez ce que disent les règles.",
  },
  rules: "Règles",
  rulesLead: "Chaque façon de jouer a sa page, avec des exemples dessinés.",
  variants: "Variantes",
  compare: { name: "Comparer les règles", detail: "Toutes les options côte à côte, en clair." },
  odds: "Probabilités",
  explorer: {
    name: "Explorer les probabilités",
    detail:
      "Chaque somme, les 165 trios, et toute position de votre choix : comment utiliser vos dés, et ce que risque le prochain lancer.",
  },
  atTable: "Autour de la table",
  print: {
    name: "Imprimer",
    detail: "Une feuille de règles, un plateau, des camps et les tables de probabilités.",
  },
  ownDice: {
    name: "Lancer vos propres dés",
    detail: (moreOptions, ownDice) =>
      `À l’accueil, sous « ${moreOptions} », choisissez « ${ownDice} » : vous lancez sur la table, l’application tient le plateau.`,
  },
};
