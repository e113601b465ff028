// What may be put into everything that the app says.
import type { ClockSetting } from "@cantstop/protocol";
import fc from "fast-check";
import type { ColumnFacts, Gain, GameWords, TurnEnd } from "../src/words/game.ts";
import type { LateWords } from "../src/words/late.ts";
import type { HomeWords } from "../src/words/words.ts";

type Speaking = (...args: never) => unknown;

/** Are there functions among these words, or in them? */
type Speaks<W> = W extends Speaking
  ? true
  : W extends string | readonly unknown[]
    ? false
    : true extends { [K in keyof W]: Speaks<W[K]> }[keyof W]
      ? true
      : false;

/** What may be handed to each of these words that want something. A word that is not listed does not compile. */
type ArgumentsOf<W> = {
  readonly [K in keyof W as Speaks<W[K]> extends true ? K : never]: W[K] extends Speaking
    ? fc.Arbitrary<Parameters<W[K]>>
    : ArgumentsOf<W[K]>;
};

const NAMES = ["Ana", "Éloïse", "Kenji", "Owen J.", "Maximilian"] as const;
const name = fc.constantFrom(...NAMES);
/** Who plays alone is not called by a name. */
const called = fc.constantFrom("", ...NAMES);
const names = (maxLength: number) => fc.uniqueArray(name, { minLength: 1, maxLength });
const column = fc.integer({ min: 2, max: 12 });
const columns = (maxLength: number) => fc.uniqueArray(column, { minLength: 1, maxLength });
const two = fc.tuple(column, column);
const die = fc.integer({ min: 1, max: 6 });
const dice = fc.tuple(die, die, die, die);
const small = fc.integer({ min: 1, max: 4 });
const steps = fc.nat({ max: 30 });
const some = fc.integer({ min: 1, max: 30 });
const many = fc.nat({ max: 1300 });
const share = fc.double({ min: 0, max: 1, noNaN: true });
const change = fc.double({ min: -1, max: 1, noNaN: true });
const yes = fc.boolean();
const day = fc.constant("11-29");
const ruleset = fc.constant("Standard");
const pieces = fc.constantFrom("Red", "Rouge", "Rood");
const unit = fc.constantFrom("chance" as const, "turns" as const);
const cause = fc.constantFrom("one_runner" as const, "free_use" as const);
const sentence = fc.constant("7.");

const clock: fc.Arbitrary<ClockSetting> = fc.oneof(
  fc.constant({ kind: "none" as const }),
  fc.record({
    kind: fc.constantFrom("turn" as const, "game" as const),
    seconds: fc.constantFrom(1, 30, 60, 600),
  }),
  fc.record({ kind: fc.constant("days" as const), days: some }),
);
const gain: fc.Arbitrary<Gain> = fc.record({ column, steps: fc.nat({ max: 2 }), top: yes });
const climb: fc.Arbitrary<Gain> = fc.record({ column, steps: fc.integer({ min: 1, max: 2 }), top: yes });
const gains = (maxLength: number) =>
  fc.uniqueArray(gain, { minLength: 1, maxLength, selector: ({ column }) => column });

const turnEnd = (who: fc.Arbitrary<string>): fc.Arbitrary<TurnEnd> =>
  fc.oneof(
    fc.record({
      kind: fc.constant("stop" as const),
      name: who,
      gains: gains(3),
      claimed: fc.uniqueArray(column, { maxLength: 3 }),
    }),
    fc.record({ kind: fc.constant("bust" as const), name: who, steps }),
    fc.record({ kind: fc.constant("done" as const), name: who, claimed: columns(2) }),
    fc.record({ kind: fc.constant("left" as const), name }),
  );

const refusal = fc.oneof(
  fc.record({ unplaced: fc.integer({ min: 1, max: 3 }) }),
  fc.record({ rivalOn: column }),
  fc.constant(null),
);

const bustCause = fc.oneof(
  fc.record({ kind: fc.constant("no_fit" as const), columns: columns(3) }),
  fc.constantFrom({ kind: "all_topped" } as const, { kind: "must_place" }, { kind: "nothing_open" }),
);

const places = fc.uniqueArray(fc.record({ column, space: some, top: yes }), {
  minLength: 1,
  maxLength: 2,
  selector: ({ column }) => column,
});

const rounds = fc.array(fc.array(fc.record({ name, die }), { minLength: 2, maxLength: 4 }), {
  minLength: 1,
  maxLength: 3,
});

const facts: fc.Arbitrary<ColumnFacts> = fc.record({
  length: fc.integer({ min: 3, max: 13 }),
  owner: fc.option(name),
  camps: fc.array(fc.record({ name, space: some }), { maxLength: 3 }),
  runner: fc.option(fc.record({ space: some, steps })),
  lost: fc.option(some),
});

const cardWords = fc.constant({ headline: "7", detail: "8", short: "9" });

const worth = fc.constantFrom("54%", "<1%", "1", "3.7");
const advised = fc.oneof(
  fc.record({
    kind: fc.constant("move" as const),
    columns: columns(2),
    next: fc.constantFrom("stop" as const, "roll" as const, null),
    worth,
  }),
  fc.record({ kind: fc.constantFrom("stop" as const, "roll" as const), worth, other: fc.option(worth) }),
);

/** For the words of the first screen. */
export const FIRST: ArgumentsOf<HomeWords> = {
  app: {
    titleOfTurn: fc.tuple(name),
    titleOfWin: fc.tuple(names(4)),
    titleOf: fc.tuple(name),
  },
  home: {
    add: { person: fc.tuple(pieces), bot: fc.tuple(pieces) },
    removeSeat: fc.tuple(name),
    nameOf: fc.tuple(pieces),
    piecesOf: fc.tuple(name, pieces),
    whoPlays: fc.tuple(pieces),
    numbered: fc.tuple(name, some),
    botTemper: fc.tuple(name),
    ownRulesSummary: fc.tuple(some, ruleset),
    rulesDoNotFit: fc.tuple(small),
    playDetail: fc.oneof(
      fc.tuple(names(4), fc.constant("")),
      names(4).map((all): [string[], string] => [all, all[0] ?? ""]),
    ),
    begins: fc.tuple(name),
    turnOf: fc.tuple(name),
    together: fc.tuple(names(4)),
    stands: fc.tuple(
      fc.record({
        ruleset,
        onTurn: fc.option(name),
        scores: fc.array(steps, { minLength: 1, maxLength: 4 }),
        target: some,
      }),
    ),
    dailyDone: fc.tuple(many),
    dailyOf: fc.tuple(day),
    gamesDetail: fc.tuple(many),
  },
};

/** For those of the game screen. */
export const GAME: ArgumentsOf<GameWords> = {
  play: {
    subtitle: fc.tuple(ruleset, some),
    subtitleAlone: fc.tuple(ruleset, some),
    playing: fc.tuple(fc.nat({ max: 3 })),
    turnNumber: fc.tuple(many),
    tally: fc.tuple(small, small),
    slots: fc.uniqueArray(column, { maxLength: 5 }).map((list) => [list.length, 5, list]),
    dice: fc.tuple(dice),
    pairs: fc.tuple(two, two),
    percent: fc.tuple(share),
    stepsAtStake: fc.tuple(some),
    steps: fc.tuple(steps),
    chip: fc.tuple(gain),
  },
  sentences: {
    turn: fc.tuple(name),
    turnAlone: fc.tuple(many),
    turnAfterClaim: fc.tuple(name, name, columns(3)),
    turnAfterClaimAlone: fc.tuple(many, columns(3)),
    ask: fc.tuple(cause),
    climbs: fc.tuple(gains(2), called, steps),
    double: fc.tuple(climb, some),
    topped: fc.tuple(columns(2), called),
    allTopped: fc.tuple(called),
    wins: fc.tuple(called),
    claimsAtOnce: fc.tuple(columns(2), called, yes),
    reaches: fc.tuple(columns(2), called),
    rollOn: fc.tuple(called, sentence, refusal),
    decide: fc.tuple(called, steps),
    bust: fc.tuple(steps),
    bustOf: fc.tuple(name, steps, fc.option(name)),
    won: fc.tuple(names(4)),
    wonAlone: fc.tuple(many),
  },
  watching: {
    turn: fc.tuple(name),
    rolled: fc.tuple(name, dice),
    climbs: fc.tuple(name, gains(2)),
    decided: fc.tuple(name, yes, steps),
    failed: fc.tuple(name),
    rolling: fc.tuple(name),
    choosing: fc.tuple(name),
    thinking: fc.tuple(name),
    rollsOn: fc.tuple(name),
    stops: fc.tuple(name),
    stuck: fc.tuple(name),
  },
  notes: {
    highestDie: fc.tuple(rounds, name),
    startRound: fc.tuple(fc.array(fc.record({ name, die }), { minLength: 2, maxLength: 4 }), names(4)),
    turnEnd: fc.tuple(turnEnd(called)),
    kept: fc.tuple(gains(3), some),
    lastRound: fc.tuple(names(4), some),
    // What is left to say is put behind it, and may be nothing: the screen trims it.
    bust: fc.tuple(bustCause, columns(2), yes),
    bestTurn: fc.tuple(called, some, some),
    totals: fc.tuple(many, many),
    dailyForFun: fc.tuple(many),
    together: fc.tuple(fc.array(sentence, { minLength: 1, maxLength: 3 })),
  },
  cards: {
    moves: fc.tuple(gains(2)),
    only: fc.tuple(gain, name),
    either: fc.tuple(columns(2), cause),
    closed: fc.tuple(names(2)),
    noRunner: fc.tuple(columns(2)),
    columnClosed: fc.tuple(columns(2), names(2)),
    label: fc.tuple(two, cardWords, fc.constantFrom("", "7."), fc.constantFrom("", "8")),
    question: fc.tuple(columns(2), cause),
    step: fc.tuple(gain),
    answer: fc.tuple(gains(2), fc.constantFrom("", "8")),
  },
  hint: {
    worth: fc.tuple(share, unit),
    advice: fc.tuple(advised, unit),
    mark: fc.tuple(worth, unit, yes),
  },
  ownDice: {
    roll: fc.tuple(called),
    toGo: fc.tuple(small),
    typed: fc.tuple(fc.array(die, { maxLength: 4 })),
  },
  actions: {
    toGoOn: fc.tuple(fc.constant("54%")),
    keep: fc.tuple(steps, fc.uniqueArray(column, { maxLength: 3 }), yes),
    notYet: fc.tuple(refusal),
    claim: fc.tuple(columns(2)),
    claimDetail: fc.tuple(yes),
    turnOf: fc.tuple(name),
    begins: fc.tuple(name),
  },
  dailyResult: fc.tuple(day, many, many),
  said: {
    rolled: fc.tuple(called, dice),
    forced: fc.tuple(called, dice, gains(2)),
    picked: fc.tuple(
      gains(2),
      fc.oneof(fc.record({ risk: fc.constant("54%"), steps }), fc.constantFrom("ends" as const, null)),
    ),
    bust: fc.tuple(called, dice, steps),
    nextTurn: fc.tuple(fc.constantFrom("", "7."), name),
    nextTurnAlone: fc.tuple(fc.constantFrom("", "7."), many),
    won: fc.tuple(names(4)),
    wonAlone: fc.tuple(many),
  },
  board: { column: fc.tuple(column), sentence: fc.tuple(facts) },
};

const failure = fc.constant({ code: "illegal_move", at: { line: 8, column: 12 } } as const);

/** What a review tells in chances and in turns. */
const UNITS = {
  value: fc.tuple(share),
  change: fc.tuple(fc.double({ min: -1, max: 1, noNaN: true })),
  cost: fc.tuple(share),
  now: fc.tuple(share),
  grid: fc.tuple(share),
};

/** For those of the other screens and dialogs; options are the texts' own. */
export const LATE: ArgumentsOf<
  Omit<LateWords, "compare" | "game" | "ownRules"> & {
    compare: Omit<LateWords["compare"], "options">;
    ownRules: Omit<LateWords["ownRules"], "options">;
  }
> = {
  compare: { toRules: fc.tuple(ruleset) },
  daily: {
    title: fc.tuple(day),
    today: fc.tuple(many, many),
    streak: fc.tuple(some, some),
    best: fc.tuple(many, day),
    next: fc.tuple(fc.constant("7")),
  },
  fairness: {
    verdict: { fair: fc.tuple(some), wrongRoll: fc.tuple(many) },
    rolls: { wrong: fc.tuple(dice) },
  },
  games: {
    result: fc.tuple(fc.uniqueArray(name, { maxLength: 4 }), fc.array(steps, { minLength: 2, maxLength: 4 })),
    climbed: fc.tuple(many),
    facts: fc.tuple(names(3)),
    more: fc.tuple(many),
    review: fc.tuple(name),
    remove: fc.tuple(name),
    statistics: {
      of: fc.tuple(many, some),
      placeOf: fc.tuple(small),
      share: many.chain((of) => fc.tuple(fc.nat({ max: of }), fc.constant(of))),
      dailyFacts: fc.tuple(many, many, many),
    },
    trend: {
      mean: fc.tuple(worth),
      chances: { value: fc.tuple(share), change: fc.tuple(change) },
      turns: { value: fc.tuple(share), change: fc.tuple(change) },
      reviewed: fc.tuple(steps, some),
      whose: fc.tuple(name),
      reviewRest: fc.tuple(some),
      progress: fc.tuple(steps, some),
    },
    file: {
      restored: fc.tuple(steps, steps),
      badGame: fc.tuple(fc.constant("k3j9x2ab"), fc.constant({ code: "invalid_record" as const })),
    },
    unreadable: { item: fc.tuple(fc.constant("k3j9x2ab")) },
  },
  importGame: {
    badRecord: fc.tuple(failure),
    badStart: fc.tuple(failure),
    badEvent: fc.tuple(many, failure),
  },
  learn: { lessonGoesOn: fc.tuple(small, small), ownDice: { detail: fc.tuple(name, name) } },
  lessons: { partOf: fc.tuple(small, small), against: fc.tuple(name) },
  log: {
    turn: fc.tuple(some, called),
    roll: fc.tuple(dice, fc.oneof(gains(2), fc.constantFrom(null, []))),
    end: fc.tuple(turnEnd(called)),
    began: fc.tuple(name),
  },
  menu: { leaveSeat: fc.tuple(name), leaveQuestion: fc.tuple(name) },
  odds: {
    rolls: fc.tuple(many, many),
    position: {
      seats: fc.tuple(small),
      campOf: fc.tuple(pieces),
      claimOf: fc.tuple(pieces),
      space: fc.tuple(some, yes),
    },
    results: {
      rollsAhead: fc.tuple(small),
      best: fc.tuple(fc.constantFrom("Eagle", "Aigle", "Adelaar")),
      toWin: fc.tuple(fc.constant("47%")),
      turnsLeft: fc.tuple(fc.constant(5.4)),
      busting: fc.tuple(some),
      orders: fc.tuple(some),
    },
    triples: {
      picture: fc.tuple(fc.constant(["6-7-8", "92.0%"] as const), fc.constant(["2-3-12", "43.8%"] as const)),
      count: fc.tuple(fc.nat({ max: 165 })),
      setUp: fc.tuple(columns(3)),
    },
  },
  online: {
    facts: fc.tuple(names(3)),
    failures: { other: fc.tuple(fc.constant("internal_error")) },
    terms: { clocks: fc.tuple(clock), begins: fc.tuple(name) },
    own: { won: fc.tuple(names(4)) },
    create: { seat: fc.tuple(small), nameOfSeat: fc.tuple(small), removeSeat: fc.tuple(small) },
    lobby: { open: fc.tuple(small) },
    device: {
      howTo: fc.tuple(fc.constant("http://10.0.0.2:3000/device")),
      replaces: fc.tuple(name),
      done: fc.tuple(name),
    },
    waiting: {
      missing: fc.tuple(small),
      invited: fc.tuple(name),
      keptFor: fc.tuple(name),
      seatBot: fc.tuple(name),
      satDown: fc.tuple(name),
      watching: fc.tuple(some),
    },
  },
  onlineGame: {
    watching: fc.tuple(some),
    botPlaysFor: fc.tuple(name, name),
    leftByTime: fc.tuple(name),
    timeLeft: fc.tuple(fc.constant("0:42")),
    timeShort: fc.tuple(name),
    said: fc.tuple(name, fc.constant("Bravo")),
  },
  ownDice: { face: fc.tuple(die), remove: fc.tuple(small, die) },
  ownRules: {
    own: fc.tuple(some),
    reset: fc.tuple(ruleset),
    whenPlaying: fc.tuple(small),
    doesNotFit: fc.tuple(small, sentence),
    refused: fc.tuple(sentence, name),
    together: fc.tuple(sentence, name, name),
    alsoChanged: fc.tuple(name, name),
  },
  review: {
    facts: fc.tuple(names(3)),
    chances: UNITS,
    turns: UNITS,
    progress: { running: fc.tuple(share) },
    steps: { of: fc.tuple(many, many) },
    moment: {
      turn: fc.tuple(some, called),
      moved: fc.tuple(called, gains(2)),
      saidWith: fc.tuple(sentence, fc.array(fc.tuple(name, worth), { minLength: 2, maxLength: 4 })),
      option: fc.tuple(fc.constant("7"), fc.constantFrom("", "54%"), names(2)),
      fine: fc.tuple(worth),
      fault: fc.tuple(fc.constantFrom("slight" as const, "mistake", "blunder"), worth),
      gaveUp: fc.tuple(worth),
      luck: fc.tuple(worth),
    },
    summary: { right: fc.tuple(many, some) },
    list: { end: fc.tuple(turnEnd(called)), label: fc.tuple(names(3)) },
    quiz: {
      open: fc.tuple(some),
      openFor: fc.tuple(name, some),
      question: fc.tuple(some, some),
      whichMove: fc.tuple(called),
      stopOrRoll: fc.tuple(called),
      close: fc.tuple(worth),
      missed: fc.tuple(fc.constant("7"), worth),
      played: fc.tuple(fc.constant("7")),
      result: fc.tuple(steps, some),
    },
    playOn: { bot: fc.tuple(name, name) },
  },
  print: { sheets: fc.tuple(small) },
  rulesPage: {
    title: fc.tuple(ruleset),
    found: fc.tuple(some),
    example: {
      move: fc.oneof(
        columns(2).map((list) => [list] as [number[]]),
        column.map((c) => [[c, c]] as [number[]]),
      ),
      after: fc.tuple(places),
    },
    cases: {
      you: fc.tuple(pieces),
      dice: fc.tuple(dice),
      count: fc.tuple(some, some),
      score: fc.tuple(steps, some),
    },
  },
  seat: { swaps: fc.tuple(name) },
  settings: { autoLanguage: fc.tuple(name) },
  share: { wins: fc.tuple(names(4)), pictureOf: fc.tuple(names(4), sentence) },
};
