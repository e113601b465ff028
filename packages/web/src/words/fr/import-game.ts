import type { Texts } from "@cantstop/texts";
import type { ImportGameWords } from "../import-game.ts";
import type { Phrases } from "./phrases.ts";

type FailureText = Awaited<ReturnType<Texts["loadFailures"]>>;

/** Une partie jouée ailleurs. */
export const importGame = ({ number }: Phrases, failure: FailureText) =>
  ({
    title: "Analyser une partie venue d’ailleurs",
    about:
      "Collez l’enregistrement d’une partie ou le lien vers une partie, ou déposez un fichier sur cette page.",
    text: "Enregistrement ou lien",
    read: "Analyser cette partie",
    file: "Choisir un fichier",
    drop: "Lâchez pour ouvrir le fichier",
    faults: {
      empty: "Il n’y a encore rien ici. Collez d’abord un enregistrement ou un lien.",
      too_long: "C’est plus long que n’importe quelle partie. Est-ce le bon texte ?",
      damaged_link: "Ce lien est abîmé : il en manque peut-être un bout. Recopiez-le jusqu’à la fin.",
      backup:
        "Ce fichier contient toutes les parties d’un appareil. Chargez-le parmi les parties, puis analysez celle que vous voulez.",
      not_json: "Ce JSON est abîmé, on ne peut rien y lire. Exportez de nouveau la partie.",
      not_a_game: "Ce JSON n’est pas une partie exportée par Can’t Stop.",
    },
    badRecord: (problem) => failure(problem),
    badStart: (problem) => `Le début de cette partie n’a pas de sens. ${failure(problem)}`,
    badEvent: (event, problem) =>
      `L’événement ${number(event)} de cette partie est impossible. ${failure(problem)}`,
    marked: "L’endroit est sélectionné dans le texte.",
    fileFailed: "Le fichier n’a pas pu être lu. Réessayez, ou collez son contenu.",
    toGames: "Voir les parties",
  }) satisfies ImportGameWords;
