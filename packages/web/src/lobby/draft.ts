import type { ClockSetting, NewGame } from "@cantstop/protocol";
import type { Ruleset } from "@cantstop/rules";
import type { BotName } from "../bots/names.ts";
import { MOST_PLAYERS } from "../setup.ts";

/** Who is to sit in a seat: the one who sets up the game, somebody beside them, whoever has the link, or a bot. */
export type DraftSeat =
  | { readonly kind: "me" | "open" }
  | { readonly kind: "beside"; readonly name: string }
  | { readonly kind: "bot"; readonly bot: BotName };

/** An online game as it is being set up. */
export interface Draft {
  /** The first seat is the one's who sets it up. */
  readonly seats: readonly DraftSeat[];
  readonly ruleset: Ruleset;
  readonly clock: ClockSetting;
  readonly onTimeout: NewGame["onTimeout"];
  readonly visibility: NewGame["visibility"];
  readonly start: NewGame["start"];
  readonly firstSeat: number;
}

const NO_CLOCK: ClockSetting = { kind: "none" };
/** The clocks that are offered; the API takes any. */
export const CLOCKS: readonly ClockSetting[] = [
  NO_CLOCK,
  { kind: "turn", seconds: 30 },
  { kind: "turn", seconds: 60 },
  { kind: "turn", seconds: 180 },
  { kind: "game", seconds: 300 },
  { kind: "game", seconds: 600 },
  { kind: "game", seconds: 1200 },
  { kind: "days", days: 1 },
  { kind: "days", days: 3 },
  { kind: "days", days: 7 },
];

/** A game for two, which begins when the other one has come. */
export const newDraft = (ruleset: Ruleset): Draft => ({
  seats: [{ kind: "me" }, { kind: "open" }],
  ruleset,
  clock: NO_CLOCK,
  onTimeout: "wait",
  visibility: "unlisted",
  start: "preset",
  firstSeat: 0,
});

/** One more seat for whoever has the link, if there is room. */
export const withOpenSeat = ({ seats }: Draft): Partial<Draft> =>
  seats.length < MOST_PLAYERS ? { seats: [...seats, { kind: "open" }] } : {};

export const withSeat = ({ seats }: Draft, seat: number, taken: DraftSeat): Partial<Draft> => ({
  seats: seats.map((other, i) => (i === seat ? taken : other)),
});

/** Without a seat; whoever was to begin still is, if they are there. */
export const withoutSeat = ({ seats, firstSeat }: Draft, seat: number): Partial<Draft> => ({
  seats: seats.filter((_, i) => i !== seat),
  firstSeat: firstSeat === seat ? 0 : firstSeat - (seat < firstSeat ? 1 : 0),
});

/** Does the game have to wait for somebody? */
export const isWaited = ({ seats }: Draft): boolean => seats.some(({ kind }) => kind === "open");

/** The game as it is asked for. Whoever has no name beside oneself is called after the seat. */
export const askFor = (draft: Draft, nameOfSeat: (seat: number) => string): NewGame => ({
  ruleset: draft.ruleset.spec,
  seats: draft.seats.map((seat, i) =>
    seat.kind === "beside" ? { kind: "me", name: seat.name.trim() || nameOfSeat(i) } : seat,
  ),
  visibility: draft.visibility,
  start: draft.start,
  firstSeat: draft.firstSeat,
  clock: draft.clock,
  onTimeout: draft.clock.kind === "none" ? "wait" : draft.onTimeout,
});
