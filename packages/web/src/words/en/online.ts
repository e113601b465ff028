import type { OnlineWords } from "../online.ts";
import type { Phrases } from "./phrases.ts";

/** Meeting people elsewhere: setting games up, finding them, waiting for players. */
export const online = ({ all, plural, number }: Phrases) => {
  const span = (seconds: number) =>
    seconds % 60 === 0
      ? plural(seconds / 60, { one: "1 minute", other: `${number(seconds / 60)} minutes` })
      : plural(seconds, { one: "1 second", other: `${number(seconds)} seconds` });
  return {
    title: "Play online",
    home: "To the start",
    about: "Send a link, and play from wherever each of you is: now, or over days.",
    loading: "One moment…",
    yourName: "Your name",
    nameMissing: "Please say first what the others should call you.",
    facts: (facts) => facts.join(" · "),
    failures: {
      no_answer: "The server does not answer. Is there a connection?",
      no_server:
        "There is no game server at this address, only the app. You can still play here on this device.",
      rate_limited: "That was a bit too much at once. Wait a moment, then try again.",
      no_open_seat: "All seats are taken. You can watch.",
      game_over: "This game is over.",
      invalid_code:
        "This code is unknown, was used already, or is too old. Make a new one on the other device.",
      invalid_ruleset: "These rules do not work for this many players.",
      unavailable: "The server has no time just now. Try again in a moment.",
      already_seeded: "You have added to these dice already.",
      seed_too_late: "The dice have been rolled already.",
      other: (code) => `That did not work (${code}). Try again; if it stays, reload the page.`,
    },
    terms: {
      clock: "Time",
      clocks: (clock) => {
        switch (clock.kind) {
          case "none":
            return "No clock";
          case "turn":
            return `${span(clock.seconds)} a turn`;
          case "game":
            return `${span(clock.seconds)} each for the whole game`;
          case "days":
            return plural(clock.days, { one: "1 day a turn", other: `${number(clock.days)} days a turn` });
        }
      },
      timeout: "When someone’s time is up",
      timeouts: { wait: "We wait", bot: "A bot plays on", resign: "They leave the game" },
      atTimeout: {
        wait: "when time is up, we wait",
        bot: "when time is up, a bot plays on",
        resign: "whoever runs out of time leaves the game",
      },
      starts: {
        preset: "As the rules say",
        roll: "The highest die",
        seat: "You decide",
      },
      begins: (name) => `${name} begins`,
    },
    own: {
      title: "Your online games",
      yourTurn: "Your turn",
      waiting: "Waiting for players",
      won: (names) => `${all(names)} won`,
    },
    create: {
      title: "New online game",
      seats: "Who plays?",
      seat: (seat) => `Seat ${seat}`,
      me: "You",
      open: "A guest, by link",
      alsoHere: "Someone else here",
      nameOfSeat: (seat) => `Name of the player in seat ${seat}`,
      bots: "Bots",
      addSeat: "Add a seat",
      removeSeat: (seat) => `Remove seat ${seat}`,
      visibility: "Who can find the game?",
      visibilities: { unlisted: "Only with the link", public: "Everyone" },
      visibilityAbout: {
        unlisted: "Whoever has the link can join, or watch.",
        public: "It is listed here too, for anyone to join or to watch.",
      },
      more: "More options",
      whoBegins: "Who begins?",
      create: "Create the game",
      thenShare: "then you get a link to share",
      thenPlay: "it begins at once",
    },
    lobby: {
      title: "Open to everyone",
      none: "Nobody is waiting just now. Create a game that everyone can find.",
      open: (seats) => plural(seats, { one: "1 seat free", other: `${number(seats)} seats free` }),
      watch: "being played: watch",
      refresh: "Look again",
    },
    device: {
      title: "Another device",
      about: "Play on from your phone or another computer: a code makes it yours, too.",
      make: "Make a code",
      code: "Code",
      howTo: (address) =>
        `Scan this with the other device, or open ${address} there and type in the code. It works once, for ten minutes.`,
      hasOther: "Do you have a code from another device?",
      enterTitle: "Use this device too",
      enterAbout: "Type in the code that your other device shows. Then your online games are here as well.",
      enter: "Use this code",
      replaces: (name) =>
        `So far this device plays online as ${name}. That ends: games of ${name} will not be found here any more.`,
      done: (name) => `Done: this device is ${name}’s now, too.`,
      goOn: "To your online games",
    },
    waiting: {
      title: "Waiting for players",
      missing: (seats) => plural(seats, { one: "1 seat is free", other: `${number(seats)} seats are free` }),
      invited: (host) => `${host} invites you to a game`,
      seats: "Who plays",
      openSeat: "Free seat",
      keptFor: (name) => `Kept for ${name}`,
      botInstead: "Let a bot play",
      seatBot: (bot) => `Let ${bot} play`,
      thenBegins: "The game then begins at once",
      satDown: (name) => `${name} has sat down.`,
      you: "you",
      here: "here",
      away: "away",
      link: "Link to this game",
      copy: "Copy the link",
      copied: "Copied",
      copyByHand: "The link is selected: copy it from there.",
      share: "Share",
      qr: "The link as a QR code, for a phone’s camera",
      join: "Join",
      joinTitle: "Join in?",
      leave: "Give up the seat",
      full: "All seats are taken. The game begins in a moment.",
      watching: (watchers) =>
        plural(watchers, { one: "1 person is watching", other: `${number(watchers)} people are watching` }),
      luckTitle: "Your luck for the dice",
      luckAbout:
        "Any text of yours goes into the dice, so that nobody can have picked them beforehand. If you write nothing, we make something up for you.",
      luck: "Any words",
      addLuck: "Add",
      luckAdded: "Your luck is in the dice.",
      fairness: "How the dice stay fair",
      notify: "Tell me when it is my turn",
      notifyAbout: "A notice from this browser while the game is open in the background.",
      notifyDenied: "This browser does not allow notices from this page. Its settings can change that.",
      lanAbout:
        "At this address only this computer can join. For phones in the same room, start the server with --lan and open the address that it shows.",
    },
    lost: {
      title: "No such game",
      detail: "Perhaps the link is not whole. Ask for it once more.",
      toOnline: "Play online",
    },
  } satisfies OnlineWords;
};
