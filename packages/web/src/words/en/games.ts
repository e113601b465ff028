import type { Texts } from "@cantstop/texts";
import { figures } from "../figures.ts";
import type { GamesWords } from "../games.ts";
import type { Phrases } from "./phrases.ts";

type FailureText = Awaited<ReturnType<Texts["loadFailures"]>>;

/** The screen with this device's games. */
export const games = ({ all, plural, number, percent }: Phrases, failure: FailureText) => {
  const { share, shareChange, decimal, decimalChange } = figures("en-GB");
  const count = (n: number, one: string, other: string) =>
    plural(n, { one: `1 ${one}`, other: `${number(n)} ${other}` });
  const facts = (list: readonly string[]) => list.join(" · ");
  return {
    facts,
    title: "Games",
    home: "To the start",
    empty: "No games yet. Play one.",
    play: "Play",
    running: "Going on",
    finished: "Finished",
    filter: {
      rules: "Rules",
      anyRules: "All",
      opponent: "Against",
      anyone: "Anyone",
      people: "People only",
      online: "Others, online",
      alone: "Nobody: climbs alone",
      player: "Games of",
      everybody: "Everybody",
      noMatch: "No such games.",
    },
    result: (winners, claims) => {
      const score = claims.map(number).join("–");
      if (winners.length === 0) return `Nobody won, ${score}`;
      return winners.length > 1 ? `${all(winners)} won together, ${score}` : `${all(winners)} won, ${score}`;
    },
    climbed: (turns) => `Climbed in ${count(turns, "turn", "turns")}`,
    givenUp: "Given up",
    ownDice: "own dice",
    online: "online",
    more: (rest) => `Show ${count(rest, "more game", "more games")}`,
    review: (game) => `Review: ${game}`,
    reviewThis: "Review",
    remove: (game) => `Delete: ${game}`,
    removeQuestion: "Delete this game?",
    removeRunning: "It is not over yet, and cannot be brought back.",
    removeFinished: "It disappears from the list and from the statistics, and cannot be brought back.",
    removeUnreadable: "It cannot be brought back, unless you have downloaded it.",
    removeConfirm: "Delete",
    statistics: {
      title: "Statistics",
      games: "Games",
      wins: "Won",
      busts: "Busts",
      expected: "Expected",
      aboutExpected:
        "Busts are counted by turn. Expected is what the odds of all the rolls that were made add up to.",
      forEach: "A game counts for everyone who played it.",
      best: "Fewest turns",
      share: (n, of) => (of === 0 ? number(n) : `${number(n)} (${percent(n / of)})`),
      players: "Players",
      player: "Player",
      allPeople: "All people",
      allBots: "All bots",
      of: (found, all) => `Of ${number(found)} of ${count(all, "game", "games")}, as chosen above.`,
      opponents: "By opponent",
      opponent: "Against",
      rulesets: "By rules",
      ruleset: "Rules",
      places: "By place in the first round",
      place: "Place",
      placeOf: (place) => ["Begins", "Second", "Third", "Fourth"][place - 1] ?? "",
      alone: "Climbs alone",
      unknownRuleset: "Unknown rules",
      daily: "Daily climb",
      dailyFacts: (climbed, row, longest) =>
        facts([
          `${count(climbed, "day", "days")} climbed`,
          `${count(row, "day", "days")} in a row`,
          `longest row: ${count(longest, "day", "days")}`,
        ]),
    },
    trend: {
      title: "Skill and luck",
      about:
        "Reviews tell them apart. Each dot is a game, the latest on the right; the line is the mean of five games.",
      whose: (name) => `These are ${name}’s games. Choose somebody else above.`,
      cost: "Given away per decision",
      luck: "Luck",
      mean: (value) => `On average ${value}`,
      chances: { value: share, change: shareChange },
      turns: {
        value: (value) => `${decimal(value)} turns`,
        change: (change) => `${decimalChange(change)} turns`,
      },
      asTable: "The same as a table",
      game: "Game",
      reviewed: (done, all) =>
        done === all
          ? plural(all, { one: "This game is reviewed.", other: `All ${number(all)} games are reviewed.` })
          : `Reviewed: ${number(done)} of ${count(all, "game", "games")}.`,
      reviewRest: (rest) => `Review ${count(rest, "game", "games")}`,
      progress: (done, all) => `Reviewing: game ${number(done + 1)} of ${number(all)}…`,
      stop: "Stop",
      failed: "The review did not load. Is there a connection?",
    },
    file: {
      title: "All of it as a file",
      about:
        "Games, names and settings are kept on this device only. Save them as a file, and load it anywhere.",
      save: "Save a file",
      load: "Load a file",
      saveFailed: "The file could not be made. Please try again.",
      restored: (added, updated) => {
        if (added + updated === 0)
          return "Settings and names are loaded. All games of the file were here already.";
        const told = [
          ...(added > 0 ? [count(added, "new game", "new games")] : []),
          ...(updated > 0 ? [`${count(updated, "game", "games")} that had gone on`] : []),
        ];
        return `Loaded: settings, names, ${all(told)}.`;
      },
      notKept: "But this browser keeps games only until the page is closed.",
      faults: {
        not_json: "This file is damaged, or it is no file of Can’t Stop. Nothing was changed.",
        not_a_backup: "This is not a file that Can’t Stop has saved. Nothing was changed.",
        newer_version:
          "This file was saved by a newer version. Reload the page to get that version, and try again.",
      },
      badGame: (id, problem) =>
        `Game ${id} of this file cannot be read, so nothing was changed. ${failure(problem)}`,
    },
    unreadable: {
      title: "Games that cannot be read",
      about: "They were set aside. Download them if they matter to you: somebody may be able to mend them.",
      item: (id) => `Game ${id}`,
      save: "Download",
    },
    failed: "The finished games could not be loaded. Is there a connection?",
    loading: "Looking for finished games…",
  } satisfies GamesWords;
};
