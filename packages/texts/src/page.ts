/** A page of rules as data: the screen, the printed sheet and the terminal each show it in their own way. */
export interface RulesPage {
  readonly title: string;
  readonly intro: string;
  readonly sections: readonly Section[];
}

/** The parts of a rules page, in their order. */
export type SectionName =
  | "aim"
  | "board"
  | "start"
  | "turn"
  | "pairing"
  | "placing"
  | "doubles"
  | "bust"
  | "tops"
  | "stopping"
  | "rivals"
  | "end"
  | "mistakes";

export interface Section {
  /** The same in every language: for links, and for drawings that go with it. */
  readonly name: SectionName;
  readonly title: string;
  readonly blocks: readonly Block[];
}

export type Block =
  | { readonly kind: "paragraph"; readonly text: string }
  | { readonly kind: "list"; readonly items: readonly string[] }
  /** A list whose order matters. */
  | { readonly kind: "steps"; readonly items: readonly string[] }
  | Example;

/** Numbers by column: spaces of runners or camps. */
export type Spaces = { readonly [column: number]: number };

/** A roll of the game with what it allows, in words and as data to draw. */
export interface Example {
  readonly kind: "example";
  readonly text: string;
  readonly dice: readonly [number, number, number, number];
  /** What stands on the board before the move. */
  readonly runners: Spaces;
  readonly camps: Spaces;
  readonly closed: readonly number[];
  /** All legal moves, sorted; empty on a bust. */
  readonly moves: readonly (readonly number[])[];
  /** The move that the text follows, and where its runners are afterwards. */
  readonly result?: { readonly columns: readonly number[]; readonly runners: Spaces };
}
