import type { LearnWords } from "../learn.ts";

/** The page from which everything leads that can be learnt. */
export const learn: LearnWords = {
  title: "Learn",
  lead: "The game in five minutes, its rules in full, and every number behind it.",
  lessons: "Learn by playing",
  firstClimb: { name: "First climb", detail: "The whole game on a real board, one step at a time." },
  franjos: { name: "Franjos", detail: "A short second lesson: what this game does differently." },
  lessonGoesOn: (part, of) => `Goes on with part ${part} of ${of}`,
  lessonDone: "Done. Play it again any time.",
  cases: {
    name: "May I …?",
    detail: "Short questions about what players get wrong: guess, then see what the rules say.",
  },
  rules: "Rules",
  rulesLead: "Each way to play has a page of its own, with drawn examples.",
  variants: "Variants",
  compare: { name: "Compare the rules", detail: "All options side by side, in plain words." },
  odds: "Odds",
  explorer: {
    name: "Odds explorer",
    detail:
      "Every sum, all 165 triples, and any position you set up: how to use your dice, and what the next roll risks.",
  },
  atTable: "At the table",
  print: { name: "Print", detail: "A sheet with the rules, a board, camps and tables of odds." },
  ownDice: {
    name: "Roll your own dice",
    detail: (moreOptions, ownDice) =>
      `On the start screen, under “${moreOptions}”, choose “${ownDice}”: you roll on the table, and the app keeps the board.`,
  },
};
