import type { SeatWords } from "../seat.ts";

/** The dialog with more about a seat. */
export const seat: SeatWords = {
  pieces: "Marqueurs",
  pieceNames: ["Ronds rouges", "Carrés bleus", "Triangles jaunes", "Croix vertes"],
  swaps: (name) => `échange avec ${name}`,
  bots: "Robot, du plus faible au plus fort",
  summaries: {
    random: "Joue n’importe quel coup, et tire à pile ou face pour s’arrêter.",
    bold: "Veut toujours un lancer de plus, et le paie souvent.",
    cautious: "S’arrête tôt, et grimpe par petites étapes sûres.",
    "rule-of-28": "Compte des points pour ses cases, et s’arrête à 28.",
    "glenn-aloi": "Pèse chaque voie avec des points éprouvés, sans jamais se presser.",
    blocker: "Va là où vous êtes haut, pour être au sommet avant vous.",
    "glenn-aloi-stop": "Joue comme Renard, mais met aussitôt à l’abri tout sommet atteint.",
    racer: "Fonce sur les voies où il mène, et laisse les autres tranquilles.",
    dreamer: "Connaît exactement les chances d’un tour, mais voit le reste de la partie dans la brume.",
    steady: "Voit loin, et se trompe rarement de beaucoup.",
    best: "Calcule chaque tour exactement, et sait ce qu’il vaut. Personne ne joue mieux.",
  },
  done: "Terminé",
};
