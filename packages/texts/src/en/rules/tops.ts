import { list, paragraph, type SectionWriter, section } from "../../blocks.ts";
import { columnsInWords } from "../locale.ts";

/** What happens at the top of a column. */
export const tops: SectionWriter = ({ columnClaim, toppedRunner, rivalCampsOnClaim }) =>
  section(
    "tops",
    "Tops and claims",
    columnClaim === "on_stop"
      ? paragraph(
          "A runner that reaches a top stays there and moves no more this turn.",
          "The column is not yours yet: you claim it by stopping, when your marker takes the runner's place.",
          "A bust before that takes it away again.",
          "With all three runners on tops it is time to stop: any roll would be a bust.",
        )
      : paragraph(
          "The moment a runner reaches a top, the column is yours: put a marker on the top. No bust takes it away again.",
          "One move can claim two columns.",
          toppedRunner === "must_reenter"
            ? "The runner comes off. You may stop now, as far as the rules of stopping let you; but if you roll, the next move must place at least one runner, even if you have just claimed two columns. If the dice do not allow that, it is a bust, even where other runners could climb. After that one roll you play on as usual."
            : "The runner comes off and is free again: from your next roll on it may enter another column.",
        ),
    paragraph(
      "A claimed column is closed: nobody enters it or moves in it any more, you included.",
      "Your own camp in it comes off.",
      {
        stay: "Rivals' camps in it stay where they are, but have no effect any more.",
        return: "Rivals' camps in it go back to their owners.",
        discard: "Rivals' camps in it are out of the game.",
      }[rivalCampsOnClaim],
    ),
  );

/** When a turn may be stopped, and what is kept. */
export const stopping: SectionWriter = ({ columnClaim, rivalCamps, stopCondition }) =>
  section(
    "stopping",
    "Stopping",
    stopCondition === "after_any_move"
      ? paragraph("After any move you may stop instead of rolling again.")
      : paragraph(
          "You may stop once all three runners are on the board.",
          columnClaim === "on_reach" &&
            "Right after a claim you may stop all the same, whether they are placed or not.",
          "You may also stop when no open column without a runner is left.",
        ),
    rivalCamps === "no_stacking" &&
      paragraph(
        "But you may not stop while a runner stands on a rival's camp, not even if stopping would win the game.",
      ),
    paragraph(
      "When you stop, your camp takes the place of each runner.",
      "If you had a camp further down in that column, it is moved up: you never have two in one column.",
      columnClaim === "on_stop" && "A runner on a top becomes a claim.",
    ),
  );

/** How the pieces of others matter. */
export const rivals: SectionWriter = ({ rivalCamps, entrySpace }) =>
  section(
    "rivals",
    "Rivals' camps",
    {
      share: paragraph(
        "Rivals' camps are no obstacle and no help: any number of pieces may share a space, and every space counts as one step.",
      ),
      jump_over: paragraph(
        "A step leads to the next space without a rival's camp: camps in a row are jumped over together, and the spaces are a gift.",
        entrySpace === "above_camp"
          ? "Entering a column is such a step as well."
          : "Entering a column without a camp of your own is such a step as well; with one, you enter on it.",
        "No jump goes past the top; a jump onto the top reaches it.",
      ),
      no_stacking: paragraph(
        "You may move onto a rival's camp and past it, but not stop there: while a runner of yours stands on a rival's camp, you must roll on.",
        "Tops hold no camps, so a runner on a top is never in the way.",
      ),
    }[rivalCamps],
  );

/** How the game ends. */
export const end: SectionWriter = ({ columnClaim, columnsToWin, gameEnd }) => {
  const enough = typeof columnsToWin === "number" ? columnsInWords(columnsToWin) : "enough columns";
  const alone = typeof columnsToWin === "number" ? columnsToWin : (columnsToWin[1] ?? 3);
  // Can all columns be closed with nobody at the target?
  const canBlock = [2, 3, 4].some((players) => {
    const target = typeof columnsToWin === "number" ? columnsToWin : (columnsToWin[players] ?? 0);
    return players * (target - 1) >= 11;
  });
  return section(
    "end",
    "The end of the game",
    gameEnd === "immediate"
      ? paragraph(
          columnClaim === "on_stop"
            ? `Whoever stops and then owns ${enough} has won; the game ends at once.`
            : `Whoever claims a column and then owns ${enough} has won; the game ends at once.`,
        )
      : paragraph(
          columnClaim === "on_stop"
            ? `Once a player has stopped and owns ${enough}, this is the last round.`
            : `Once a player has claimed ${enough}, that turn ends at once, the other runners come off without leaving camps, and this is the last round.`,
          "It is played to its end, so that all have had equally many turns.",
          `Everybody who then owns ${enough} wins, together; more columns than that do not count.`,
        ),
    list(
      (canBlock || gameEnd === "complete_round") &&
        "If all eleven columns are closed, the game ends there and then.",
      canBlock && `If nobody owns ${enough} then, the most columns win, and a tie is shared.`,
      "A player who leaves takes the runners off and is skipped; camps and claims stay. The last one left wins.",
      `You can also play alone: claim ${columnsInWords(alone)} in as few turns as you can.`,
    ),
  );
};
