import type { ByPlayers } from "@cantstop/rules";
import type { OptionTexts } from "../texts.ts";
import { locale } from "./locale.ts";

const columns = (n: number): string => locale.plural(n, { one: `${n} column`, other: `${n} columns` });

const byPlayers = (targets: ByPlayers): string =>
  locale.all(
    Object.entries(targets).map(([players, target]) =>
      locale.plural(Number(players), {
        one: `${columns(target)} for one player`,
        other: `${columns(target)} for ${players} players`,
      }),
    ),
  );

/** What can be chosen in rules of one's own. */
export const options: OptionTexts = {
  columnsToWin: {
    name: "Columns to win",
    value: (target) =>
      typeof target === "number"
        ? {
            name: columns(target),
            summary: locale.plural(target, {
              one: "The first claimed column wins.",
              other: `Whoever owns ${target} columns wins.`,
            }),
          }
        : { name: "By players", summary: `The number of players decides: ${byPlayers(target)}.` },
  },
  gameEnd: {
    name: "End of the game",
    values: {
      immediate: {
        name: "At once",
        summary: "The game ends the moment someone owns enough columns.",
      },
      complete_round: {
        name: "After the round",
        summary:
          "The round is finished so that all have had equally many turns, and several may win together.",
      },
    },
  },
  columnClaim: {
    name: "Claiming a column",
    values: {
      on_stop: {
        name: "By stopping",
        summary: "A column is yours when you stop with a runner on its top; a bust still takes it away.",
      },
      on_reach: {
        name: "By reaching the top",
        summary: "A column is yours the moment your runner reaches its top, and no bust takes it away.",
      },
    },
  },
  toppedRunner: {
    name: "A runner at the top",
    values: {
      locked: {
        name: "Stays there",
        summary: "The runner stays on the top until the turn ends and cannot be used elsewhere.",
      },
      may_reenter: {
        name: "Is free again",
        summary: "The runner comes off and may enter another column.",
      },
      must_reenter: {
        name: "Must go in again",
        summary: "The runner comes off, and the next roll must place a runner or the turn is over.",
      },
    },
  },
  entrySpace: {
    name: "Entering above a camp",
    values: {
      above_camp: {
        name: "One above",
        summary: "A runner enters one space above your camp.",
      },
      on_camp: {
        name: "On the camp",
        summary: "A runner enters on your camp itself, and climbs from there with the next roll.",
      },
    },
  },
  quadEntry: {
    name: "Four equal dice",
    values: {
      pairwise: {
        name: "Enter and step",
        summary: "With four equal dice a runner enters as usual and makes one step.",
      },
      start_plus_two: {
        name: "Two above the start",
        summary: "With four equal dice a runner enters two spaces above the ground or your camp.",
      },
      entry_plus_two: {
        name: "Enter and two steps",
        summary: "With four equal dice a runner enters as usual and makes two steps.",
      },
    },
  },
  pairUse: {
    name: "Using both sums",
    values: {
      all_playable: {
        name: "All that can move",
        summary: "Both sums of the chosen pairing are moved when both can be.",
      },
      any_when_full: {
        name: "Free once all are placed",
        summary: "Once all three runners are placed, you may move just one of the two sums.",
      },
      any_playable: {
        name: "Free",
        summary: "You may always move just one of the two sums.",
      },
    },
  },
  placement: {
    name: "Placing runners",
    values: {
      free: {
        name: "As you like",
        summary: "Any pairing may be chosen, whether it places runners or not.",
      },
      preferred: {
        name: "Runners first",
        summary:
          "While a runner is unplaced, pairings that place most runners go first, without closed columns where possible.",
      },
      strict: {
        name: "Runners first, strictly",
        summary: "As Runners first, but dice that only offer closed columns or early doubles are a bust.",
      },
    },
  },
  stopCondition: {
    name: "Stopping",
    values: {
      after_any_move: {
        name: "After any move",
        summary: "You may stop after every move.",
      },
      all_runners_placed: {
        name: "With all runners placed",
        summary: "You may stop once all three runners are placed, or right after a claim.",
      },
    },
  },
  rivalCamps: {
    name: "Rivals' camps",
    values: {
      share: {
        name: "Share the space",
        summary: "Rivals' camps are no obstacle; any number of pieces share a space.",
      },
      jump_over: {
        name: "Jump over",
        summary: "A runner skips spaces with rivals' camps and gains them for free.",
      },
      no_stacking: {
        name: "One camp a space",
        summary: "You may pass a rival's camp, but not stop while a runner stands on one.",
      },
    },
  },
  rivalCampsOnClaim: {
    name: "Camps in a claimed column",
    values: {
      stay: {
        name: "Stay",
        summary: "Rivals' camps stay in a claimed column, for show.",
      },
      return: {
        name: "Go home",
        summary: "Rivals' camps in a claimed column go back to their owners.",
      },
      discard: {
        name: "Leave the game",
        summary: "Rivals' camps in a claimed column are out of the game.",
      },
    },
  },
  markersPerPlayer: {
    name: "Markers per player",
    value: (markers) => ({
      name: locale.number(markers),
      summary: `Each player has ${locale.number(markers)} markers for camps and claims.`,
    }),
  },
  firstPlayer: {
    name: "Who begins",
    values: {
      chosen: {
        name: "You decide",
        summary: "The table decides who begins.",
      },
      highest_die: {
        name: "Highest die",
        summary: "Everyone rolls one die, and the highest begins.",
      },
      youngest: {
        name: "The youngest",
        summary: "The youngest player begins.",
      },
    },
  },
};
