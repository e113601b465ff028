import type { ComponentChildren } from "preact";
import type { BoardTexts } from "../board/BoardTable.tsx";
import type { BoardView, Column, Look, PairKind, Piece } from "../board/view.ts";
import type { Face } from "../dice/Die.tsx";
import type { IconName } from "../icons.tsx";

export type { Face } from "../dice/Die.tsx";

/** Something that can be pressed and shows only an icon. */
export interface ToolView {
  readonly icon: IconName;
  /** Its accessible name, also its tooltip. */
  readonly label: string;
  readonly onPress: () => void;
  /** For switches (sound): whether it is on. Leave out for plain buttons. */
  readonly pressed?: boolean;
  /** The key that presses it: "H". */
  readonly keyHint?: string;
}

/** A word on the edge of a card or a button: what the choice is worth, or that it is the only one. */
export interface MarkView {
  /** "54%", "only choice". */
  readonly text: string;
  /** The best of the marked: ink, with a bulb. */
  readonly best: boolean;
  /** The same in words, for buttons; cards have it in their label. */
  readonly label: string;
}

/** A place for a claimed column beside a player's name. */
export interface ClaimSlotView {
  readonly column: Column;
  /** `pending`: a runner is on top and will claim when the turn is stopped (honey). `claimed`: owned. */
  readonly state: "claimed" | "pending";
}

/** One player. */
export interface SeatView {
  readonly piece: Piece;
  readonly name: string;
  /**
   * Under the name: "bot · steady", or for the active seat "playing · all runners out". On phones only where one
   * plays alone ("turn 5").
   */
  readonly note: string;
  /** Whose turn it is: honey frame. */
  readonly active: boolean;
  /** Columns owned or topped, in the order they are to be shown. */
  readonly slots: readonly ClaimSlotView[];
  /** How many columns win. Up to three are drawn as slots; for more, `tally` stands there. */
  readonly target: number;
  /** "1/5", in the language's digits; shown only when `target` is above three. */
  readonly tally: string;
  /** What a screen reader hears for the slots: "1 of 3 columns: 7". */
  readonly slotsLabel: string;
  /** Out of the game or away: name struck in ink-2, the piece hollow. */
  readonly absent?: boolean;
  /** Anything else at the seat of somebody who plays elsewhere: a clock, what they call out. */
  readonly aside?: ComponentChildren;
}

/** The sentence that says what is going on. */
export interface SentenceView {
  /** Desktop, large: "8 is at the top, Ana." */
  readonly text: string;
  /** Desktop, under it: "Stop to claim it, or roll and risk it." Empty for none (its room is kept). */
  readonly detail: string;
  /** Phone, one line of at most about 42 characters: "8 is at the top: claim it, or risk it?" */
  readonly short: string;
  /** `bust` is written in ember; `win` larger; with `hint` a bulb stands before `detail`. */
  readonly tone: "plain" | "bust" | "win" | "hint";
  /** An icon before the sentence (offline), or null. */
  readonly icon: IconName | null;
}

/** Two dice and their sum. */
export interface DicePairView {
  readonly dice: readonly [Face, Face];
  readonly sum: Column;
  /** False draws the dice at 45 % and the plate dashed and struck. */
  readonly playable: boolean;
}

/** What lies in the tray. */
export type DiceView =
  /** Before a roll: four dashed places. */
  | { readonly state: "empty"; readonly label: string }
  /** Rolled and not yet paired. */
  | {
      readonly state: "loose";
      readonly dice: readonly [Face, Face, Face, Face];
      /** Changes with every roll; a change makes the dice tumble. */
      readonly roll: number;
      /** After a bust the dice fade and lie straight. */
      readonly bust: boolean;
      readonly label: string;
    }
  /** A pairing is chosen: the first pair becomes ink, the second paper. */
  | {
      readonly state: "paired";
      readonly pairs: readonly [DicePairView, DicePairView];
      readonly roll: number;
      readonly label: string;
    }
  /** The game is over: each winner's piece and columns, and a line under them ("17 turns, 3 busts"). */
  | {
      readonly state: "won";
      readonly winners: readonly { readonly piece: Piece; readonly columns: readonly Column[] }[];
      readonly note: string;
      readonly label: string;
    }
  /** Anything else that has to stand in the tray's place, such as the entry of real dice. */
  | { readonly state: "custom"; readonly content: ComponentChildren; readonly label: string };

/** One way to pair the four dice. */
export interface PairingCardView {
  /** Stable within a roll. */
  readonly id: string;
  /** The number key that picks it, shown on desktop: "1". */
  readonly keyHint: string;
  /** First pair (ink) and second (paper). */
  readonly pairs: readonly [DicePairView, DicePairView];
  /** `open` can be chosen, `selected` is (pressing again takes it back), `closed` cannot be chosen. */
  readonly state: "open" | "selected" | "closed";
  /** Selected by itself, and not to be taken back: there is no other choice. */
  readonly fixed: boolean;
  readonly mark: MarkView | null;
  /** Desktop, right, bold: "8 on top"; of a closed card the reason: "7 is closed". */
  readonly headline: string;
  /** Desktop, right, second line: "and 6 up 1", "no runner for 5". May be empty. */
  readonly detail: string;
  /** Phone, one short line of at most about 14 characters: "9 only". */
  readonly short: string;
  /** The whole card in words for a screen reader, reason included. */
  readonly label: string;
  /** Chooses, or takes back when selected. */
  readonly onPress: () => void;
  /** A closed card is pressed all the same; leave out where that means nothing. */
  readonly onRefused?: () => void;
  /** Hover and focus preview the card (true) and end the preview (false). */
  readonly onPreview?: (on: boolean, by: "pointer" | "focus") => void;
}

/** One answer to "which?". */
export interface AskOptionView {
  readonly id: string;
  readonly keyHint: string;
  /** The columns this answer moves, as plates. */
  readonly plates: readonly { readonly column: Column; readonly kind: PairKind }[];
  /** "4", "10", "both": shown when the plates alone do not say it. */
  readonly text: string;
  readonly mark: MarkView | null;
  readonly label: string;
  readonly onPress: () => void;
  readonly onPreview?: (on: boolean, by: "pointer" | "focus") => void;
}

/** The row under the tray. */
export type ChoicesView =
  /** The pairings of a roll, one to three; `readOnly` shows another player's. */
  | { readonly kind: "cards"; readonly cards: readonly PairingCardView[]; readonly readOnly: boolean }
  /** Either/or: the chosen card asks which column is meant. `back` returns to the cards. */
  | {
      readonly kind: "ask";
      readonly question: string;
      readonly options: readonly AskOptionView[];
      readonly back: ToolView;
    }
  /** Words instead of cards; `framed` puts them on a card (why a roll busted). */
  | { readonly kind: "note"; readonly text: string; readonly framed: boolean }
  /** Anything else in their place, such as the faces of a die to press. */
  | { readonly kind: "custom"; readonly content: ComponentChildren };

/** The risk of the next roll. */
export interface RiskView {
  /** "23%", "<1%", written by the language. */
  readonly text: string;
  /** 0 to 1, the length of the bar. */
  readonly share: number;
  /** "bust risk". On the phone at most 64 px a line, two lines; a line feed breaks there and is a space elsewhere. */
  readonly label: string;
}

/** What a bust would lose. */
export interface StakeView {
  /** "10". */
  readonly text: string;
  /** "steps\nat stake"; see {@link RiskView.label}. */
  readonly label: string;
  /** Desktop: one chip a runner, "6 +3". */
  readonly chips: readonly { readonly column: Column; readonly text: string }[];
}

/** One of the large buttons. */
export interface ActionView {
  /** `roll` and `next` are honey, `stop` and `plain` paper. Stop carries the octagon, roll the die, next an arrow. */
  readonly role: "stop" | "roll" | "next" | "plain" | "primary";
  /** "Roll again": at most 15 characters, longer ones drop the icon. */
  readonly label: string;
  /** "77% to go on"; may be empty. */
  readonly detail: string;
  /** Not now: outlined, `detail` says when ("after you pick"). It stays focusable and says why. */
  readonly disabled: boolean;
  /** "R". Shown on desktop; empty for none. */
  readonly keyHint: string;
  /** What pressing it is worth; leave out for none. */
  readonly mark?: MarkView | null;
  readonly onPress: () => void;
}

/** The lowest row. */
export type ActionsView =
  /** One button takes the whole width; of two the first (left) is to the second as 1 to 1.25. */
  | { readonly kind: "buttons"; readonly buttons: readonly [ActionView] | readonly [ActionView, ActionView] }
  /** Another player's turn: their piece, a line ("Kenji is rolling", a clock), reactions and the like. */
  | {
      readonly kind: "bar";
      readonly piece: Piece;
      readonly text: string;
      /** Under it. */
      readonly detail?: string;
      readonly tools: readonly ToolView[];
    };

/** Everything the game screen shows; all words come ready in the reader's language. */
export interface GameView {
  /** Desktop, top left: the game's name, and under it ruleset and target ("Standard · first to 3"). */
  readonly title: string;
  readonly subtitle: string;
  /** Menu (phone: top left of the board), help (top right), and more for the desktop's corner (sound …). */
  readonly menu: ToolView;
  readonly help: ToolView;
  readonly tools: readonly ToolView[];
  /** Asks for a hint (phone: at the right of the sentence); null where there is nothing to decide. */
  readonly hint: ToolView | null;
  /** Puts mistyped dice right (desktop: in the tray, phone: at the left of the sentence). */
  readonly correct: ToolView | null;
  readonly seats: readonly SeatView[];
  /** Accessible names of the screen's regions. */
  readonly regions: {
    readonly seats: string;
    readonly board: string;
    readonly choices: string;
    readonly actions: string;
  };
  readonly sentence: SentenceView;
  readonly look: Look;
  readonly board: BoardView;
  /** The words of the board's accessible twin. */
  readonly boardTexts: BoardTexts;
  /** Given while a column can be picked by pressing it; null makes the board a picture. */
  readonly onColumn: ((column: Column) => void) | null;
  readonly dice: DiceView;
  readonly choices: ChoicesView;
  /** Null leaves the place empty: nothing moves. `askOdds` is a button that stands in the place of the risk. */
  readonly askOdds: { readonly text: string; readonly label: string; readonly onPress: () => void } | null;
  readonly risk: RiskView | null;
  readonly stake: StakeView | null;
  readonly actions: ActionsView;
  /** The last event in one sentence, spoken by screen readers when it changes. */
  readonly announcement: string;
}
