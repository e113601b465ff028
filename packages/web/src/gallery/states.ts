import {
  type BoardView,
  COLUMNS,
  type Column,
  type ColumnView,
  emptyBoard,
  emptyColumn,
  type Look,
  type Piece,
} from "../board/view.ts";
import type { DicePairView, Face, GameView, PairingCardView, SeatView } from "../game/view.ts";

const nothing = () => {};
const names = ["Ana", "Kenji", "Marmot", "Lou"] as const;

function board(
  columns: Partial<Record<Column, Partial<ColumnView>>>,
  winner: Piece | null = null,
): BoardView {
  const all = COLUMNS.map((c) => [c, { ...emptyColumn, ...columns[c] }]);
  return { ...emptyBoard, columns: Object.fromEntries(all), winner };
}

/** Camps written as "piece@space", the way people note them. */
function camps(text: string): ColumnView["camps"] {
  return text.split(" ").map((camp) => {
    const [piece, space] = camp.split("@").map(Number);
    return { piece: piece as Piece, space: space ?? 1 };
  });
}

const three: Partial<Record<Column, Partial<ColumnView>>> = {
  2: { camps: camps("2@1") },
  3: { camps: camps("1@2") },
  4: { camps: camps("0@2") },
  5: { camps: camps("1@4 2@4") },
  6: { camps: camps("0@5 1@9 2@8") },
  7: { camps: camps("2@9 0@6"), claim: { piece: 1 } },
  8: { camps: camps("0@7 1@7") },
  9: { camps: camps("1@5 2@3") },
  10: { camps: camps("0@3 1@3 2@3") },
  11: { camps: camps("2@3") },
  12: { camps: camps("1@1") },
};

const four: typeof three = {
  ...three,
  3: { camps: camps("1@2 3@3") },
  5: { camps: camps("1@4 2@4 3@6") },
  6: { camps: camps("0@5 1@9 2@8 3@8") },
  7: { camps: camps("2@9 0@6 3@3"), claim: { piece: 1 } },
  8: { camps: camps("0@7 1@7 3@4") },
  9: { camps: camps("1@5 2@3 3@3") },
  10: { camps: camps("0@3 1@3 2@3 3@3") },
  11: { camps: camps("2@3 3@2") },
};

function seats(
  count: number,
  active: Piece,
  slots: Partial<Record<Piece, SeatView["slots"]>>,
  target = 3,
): SeatView[] {
  return names.slice(0, count).map((name, i) => {
    const piece = i as Piece;
    const own = slots[piece] ?? [];
    return {
      piece,
      name,
      note: piece === active ? "playing · all runners out" : piece === 2 ? "bot · steady" : "",
      active: piece === active,
      slots: own,
      target,
      tally: `${own.length}/${target}`,
      slotsLabel: `${own.length} of ${target} columns`,
    };
  });
}

const kenjiHas7 = { 1: [{ column: 7, state: "claimed" }] } as const;
const anaTops8 = { 0: [{ column: 8, state: "pending" }], ...kenjiHas7 } as const;

const pair = (a: Face, b: Face, playable = true): DicePairView => ({
  dice: [a, b],
  sum: (a + b) as Column,
  playable,
});

function card(
  keyHint: string,
  pairs: PairingCardView["pairs"],
  state: PairingCardView["state"],
  headline: string,
  detail: string,
): PairingCardView {
  const label = `${pairs[0].sum} and ${pairs[1].sum}: ${headline}. ${detail}`;
  return {
    id: keyHint,
    keyHint,
    pairs,
    state,
    fixed: false,
    mark: null,
    headline,
    detail,
    short: headline,
    label,
    onPress: nothing,
  };
}

const cards2435 = (chosen: boolean): PairingCardView[] => [
  card("1", [pair(2, 4), pair(3, 5)], chosen ? "selected" : "open", "8 on top", "and 6 up 1"),
  card("2", [pair(2, 3, false), pair(4, 5)], "open", "9 only", "no runner for 5"),
  card("3", [pair(2, 5, false), pair(4, 3, false)], "closed", "7 is closed", "Kenji has it"),
];

const stop = (detail: string, disabled = false) =>
  ({ role: "stop", label: "Stop", detail, disabled, keyHint: "S", onPress: nothing }) as const;
const roll = (label: string, detail: string, disabled = false) =>
  ({ role: "roll", label, detail, disabled, keyHint: "R", onPress: nothing }) as const;

const reactions = [
  { icon: "smile", label: "Nice", onPress: nothing },
  { icon: "gasp", label: "Wow", onPress: nothing },
  { icon: "flag", label: "Resign", onPress: nothing },
] as const;

const base = (look: Look): GameView => ({
  title: "Can’t Stop",
  subtitle: "Standard · first to 3",
  menu: { icon: "menu", label: "Menu", onPress: nothing },
  help: { icon: "help", label: "Help", onPress: nothing },
  tools: [
    { icon: "log", label: "What happened so far", onPress: nothing },
    { icon: "sound", label: "Sound", onPress: nothing, pressed: true },
  ],
  hint: { icon: "hint", label: "Hint", onPress: nothing, pressed: false },
  correct: null,
  regions: { seats: "Players", board: "Board", choices: "Pairings", actions: "Your turn" },
  seats: seats(3, 0, anaTops8),
  sentence: {
    text: "8 is at the top, Ana.",
    detail: "Stop to claim it, or roll and risk it.",
    short: "8 is at the top: claim it, or risk it?",
    tone: "plain",
    icon: null,
  },
  look,
  board: board({
    ...three,
    6: { ...three[6], runner: { space: 8, from: 5, origin: 7 }, pair: "ink", lit: true },
    8: { ...three[8], runner: { space: 11, from: 7, origin: 10 }, pair: "paper", lit: true },
    9: { ...three[9], runner: { space: 3, from: 0, origin: null }, lit: true },
  }),
  boardTexts: {
    caption: "The board",
    heads: ["Column", "Who stands where"],
    name: (column) => `Column ${column}`,
    sentence: (_, view) =>
      view.camps.map((camp) => `${names[camp.piece]} at ${camp.space}`).join(", ") || "Nobody.",
  },
  onColumn: nothing,
  dice: { state: "paired", pairs: [pair(2, 4), pair(3, 5)], roll: 1, label: "2 and 4, 3 and 5" },
  choices: { kind: "cards", cards: cards2435(true), readOnly: false },
  askOdds: null,
  risk: { text: "23%", share: 0.23, label: "bust risk" },
  stake: {
    text: "10",
    label: "steps\nat stake",
    chips: [
      { column: 6, text: "6 +3" },
      { column: 8, text: "8 +4" },
      { column: 9, text: "9 +3" },
    ],
  },
  actions: { kind: "buttons", buttons: [stop("claim 8, keep 10"), roll("Roll again", "77% to go on")] },
  announcement: "",
});

const says = (text: string, more: Partial<GameView["sentence"]> = {}): GameView["sentence"] => ({
  text,
  detail: "",
  short: text,
  tone: "plain",
  icon: null,
  ...more,
});

const empty = { state: "empty", label: "No dice yet" } as const;
const quiet = { risk: null, stake: null } as const;

/** The states of the reference pictures, by name. */
export const states = {
  /** Pictures 1, 2, 3, 5, 9, 10. */
  top: base,
  /** Picture 4. */
  four: (look: Look): GameView => ({
    ...base(look),
    seats: seats(4, 0, anaTops8),
    board: board({
      ...four,
      6: { ...four[6], runner: { space: 8, from: 5, origin: 7 }, pair: "ink", lit: true },
      8: { ...four[8], runner: { space: 11, from: 7, origin: 10 }, pair: "paper", lit: true },
      9: { ...four[9], runner: { space: 3, from: 0, origin: null }, lit: true },
    }),
  }),
  idle: (look: Look): GameView => ({
    ...base(look),
    ...quiet,
    seats: seats(3, 0, kenjiHas7),
    sentence: says("Your turn, Ana."),
    board: board(three),
    dice: empty,
    choices: { kind: "note", text: "Marmot stopped: 2 up 1, 11 up 2.", framed: false },
    actions: { kind: "buttons", buttons: [roll("Roll", "")] },
  }),
  choosing: (look: Look): GameView => ({
    ...base(look),
    risk: null,
    seats: seats(4, 0, kenjiHas7),
    sentence: says("Pick a pairing.", { detail: "Every choice shows its steps on the board." }),
    board: board({
      ...four,
      6: { ...four[6], runner: { space: 7, from: 5, origin: null }, lit: true },
      8: { ...four[8], runner: { space: 10, from: 7, origin: null }, lit: true },
      9: { ...four[9], runner: { space: 3, from: 0, origin: null }, lit: true },
    }),
    dice: { state: "loose", dice: [2, 4, 3, 5], roll: 1, bust: false, label: "2, 4, 3, 5" },
    choices: { kind: "cards", cards: cards2435(false), readOnly: false },
    stake: { text: "8", label: "steps\nat stake", chips: base(look).stake?.chips ?? [] },
    actions: {
      kind: "buttons",
      buttons: [stop("after you pick", true), roll("Roll again", "after you pick", true)],
    },
  }),
  double: (look: Look): GameView => ({
    ...base(look),
    seats: seats(3, 0, {}),
    sentence: says("Two sevens: two steps up."),
    board: board({
      ...three,
      4: { ...three[4], runner: { space: 4, from: 2, origin: null }, lit: true },
      6: { camps: camps("0@5 1@9 2@8") },
      7: {
        camps: camps("2@9 0@6"),
        runner: { space: 9, from: 6, origin: 7 },
        pair: "double",
      },
      10: { ...three[10], runner: { space: 5, from: 3, origin: null }, lit: true },
    }),
    dice: { state: "paired", pairs: [pair(2, 5), pair(3, 4)], roll: 1, label: "2 and 5, 3 and 4" },
    choices: {
      kind: "cards",
      cards: [
        card("1", [pair(2, 3, false), pair(5, 4, false)], "closed", "no runner", "for 5 or 9"),
        card("2", [pair(2, 5), pair(3, 4)], "selected", "7 up 2", ""),
        card("3", [pair(2, 4, false), pair(5, 3, false)], "closed", "no runner", "for 6 or 8"),
      ],
      readOnly: false,
    },
    risk: { text: "12%", share: 0.12, label: "bust risk" },
    stake: {
      text: "7",
      label: "steps\nat stake",
      chips: [
        { column: 4, text: "4 +2" },
        { column: 7, text: "7 +3" },
        { column: 10, text: "10 +2" },
      ],
    },
    actions: { kind: "buttons", buttons: [stop("keep 7 steps"), roll("Roll again", "88% to go on")] },
  }),
  ask: (look: Look): GameView => ({
    ...base(look),
    ...quiet,
    sentence: says("One runner left: which column?"),
    choices: {
      kind: "ask",
      question: "One runner left. Which column?",
      options: [
        {
          id: "4",
          keyHint: "1",
          plates: [{ column: 4, kind: "ink" }],
          text: "",
          mark: null,
          label: "4",
          onPress: nothing,
        },
        {
          id: "10",
          keyHint: "2",
          plates: [{ column: 10, kind: "paper" }],
          text: "",
          mark: null,
          label: "10",
          onPress: nothing,
        },
      ],
      back: { icon: "undo", label: "Back to the pairings", onPress: nothing },
    },
    actions: {
      kind: "buttons",
      buttons: [stop("after you pick", true), roll("Roll again", "after you pick", true)],
    },
  }),
  bust: (look: Look): GameView => ({
    ...base(look),
    ...quiet,
    seats: seats(3, 0, kenjiHas7),
    sentence: says("Bust! 8 steps slip away.", { tone: "bust" }),
    board: board({
      ...three,
      6: { ...three[6], lost: { from: 5, space: 7 } },
      8: { ...three[8], lost: { from: 7, space: 10 } },
      9: { ...three[9], lost: { from: 0, space: 3 } },
    }),
    dice: { state: "loose", dice: [1, 1, 2, 2], roll: 2, bust: true, label: "1, 1, 2, 2" },
    choices: { kind: "note", text: "No pair fits 6, 8 or 9. Your camps stay.", framed: true },
    actions: {
      kind: "buttons",
      buttons: [
        { role: "next", label: "Kenji’s turn", detail: "", disabled: false, keyHint: "", onPress: nothing },
      ],
    },
  }),
  claim: (look: Look): GameView => ({
    ...base(look),
    ...quiet,
    seats: seats(4, 1, { 0: [{ column: 8, state: "claimed" }], ...kenjiHas7 }),
    sentence: says("Ana claims 8."),
    board: board({
      ...four,
      6: { camps: camps("0@8 1@9 2@8 3@8") },
      8: { camps: camps("1@7 3@4"), claim: { piece: 0 } },
      9: { camps: camps("0@3 1@5 2@3 3@3") },
    }),
    dice: empty,
    choices: { kind: "note", text: "10 steps kept: 6, 8 and 9.", framed: false },
    actions: { kind: "bar", piece: 1, text: "Kenji is rolling", tools: reactions },
  }),
  waiting: (look: Look): GameView => ({
    ...base(look),
    seats: seats(3, 1, { 0: [{ column: 8, state: "claimed" }], ...kenjiHas7 }),
    sentence: says("Kenji is choosing."),
    board: board({
      ...three,
      5: { ...three[5], runner: { space: 6, from: 4, origin: 5 }, pair: "ink" },
      6: { camps: camps("0@8 1@9 2@8") },
      8: { camps: camps("1@7"), claim: { piece: 0 } },
      9: { camps: camps("0@3 1@5 2@3"), runner: { space: 7, from: 5, origin: 6 }, pair: "paper" },
    }),
    dice: { state: "paired", pairs: [pair(1, 4), pair(6, 3)], roll: 1, label: "1 and 4, 6 and 3" },
    choices: {
      kind: "cards",
      cards: [
        card("1", [pair(1, 4), pair(6, 3)], "selected", "5 and 9", "up 1 each"),
        card("2", [pair(1, 6, false), pair(4, 3, false)], "closed", "7 is closed", "Kenji has it"),
        card("3", [pair(1, 3), pair(4, 6)], "open", "4 or 10", "one runner left"),
      ],
      readOnly: true,
    },
    risk: { text: "<1%", share: 0.008, label: "bust risk" },
    stake: {
      text: "4",
      label: "steps\nat stake",
      chips: [
        { column: 5, text: "5 +2" },
        { column: 9, text: "9 +2" },
      ],
    },
    actions: { kind: "bar", piece: 1, text: "0:42 left", tools: reactions },
  }),
  offline: (look: Look): GameView => ({
    ...base(look),
    sentence: says("You are offline. Your turn is safe here.", { icon: "offline" }),
    actions: {
      kind: "buttons",
      buttons: [stop("when reconnected", true), roll("Roll again", "when reconnected", true)],
    },
  }),
  win: (look: Look): GameView => ({
    ...base(look),
    ...quiet,
    seats: seats(3, 0, {
      0: [
        { column: 8, state: "claimed" },
        { column: 6, state: "claimed" },
        { column: 4, state: "claimed" },
      ],
      ...kenjiHas7,
    }),
    sentence: says("Ana wins!", { tone: "win" }),
    board: board(
      {
        ...three,
        4: { claim: { piece: 0 } },
        6: { camps: camps("1@9 2@8"), claim: { piece: 0 } },
        8: { camps: camps("1@7"), claim: { piece: 0 } },
        9: { camps: camps("0@3 1@5 2@3") },
      },
      0,
    ),
    dice: {
      state: "won",
      winners: [{ piece: 0, columns: [8, 6, 4] }],
      note: "17 turns, 3 busts",
      label: "Ana wins with 8, 6 and 4",
    },
    choices: { kind: "note", text: "Best turn: 12 steps in 5 rolls.", framed: false },
    actions: {
      kind: "buttons",
      buttons: [
        {
          role: "plain",
          label: "Review",
          detail: "luck and skill",
          disabled: false,
          keyHint: "",
          onPress: nothing,
        },
        { role: "primary", label: "Rematch", detail: "", disabled: false, keyHint: "", onPress: nothing },
      ],
    },
  }),
  /** What the strongest player says. */
  hint: (look: Look): GameView => {
    const mark = (text: string, best = false) => ({ text, best, label: `${text} to win` });
    const [first, second, ...others] = cards2435(true);
    const view = base(look);
    return {
      ...view,
      hint: { icon: "hint", label: "Hint", onPress: nothing, pressed: true },
      sentence: {
        ...view.sentence,
        detail: "Best: stop, 61% to win; rolling 55%.",
        short: "Best: stop, 61% to win; rolling 55%.",
        tone: "hint",
      },
      choices: {
        kind: "cards",
        cards: [
          ...(first ? [{ ...first, mark: mark("61%", true) }] : []),
          ...(second ? [{ ...second, mark: mark("48%") }] : []),
          ...others,
        ],
        readOnly: false,
      },
      actions: {
        kind: "buttons",
        buttons: [
          { ...stop("claim 8, keep 10"), mark: mark("61%", true) },
          { ...roll("Roll again", "77% to go on"), mark: mark("55%") },
        ],
      },
    };
  },
  /** The odds on demand. */
  demand: (look: Look): GameView => ({
    ...base(look),
    ...quiet,
    askOdds: { text: "bust risk", label: "Show the bust risk", onPress: nothing },
    actions: { kind: "buttons", buttons: [stop("claim 8, keep 10"), roll("Roll again", "")] },
  }),
  /** Someone plays alone: turns are counted. */
  alone: (look: Look): GameView => ({
    ...base(look),
    ...quiet,
    subtitle: "Daily climb, 29 November",
    seats: seats(1, 0, { 0: [{ column: 8, state: "claimed" }] }),
    sentence: says("Turn 5."),
    board: board({ 6: { camps: camps("0@5") }, 8: { claim: { piece: 0 } } }),
    dice: empty,
    choices: { kind: "note", text: "Stopped: 6 up 2, 4 up 1.", framed: false },
    actions: { kind: "buttons", buttons: [roll("Roll", "")] },
  }),
  /** A longer race: five columns, so a tally instead of slots. */
  tally: (look: Look): GameView => ({
    ...base(look),
    seats: seats(2, 0, anaTops8, 5),
  }),
} as const;

/** A state's name in the gallery's address. */
export type StateName = keyof typeof states;
