import { makeRulesPage } from "../rules-page/make-page.ts";
import type { RulesWords } from "../rules-page/words.ts";
import { columnsInWords, inWords, locale, roll } from "./locale.ts";
import { presets } from "./presets.ts";

const enough = (target: number | null): string =>
  target === null ? "assez de voies" : columnsInWords(target);

export const words = {
  page: {
    title: (preset) => `Can’t Stop : ${preset}`,
    ownTitle: "Can’t Stop : vos règles maison",
    ownIntro: (preset) =>
      `Au départ, ce sont les règles « ${preset} » ; la table en a changé quelques-unes. Voici le jeu tel que vous le jouez.`,
  },
  aim: {
    title: "But du jeu",
    target: {
      immediate: (columns) => `Soyez le premier à conquérir ${columnsInWords(columns)}.`,
      complete_round: (columns) =>
        `Conquérez ${columnsInWords(columns)} : dès que quelqu’un y parvient, on finit le tour de table, et tous ceux qui y sont alors parvenus gagnent.`,
    },
    targetByPlayers: (targets) =>
      `Le nombre de voies à conquérir dépend du nombre de joueurs : ${locale.all(
        targets.map(({ players, columns }) =>
          locale.plural(players, {
            one: `${columnsInWords(columns)} pour qui joue seul`,
            other: `${columnsInWords(columns)} à ${players} joueurs`,
          }),
        ),
      )}.`,
    enough: {
      immediate: "Le premier qui atteint ce nombre gagne.",
      complete_round:
        "Dès que quelqu’un atteint ce nombre, on finit le tour de table, et tous ceux qui l’ont alors atteint gagnent.",
    },
    safe: {
      on_stop:
        "Lancez les dés aussi souvent que vous l’osez, mais ce que vous gravissez pendant un tour n’est acquis que si vous vous arrêtez.",
      on_reach:
        "Lancez les dés aussi souvent que vous l’osez, mais ce que vous gravissez pendant un tour n’est acquis que si vous vous arrêtez ou atteignez un sommet.",
    },
  },
  board: {
    title: "Le plateau",
    columns:
      "Le plateau compte onze voies, numérotées de 2 à 12 : une pour chaque somme de deux dés. Plus une somme sort souvent, plus sa voie est longue : 3 cases pour les voies 2 et 12, 5 pour 3 et 11, 7 pour 4 et 10, 9 pour 5 et 9, 11 pour 6 et 8, et 13 pour la voie 7. La case la plus haute d’une voie est son sommet.",
    pieces: (markers) =>
      `Quatre dés et trois grimpeurs blancs appartiennent à tout le monde ; celui dont c’est le tour s’en sert. Chaque joueur a ${inWords(markers)} marqueurs de sa couleur. Un marqueur posé sous le sommet est un camp de base : il garde votre place sur la voie, et vous en avez au plus un par voie. Un marqueur posé au sommet est une conquête : la voie est à vous, et fermée pour tout le monde. Si vos marqueurs ne suffisent pas, prenez ce que vous avez sous la main : leur nombre n’est pas une limite.`,
  },
  start: {
    title: "Qui commence",
    empty: "Au début, le plateau est vide.",
    first: {
      chosen: "Décidez entre vous qui commence.",
      highest_die:
        "Chacun lance un dé, et le résultat le plus élevé commence ; en cas d’égalité, les ex æquo relancent.",
      youngest: "Le plus jeune joueur commence.",
    },
    clockwise: "On joue ensuite dans le sens des aiguilles d’une montre.",
  },
  turn: {
    title: "Votre tour",
    steps: [
      "Lancez les quatre dés.",
      "Groupez-les en deux paires. Il y a jusqu’à trois façons de le faire ; chacune donne deux sommes, et chaque somme désigne une voie.",
      "Choisissez une de ces combinaisons et jouez-la : pour chaque somme, un grimpeur monte d’une case. Si aucun grimpeur n’est encore sur la voie, placez-en un.",
      "Décidez maintenant : vous arrêter et garder ce que vous avez gravi, ou relancer les quatre dés et le risquer.",
    ],
    over: "Si un lancer ne vous permet pas d’avancer, vous décrochez, et tout ce que vous avez gravi pendant ce tour est perdu. Que vous vous arrêtiez ou que vous décrochiez, c’est ensuite le tour du joueur suivant, dans le sens des aiguilles d’une montre.",
    firstRoll: {
      free: `Le plateau est vide et vous obtenez ${roll(2, 3, 4, 5)}. Vous pouvez placer un grimpeur sur les voies 5 et 9 (2+3 et 4+5), ou sur les voies 6 et 8 (2+4 et 3+5), ou gravir deux cases de la voie 7 (2+5 et 3+4).`,
      freeHalves: `Le plateau est vide et vous obtenez ${roll(2, 3, 4, 5)}. Vous pouvez placer un grimpeur sur les voies 5 et 9 (2+3 et 4+5), ou sur les voies 6 et 8 (2+4 et 3+5), ou gravir deux cases de la voie 7 (2+5 et 3+4) ; ou encore n’utiliser qu’une seule de ces sommes.`,
      preferred: `Le plateau est vide et vous obtenez ${roll(2, 3, 4, 5)}. Vous pouvez placer un grimpeur sur les voies 5 et 9 (2+3 et 4+5), ou sur les voies 6 et 8 (2+4 et 3+5). La troisième combinaison, deux fois 7 (2+5 et 3+4), ne place qu’un grimpeur et doit attendre.`,
      strict: `Le plateau est vide et vous obtenez ${roll(2, 3, 4, 5)}. Vous pouvez placer un grimpeur sur les voies 5 et 9 (2+3 et 4+5), ou sur les voies 6 et 8 (2+4 et 3+5). La troisième combinaison, deux fois 7 (2+5 et 3+4), est un doublé et doit attendre.`,
    },
  },
  pairing: {
    title: "Ce que vous pouvez jouer",
    playable:
      "Une somme est jouable si sa voie n’est pas fermée et qu’un grimpeur s’y trouve sous le sommet, ou si aucun ne s’y trouve et qu’il vous en reste un à placer. Il suffit d’une somme jouable pour avancer.",
    use: {
      both: "Si les deux sommes de la combinaison choisie sont jouables, il faut jouer les deux. Vous restez libre de choisir une autre combinaison, même si une seule de ses sommes est jouable.",
      freeWhenFull:
        "Tant qu’un grimpeur reste à placer, il faut jouer les deux sommes de la combinaison choisie si les deux sont jouables. Une fois les trois sur le plateau, vous êtes libre : jouez les deux sommes, une seule, ou la moitié d’un doublé.",
      free: "Rien n’oblige à utiliser toute la combinaison : jouez les deux sommes, une seule, ou la moitié d’un doublé.",
    },
    lastRunner:
      "Si les deux sommes demandent un nouveau grimpeur et qu’il ne vous en reste qu’un, vous choisissez celle à laquelle il sert.",
    lastRunnerExample: `Vos grimpeurs sont sur les voies 5 et 9, et vous obtenez ${roll(1, 1, 5, 6)}. Les combinaisons sont 2 et 11, ou bien 6 et 7. Il ne vous reste qu’un grimpeur : vous le placez sur une seule de ces quatre voies.`,
    fullExample: {
      both: `Vos grimpeurs sont sur les voies 5, 7 et 9, et vous obtenez ${roll(2, 3, 4, 5)}. Montez d’une case sur la 5 et sur la 9, ou de deux cases sur la 7. Jouer la 5 seule ou la 9 seule n’est pas permis. Pour la 6 et la 8, il faudrait un quatrième grimpeur.`,
      free: `Vos grimpeurs sont sur les voies 5, 7 et 9, et vous obtenez ${roll(2, 3, 4, 5)}. Montez sur la 5, sur la 9 ou sur les deux ; ou montez d’une ou deux cases sur la 7. Pour la 6 et la 8, il faudrait un quatrième grimpeur.`,
    },
  },
  placing: {
    title: "Placer les grimpeurs",
    lowest: "Un grimpeur se place sur la case la plus basse d’une voie.",
    camp: {
      above_camp: "Si vous y avez un camp de base, il se place sur la case juste au-dessus.",
      on_camp:
        "Si vous y avez un camp de base, il se place sur le camp lui-même ; il grimpera à partir de là.",
    },
    jump: "Les cases occupées par des camps adverses sont sautées, ici comme partout.",
    stays: {
      on_stop:
        "Il reste sur cette voie jusqu’à la fin du tour : vous ne gravissez donc que trois voies au plus.",
      on_reach: "Il reste sur cette voie jusqu’à ce qu’il atteigne le sommet ou que le tour finisse.",
    },
    choice: {
      free: "Vous pouvez choisir toute combinaison jouable, qu’elle place des grimpeurs ou non.",
      narrowed: "Tant qu’un grimpeur reste à placer, certaines combinaisons jouables ne sont pas permises :",
    },
    closed: {
      preferred: "Les combinaisons sans voie fermée passent avant celles qui en comptent une.",
      strict: "Les combinaisons qui comptent une voie fermée sont interdites.",
    },
    doubles: {
      preferred:
        "Tant que deux ou trois grimpeurs restent à placer, les combinaisons de deux sommes différentes passent avant les doublés.",
      strict:
        "Tant que deux ou trois grimpeurs restent à placer, les doublés sont interdits, sauf si les quatre dés sont identiques.",
    },
    most: "Parmi ce qui reste, les combinaisons qui placent le plus de grimpeurs passent d’abord ; entre elles, vous choisissez.",
    nothingLeft: {
      preferred:
        "Ce sont des priorités : si toutes les combinaisons comptent une voie fermée, ou s’il ne reste qu’un doublé, vous pouvez les choisir malgré tout.",
      strict: "S’il ne reste rien, vous décrochez.",
    },
    full: "Une fois les trois grimpeurs sur le plateau, vous choisissez librement.",
    campExample: (space) =>
      `Vous avez un camp de base sur la case 3 de la voie 5, aucun grimpeur n’est placé, et vous obtenez ${roll(1, 4, 6, 6)}. Si vous choisissez 5 et 12 (1+4 et 6+6), un grimpeur se place sur la case ${space} de la voie 5, un autre sur la case 1 de la voie 12.`,
    thirdRunnerExample: {
      free: `Vos grimpeurs sont sur la case la plus basse des voies 5 et 9, et vous obtenez ${roll(3, 6, 4, 5)}. Placez le troisième sur la 7, la 8, la 10 ou la 11 ; ou gardez-le et montez sur la 9 (3+6 et 4+5).`,
      narrowed: `Vos grimpeurs sont sur la case la plus basse des voies 5 et 9, et vous obtenez ${roll(3, 6, 4, 5)}. Vous devez placer le troisième : sur la 7, la 8, la 10 ou la 11. Monter sur la 9 (3+6 et 4+5) n’en placerait aucun et doit attendre.`,
    },
  },
  doubles: {
    title: "Les doublés",
    double:
      "Si les deux paires donnent la même somme, c’est un doublé : deux cases sur cette voie. Un grimpeur à une case du sommet n’avance que d’une case : on ne dépasse jamais le sommet. Un doublé qui place un grimpeur le fait ensuite avancer d’une case.",
    quad: "Quatre dés identiques sont aussi un doublé.",
    quadEntry: {
      pairwise: "S’ils placent un grimpeur, il avance ensuite d’une case, comme avec tout doublé.",
      start_plus_two:
        "S’ils placent un grimpeur, c’est deux cases au-dessus du sol, ou deux cases au-dessus de votre camp de base.",
      entry_plus_two:
        "S’ils placent un grimpeur, il se place comme d’habitude, puis avance de deux cases, dans la limite de la voie.",
    },
    startPlusTwoAboveCamp:
      "S’ils placent un grimpeur, c’est deux cases au-dessus du sol, ou deux cases au-dessus de votre camp de base, comme avec tout doublé.",
    quadStanding: "Si un grimpeur est déjà sur la voie, il avance de deux cases, comme avec tout doublé.",
    quadExample: (space) =>
      `Le plateau est vide et vous obtenez ${roll(5, 5, 5, 5)}, soit deux fois 10. Un grimpeur arrive sur la case ${space} de la voie 10.`,
  },
  bust: {
    title: "Décrocher",
    when: {
      free: "Si aucune somme d’aucune combinaison n’est jouable, vous décrochez.",
      narrowed: "S’il ne reste aucune combinaison que vous puissiez choisir, vous décrochez.",
    },
    off: "Les grimpeurs quittent le plateau, et vos camps de base restent où ils étaient avant le tour.",
    tops: {
      on_stop: "Un sommet que vous aviez atteint est perdu comme le reste.",
      on_reach: "Les voies conquises pendant ce tour restent à vous.",
    },
    firstRoll: "On peut décrocher dès le premier lancer d’un tour.",
    example: `Vos grimpeurs sont sur les voies 5, 8 et 10, et vous obtenez ${roll(2, 2, 4, 5)}. Les combinaisons sont 4 et 9, ou bien 6 et 7 : aucun grimpeur ne s’y trouve, et il ne vous en reste pas. Vous décrochez.`,
    mustReenter:
      "Après une conquête, un lancer qui ne permet pas de placer un grimpeur fait aussi décrocher : voyez « Sommets et conquêtes ».",
  },
  tops: {
    title: "Sommets et conquêtes",
    reached: {
      on_stop:
        "Un grimpeur qui atteint un sommet y reste et n’avance plus pendant ce tour. La voie n’est pas encore à vous : vous la conquérez en vous arrêtant, quand votre marqueur prend la place du grimpeur. Si vous décrochez avant, le sommet est perdu. Avec les trois grimpeurs au sommet, il est temps de vous arrêter : tout lancer vous ferait décrocher.",
      on_reach:
        "Dès qu’un grimpeur atteint un sommet, la voie est à vous : posez un marqueur au sommet. Même si vous décrochez ensuite, elle reste à vous. Un seul coup peut conquérir deux voies.",
    },
    freed: {
      may_reenter:
        "Le grimpeur quitte la voie et redevient libre : dès le lancer suivant, il peut être placé sur une autre voie.",
      must_reenter:
        "Le grimpeur quitte la voie. Vous pouvez vous arrêter là, si les règles de l’arrêt le permettent ; mais si vous relancez, le coup suivant doit placer au moins un grimpeur, même si vous venez de conquérir deux voies. Si les dés ne le permettent pas, vous décrochez, même si d’autres grimpeurs pouvaient avancer. Après ce seul lancer, on continue comme d’habitude.",
    },
    closed:
      "Une voie conquise est fermée : plus personne n’y entre ni n’y avance, pas même vous. Si vous y aviez un camp de base, il est retiré.",
    rivalCamps: {
      stay: "Les camps adverses y restent, mais n’ont plus aucun effet.",
      return: "Les camps adverses qui s’y trouvent reviennent à leurs propriétaires.",
      discard: "Les camps adverses qui s’y trouvent sont retirés de la partie.",
    },
  },
  stopping: {
    title: "S’arrêter",
    when: {
      after_any_move: "Après chaque coup, vous pouvez vous arrêter au lieu de relancer.",
      all_runners_placed: "Vous pouvez vous arrêter une fois les trois grimpeurs sur le plateau.",
    },
    afterClaim: "Juste après une conquête, vous pouvez aussi vous arrêter, qu’ils soient tous placés ou non.",
    noColumnLeft: "Vous le pouvez encore quand il ne reste aucune voie ouverte sans grimpeur.",
    notOnRival:
      "Mais vous ne pouvez pas vous arrêter tant qu’un grimpeur se trouve sur un camp adverse, même pour gagner la partie.",
    keep: "Quand vous vous arrêtez, remplacez chaque grimpeur par un camp de base. Si vous en aviez un plus bas sur cette voie, c’est lui qui monte : vous n’en avez jamais deux sur la même voie.",
    claim: "Au sommet, votre marqueur est une conquête.",
  },
  rivals: {
    title: "Les camps adverses",
    camps: {
      share:
        "Les camps adverses ne gênent pas et n’aident pas non plus : une case accueille autant de pièces qu’on veut, et chaque case compte.",
      jump_over:
        "On avance toujours jusqu’à la prochaine case sans camp adverse : des camps qui se suivent sont sautés d’un coup, et ces cases vous sont offertes.",
      no_stacking:
        "Vous pouvez avancer sur un camp adverse et le dépasser, mais pas vous y arrêter : tant qu’un de vos grimpeurs s’y trouve, il faut relancer. Les sommets n’ont pas de camp : un grimpeur au sommet ne vous retient jamais.",
    },
    jumpEntry: {
      above_camp: "Il en va de même quand un grimpeur se place sur une voie.",
      on_camp:
        "Il en va de même quand un grimpeur se place sur une voie où vous n’avez pas de camp de base ; si vous en avez un, il se place dessus.",
    },
    jumpTop: "Un saut ne dépasse jamais le sommet ; s’il y mène, le sommet est atteint.",
  },
  end: {
    title: "Fin de la partie",
    wins: {
      on_stop: (target) =>
        `Celui qui s’arrête et possède alors ${enough(target)} a gagné ; la partie est aussitôt finie.`,
      on_reach: (target) =>
        `Celui qui conquiert une voie et possède alors ${enough(target)} a gagné ; la partie est aussitôt finie.`,
    },
    lastRound: {
      on_stop: (target) =>
        `Dès qu’un joueur s’arrête et possède ${enough(target)}, c’est le dernier tour de table. On le joue jusqu’au bout, pour que tous aient joué autant de fois.`,
      on_reach: (target) =>
        `Dès qu’un joueur a conquis ${enough(target)}, son tour est fini, les autres grimpeurs quittent le plateau sans laisser de camp, et c’est le dernier tour de table. On le joue jusqu’au bout, pour que tous aient joué autant de fois.`,
    },
    roundWinners: (target) =>
      `Tous ceux qui possèdent alors ${enough(target)} gagnent ensemble ; en avoir davantage ne compte pas.`,
    allClosed: "Si les onze voies sont fermées, la partie est finie sur-le-champ.",
    mostWin: (target) =>
      `Si personne ne possède alors ${enough(target)}, celui qui a le plus de voies gagne ; en cas d’égalité, la victoire est partagée.`,
    leaving:
      "Un joueur qui s’en va retire les grimpeurs et ne joue plus ; ses camps et ses conquêtes restent. Le dernier qui reste gagne.",
    alone: (columns) =>
      `On peut aussi jouer seul : conquérez ${columnsInWords(columns)} en aussi peu de tours que possible.`,
  },
  mistakes: {
    title: "Erreurs fréquentes",
    fourthRunner: {
      on_stop:
        "Ouvrir une quatrième voie. Il y a trois grimpeurs, et chacun reste sur sa voie jusqu’à la fin du tour.",
      on_reach:
        "Placer un quatrième grimpeur. Il y en a trois ; seul celui qui a atteint un sommet est libre pour une autre voie.",
    },
    keepAfterBust: {
      on_stop: "Garder quelque chose après avoir décroché. Il ne reste rien du tour, pas même un sommet.",
      on_reach: "Garder quelque chose après avoir décroché. Du tour, il ne reste que les voies conquises.",
    },
    stopAfterRoll: "S’arrêter après le lancer. On décide avant de lancer ; un lancer doit d’abord être joué.",
    bustTooEarly:
      "Croire trop vite qu’on décroche. Une seule somme d’une seule combinaison suffit pour continuer, si vous pouvez la choisir.",
    closedColumn: "Grimper sur une voie fermée. Personne ne le peut, pas même son propriétaire.",
    bottomAgain: {
      above_camp:
        "Repartir d’en bas. Là où vous avez un camp de base, vous repartez de la case juste au-dessus.",
      on_camp: "Repartir d’en bas. Là où vous avez un camp de base, vous repartez de ce camp.",
    },
    topIsNoClaim:
      "Prendre un sommet atteint pour une conquête. Il faut s’arrêter pour que la voie soit à vous.",
    leaveOut: "Laisser de côté une somme jouable. Si les deux le sont, il faut jouer les deux.",
    climbFirst:
      "Continuer à grimper alors que les dés permettent de placer un grimpeur. Le placement passe d’abord.",
    stopUnplaced: "S’arrêter avec un grimpeur en main. Les trois doivent être placés.",
    stopOnRival: "S’arrêter sur un camp adverse. Relancez jusqu’à ce que tous les grimpeurs l’aient quitté.",
    round: {
      immediate: "Finir le tour de table. La partie est finie dès que quelqu’un gagne.",
      complete_round:
        "Finir la partie aussitôt. On joue le tour de table jusqu’au bout, pour que tous aient joué autant de fois.",
    },
  },
} as const satisfies RulesWords;

/** The rules of a ruleset, for its players. */
export const rulesPage = makeRulesPage(words, { presets, locale });
