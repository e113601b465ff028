import type { SeatWords } from "../seat.ts";

/** The dialog with more about a seat. */
export const seat: SeatWords = {
  pieces: "Pieces",
  pieceNames: ["Red circles", "Blue squares", "Yellow triangles", "Green crosses"],
  swaps: (name) => `swap with ${name}`,
  bots: "Bot, the weakest first",
  summaries: {
    random: "Takes any move at all, and tosses a coin whether to stop.",
    bold: "Always wants one more roll, and often pays for it.",
    cautious: "Stops early, and climbs in small, safe stages.",
    "rule-of-28": "Adds up points for its steps, and stops at 28.",
    "glenn-aloi": "Weighs every column with well-tried points, and is never in a hurry.",
    blocker: "Goes where you are high, to be on top before you.",
    "glenn-aloi-stop": "Plays like Fox, but takes every top it reaches home at once.",
    racer: "Races up the columns where it leads, and lets the others be.",
    dreamer: "Knows the odds of a turn exactly, but sees the rest of the game through a fog.",
    steady: "Sees far ahead, and is seldom wrong by much.",
    best: "Works out every turn exactly, and knows what it is worth. Nobody plays better.",
  },
  done: "Done",
};
