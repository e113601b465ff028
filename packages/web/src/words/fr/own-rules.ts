import type { OptionTexts } from "@cantstop/texts";
import type { OwnRulesWords } from "../own-rules.ts";
import type { Phrases } from "./phrases.ts";

/** The sheet where a ruleset is put together. */
export const ownRules = ({ count }: Phrases, options: OptionTexts) =>
  ({
    options,
    title: "Règles maison",
    intro: "Composez vos règles. Ce qui ne va pas ensemble ne peut pas être choisi.",
    basedOn: "Partir de",
    own: (rules) => count(rules, "règle maison", "règles maison"),
    changed: "changé",
    reset: (preset) => `Revenir à ${preset}`,
    done: "Terminé",
    sameForAll: "Le même nombre pour toutes les tables",
    byPlayers: "Selon le nombre de joueurs",
    whenPlaying: (players) => count(players, "joueur", "joueurs"),
    conflicts: {
      leaves_unclaimed_top: "Un grimpeur ne peut pas quitter un sommet qui n’est pas encore conquis.",
      stays_in_closed_column: "Un grimpeur ne peut pas rester sur une voie fermée.",
      three_steps_for_two_pairs: "Deux paires donneraient trois cases.",
      no_target_for_players: "Il manque un nombre de voies pour autant de joueurs.",
      strict_deadlock: "Avec autant de joueurs et de voies à conquérir, la partie pourrait se bloquer.",
    },
    doesNotFit: (players, why) =>
      `${players === 1 ? "Impossible d’y jouer en solo." : `Impossible d’y jouer à ${players}.`} ${why}`,
    refused: (why, option) => `Pas pour l’instant. ${why} Changez d’abord « ${option} ».`,
    together: (why, option, value) => `${why} « ${option} » devient donc « ${value} ».`,
    alsoChanged: (option, value) => `« ${option} » est maintenant « ${value} ».`,
  }) satisfies OwnRulesWords;
