import type { HomeWords } from "../words.ts";
import type { Phrases } from "./phrases.ts";

/** The start screen, the menu and what hangs over all screens. */
export const home = ({ all, turnOf, plural, number }: Phrases) =>
  ({
    app: {
      name: "Can’t Stop",
      titleOfTurn: (name) => `${turnOf(name)} · Can’t Stop`,
      titleOf: (screen) => `${screen} · Can’t Stop`,
      titleOfWin: (names) => `${all(names)} ${names.length > 1 ? "win" : "wins"} · Can’t Stop`,
    },
    home: {
      heading: "Who’s climbing?",
      emptySeat: "Empty seat",
      tapToAdd: "tap to add",
      add: {
        person: (pieces) => `Add a person with the ${pieces.toLowerCase()} pieces`,
        bot: (pieces) => `Add a bot with the ${pieces.toLowerCase()} pieces`,
      },
      removeSeat: (name) => `Remove ${name}`,
      nameOf: (pieces) => `Name of the player with the ${pieces.toLowerCase()} pieces`,
      pieces: ["Red", "Blue", "Yellow", "Green"],
      piecesOf: (name, pieces) => `${name} has the ${pieces.toLowerCase()} pieces. Change them`,
      changePieces: "Change the pieces",
      whoPlays: (pieces) => `Who plays the ${pieces.toLowerCase()} pieces?`,
      kinds: { person: "A person here", bot: "A bot" },
      numbered: (name, count) => `${name} ${count}`,
      bots: {
        random: { name: "Butterfly", temper: "flighty" },
        bold: { name: "Ibex", temper: "daring" },
        cautious: { name: "Snail", temper: "careful" },
        "rule-of-28": { name: "Owl", temper: "counting" },
        "glenn-aloi": { name: "Fox", temper: "shrewd" },
        blocker: { name: "Badger", temper: "stubborn" },
        "glenn-aloi-stop": { name: "Squirrel", temper: "thrifty" },
        racer: { name: "Hare", temper: "swift" },
        dreamer: { name: "Bear", temper: "dreamy" },
        steady: { name: "Marmot", temper: "steady" },
        best: { name: "Eagle", temper: "the strongest" },
      },
      botTemper: (temper) => `bot · ${temper}`,
      rules: "Rules",
      ownRules: "Own rules",
      ownRulesSummary: (changes, preset) =>
        plural(changes, {
          one: `1 rule differs from ${preset}.`,
          other: `${number(changes)} rules differ from ${preset}.`,
        }),
      rulesDoNotFit: (players) =>
        plural(players, {
          one: "These rules do not work for one player.",
          other: `These rules do not work for ${players} players.`,
        }),
      board: "Board",
      looks: { sign: "Stop sign", mountain: "Mountain" },
      moreOptions: "More options",
      whoBegins: "Who begins?",
      starters: { dice: "The highest die", youngest: "The youngest", chosen: "You decide" },
      firstSeat: { dice: "Who rolled highest?", youngest: "Who is the youngest?", chosen: "Who is it?" },
      diceDecide: "Everyone rolls a die, here on the screen.",
      dice: "Dice",
      diceSources: { app: "On the screen", own: "Your own" },
      ownDice: "Roll on the table, and tap in what you see.",
      play: "Play",
      playDetail: (names, first) => {
        const [alone = "", ...rest] = names;
        if (rest.length === 0) return `${alone} alone, in as few turns as can be`;
        if (first === "") return `${all(names)}; the dice decide who begins`;
        return `${first} begins, against ${all(names.filter((name) => name !== first))}`;
      },
      begins: (name) => `${name} begins`,
      turnOf,
      continue: "Continue",
      newGame: "New game",
      goingOn: "Games that wait",
      together: all,
      stands: ({ ruleset, onTurn, scores, target }) => {
        const score = `${scores.map(number).join("–")} of ${number(target)}`;
        return onTurn === null ? `${ruleset} · ${score}` : `${turnOf(onTurn)} · ${score} · ${ruleset}`;
      },
      more: "More to do",
      learn: "Learn",
      learnDetail: "rules, lessons, odds",
      online: "Online",
      onlineDetail: "wherever you are",
      daily: "Daily climb",
      dailyDetail: "the same dice for everyone",
      dailyGoesOn: "go on climbing",
      dailyDone: (turns) => plural(turns, { one: "today: 1 turn", other: `today: ${number(turns)} turns` }),
      dailyOf: (day) => `Daily climb, ${day}`,
      games: "Games",
      gamesDetail: (waiting) =>
        waiting === 0
          ? "and statistics"
          : plural(waiting, { one: "1 is waiting", other: `${number(waiting)} are waiting` }),
      tools: "Settings and menu",
      menu: "Menu",
      language: "Language",
      toDark: "Dark colours",
      toLight: "Light colours",
    },
    lost: {
      page: { title: "Off the path", detail: "There is no page at this address." },
      game: {
        title: "No such game here",
        detail: "It was played on another device, or it has been deleted.",
      },
      home: "To the start",
      games: "Your games",
    },
    dialog: { close: "Close", cancel: "Cancel" },
    notices: {
      notSaved: "This browser is not keeping the game: do not close or reload the page before the end.",
      unreadable: "The saved game could not be read, so it was set aside. Start a new one.",
      stale: "The game went on in another tab; here it is.",
      notLoaded: "This part could not be loaded. Is there a connection?",
      tryAgain: "Try again",
      newVersion: "A newer version is ready.",
      reload: "Reload",
      dismiss: "Dismiss",
    },
  }) satisfies HomeWords;
