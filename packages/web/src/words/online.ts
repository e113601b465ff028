import type { ClockSetting } from "@cantstop/protocol";

/** What a table agrees on besides the rules: its clock, what happens to those who run out of time, who begins. */
export interface TermWords {
  readonly clock: string;
  readonly clocks: (clock: ClockSetting) => string;
  readonly timeout: string;
  readonly timeouts: { readonly [T in "wait" | "bot" | "resign"]: string };
  /** The same among other facts of a game. */
  readonly atTimeout: { readonly [T in "wait" | "bot" | "resign"]: string };
  readonly starts: { readonly [S in "preset" | "roll" | "seat"]: string };
  /** Who begins, where it is settled already. */
  readonly begins: (name: string) => string;
}

/** Why the server was of no help, and what to do now. */
export interface FailureWords {
  readonly no_answer: string;
  readonly no_server: string;
  readonly rate_limited: string;
  readonly no_open_seat: string;
  readonly game_over: string;
  readonly invalid_code: string;
  readonly invalid_ruleset: string;
  readonly unavailable: string;
  readonly already_seeded: string;
  readonly seed_too_late: string;
  /** Anything else, by its code. */
  readonly other: (code: string) => string;
}

/** Words for meeting people elsewhere: the screen where games are set up and found, and the room where players wait. */
export interface OnlineWords {
  readonly title: string;
  readonly home: string;
  readonly about: string;
  readonly loading: string;
  readonly yourName: string;
  readonly nameMissing: string;
  /** Two facts in a line. */
  readonly facts: (facts: readonly string[]) => string;
  readonly failures: FailureWords;
  readonly terms: TermWords;
  readonly own: {
    readonly title: string;
    readonly yourTurn: string;
    readonly waiting: string;
    readonly won: (names: readonly string[]) => string;
  };
  readonly create: {
    readonly title: string;
    readonly seats: string;
    /** A seat's row, counted from 1. */
    readonly seat: (seat: number) => string;
    readonly me: string;
    readonly open: string;
    readonly alsoHere: string;
    readonly nameOfSeat: (seat: number) => string;
    readonly bots: string;
    readonly addSeat: string;
    readonly removeSeat: (seat: number) => string;
    readonly visibility: string;
    readonly visibilities: { readonly [V in "unlisted" | "public"]: string };
    readonly visibilityAbout: { readonly [V in "unlisted" | "public"]: string };
    readonly more: string;
    readonly whoBegins: string;
    readonly create: string;
    /** Under it: what happens next. */
    readonly thenShare: string;
    readonly thenPlay: string;
  };
  readonly lobby: {
    readonly title: string;
    readonly none: string;
    readonly open: (seats: number) => string;
    readonly watch: string;
    readonly refresh: string;
  };
  readonly device: {
    readonly title: string;
    readonly about: string;
    readonly make: string;
    readonly code: string;
    readonly howTo: (address: string) => string;
    readonly hasOther: string;
    /** The screen where a code is typed in. */
    readonly enterTitle: string;
    readonly enterAbout: string;
    readonly enter: string;
    /** This device has been another player so far. */
    readonly replaces: (name: string) => string;
    readonly done: (name: string) => string;
    readonly goOn: string;
  };
  readonly waiting: {
    readonly title: string;
    /** How many seats are open. */
    readonly missing: (seats: number) => string;
    readonly invited: (host: string) => string;
    readonly seats: string;
    readonly openSeat: string;
    readonly keptFor: (name: string) => string;
    /** At an open seat, for who set the game up: nobody has to come. */
    readonly botInstead: string;
    readonly seatBot: (bot: string) => string;
    /** Under it, at the last open seat. */
    readonly thenBegins: string;
    /** What is heard of whoever comes. */
    readonly satDown: (name: string) => string;
    readonly you: string;
    readonly here: string;
    readonly away: string;
    readonly link: string;
    readonly copy: string;
    readonly copied: string;
    /** The link could not be copied, but is selected. */
    readonly copyByHand: string;
    readonly share: string;
    readonly qr: string;
    readonly join: string;
    readonly joinTitle: string;
    readonly leave: string;
    readonly full: string;
    readonly watching: (watchers: number) => string;
    readonly luckTitle: string;
    readonly luckAbout: string;
    readonly luck: string;
    readonly addLuck: string;
    readonly luckAdded: string;
    readonly fairness: string;
    readonly notify: string;
    readonly notifyAbout: string;
    readonly notifyDenied: string;
    readonly lanAbout: string;
  };
  readonly lost: { readonly title: string; readonly detail: string; readonly toOnline: string };
}
