import type { Texts } from "@cantstop/texts";
import type { ImportGameWords } from "../import-game.ts";
import type { Phrases } from "./phrases.ts";

type FailureText = Awaited<ReturnType<Texts["loadFailures"]>>;

/** Bringing along a game that was played elsewhere. */
export const importGame = ({ number }: Phrases, failure: FailureText) =>
  ({
    title: "Review a game from elsewhere",
    about: "Paste a game record or a link to a game, or drop a file on this page.",
    text: "Game record or link",
    read: "Review this game",
    file: "Choose a file",
    drop: "Let go to open the file",
    faults: {
      empty: "There is nothing here yet. Paste a game record or a link first.",
      too_long: "This is longer than any game. Is it the right text?",
      damaged_link: "This link is damaged: a part of it may be missing. Copy it again, to its very end.",
      backup: "This file holds all games of a device. Load it among the games, and review any of them there.",
      not_json: "This JSON is damaged, so nothing can be read from it. Export the game again.",
      not_a_game: "This JSON is not a game that Can’t Stop has exported.",
    },
    badRecord: (problem) => failure(problem),
    badStart: (problem) => `The start of this game makes no sense. ${failure(problem)}`,
    badEvent: (event, problem) => `Event ${number(event)} of this game is not possible. ${failure(problem)}`,
    marked: "The place is marked in the text.",
    fileFailed: "The file could not be read. Please try again, or paste what is in it.",
    toGames: "To the games",
  }) satisfies ImportGameWords;
