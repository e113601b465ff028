import type { RulesPageWords } from "../rules-page.ts";
import type { Phrases } from "./phrases.ts";

/** The pages with rules. */
export const rulesPage = ({ all, plural, number, columns }: Phrases): RulesPageWords => ({
  back: "To Learn",
  title: (ruleset) => `Rules: ${ruleset}`,
  which: "Rules",
  play: "Play by these rules",
  print: "Print on one page",
  compare: "Compare with others",
  contents: "On this page",
  search: "Search these rules",
  found: (sections) =>
    plural(sections, { one: "Found in 1 section", other: `Found in ${sections} sections` }),
  foundNothing: "Nothing found. Try a shorter word.",
  origin: {
    title: "Where these rules come from",
    standard:
      "They follow a Japanese description of the standard game, the most precise of four that we compared.",
    franjos:
      "They follow a French toy library’s record of the Franjos edition, which is a game of its own in many ways.",
    "stop-sign": "They follow a French rules sheet of the edition whose board is a stop sign.",
    wikipedia: "They follow the French encyclopedia’s article on the game.",
    variant: "The same description mentions this variant.",
    byPlayers: "Players came up with this variant.",
    own: "You chose these options yourself.",
  },
  example: {
    allowed: "These moves are possible. Try them on the board:",
    nothing: "No move is possible.",
    move: (list) => (list.length === 2 && list[0] === list[1] ? `${list[0]} twice` : columns(list)),
    after: (places) =>
      `That leads to ${all(places.map(({ column, space, top }) => `${top ? "the top" : `space ${space}`} of column ${column}`))}.`,
  },
  cases: {
    title: "May I …?",
    lead: "Guess first, then see what the rules say.",
    you: (pieces) => `You have the ${pieces.toLowerCase()} pieces, and it is your turn.`,
    dice: (dice) => `Dice: ${dice.join(" ")}`,
    count: (n, of) => `Question ${number(n)} of ${number(of)}`,
    yes: "Yes",
    no: "No",
    right: "Right!",
    wrong: "Not quite.",
    next: "Next question",
    again: "Once more",
    score: (right, of) => `${number(right)} of ${number(of)} right.`,
    texts: {
      notRolled: { question: "These dice make 5, and they make 11. May you move both?" },
      leaveOut: {
        question: "You want to move 5 but leave 9 where it is. May you?",
        yes: "By these rules one of the two sums is enough here.",
      },
      fourthRunner: { question: "The dice make 6 and 9. May you open these two columns as well?" },
      oneSumFits: {
        question: "10 fits, but the 2 that comes with it does not. May you go on with 10 alone?",
        yes: "One sum of one pairing is enough. The other is simply lost.",
      },
      closedColumn: { question: "Column 7 is yours already. May you climb there once more?" },
      bottomAgain: {
        question: "Your camp stands on space 3 of column 5. Does a new runner start at the bottom?",
        no: "It goes on from your camp: see where it enters.",
      },
      lastRunner: { question: "One runner is left, and the dice make 6 and 7. May you open both columns?" },
      climbFirst: {
        question: "One runner is still in your hand. May you use 9 twice and leave it there?",
        yes: "By these rules any pairing will do, whether it places a runner or not.",
      },
      stopAfterRoll: {
        question: "You do not like these dice. May you stop now instead of moving?",
        no: "The dice lie on the table and must be moved. You decide before you roll.",
      },
      stopUnplaced: {
        question: "Two runners are still in your hand. May you stop?",
        yes: "By these rules you may stop after any move.",
      },
      stopOnRival: {
        question: "Your runner shares a space with a rival’s camp. May you stop here?",
        yes: "By these rules any number of pieces share a space.",
      },
      topAndBust: {
        question: "Your runner has reached the top of column 7, and now you go bust. Is the column yours?",
        yes: "By these rules a column is yours as soon as you reach its top. Only the rest is lost.",
        no: "A top counts only once you have stopped. All of this turn is lost.",
      },
      thirdColumn: {
        question:
          "This is the last column you need, and others still have a turn to come. Is the game over now?",
        yes: "The game ends at once.",
        no: "The round is finished, so that everybody has had equally many turns.",
      },
    },
  },
  unknown: "There are no such rules. Here are the standard ones.",
  failed: "The rules could not be loaded. Is there a connection?",
});
