import type { Lesson } from "./lesson.ts";

/** The whole game, from the first pairing to the win. */
export const firstClimb = {
  ruleset: "standard",
  look: "sign",
  chapters: [
    {
      name: "pairs",
      position: "-/- - AA - -",
      turns: "A 2345:5+9",
      says: { begin: 0, choose: 1 },
      answers: ["5+9", "6+8", "7+7"],
      isFree: true,
    },
    {
      name: "runners",
      position: "-/- - AA 5@1,9@1 moved",
      turns: "A 1156:7",
      says: { begin: 0, choose: 1 },
      answers: ["stop", "2", "6", "7", "11"],
      isFree: true,
    },
    {
      name: "stop",
      position: "-/- - AA 5@2,7@3,9@1 moved",
      turns: "A 1114:5 stop",
      says: { begin: 0, forced: 1, kept: 3 },
      answers: ["stop", "roll"],
    },
    {
      name: "camp",
      position: "5@3,7@3,9@1/- - BA - -",
      turns: "B 2635:8+8 stop\nA 1466:5+12",
      says: { watch: 0, begin: 3, choose: 4 },
      answers: ["5+12", "7+10"],
      isFree: true,
    },
    {
      name: "bust",
      position: "5@3,7@3,9@1/8@2 - AA 5@6,8@2,10@1 moved",
      turns: "A 2245 bust",
      says: { begin: 0, lost: 1 },
      answers: ["stop"],
      showsOdds: true,
    },
    {
      name: "top",
      position: "5@3,7@9,9@1/6@2,8@4 - AA 6@1,7@12,8@1 moved",
      turns: "A 2345:7 stop",
      says: { begin: 0, choose: 1, reached: 2, claimed: 3 },
      answers: ["stop", "roll", "6+8"],
      showsOdds: true,
    },
    {
      name: "closed",
      position: "5@3,9@1/6@2 7=A,8=B AA - -",
      turns: "A 4444 bust",
      says: { begin: 0, lost: 1 },
      answers: [],
    },
    {
      name: "win",
      position: "5@3,6@9,9@1/4@2,10@3 7=A,12=A,3=B,8=B AA - -",
      turns: "A 1245:6+6 stop",
      says: { begin: 0, choose: 1, reached: 2, won: 3 },
      answers: ["roll", "5", "9"],
      showsOdds: true,
    },
  ],
} as const satisfies Lesson;
