import type { FairnessWords } from "../fairness.ts";
import type { Phrases } from "./phrases.ts";

/** The page that shows that a game's dice were fair. */
export const fairness = ({ plural, number, all }: Phrases) =>
  ({
    title: "Fair dice",
    back: "To the game",
    loading: "Getting the game’s record…",
    failed: "The server does not answer. Is there a connection?",
    missing: "There is no such game. Perhaps the link is not whole.",
    about:
      "Nobody chose these dice: not the server, and not a player. They were settled before the first roll, by a secret and by what each player added. Here you can check that.",
    commitment: {
      title: "The seal",
      about:
        "Before anyone could add anything, the server drew a secret and published this fingerprint of it (SHA-256). It cannot exchange the secret any more.",
      seen: "This device saw the same seal before the first roll.",
      differs: "Before the first roll this device saw another seal. Do not trust these dice.",
    },
    seeds: {
      title: "What the players added",
      about: "The server did not know these when it drew its secret.",
      none: "nothing",
      bot: "a bot adds nothing",
    },
    secret: {
      title: "The secret",
      about:
        "Shown when the game is over. From it and from what was added, every roll can be worked out again.",
      notYet: "It stays secret until the game is over, or the dice to come could be read from it.",
    },
    verdict: {
      fair: (rolls) =>
        plural(rolls, {
          one: "Fair: the roll is right.",
          other: `Fair: all ${number(rolls)} rolls are right.`,
        }),
      fairAbout: "This page has just worked them out again, on your device.",
      noRolls: "Nothing was rolled in this game.",
      running: "The game is still going on. When it is over, every roll is checked here.",
      wrongSecret: "Not fair: the secret does not belong to the seal.",
      wrongStart: "Not fair: the dice for who begins are not the ones that were settled.",
      wrongRoll: (roll) => `Not fair: roll ${number(roll)} is not the one that was settled.`,
      incomplete: "This record lacks what is needed to check its dice.",
      unreadable: "This record cannot be read, so its dice cannot be checked.",
    },
    rolls: {
      title: "Every roll",
      number: "Roll",
      player: "Player",
      dice: "Dice",
      check: "Check",
      right: "right",
      wrong: (drawn) => `wrong: ${all(drawn.map(String))} was settled`,
    },
    yourself: {
      title: "Check it yourself",
      about:
        "Do not take this page’s word for it: download the record and check it with a program of your own.",
      download: "Download the record",
      command: "With ours it is one command:",
      guide: "The method fits in ten lines; the project’s guide to fair dice has them.",
    },
  }) satisfies FairnessWords;
