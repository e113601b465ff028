import type { LessonsWords } from "../lessons.ts";

const placed = "All three runners are placed. Now you climb, and may stop whenever you like. Go on!";
const topFirst = "That would climb, but a top is within reach: choose the 7.";
const winFirst = "That would climb, but 6 is your third column: choose it.";

/** The lessons. */
export const lessons: LessonsWords = {
  leave: "Leave the lesson",
  again: "This part once more",
  before: "Back to the part before",
  partOf: (part, of) => `Part ${part} of ${of}`,
  goOn: "Go on",
  more: "More to learn",
  moreDetail: "rules and odds",
  play: "Play",
  against: (rival) => `against ${rival}`,
  ask: {
    one_runner: "One runner is left, and it can enter only one of them. Which column?",
    free_use: "One sum or both: that is up to you now. Which do you take?",
  },
  "first-climb": {
    title: "First climb",
    chapters: {
      pairs: {
        title: "Four dice, two pairs",
        says: {
          begin:
            "Eleven columns, one for each sum of two dice. The first to own three of them wins. Roll the four dice!",
          choose:
            "Now make two pairs. The cards show the three ways to do it, and each sum climbs in its column. Try one!",
        },
        answers: {
          "5+9":
            "2 and 3 make 5, 4 and 5 make 9: a runner starts in each. Try the other cards, too, or go on.",
          "6+8":
            "2 and 4 make 6, 3 and 5 make 8: a runner starts in each. Try the other cards, too, or go on.",
          "7+7": "7 twice: only one runner, but it climbs two spaces. Try the other cards, too, or go on.",
        },
      },
      runners: {
        title: "Three runners",
        says: {
          begin: "Say you took 5 and 9. Two of your three white runners are out, one is left. Roll again!",
          choose:
            "2 and 11, or 6 and 7? All four columns are new, but only one runner is left. Choose a card, then a column.",
        },
        answers: {
          stop: "You may stop after any move. But a third runner is waiting: roll again.",
          "2": "Bold! Only two ones make 2. That is why its top is just three spaces up. Try another, or go on.",
          "6": "Well chosen: 6 and 8 come up often, almost as often as 7. Try another, or go on.",
          "7": "Well chosen: no sum comes up more often. That is why this column is the longest. Go on!",
          "11": "You may, but 11 is rare. That is why its column is short. Try another, or go on.",
        },
      },
      stop: {
        title: "Stop in time",
        says: {
          begin:
            "Some rolls later you are in 5, 7 and 9. For the rest of this turn only these three can climb. Roll once more!",
          forced:
            "Only the 5 fits: there is no runner for 2. So this choice is made for you. High enough for now: stop!",
          kept: "Your runners have become camps in your colour. What you have saved, nobody takes away. Now your rival rolls.",
        },
        answers: {
          stop: "Soon! Just one more roll first.",
          roll: "Tempting, but if no pair fits your three columns, this whole turn is lost. Better stop now.",
        },
      },
      camp: {
        title: "Your camps",
        says: {
          watch: "Your rival’s turn. Your camps are in nobody’s way: pieces may share a space.",
          begin: "Your turn, and the three runners are back in your hand. Roll!",
          choose: "5 and 12, or 7 and 10? Choose a card, and watch where the runners start.",
        },
        answers: {
          "5+12":
            "In 5 you start right above your camp, on the fourth space. In 12 you have none and start at the bottom. Go on!",
          "7+10":
            "In 7 you start right above your camp, on the fourth space. In 10 you have none and start at the bottom. Go on!",
        },
      },
      bust: {
        title: "Bust",
        says: {
          begin:
            "A fine turn, with 6 steps at stake. The meter shows what the next roll risks. This once, take the risk: roll!",
          lost: "4 and 9, or 6 and 7: nothing for 5, 8 or 10. That is a bust. The 6 steps are lost, but your camps stay.",
        },
        answers: { stop: "Wise! But in a lesson it costs nothing: roll, and see how a turn ends badly." },
      },
      top: {
        title: "The top",
        says: {
          begin: "In 7 you are one space below the top. Roll!",
          choose: "Choose the card with 7 and 7.",
          reached:
            "You are at the top, and the second 7 is not even needed. But the column is yours only once you stop. Stop!",
          claimed:
            "7 is yours and closed: nobody moves there any more, not even you. That is one column of three.",
        },
        answers: {
          stop: "Not now: a single 7 takes you to the top. Roll!",
          roll: "Careful! On the top a runner can move no more, and a bust would lose you the 7. Stop first.",
          "6+8": "6 and 8 would climb. But the top is within reach: choose 7 and 7.",
        },
      },
      closed: {
        title: "Closed columns",
        says: {
          begin: "7 is yours, 8 is your rival’s: both columns are closed to everyone. A new turn: roll!",
          lost: "Four fours make 8 and nothing else, but 8 is closed: a bust with the very first roll. That is rare, luckily.",
        },
        answers: {},
      },
      win: {
        title: "The third column",
        says: {
          begin:
            "The end is near: you own 7 and 12, your rival 3 and 8. In 6 your camp is two steps below the top. Roll!",
          choose: "One of these cards takes you to the top of 6. Which one?",
          reached: "6 twice, two steps: the top! Stop now, and you have won.",
          won: "Three columns: you win! And now you know the whole game.",
        },
        answers: {
          roll: "Two columns are yours, and the third is under your feet. Why risk that? Stop!",
          "5": "7 is closed, so only 5 moves here. Look for 6 and 6: four dice, put together otherwise.",
          "9": "3 is closed, so only 9 moves here. Look for 6 and 6: four dice, put together otherwise.",
        },
      },
    },
  },
  franjos: {
    title: "The game of Franjos",
    chapters: {
      place: {
        title: "Place all three first",
        says: {
          begin: "In this game all three runners have to be placed before you may stop. Roll!",
          choose:
            "9 and 9 must wait: while you can place two runners at once, a double is not allowed. Choose another card.",
        },
        answers: {
          "7+11": "Two runners are placed. Before the third is, there is no stopping. Go on!",
          "8+10": "Two runners are placed. Before the third is, there is no stopping. Go on!",
        },
      },
      third: {
        title: "The third runner",
        says: {
          begin: "Your runners are in 5 and 9, and the third has to follow. Roll!",
          choose:
            "9 and 9 would climb, but placing comes first. So 7 or 11, 8 or 10: choose a card, then a column.",
        },
        answers: { "7": placed, "8": placed, "10": placed, "11": placed },
      },
      either: {
        title: "One sum, or both",
        says: {
          begin: "All three runners are out, and you have more freedom now. Roll!",
          choose: "With all runners placed one sum is enough, even half of a double. Choose as you like.",
        },
        answers: {
          stop: "You may. But see first what is new: roll!",
          "5": "Only 5 climbs, and 9 waits. By the standard rules both would have to. Try 7, too, or go on.",
          "9": "Only 9 climbs, and 5 waits. By the standard rules both would have to. Try 7, too, or go on.",
          "5+9": "Both climb. You might have moved just one of them. Try 7, too, or go on.",
          "7": "One step in 7, though it would be two. That is rarely wise, but allowed. Go on!",
          "7+7": "Both halves: two steps in 7. You might have used just one. Go on!",
        },
      },
      camp: {
        title: "From camp to camp",
        says: {
          begin: "A new turn. You have camps in 5 and 7. Roll!",
          choose: "Choose a card, and look closely where the runners start.",
        },
        answers: {
          "5+12":
            "In 5 the runner starts on your camp, not above it. The sum is spent, and no step gained yet. Go on!",
          "7+10":
            "In 7 the runner starts on your camp, not above it. The sum is spent, and no step gained yet. Go on!",
        },
      },
      top: {
        title: "A top counts at once",
        says: {
          begin: "In 7 you are one space below the top. 8 and 10 belong to your rival. Roll!",
          choose: "There is the 7 you need. Choose it!",
          reached:
            "7 is yours at once, whatever comes. And its runner is free again, but the next roll must place it. Roll!",
          lost: "9 could have climbed. But the free runner had to be placed and found no column: bust. Even so, 7 stays yours!",
        },
        answers: {
          stop: "You may stop here. But there is more to see: roll!",
          "5": topFirst,
          "9": topFirst,
          "5+9": topFirst,
        },
      },
      round: {
        title: "One last turn",
        says: {
          begin: "You own 2 and 7, and in 6 you are one space below the top. Roll!",
          choose: "There it is. Choose the 6!",
          reached:
            "Your third column! But everyone gets the same number of turns. If your rival reaches three as well, you both win.",
          won: "No third column for your rival: you win alone. And that is all that is different here.",
        },
        answers: {
          stop: "You are one step from winning: roll!",
          "4": winFirst,
          "9": winFirst,
          "4+9": winFirst,
        },
      },
    },
  },
};
