import { list, type SectionWriter, section } from "./blocks.ts";

/** What happens at the top of a column. */
export const tops: SectionWriter = (
  { tops: words },
  { columnClaim, toppedRunner, rivalCampsOnClaim },
  paragraph,
) =>
  section(
    "tops",
    words.title,
    paragraph(words.reached[columnClaim], toppedRunner !== "locked" && words.freed[toppedRunner]),
    paragraph(words.closed, words.rivalCamps[rivalCampsOnClaim]),
  );

/** When a turn may be stopped, and what is kept. */
export const stopping: SectionWriter = (
  { stopping: words },
  { columnClaim, rivalCamps, stopCondition },
  paragraph,
) => {
  const mustPlace = stopCondition === "all_runners_placed";
  return section(
    "stopping",
    words.title,
    paragraph(
      words.when[stopCondition],
      mustPlace && columnClaim === "on_reach" && words.afterClaim,
      mustPlace && words.noColumnLeft,
    ),
    rivalCamps === "no_stacking" && paragraph(words.notOnRival),
    paragraph(words.keep, columnClaim === "on_stop" && words.claim),
  );
};

/** How the pieces of others matter. */
export const rivals: SectionWriter = ({ rivals: words }, { rivalCamps, entrySpace }, paragraph) => {
  const jump = rivalCamps === "jump_over";
  return section(
    "rivals",
    words.title,
    paragraph(words.camps[rivalCamps], jump && words.jumpEntry[entrySpace], jump && words.jumpTop),
  );
};

/** How the game ends. */
export const end: SectionWriter = ({ end: words }, { columnClaim, columnsToWin, gameEnd }, paragraph) => {
  const target = typeof columnsToWin === "number" ? columnsToWin : null;
  const alone = typeof columnsToWin === "number" ? columnsToWin : (columnsToWin[1] ?? 3);
  // Can all columns be closed with nobody at the target?
  const canBlock = [2, 3, 4].some((players) => {
    const target = typeof columnsToWin === "number" ? columnsToWin : (columnsToWin[players] ?? 0);
    return players * (target - 1) >= 11;
  });
  return section(
    "end",
    words.title,
    gameEnd === "immediate"
      ? paragraph(words.wins[columnClaim](target))
      : paragraph(words.lastRound[columnClaim](target), words.roundWinners(target)),
    list(
      (canBlock || gameEnd === "complete_round") && words.allClosed,
      canBlock && words.mostWin(target),
      words.leaving,
      words.alone(alone),
    ),
  );
};
