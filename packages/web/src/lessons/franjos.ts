import type { Lesson } from "./lesson.ts";

/** What the game of Franjos does differently, for those who know the other. */
export const franjos = {
  ruleset: "franjos",
  look: "mountain",
  chapters: [
    {
      name: "place",
      position: "-/- - AA - -",
      turns: "A 3456:7+11",
      says: { begin: 0, choose: 1 },
      answers: ["7+11", "8+10"],
      isFree: true,
    },
    {
      name: "third",
      position: "-/- - AA 5@1,9@1 moved",
      turns: "A 3645:7",
      says: { begin: 0, choose: 1 },
      answers: ["7", "8", "10", "11"],
      isFree: true,
    },
    {
      name: "either",
      position: "-/- - AA 5@1,7@3,9@2 moved",
      turns: "A 2345:5",
      says: { begin: 0, choose: 1 },
      answers: ["stop", "5", "9", "5+9", "7", "7+7"],
      isFree: true,
      showsOdds: true,
    },
    {
      name: "camp",
      position: "5@3,7@2/- - AA - -",
      turns: "A 1466:5+12",
      says: { begin: 0, choose: 1 },
      answers: ["5+12", "7+10"],
      isFree: true,
    },
    {
      name: "top",
      position: "5@1,7@9,9@2/6@3 8=B,10=B AA 5@2,7@12,9@4 moved",
      turns: "A 2345:7 4545 bust",
      says: { begin: 0, choose: 1, reached: 2, lost: 3 },
      answers: ["stop", "5", "9", "5+9"],
      showsOdds: true,
    },
    {
      name: "round",
      position: "4@3,6@9,9@4/5@5,10@3 2=A,7=A,8=B,12=B AA 4@4,6@10,9@5 moved",
      turns: "A 1534:6 done\nB 2635:5+11 6666 bust",
      says: { begin: 0, choose: 1, reached: 2, won: 5 },
      answers: ["stop", "4", "9", "4+9"],
      showsOdds: true,
    },
  ],
} as const satisfies Lesson;
