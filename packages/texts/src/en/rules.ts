import { makeRulesPage } from "../rules-page/make-page.ts";
import type { RulesWords } from "../rules-page/words.ts";
import { columnsInWords, inWords, locale, roll } from "./locale.ts";
import { presets } from "./presets.ts";

const enough = (target: number | null): string =>
  target === null ? "enough columns" : columnsInWords(target);

export const words = {
  page: {
    title: (preset) => `Can't Stop: ${preset}`,
    ownTitle: "Can't Stop: rules of your own",
    ownIntro: (preset) =>
      `These rules began as ${preset}, and the table has changed some of them. What follows is the game as you play it.`,
  },
  aim: {
    title: "The aim",
    target: {
      immediate: (columns) => `Be the first to claim ${columnsInWords(columns)}.`,
      complete_round: (columns) =>
        `Claim ${columnsInWords(columns)}: once someone has, the round is finished, and whoever has done it by then wins.`,
    },
    targetByPlayers: (targets) =>
      `How many columns you need depends on how many you are: ${locale.all(
        targets.map(({ players, columns }) =>
          locale.plural(players, {
            one: `${columnsInWords(columns)} if you play alone`,
            other: `${columnsInWords(columns)} with ${players} players`,
          }),
        ),
      )}.`,
    enough: {
      immediate: "The first to claim that many wins.",
      complete_round:
        "Once someone has that many, the round is finished, and whoever has done it by then wins.",
    },
    safe: {
      on_stop: "You may roll as often as you dare, but what you climb in a turn is only safe once you stop.",
      on_reach:
        "You may roll as often as you dare, but what you climb in a turn is only safe once you stop or reach a top.",
    },
  },
  board: {
    title: "The board",
    columns:
      "The board has eleven columns, numbered 2 to 12: one for every sum of two dice. The more often a sum comes up, the longer its column: 3 spaces in columns 2 and 12, 5 in 3 and 11, 7 in 4 and 10, 9 in 5 and 9, 11 in 6 and 8, and 13 in column 7. The highest space of a column is its top.",
    pieces: (markers) =>
      `Four dice and three white runners belong to everybody; whoever is on turn uses them. Each player has ${inWords(markers)} markers of one colour. A marker below the top is a camp: it keeps your place in the column, and you have at most one in each. A marker on the top is a claim: the column is yours, and closed for everybody. Should your markers run short, take anything else that is at hand: their number is no limit.`,
  },
  start: {
    title: "Who begins",
    empty: "The board is empty at first.",
    first: {
      chosen: "Agree among yourselves who begins.",
      highest_die:
        "Everybody rolls one die, and the highest begins; those who tie for the highest roll again.",
      youngest: "The youngest player begins.",
    },
    clockwise: "Then play goes clockwise.",
  },
  turn: {
    title: "Your turn",
    steps: [
      "Roll all four dice.",
      "Split them into two pairs. There are up to three ways to do it; each gives you two sums, and each sum names a column.",
      "Choose one of these pairings and move: a runner goes up one space for each sum. Where no runner stands yet, one enters the column.",
      "Now decide: stop and keep what you have climbed, or roll all four dice again and risk it.",
    ],
    over: "If you cannot move after a roll, your turn is a bust, and what you climbed in it is lost. Whether you stop or bust, the next player clockwise is on turn.",
    firstRoll: {
      free: `The board is empty and you roll ${roll(2, 3, 4, 5)}. You may enter columns 5 and 9 (2+3 and 4+5), or columns 6 and 8 (2+4 and 3+5), or climb two spaces in column 7 (2+5 and 3+4).`,
      freeHalves: `The board is empty and you roll ${roll(2, 3, 4, 5)}. You may enter columns 5 and 9 (2+3 and 4+5), or columns 6 and 8 (2+4 and 3+5), or climb two spaces in column 7 (2+5 and 3+4); or use just one of these sums.`,
      preferred: `The board is empty and you roll ${roll(2, 3, 4, 5)}. You may enter columns 5 and 9 (2+3 and 4+5), or columns 6 and 8 (2+4 and 3+5). The third pairing, 7 twice (2+5 and 3+4), places one runner only and has to wait.`,
      strict: `The board is empty and you roll ${roll(2, 3, 4, 5)}. You may enter columns 5 and 9 (2+3 and 4+5), or columns 6 and 8 (2+4 and 3+5). The third pairing, 7 twice (2+5 and 3+4), is a double and has to wait.`,
    },
  },
  pairing: {
    title: "What you may move",
    playable:
      "A sum can be moved when its column is not closed and a runner stands there below the top, or when no runner stands there and you have one left to place. One sum that can be moved is enough for a move.",
    use: {
      both: "If both sums of the pairing you choose can be moved, both must be. You are free to choose another pairing, even one of which only one sum can be moved.",
      freeWhenFull:
        "While a runner is unplaced, both sums of the pairing you choose must be moved if both can be. Once all three are on the board you are free: move both sums, or just one of them, or one half of a double.",
      free: "You need not use the whole pairing: move both sums, or just one of them, or one half of a double.",
    },
    lastRunner:
      "If both sums would need a new runner and you have only one left, you choose which of the two it serves.",
    lastRunnerExample: `Runners stand in columns 5 and 9, and you roll ${roll(1, 1, 5, 6)}. The pairings are 2 and 11, and 6 and 7. With one runner left you enter just one of these four columns.`,
    fullExample: {
      both: `Your runners stand in columns 5, 7 and 9, and you roll ${roll(2, 3, 4, 5)}. Move up one space in both 5 and 9, or two spaces in 7. Just 5 or just 9 is not allowed. 6 and 8 would need a fourth runner.`,
      free: `Your runners stand in columns 5, 7 and 9, and you roll ${roll(2, 3, 4, 5)}. Move up in 5, in 9, or in both; or one or two spaces in 7. 6 and 8 would need a fourth runner.`,
    },
  },
  placing: {
    title: "Placing runners",
    lowest: "A runner enters a column on its lowest space.",
    camp: {
      above_camp: "Where you have a camp, it enters on the space above the camp.",
      on_camp: "Where you have a camp, it enters on the camp itself; the next step leads on from there.",
    },
    jump: "Spaces with rivals' camps are jumped over, here as everywhere.",
    stays: {
      on_stop: "It stays in that column until the turn ends, so you climb in three columns at most.",
      on_reach: "It stays in that column until it reaches the top or the turn ends.",
    },
    choice: {
      free: "You may choose any pairing that can be moved, whether it places runners or not.",
      narrowed: "While a runner is unplaced, not every pairing that could be moved may be chosen:",
    },
    closed: {
      preferred: "Pairings with a closed column give way to those without.",
      strict: "Pairings with a closed column may not be chosen.",
    },
    doubles: {
      preferred:
        "While two or three runners are unplaced, doubles give way to pairings of two different sums.",
      strict:
        "While two or three runners are unplaced, doubles may not be chosen, unless all four dice are equal.",
    },
    most: "Of what is left, the pairings that place the most runners go first; among them you choose.",
    nothingLeft: {
      preferred:
        "These are preferences: where every pairing has a closed column, or only a double is left, it may be chosen after all.",
      strict: "If nothing is left, it is a bust.",
    },
    full: "Once all three runners are on the board, you are free to choose.",
    campExample: (space) =>
      `You have a camp on space 3 of column 5, no runner is placed, and you roll ${roll(1, 4, 6, 6)}. If you choose 5 and 12 (1+4 and 6+6), one runner enters column 5 on space ${space}, another column 12 on space 1.`,
    thirdRunnerExample: {
      free: `Runners stand on the lowest spaces of columns 5 and 9, and you roll ${roll(3, 6, 4, 5)}. Place the third runner in 7, 8, 10 or 11; or keep it back and climb in 9 (3+6 and 4+5).`,
      narrowed: `Runners stand on the lowest spaces of columns 5 and 9, and you roll ${roll(3, 6, 4, 5)}. You must place the third runner: in 7, 8, 10 or 11. Climbing in 9 (3+6 and 4+5) would place none, so it has to wait.`,
    },
  },
  doubles: {
    title: "Doubles",
    double:
      "If both pairs have the same sum, that is a double: two steps in that column. A runner one space below the top makes one step only: nobody goes past the top. A double that places a runner lets it enter and then make one step.",
    quad: "Four equal dice are a double too.",
    quadEntry: {
      pairwise: "When they place a runner, it enters and makes one step, as with any double.",
      start_plus_two:
        "When they place a runner, it enters two spaces above the ground, or two above your camp.",
      entry_plus_two:
        "When they place a runner, it enters as usual and makes two steps more, as far as the column goes.",
    },
    startPlusTwoAboveCamp:
      "When they place a runner, it enters two spaces above the ground, or two above your camp: the same as with any double.",
    quadStanding: "Where a runner already stands in the column, it makes two steps, as with any double.",
    quadExample: (space) =>
      `The board is empty and you roll ${roll(5, 5, 5, 5)}, which is 10 twice. A runner goes to space ${space} of column 10.`,
  },
  bust: {
    title: "A bust",
    when: {
      free: "If no sum of any pairing can be moved, your turn is a bust.",
      narrowed: "If no pairing is left that you may choose, your turn is a bust.",
    },
    off: "The runners come off the board, and your camps stay where they were before the turn.",
    tops: {
      on_stop: "A top that you had reached is lost like everything else.",
      on_reach: "Columns that you claimed in this turn stay yours.",
    },
    firstRoll: "Even the first roll of a turn can be a bust.",
    example: `Your runners stand in columns 5, 8 and 10, and you roll ${roll(2, 2, 4, 5)}. The pairings are 4 and 9, and 6 and 7: none has a runner, and you have none left. A bust.`,
    mustReenter: "After a claim, a roll that cannot place a runner is a bust too: see Tops and claims.",
  },
  tops: {
    title: "Tops and claims",
    reached: {
      on_stop:
        "A runner that reaches a top stays there and moves no more this turn. The column is not yours yet: you claim it by stopping, when your marker takes the runner's place. A bust before that takes it away again. With all three runners on tops it is time to stop: any roll would be a bust.",
      on_reach:
        "The moment a runner reaches a top, the column is yours: put a marker on the top. No bust takes it away again. One move can claim two columns.",
    },
    freed: {
      may_reenter:
        "The runner comes off and is free again: from your next roll on it may enter another column.",
      must_reenter:
        "The runner comes off. You may stop now, as far as the rules of stopping let you; but if you roll, the next move must place at least one runner, even if you have just claimed two columns. If the dice do not allow that, it is a bust, even where other runners could climb. After that one roll you play on as usual.",
    },
    closed:
      "A claimed column is closed: nobody enters it or moves in it any more, you included. Your own camp in it comes off.",
    rivalCamps: {
      stay: "Rivals' camps in it stay where they are, but have no effect any more.",
      return: "Rivals' camps in it go back to their owners.",
      discard: "Rivals' camps in it are out of the game.",
    },
  },
  stopping: {
    title: "Stopping",
    when: {
      after_any_move: "After any move you may stop instead of rolling again.",
      all_runners_placed: "You may stop once all three runners are on the board.",
    },
    afterClaim: "Right after a claim you may stop all the same, whether they are placed or not.",
    noColumnLeft: "You may also stop when no open column without a runner is left.",
    notOnRival:
      "But you may not stop while a runner stands on a rival's camp, not even if stopping would win the game.",
    keep: "When you stop, your camp takes the place of each runner. If you had a camp further down in that column, it is moved up: you never have two in one column.",
    claim: "A runner on a top becomes a claim.",
  },
  rivals: {
    title: "Rivals' camps",
    camps: {
      share:
        "Rivals' camps are no obstacle and no help: any number of pieces may share a space, and every space counts as one step.",
      jump_over:
        "A step leads to the next space without a rival's camp: camps in a row are jumped over together, and the spaces are a gift.",
      no_stacking:
        "You may move onto a rival's camp and past it, but not stop there: while a runner of yours stands on a rival's camp, you must roll on. Tops hold no camps, so a runner on a top is never in the way.",
    },
    jumpEntry: {
      above_camp: "Entering a column is such a step as well.",
      on_camp:
        "Entering a column without a camp of your own is such a step as well; with one, you enter on it.",
    },
    jumpTop: "No jump goes past the top; a jump onto the top reaches it.",
  },
  end: {
    title: "The end of the game",
    wins: {
      on_stop: (target) => `Whoever stops and then owns ${enough(target)} has won; the game ends at once.`,
      on_reach: (target) =>
        `Whoever claims a column and then owns ${enough(target)} has won; the game ends at once.`,
    },
    lastRound: {
      on_stop: (target) =>
        `Once a player has stopped and owns ${enough(target)}, this is the last round. It is played to its end, so that all have had equally many turns.`,
      on_reach: (target) =>
        `Once a player has claimed ${enough(target)}, that turn ends at once, the other runners come off without leaving camps, and this is the last round. It is played to its end, so that all have had equally many turns.`,
    },
    roundWinners: (target) =>
      `Everybody who then owns ${enough(target)} wins, together; more columns than that do not count.`,
    allClosed: "If all eleven columns are closed, the game ends there and then.",
    mostWin: (target) => `If nobody owns ${enough(target)} then, the most columns win, and a tie is shared.`,
    leaving:
      "A player who leaves takes the runners off and is skipped; camps and claims stay. The last one left wins.",
    alone: (columns) =>
      `You can also play alone: claim ${columnsInWords(columns)} in as few turns as you can.`,
  },
  mistakes: {
    title: "Common mistakes",
    fourthRunner: {
      on_stop:
        "Opening a fourth column. There are three runners, and each stays in its column until the turn ends.",
      on_reach:
        "Putting a fourth runner on the board. There are three; only one that has reached a top is free for another column.",
    },
    keepAfterBust: {
      on_stop: "Keeping something after a bust. Nothing of the turn remains, not even a top.",
      on_reach: "Keeping something after a bust. Of the turn only claimed columns remain.",
    },
    stopAfterRoll: "Stopping after the roll. Decide before you roll; a roll must be moved first.",
    bustTooEarly:
      "Calling a bust too early. One sum of one pairing is enough to go on, if you may choose it.",
    closedColumn: "Climbing in a closed column. Nobody may, not even its owner.",
    bottomAgain: {
      above_camp: "Starting at the bottom again. Where you have a camp, you go on above it.",
      on_camp: "Starting at the bottom again. Where you have a camp, you go on from it.",
    },
    topIsNoClaim: "Taking a reached top for a claim. The column is yours only once you have stopped.",
    leaveOut: "Leaving out a sum that could be moved. If both can be, both must be.",
    climbFirst: "Climbing on while the dice would place a runner. Placing goes first.",
    stopUnplaced: "Stopping with a runner in the hand. All three must be placed.",
    stopOnRival: "Stopping on a rival's camp. Roll on until every runner stands free of them.",
    round: {
      immediate: "Finishing the round. The game ends at once when somebody wins.",
      complete_round:
        "Ending the game at once. The round is finished, so that all have had equally many turns.",
    },
  },
} as const satisfies RulesWords;

/** The rules of a ruleset, for its players. */
export const rulesPage = makeRulesPage(words, { presets, locale });
