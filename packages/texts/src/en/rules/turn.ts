import type { Options } from "@cantstop/rules";
import { example, list, paragraph, type SectionWriter, section, steps } from "../../blocks.ts";
import { roll } from "../locale.ts";

/** Both sums must be moved where both can be, as long as a runner is unplaced. */
const bothWhileSpare = ({ pairUse, placement }: Options): boolean =>
  pairUse !== "any_playable" || placement !== "free";

const openingMoves = (options: Options): number[][] => {
  if (options.placement !== "free")
    return [
      [5, 9],
      [6, 8],
    ];
  if (bothWhileSpare(options))
    return [
      [5, 9],
      [6, 8],
      [7, 7],
    ];
  return [[5], [5, 9], [6], [6, 8], [7], [7, 7], [8], [9]];
};

/** A turn, step by step. */
export const turn: SectionWriter = (options) =>
  section(
    "turn",
    "Your turn",
    steps(
      "Roll all four dice.",
      "Split them into two pairs. There are up to three ways to do it; each gives you two sums, and each sum names a column.",
      "Choose one of these pairings and move: a runner goes up one space for each sum. Where no runner stands yet, one enters the column.",
      "Now decide: stop and keep what you have climbed, or roll all four dice again and risk it.",
    ),
    paragraph(
      "If you cannot move after a roll, your turn is a bust, and what you climbed in it is lost.",
      "Whether you stop or bust, the next player clockwise is on turn.",
    ),
    example({
      dice: [2, 3, 4, 5],
      moves: openingMoves(options),
      text: {
        free: bothWhileSpare(options)
          ? `The board is empty and you roll ${roll(2, 3, 4, 5)}. You may enter columns 5 and 9 (2+3 and 4+5), or columns 6 and 8 (2+4 and 3+5), or climb two spaces in column 7 (2+5 and 3+4).`
          : `The board is empty and you roll ${roll(2, 3, 4, 5)}. You may enter columns 5 and 9 (2+3 and 4+5), or columns 6 and 8 (2+4 and 3+5), or climb two spaces in column 7 (2+5 and 3+4); or use just one of these sums.`,
        preferred: `The board is empty and you roll ${roll(2, 3, 4, 5)}. You may enter columns 5 and 9 (2+3 and 4+5), or columns 6 and 8 (2+4 and 3+5). The third pairing, 7 twice (2+5 and 3+4), places one runner only and has to wait.`,
        strict: `The board is empty and you roll ${roll(2, 3, 4, 5)}. You may enter columns 5 and 9 (2+3 and 4+5), or columns 6 and 8 (2+4 and 3+5). The third pairing, 7 twice (2+5 and 3+4), is a double and has to wait.`,
      }[options.placement],
    }),
  );

/** Which sums of a pairing are moved. */
export const pairing: SectionWriter = (options) => {
  const { pairUse } = options;
  return section(
    "pairing",
    "What you may move",
    paragraph(
      "A sum can be moved when its column is not closed and a runner stands there below the top, or when no runner stands there and you have one left to place.",
      "One sum that can be moved is enough for a move.",
    ),
    paragraph(
      pairUse === "all_playable" &&
        "If both sums of the pairing you choose can be moved, both must be. You are free to choose another pairing, even one of which only one sum can be moved.",
      pairUse !== "all_playable" &&
        bothWhileSpare(options) &&
        "While a runner is unplaced, both sums of the pairing you choose must be moved if both can be. Once all three are on the board you are free: move both sums, or just one of them, or one half of a double.",
      !bothWhileSpare(options) &&
        "You need not use the whole pairing: move both sums, or just one of them, or one half of a double.",
      "If both sums would need a new runner and you have only one left, you choose which of the two it serves.",
    ),
    example({
      runners: { 5: 1, 9: 1 },
      dice: [1, 1, 5, 6],
      moves: [[2], [6], [7], [11]],
      text: `Runners stand in columns 5 and 9, and you roll ${roll(1, 1, 5, 6)}. The pairings are 2 and 11, and 6 and 7. With one runner left you enter just one of these four columns.`,
    }),
    example({
      runners: { 5: 1, 7: 3, 9: 2 },
      dice: [2, 3, 4, 5],
      moves:
        pairUse === "all_playable"
          ? [
              [5, 9],
              [7, 7],
            ]
          : [[5], [5, 9], [7], [7, 7], [9]],
      text:
        pairUse === "all_playable"
          ? `Your runners stand in columns 5, 7 and 9, and you roll ${roll(2, 3, 4, 5)}. Move up one space in both 5 and 9, or two spaces in 7. Just 5 or just 9 is not allowed. 6 and 8 would need a fourth runner.`
          : `Your runners stand in columns 5, 7 and 9, and you roll ${roll(2, 3, 4, 5)}. Move up in 5, in 9, or in both; or one or two spaces in 7. 6 and 8 would need a fourth runner.`,
    }),
  );
};

/** Where runners enter, and which pairings go first. */
export const placing: SectionWriter = (options) => {
  const { entrySpace, placement, columnClaim, rivalCamps } = options;
  const space = entrySpace === "above_camp" ? 4 : 3;
  return section(
    "placing",
    "Placing runners",
    paragraph(
      "A runner enters a column on its lowest space.",
      entrySpace === "above_camp"
        ? "Where you have a camp, it enters on the space above the camp."
        : "Where you have a camp, it enters on the camp itself; the next step leads on from there.",
      rivalCamps === "jump_over" && "Spaces with rivals' camps are jumped over, here as everywhere.",
      columnClaim === "on_stop"
        ? "It stays in that column until the turn ends, so you climb in three columns at most."
        : "It stays in that column until it reaches the top or the turn ends.",
    ),
    placement === "free" &&
      paragraph("You may choose any pairing that can be moved, whether it places runners or not."),
    placement !== "free" &&
      paragraph("While a runner is unplaced, not every pairing that could be moved may be chosen:"),
    placement === "preferred" &&
      steps(
        "Pairings with a closed column give way to those without.",
        "While two or three runners are unplaced, doubles give way to pairings of two different sums.",
        "Of what is left, the pairings that place the most runners go first; among them you choose.",
      ),
    placement === "strict" &&
      steps(
        "Pairings with a closed column may not be chosen.",
        "While two or three runners are unplaced, doubles may not be chosen, unless all four dice are equal.",
        "Of what is left, the pairings that place the most runners go first; among them you choose.",
      ),
    placement !== "free" &&
      paragraph(
        placement === "preferred"
          ? "These are preferences: where every pairing has a closed column, or only a double is left, it may be chosen after all."
          : "If nothing is left, it is a bust.",
        "Once all three runners are on the board, you are free to choose.",
      ),
    example({
      camps: { 5: 3 },
      dice: [1, 4, 6, 6],
      moves: bothWhileSpare(options)
        ? [
            [5, 12],
            [7, 10],
          ]
        : [[5], [5, 12], [7], [7, 10], [10], [12]],
      result: { columns: [5, 12], runners: { 5: space, 12: 1 } },
      text: `You have a camp on space 3 of column 5, no runner is placed, and you roll ${roll(1, 4, 6, 6)}. If you choose 5 and 12 (1+4 and 6+6), one runner enters column 5 on space ${space}, another column 12 on space 1.`,
    }),
    example({
      runners: { 5: 1, 9: 1 },
      dice: [3, 6, 4, 5],
      moves:
        placement !== "free"
          ? [[7], [8], [10], [11]]
          : bothWhileSpare(options)
            ? [[7], [8], [9, 9], [10], [11]]
            : [[7], [8], [9], [9, 9], [10], [11]],
      text:
        placement === "free"
          ? `Runners stand on the lowest spaces of columns 5 and 9, and you roll ${roll(3, 6, 4, 5)}. Place the third runner in 7, 8, 10 or 11; or keep it back and climb in 9 (3+6 and 4+5).`
          : `Runners stand on the lowest spaces of columns 5 and 9, and you roll ${roll(3, 6, 4, 5)}. You must place the third runner: in 7, 8, 10 or 11. Climbing in 9 (3+6 and 4+5) would place none, so it has to wait.`,
    }),
  );
};

/** Equal sums and equal dice. */
export const doubles: SectionWriter = (options) => {
  const { quadEntry, entrySpace } = options;
  const space = quadEntry === "entry_plus_two" ? 3 : 2;
  return section(
    "doubles",
    "Doubles",
    paragraph(
      "If both pairs have the same sum, that is a double: two steps in that column.",
      "A runner one space below the top makes one step only: nobody goes past the top.",
      "A double that places a runner lets it enter and then make one step.",
    ),
    paragraph(
      "Four equal dice are a double too.",
      {
        pairwise: "When they place a runner, it enters and makes one step, as with any double.",
        start_plus_two:
          entrySpace === "above_camp"
            ? "When they place a runner, it enters two spaces above the ground, or two above your camp: the same as with any double."
            : "When they place a runner, it enters two spaces above the ground, or two above your camp.",
        entry_plus_two:
          "When they place a runner, it enters as usual and makes two steps more, as far as the column goes.",
      }[quadEntry],
      "Where a runner already stands in the column, it makes two steps, as with any double.",
    ),
    example({
      dice: [5, 5, 5, 5],
      moves: bothWhileSpare(options) ? [[10, 10]] : [[10], [10, 10]],
      result: { columns: [10, 10], runners: { 10: space } },
      text: `The board is empty and you roll ${roll(5, 5, 5, 5)}, which is 10 twice. A runner goes to space ${space} of column 10.`,
    }),
  );
};

/** When nothing can be moved. */
export const bust: SectionWriter = ({ columnClaim, placement, toppedRunner }) =>
  section(
    "bust",
    "A bust",
    paragraph(
      placement === "free"
        ? "If no sum of any pairing can be moved, your turn is a bust."
        : "If no pairing is left that you may choose, your turn is a bust.",
      "The runners come off the board, and your camps stay where they were before the turn.",
      columnClaim === "on_stop"
        ? "A top that you had reached is lost like everything else."
        : "Columns that you claimed in this turn stay yours.",
      "Even the first roll of a turn can be a bust.",
    ),
    example({
      runners: { 5: 2, 8: 3, 10: 1 },
      dice: [2, 2, 4, 5],
      moves: [],
      text: `Your runners stand in columns 5, 8 and 10, and you roll ${roll(2, 2, 4, 5)}. The pairings are 4 and 9, and 6 and 7: none has a runner, and you have none left. A bust.`,
    }),
    toppedRunner === "must_reenter" &&
      paragraph("After a claim, a roll that cannot place a runner is a bust too: see Tops and claims."),
  );

/** What players get wrong. */
export const mistakes: SectionWriter = (options) => {
  const { columnClaim, entrySpace, gameEnd, pairUse, placement, rivalCamps, stopCondition } = options;
  return section(
    "mistakes",
    "Common mistakes",
    list(
      columnClaim === "on_stop"
        ? "Opening a fourth column. There are three runners, and each stays in its column until the turn ends."
        : "Putting a fourth runner on the board. There are three; only one that has reached a top is free for another column.",
      columnClaim === "on_stop"
        ? "Keeping something after a bust. Nothing of the turn remains, not even a top."
        : "Keeping something after a bust. Of the turn only claimed columns remain.",
      "Stopping after the roll. Decide before you roll; a roll must be moved first.",
      "Calling a bust too early. One sum of one pairing is enough to go on, if you may choose it.",
      "Climbing in a closed column. Nobody may, not even its owner.",
      entrySpace === "above_camp"
        ? "Starting at the bottom again. Where you have a camp, you go on above it."
        : "Starting at the bottom again. Where you have a camp, you go on from it.",
      columnClaim === "on_stop" &&
        "Taking a reached top for a claim. The column is yours only once you have stopped.",
      pairUse === "all_playable" && "Leaving out a sum that could be moved. If both can be, both must be.",
      placement !== "free" && "Climbing on while the dice would place a runner. Placing goes first.",
      stopCondition === "all_runners_placed" &&
        "Stopping with a runner in the hand. All three must be placed.",
      rivalCamps === "no_stacking" &&
        "Stopping on a rival's camp. Roll on until every runner stands free of them.",
      gameEnd === "complete_round" &&
        "Ending the game at once. The round is finished, so that all have had equally many turns.",
      gameEnd === "immediate" && "Finishing the round. The game ends at once when somebody wins.",
    ),
  );
};
