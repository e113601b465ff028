import type { ByPlayers } from "@cantstop/rules";
import type { OptionTexts } from "../texts.ts";
import { locale } from "./locale.ts";

const columns = (n: number): string => locale.plural(n, { one: `${n} voie`, other: `${n} voies` });

const byPlayers = (targets: ByPlayers): string =>
  locale.all(
    Object.entries(targets).map(([players, target]) =>
      locale.plural(Number(players), {
        one: `${columns(target)} pour un joueur seul`,
        other: `${columns(target)} à ${players} joueurs`,
      }),
    ),
  );

/** What can be chosen in rules of one's own. */
export const options: OptionTexts = {
  columnsToWin: {
    name: "Voies à conquérir",
    value: (target) =>
      typeof target === "number"
        ? {
            name: columns(target),
            summary: locale.plural(target, {
              one: "Il suffit de conquérir une voie pour gagner.",
              other: `Il faut posséder ${target} voies pour gagner.`,
            }),
          }
        : {
            name: "Selon les joueurs",
            summary: `Cela dépend du nombre de joueurs : ${byPlayers(target)}.`,
          },
  },
  gameEnd: {
    name: "Fin de la partie",
    values: {
      immediate: {
        name: "Aussitôt",
        summary: "La partie s’arrête dès que quelqu’un possède assez de voies.",
      },
      complete_round: {
        name: "Après le tour de table",
        summary:
          "On finit le tour de table pour que tous aient joué autant de fois ; plusieurs joueurs peuvent gagner ensemble.",
      },
    },
  },
  columnClaim: {
    name: "Conquête d’une voie",
    values: {
      on_stop: {
        name: "En s’arrêtant",
        summary:
          "Une voie est à vous quand vous vous arrêtez avec un grimpeur à son sommet ; si vous décrochez avant, elle vous échappe.",
      },
      on_reach: {
        name: "En atteignant le sommet",
        summary:
          "Une voie est à vous dès que votre grimpeur atteint son sommet, et vous ne pouvez plus la perdre en décrochant.",
      },
    },
  },
  toppedRunner: {
    name: "Un grimpeur au sommet",
    values: {
      locked: {
        name: "Y reste",
        summary: "Le grimpeur reste au sommet jusqu’à la fin du tour et ne peut pas servir ailleurs.",
      },
      may_reenter: {
        name: "Redevient libre",
        summary: "Le grimpeur quitte le plateau et peut repartir sur une autre voie.",
      },
      must_reenter: {
        name: "Doit repartir",
        summary:
          "Le grimpeur quitte le plateau, et le lancer suivant doit placer un grimpeur, sinon le tour est fini.",
      },
    },
  },
  entrySpace: {
    name: "Départ d’un camp de base",
    values: {
      above_camp: {
        name: "Une case au-dessus",
        summary: "Un grimpeur se place une case au-dessus de votre camp de base.",
      },
      on_camp: {
        name: "Sur le camp",
        summary: "Un grimpeur se place sur votre camp de base lui-même et grimpe de là au lancer suivant.",
      },
    },
  },
  quadEntry: {
    name: "Quatre dés identiques",
    values: {
      pairwise: {
        name: "Placer, puis une case",
        summary: "Avec quatre dés identiques, un grimpeur se place comme d’habitude, puis avance d’une case.",
      },
      start_plus_two: {
        name: "Deux cases du départ",
        summary:
          "Avec quatre dés identiques, un grimpeur se place deux cases au-dessus du sol ou de votre camp de base.",
      },
      entry_plus_two: {
        name: "Placer, puis deux cases",
        summary:
          "Avec quatre dés identiques, un grimpeur se place comme d’habitude, puis avance de deux cases.",
      },
    },
  },
  pairUse: {
    name: "Usage des deux sommes",
    values: {
      all_playable: {
        name: "Tout ce qui est jouable",
        summary: "Quand les deux sommes de la combinaison choisie sont jouables, on joue les deux.",
      },
      any_when_full: {
        name: "Libre, une fois tous placés",
        summary: "Une fois les trois grimpeurs placés, vous pouvez ne jouer qu’une des deux sommes.",
      },
      any_playable: {
        name: "Libre",
        summary: "Vous pouvez toujours ne jouer qu’une des deux sommes.",
      },
    },
  },
  placement: {
    name: "Placement des grimpeurs",
    values: {
      free: {
        name: "À votre guise",
        summary: "Toute combinaison peut être choisie, qu’elle place des grimpeurs ou non.",
      },
      preferred: {
        name: "Grimpeurs d’abord",
        summary:
          "Tant qu’un grimpeur reste à placer, les combinaisons qui en placent le plus passent d’abord, sans voie fermée si possible.",
      },
      strict: {
        name: "Grimpeurs d’abord, strictement",
        summary:
          "Comme Grimpeurs d’abord, mais vous décrochez si les dés n’offrent que des voies fermées ou des doublés encore interdits.",
      },
    },
  },
  stopCondition: {
    name: "S’arrêter",
    values: {
      after_any_move: {
        name: "Après chaque coup",
        summary: "Vous pouvez vous arrêter après chaque coup.",
      },
      all_runners_placed: {
        name: "Une fois tous placés",
        summary: "Vous pouvez vous arrêter une fois les trois grimpeurs placés, ou juste après une conquête.",
      },
    },
  },
  rivalCamps: {
    name: "Camps de base adverses",
    values: {
      share: {
        name: "Partager la case",
        summary: "Les camps adverses ne gênent pas ; une case accueille autant de pièces qu’on veut.",
      },
      jump_over: {
        name: "Sauter par-dessus",
        summary: "Un grimpeur saute les cases occupées par des camps adverses et les gagne en prime.",
      },
      no_stacking: {
        name: "Un camp par case",
        summary:
          "Vous pouvez dépasser un camp adverse, mais pas vous arrêter tant qu’un grimpeur s’y trouve.",
      },
    },
  },
  rivalCampsOnClaim: {
    name: "Camps d’une voie conquise",
    values: {
      stay: {
        name: "Restent là",
        summary: "Les camps adverses restent sur une voie conquise, pour mémoire.",
      },
      return: {
        name: "Rentrent chez eux",
        summary: "Les camps adverses d’une voie conquise reviennent à leurs propriétaires.",
      },
      discard: {
        name: "Quittent la partie",
        summary: "Les camps adverses d’une voie conquise sont retirés de la partie.",
      },
    },
  },
  markersPerPlayer: {
    name: "Marqueurs par joueur",
    value: (markers) => ({
      name: locale.number(markers),
      summary: `Chaque joueur a ${locale.number(markers)} marqueurs pour ses camps de base et ses conquêtes.`,
    }),
  },
  firstPlayer: {
    name: "Qui commence",
    values: {
      chosen: {
        name: "À vous de choisir",
        summary: "La table décide qui commence.",
      },
      highest_die: {
        name: "Le dé le plus élevé",
        summary: "Chacun lance un dé, et le résultat le plus élevé commence.",
      },
      youngest: {
        name: "Le plus jeune",
        summary: "Le plus jeune joueur commence.",
      },
    },
  },
};
