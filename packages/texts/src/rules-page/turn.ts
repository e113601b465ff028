import type { Options } from "@cantstop/rules";
import { example, list, type SectionWriter, section, steps } from "./blocks.ts";

/** Both sums must be moved where both can be, as long as a runner is unplaced. */
const bothWhileSpare = ({ pairUse, placement }: Options): boolean =>
  pairUse !== "any_playable" || placement !== "free";

/** What an empty board allows with 2 3 4 5. */
const firstMoves = (options: Options): number[][] => {
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
export const turn: SectionWriter = ({ turn: words }, options, paragraph) =>
  section(
    "turn",
    words.title,
    steps(...words.steps),
    paragraph(words.over),
    example({
      dice: [2, 3, 4, 5],
      moves: firstMoves(options),
      text: words.firstRoll[bothWhileSpare(options) ? options.placement : "freeHalves"],
    }),
  );

/** Which sums of a pairing are moved. */
export const pairing: SectionWriter = ({ pairing: words }, options, paragraph) => {
  const both = options.pairUse === "all_playable";
  const use = both ? "both" : bothWhileSpare(options) ? "freeWhenFull" : "free";
  return section(
    "pairing",
    words.title,
    paragraph(words.playable),
    paragraph(words.use[use], words.lastRunner),
    example({
      runners: { 5: 1, 9: 1 },
      dice: [1, 1, 5, 6],
      moves: [[2], [6], [7], [11]],
      text: words.lastRunnerExample,
    }),
    example({
      runners: { 5: 1, 7: 3, 9: 2 },
      dice: [2, 3, 4, 5],
      moves: both
        ? [
            [5, 9],
            [7, 7],
          ]
        : [[5], [5, 9], [7], [7, 7], [9]],
      text: words.fullExample[both ? "both" : "free"],
    }),
  );
};

/** Where runners enter, and which pairings go first. */
export const placing: SectionWriter = ({ placing: words }, options, paragraph) => {
  const { entrySpace, placement, columnClaim, rivalCamps } = options;
  const space = entrySpace === "above_camp" ? 4 : 3;
  return section(
    "placing",
    words.title,
    paragraph(
      words.lowest,
      words.camp[entrySpace],
      rivalCamps === "jump_over" && words.jump,
      words.stays[columnClaim],
    ),
    paragraph(words.choice[placement === "free" ? "free" : "narrowed"]),
    placement !== "free" && steps(words.closed[placement], words.doubles[placement], words.most),
    placement !== "free" && paragraph(words.nothingLeft[placement], words.full),
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
      text: words.campExample(space),
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
      text: words.thirdRunnerExample[placement === "free" ? "free" : "narrowed"],
    }),
  );
};

/** Equal sums and equal dice. */
export const doubles: SectionWriter = ({ doubles: words }, options, paragraph) => {
  const { quadEntry, entrySpace } = options;
  const space = quadEntry === "entry_plus_two" ? 3 : 2;
  return section(
    "doubles",
    words.title,
    paragraph(words.double),
    paragraph(
      words.quad,
      quadEntry === "start_plus_two" && entrySpace === "above_camp"
        ? words.startPlusTwoAboveCamp
        : words.quadEntry[quadEntry],
      words.quadStanding,
    ),
    example({
      dice: [5, 5, 5, 5],
      moves: bothWhileSpare(options) ? [[10, 10]] : [[10], [10, 10]],
      result: { columns: [10, 10], runners: { 10: space } },
      text: words.quadExample(space),
    }),
  );
};

/** When nothing can be moved. */
export const bust: SectionWriter = ({ bust: words }, { columnClaim, placement, toppedRunner }, paragraph) =>
  section(
    "bust",
    words.title,
    paragraph(
      words.when[placement === "free" ? "free" : "narrowed"],
      words.off,
      words.tops[columnClaim],
      words.firstRoll,
    ),
    example({
      runners: { 5: 2, 8: 3, 10: 1 },
      dice: [2, 2, 4, 5],
      moves: [],
      text: words.example,
    }),
    toppedRunner === "must_reenter" && paragraph(words.mustReenter),
  );

/** What players get wrong. */
export const mistakes: SectionWriter = ({ mistakes: words }, options) => {
  const { columnClaim, entrySpace, gameEnd, pairUse, placement, rivalCamps, stopCondition } = options;
  return section(
    "mistakes",
    words.title,
    list(
      words.fourthRunner[columnClaim],
      words.keepAfterBust[columnClaim],
      words.stopAfterRoll,
      words.bustTooEarly,
      words.closedColumn,
      words.bottomAgain[entrySpace],
      columnClaim === "on_stop" && words.topIsNoClaim,
      pairUse === "all_playable" && words.leaveOut,
      placement !== "free" && words.climbFirst,
      stopCondition === "all_runners_placed" && words.stopUnplaced,
      rivalCamps === "no_stacking" && words.stopOnRival,
      words.round[gameEnd],
    ),
  );
};
