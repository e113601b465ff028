import { makeReasonText } from "../reason.ts";
import { inWords, locale } from "./locale.ts";

/** Words for what keeps a player from a move or a stop. */
export const reason = makeReasonText({
  column_closed: ({ column, owner }, seatName) => ({
    short: `${column} est fermée`,
    sentence: `La voie ${column} est fermée : ${seatName(owner)} l’a conquise.`,
  }),
  runner_on_top: ({ column }) => ({
    short: `${column} est au sommet`,
    sentence: `Le grimpeur de la voie ${column} est au sommet et n’avance plus pendant ce tour.`,
  }),
  no_runner_left: ({ column }) => ({
    short: `pas de grimpeur en ${column}`,
    sentence: `Les trois grimpeurs sont sur d’autres voies : il n’en reste aucun pour la voie ${column}.`,
  }),
  one_step_left: ({ column }) => ({
    short: "une case seulement",
    sentence: `Il ne reste qu’une case à gravir sur la voie ${column} : la seconde est perdue.`,
  }),
  one_runner_left: () => ({
    short: "un grimpeur restant",
    sentence: "Il ne reste qu’un grimpeur pour deux nouvelles voies : choisissez l’une des deux.",
  }),
  nothing_playable: () => ({
    short: "rien à jouer",
    sentence: "Aucune des deux sommes de cette combinaison n’est jouable.",
  }),
  must_reenter: () => ({
    short: "ne place personne",
    sentence:
      "Après une conquête, le coup suivant doit placer un grimpeur, et cette combinaison n’en place aucun.",
  }),
  prefer_open: () => ({
    short: "une voie fermée",
    sentence:
      "Tant qu’un grimpeur reste à placer, les combinaisons sans voie fermée passent d’abord, et ces dés en offrent une.",
  }),
  must_be_open: () => ({
    short: "une voie fermée",
    sentence:
      "Tant qu’un grimpeur reste à placer, une combinaison avec une voie fermée ne peut pas être choisie.",
  }),
  double_not_yet: () => ({
    short: "doublé trop tôt",
    sentence: "Un doublé doit attendre tant que deux ou trois grimpeurs restent à placer.",
  }),
  must_place_first: () => ({
    short: "grimpeurs d’abord",
    sentence:
      "Tant qu’un grimpeur reste à placer, il faut en placer autant que les dés le permettent, et une autre combinaison en place davantage.",
  }),
  not_rolled: () => ({
    short: "pas dans ces dés",
    sentence: "Aucune combinaison de ces dés ne donne ces voies.",
  }),
  must_use_both: () => ({
    short: "les deux à jouer",
    sentence: "Les deux sommes de cette combinaison sont jouables : il faut jouer les deux.",
  }),
  game_over: () => ({
    short: "partie finie",
    sentence: "La partie est finie.",
  }),
  not_moved: () => ({
    short: "lancez d’abord",
    sentence: "Rien n’a encore avancé pendant ce tour : lancez d’abord les dés.",
  }),
  runners_unplaced: ({ spare }) => ({
    short: locale.plural(spare, { one: "un grimpeur à placer", other: `${spare} grimpeurs à placer` }),
    sentence: locale.plural(spare, {
      one: "Il reste un grimpeur à placer : vous pourrez vous arrêter quand les trois seront sur le plateau.",
      other: `Il reste ${inWords(spare)} grimpeurs à placer : vous pourrez vous arrêter quand les trois seront sur le plateau.`,
    }),
  }),
  on_rival_camp: ({ column }) => ({
    short: `camp adverse en ${column}`,
    sentence: `Le grimpeur de la voie ${column} se trouve sur un camp de base adverse : relancez jusqu’à ce qu’il l’ait quitté.`,
  }),
});
