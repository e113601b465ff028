import type { LessonsWords } from "../lessons.ts";

const placed = "Les trois grimpeurs sont placés. Montez, et arrêtez-vous quand vous voulez. Continuez !";
const topFirst = "C’est permis, mais un sommet est à portée : choisissez le 7.";
const winFirst = "C’est permis, mais la voie 6 serait la troisième : choisissez-la.";

/** The lessons. */
export const lessons: LessonsWords = {
  leave: "Quitter la leçon",
  again: "Reprendre cette étape",
  before: "Revenir à l’étape précédente",
  partOf: (part, of) => `Étape ${part} sur ${of}`,
  goOn: "Continuer",
  more: "Apprendre plus",
  moreDetail: "règles, probabilités",
  play: "Jouer",
  against: (rival) => `contre ${rival}`,
  ask: {
    one_runner: "Il reste un seul grimpeur, donc une seule voie. Laquelle ?",
    free_use: "Une somme ou les deux : à vous de voir. Que prenez-vous ?",
  },
  "first-climb": {
    title: "Première ascension",
    chapters: {
      pairs: {
        title: "Quatre dés, deux paires",
        says: {
          begin:
            "Onze voies, une pour chaque somme de deux dés. Le premier à en conquérir trois gagne. Lancez les quatre dés !",
          choose:
            "Formez deux paires : les cartes montrent les trois façons. Chaque somme fait monter un grimpeur sur sa voie. Essayez !",
        },
        answers: {
          "5+9":
            "2 et 3 font 5, 4 et 5 font 9 : un grimpeur part sur chaque voie. Essayez les autres cartes, ou continuez.",
          "6+8":
            "2 et 4 font 6, 3 et 5 font 8 : un grimpeur part sur chaque voie. Essayez les autres cartes, ou continuez.",
          "7+7":
            "Deux fois 7 : un seul grimpeur, mais deux cases d’un coup. Essayez les autres cartes, ou continuez.",
        },
      },
      runners: {
        title: "Trois grimpeurs",
        says: {
          begin:
            "Disons que vous avez pris 5 et 9. Sur vos trois grimpeurs blancs, il en reste un. Relancez !",
          choose:
            "2 et 11, ou 6 et 7 ? Ces voies sont libres, mais il reste un seul grimpeur. Choisissez une carte, puis une voie.",
        },
        answers: {
          stop: "On peut s’arrêter après chaque coup. Mais le troisième grimpeur s’impatiente : relancez.",
          "2": "Audacieux ! Seuls deux 1 font 2 : voilà pourquoi trois cases suffisent. Essayez-en une autre, ou continuez.",
          "6": "Bien vu : 6 et 8 sortent souvent, presque autant que 7. Essayez-en une autre, ou continuez.",
          "7": "Bien vu : aucune somme ne sort plus souvent, et sa voie est la plus longue. Continuez !",
          "11": "C’est permis, mais 11 est rare : sa voie est donc courte. Essayez-en une autre, ou continuez.",
        },
      },
      stop: {
        title: "S’arrêter à temps",
        says: {
          begin:
            "Quelques lancers plus tard, vous êtes en 5, 7 et 9. Jusqu’à la fin du tour, on ne monte plus que là. Relancez une fois !",
          forced:
            "Seul le 5 convient : plus de grimpeur pour le 2. Ce choix est donc déjà fait. C’est assez haut : arrêtez-vous !",
          kept: "Vos grimpeurs sont devenus des camps à votre couleur. Ce qui est gardé est gardé. À l’adversaire de lancer.",
        },
        answers: {
          stop: "Bientôt ! Encore un lancer d’abord.",
          roll: "Tentant, mais si aucune paire ne convient à vos trois voies, tout ce tour est perdu. Arrêtez-vous plutôt.",
        },
      },
      camp: {
        title: "Vos camps de base",
        says: {
          watch: "C’est à votre adversaire. Vos camps ne gênent personne : une case se partage.",
          begin: "À vous, et vos trois grimpeurs sont revenus en main. Lancez !",
          choose: "5 et 12, ou 7 et 10 ? Choisissez une carte et regardez d’où partent les grimpeurs.",
        },
        answers: {
          "5+12":
            "En 5, vous partez juste au-dessus de votre camp, en quatrième case. En 12, sans camp, vous partez du bas. Continuez !",
          "7+10":
            "En 7, vous partez juste au-dessus de votre camp, en quatrième case. En 10, sans camp, vous partez du bas. Continuez !",
        },
      },
      bust: {
        title: "Décrocher",
        says: {
          begin:
            "Un beau tour, avec 6 cases en jeu. La jauge montre le risque du prochain lancer. Pour cette fois, osez : relancez !",
          lost: "4 et 9, ou 6 et 7 : rien pour 5, 8 ou 10. Vous décrochez. Les 6 cases sont perdues, mais vos camps restent.",
        },
        answers: {
          stop: "Sage ! Mais une leçon ne coûte rien : relancez, et voyez comment un tour finit mal.",
        },
      },
      top: {
        title: "Le sommet",
        says: {
          begin: "En 7, vous êtes à une case du sommet. Relancez !",
          choose: "Choisissez la carte avec 7 et 7.",
          reached:
            "Vous êtes au sommet, et le second 7 ne sert même pas. Mais la voie n’est à vous que si vous vous arrêtez. Stop !",
          claimed:
            "La voie 7 est à vous, et fermée : plus personne n’y monte, pas même vous. Et d’une, sur trois !",
        },
        answers: {
          stop: "Pas maintenant : un seul 7 vous mène au sommet. Relancez !",
          roll: "Attention ! Au sommet, un grimpeur ne bouge plus, et en décrochant vous perdriez le 7. Arrêtez-vous d’abord.",
          "6+8": "6 et 8 monteraient. Mais un sommet est à portée : choisissez 7 et 7.",
        },
      },
      closed: {
        title: "Les voies fermées",
        says: {
          begin:
            "7 est à vous, 8 à l’adversaire : ces deux voies sont fermées à tous. Un nouveau tour : lancez !",
          lost: "Quatre 4 ne font que 8, et la voie 8 est fermée : vous décrochez dès le premier lancer. C’est rare, heureusement.",
        },
        answers: {},
      },
      win: {
        title: "La troisième voie",
        says: {
          begin:
            "La fin approche : 7 et 12 sont à vous, 3 et 8 à l’adversaire. En 6, il vous manque deux cases. Lancez !",
          choose: "Une de ces cartes vous mène au sommet de la voie 6. Laquelle ?",
          reached: "Deux fois 6, deux cases : le sommet ! Arrêtez-vous, et c’est gagné.",
          won: "Trois voies : vous gagnez ! Et vous connaissez maintenant tout le jeu.",
        },
        answers: {
          roll: "Deux voies sont à vous, et la troisième est sous vos pieds. Pourquoi risquer ? Arrêtez-vous !",
          "5": "7 est fermée : ici, seul 5 avance. Cherchez 6 et 6 : les mêmes dés, assemblés autrement.",
          "9": "3 est fermée : ici, seul 9 avance. Cherchez 6 et 6 : les mêmes dés, assemblés autrement.",
        },
      },
    },
  },
  franjos: {
    title: "Le jeu de Franjos",
    chapters: {
      place: {
        title: "Placer d’abord les trois",
        says: {
          begin: "Dans ce jeu, les trois grimpeurs doivent être placés avant de pouvoir s’arrêter. Lancez !",
          choose:
            "9 et 9 doit attendre : tant qu’on peut placer deux grimpeurs d’un coup, pas de doublé. Choisissez une autre carte.",
        },
        answers: {
          "7+11":
            "Deux grimpeurs sont placés. Tant que le troisième attend, impossible de s’arrêter. Continuez !",
          "8+10":
            "Deux grimpeurs sont placés. Tant que le troisième attend, impossible de s’arrêter. Continuez !",
        },
      },
      third: {
        title: "Le troisième grimpeur",
        says: {
          begin: "Vos grimpeurs sont en 5 et 9, et le troisième doit suivre. Relancez !",
          choose:
            "9 et 9 monterait, mais il faut d’abord placer. Donc 7 ou 11, 8 ou 10 : choisissez une carte, puis une voie.",
        },
        answers: { "7": placed, "8": placed, "10": placed, "11": placed },
      },
      either: {
        title: "Une somme, ou les deux",
        says: {
          begin: "Les trois grimpeurs sont placés, et vous voilà plus libre. Relancez !",
          choose:
            "À présent, une seule somme suffit, et même la moitié d’un doublé. Choisissez à votre guise.",
        },
        answers: {
          stop: "C’est permis. Mais voyez d’abord ce qui est nouveau : relancez !",
          "5": "Seul 5 monte, 9 attend. Avec les règles standard, il faudrait les deux. Essayez 7 aussi, ou continuez.",
          "9": "Seul 9 monte, 5 attend. Avec les règles standard, il faudrait les deux. Essayez 7 aussi, ou continuez.",
          "5+9": "Les deux montent. Vous auriez pu n’en jouer qu’une. Essayez 7 aussi, ou continuez.",
          "7": "Une seule case en 7, alors qu’il y en avait deux. Rarement malin, mais permis. Continuez !",
          "7+7": "Les deux moitiés : deux cases en 7. Une seule était permise aussi. Continuez !",
        },
      },
      camp: {
        title: "De camp en camp",
        says: {
          begin: "Un nouveau tour. Vous avez des camps en 5 et en 7. Lancez !",
          choose: "Choisissez une carte et regardez bien d’où partent les grimpeurs.",
        },
        answers: {
          "5+12":
            "En 5, le grimpeur part de votre camp même, pas au-dessus. La somme est jouée, sans case gagnée. Continuez !",
          "7+10":
            "En 7, le grimpeur part de votre camp même, pas au-dessus. La somme est jouée, sans case gagnée. Continuez !",
        },
      },
      top: {
        title: "Un sommet compte aussitôt",
        says: {
          begin: "En 7, vous êtes à une case du sommet. 8 et 10 sont à l’adversaire. Relancez !",
          choose: "Voilà le 7 qu’il vous faut. Choisissez-le !",
          reached:
            "La voie 7 est à vous, quoi qu’il arrive. Son grimpeur est libre, mais le prochain lancer doit le placer. Relancez !",
          lost: "9 pouvait monter. Mais le grimpeur libre devait trouver une voie, en vain : vous décrochez. Pourtant, 7 reste à vous !",
        },
        answers: {
          stop: "Vous pourriez. Mais il reste quelque chose à voir : relancez !",
          "5": topFirst,
          "9": topFirst,
          "5+9": topFirst,
        },
      },
      round: {
        title: "Un dernier tour",
        says: {
          begin: "2 et 7 sont à vous, et en 6 vous êtes à une case du sommet. Relancez !",
          choose: "Le voilà. Choisissez le 6 !",
          reached:
            "Votre troisième voie ! Mais chacun joue le même nombre de tours. Si l’adversaire en conquiert trois aussi, vous gagnez ensemble.",
          won: "Pas de troisième voie pour l’adversaire : la victoire est à vous. C’est tout ce que ce jeu a de différent.",
        },
        answers: {
          stop: "La victoire est à une case : relancez !",
          "4": winFirst,
          "9": winFirst,
          "4+9": winFirst,
        },
      },
    },
  },
};
