import { makeReasonText } from "../reason.ts";
import { inWords, locale } from "./locale.ts";

/** Words for what keeps a player from a move or a stop. */
export const reason = makeReasonText({
  column_closed: ({ column, owner }, seatName) => ({
    short: `${column} is closed`,
    sentence: `Column ${column} is closed: ${seatName(owner)} has claimed it.`,
  }),
  runner_on_top: ({ column }) => ({
    short: `${column} is on top`,
    sentence: `The runner in column ${column} stands on the top and moves no more this turn.`,
  }),
  no_runner_left: ({ column }) => ({
    short: `no runner for ${column}`,
    sentence: `All three runners stand in other columns, so none is left for column ${column}.`,
  }),
  one_step_left: ({ column }) => ({
    short: "one step only",
    sentence: `Column ${column} has room for one more step only, so the second is lost.`,
  }),
  one_runner_left: () => ({
    short: "one runner left",
    sentence: "Only one runner is left for two new columns: choose one of the two.",
  }),
  nothing_playable: () => ({
    short: "nothing to move",
    sentence: "Neither sum of this pairing can be moved.",
  }),
  must_reenter: () => ({
    short: "places no runner",
    sentence: "After a claim the next move must place a runner, and this pairing places none.",
  }),
  prefer_open: () => ({
    short: "one is closed",
    sentence:
      "While a runner is unplaced, a pairing with a closed column gives way to one without, and these dice offer one.",
  }),
  must_be_open: () => ({
    short: "one is closed",
    sentence: "While a runner is unplaced, a pairing with a closed column may not be chosen.",
  }),
  double_not_yet: () => ({
    short: "no double yet",
    sentence: "A double has to wait while two or three runners are unplaced.",
  }),
  must_place_first: () => ({
    short: "runners first",
    sentence:
      "While a runner is unplaced you must place as many as the dice allow, and another pairing places more.",
  }),
  not_rolled: () => ({
    short: "not rolled",
    sentence: "No pairing of these dice gives these columns.",
  }),
  must_use_both: () => ({
    short: "both must move",
    sentence: "Both sums of this pairing can be moved, so both must be.",
  }),
  game_over: () => ({
    short: "game over",
    sentence: "The game is over.",
  }),
  not_moved: () => ({
    short: "roll first",
    sentence: "Nothing has been moved this turn: roll the dice first.",
  }),
  runners_unplaced: ({ spare }) => ({
    short: locale.plural(spare, { one: "one runner unplaced", other: `${inWords(spare)} runners unplaced` }),
    sentence: locale.plural(spare, {
      one: "Of the three runners one is still unplaced: you may stop once all three are on the board.",
      other: `Of the three runners ${inWords(spare)} are still unplaced: you may stop once all three are on the board.`,
    }),
  }),
  on_rival_camp: ({ column }) => ({
    short: `rival's camp on ${column}`,
    sentence: `The runner in column ${column} stands on a rival's camp: roll on until it has moved away.`,
  }),
});
