import type { OptionTexts } from "@cantstop/texts";
import type { OwnRulesWords } from "../own-rules.ts";
import type { Phrases } from "./phrases.ts";

/** The sheet where a ruleset is put together. */
export const ownRules = ({ plural, number }: Phrases, options: OptionTexts) =>
  ({
    options,
    title: "Own rules",
    intro: "Mix the rules as you like. What does not go together cannot be chosen.",
    basedOn: "Start from",
    own: (count) => plural(count, { one: "1 rule of your own", other: `${number(count)} rules of your own` }),
    changed: "changed",
    reset: (preset) => `Back to ${preset}`,
    done: "Done",
    sameForAll: "The same however many play",
    byPlayers: "By the number of players",
    whenPlaying: (players) => plural(players, { one: "1 player", other: `${number(players)} players` }),
    conflicts: {
      leaves_unclaimed_top: "A runner cannot leave a top that is not claimed yet.",
      stays_in_closed_column: "A runner cannot stay in a column that is closed.",
      three_steps_for_two_pairs: "Two pairs would make three steps.",
      no_target_for_players: "There is no number for this many players.",
      strict_deadlock: "With so many columns to win, this many players could lock the game up.",
    },
    doesNotFit: (players, why) =>
      `${plural(players, { one: "One player cannot play so.", other: `${number(players)} players cannot play so.` })} ${why}`,
    refused: (why, option) => `Not now. ${why} Change “${option}” first.`,
    together: (why, option, value) => `${why} So this sets “${option}” to “${value}”, too.`,
    alsoChanged: (option, value) => `“${option}” is now “${value}”.`,
  }) satisfies OwnRulesWords;
