import { type Options, PRESET_NAMES, parseRuleset, type Ruleset, unwrap } from "@cantstop/rules";
import { makeRulesetText, parseRulesetText } from "@cantstop/rules/notation";
import type { Piece } from "./board/view.ts";
import { type BotName, isBotName } from "./bots/names.ts";
import { oneOf, readFields, type Store } from "./storage.ts";

export const FEWEST_PLAYERS = 1;
export const MOST_PLAYERS = 4;
/** In characters: what fits beside a piece on the phone, and then some. */
export const LONGEST_NAME = 20;

export type { Piece } from "./board/view.ts";

/** All pieces there are. */
export const PIECES = [0, 1, 2, 3] as const satisfies readonly Piece[];

/** Who sits down where. An empty name stands for the colour of the pieces. */
export type SeatSetup =
  | { readonly kind: "person"; readonly name: string; readonly piece: Piece }
  | { readonly kind: "bot"; readonly bot: BotName; readonly piece: Piece };

export const STARTERS = ["dice", "youngest", "chosen"] as const;
/** Who begins: the highest die, rolled for everyone; or `firstSeat`, as the youngest or by agreement. */
export type Starter = (typeof STARTERS)[number];

export const DICE_SOURCES = ["app", "own"] as const;
/** Who rolls: the app, or people with dice of their own who type in what they rolled. */
export type DiceSource = (typeof DICE_SOURCES)[number];

/** A game that could begin: what the start screen shows and remembers. */
export interface Setup {
  /** One to four; no two have the same pieces. */
  readonly seats: readonly SeatSetup[];
  readonly ruleset: Ruleset;
  readonly starter: Starter;
  readonly firstSeat: number;
  readonly dice: DiceSource;
}

const NAME = "setup";

const person = (piece: Piece, name = ""): SeatSetup => ({ kind: "person", name, piece });

/** The way of finding out who begins that a ruleset's own text names. */
export const starterOf = ({ firstPlayer }: Options): Starter =>
  firstPlayer === "highest_die" ? "dice" : firstPlayer;

const standard = unwrap(parseRuleset());

/** Who opens the page alone has somebody to play with. */
export const DEFAULT_SETUP: Setup = {
  seats: [person(0), { kind: "bot", bot: "steady", piece: 1 }],
  ruleset: standard,
  starter: starterOf(standard.options),
  firstSeat: 0,
  dice: "app",
};

/** The first pieces that no seat has; undefined when all are taken. */
const freePiece = (seats: readonly SeatSetup[]): Piece | undefined =>
  PIECES.find((piece) => seats.every((seat) => seat.piece !== piece));

function parseSeat(kept: unknown): SeatSetup | null {
  if (typeof kept !== "object" || kept === null) return null;
  const { kind, name, piece, bot } = kept as { readonly [field: string]: unknown };
  const own = PIECES.find((one) => one === piece);
  if (own === undefined) return null;
  if (kind === "bot" && isBotName(bot)) return { kind, bot, piece: own };
  return kind === "person" && typeof name === "string" ? person(own, name.slice(0, LONGEST_NAME)) : null;
}

/** Seats, if they can sit at one table. */
function parseSeats(kept: unknown): readonly SeatSetup[] | null {
  if (!Array.isArray(kept) || kept.length < FEWEST_PLAYERS || kept.length > MOST_PLAYERS) return null;
  const seats = kept.map(parseSeat).filter((seat) => seat !== null);
  return seats.length === kept.length && new Set(seats.map(({ piece }) => piece)).size === seats.length
    ? seats
    : null;
}

/** A setup from any fields, read with suspicion: what makes no sense has its default. */
export function parseSetup(fields: { readonly [field: string]: unknown }): Setup {
  const seats = parseSeats(fields.seats) ?? DEFAULT_SETUP.seats;
  const ruleset = typeof fields.ruleset === "string" ? parseRulesetText(fields.ruleset) : null;
  const { ruleset: standard } = DEFAULT_SETUP;
  const chosen = ruleset?.ok ? ruleset.value : standard;
  return {
    seats,
    ruleset: chosen,
    starter: oneOf(STARTERS, fields.starter, starterOf(chosen.options)),
    firstSeat: oneOf([...seats.keys()], fields.firstSeat, DEFAULT_SETUP.firstSeat),
    dice: oneOf(DICE_SOURCES, fields.dice, DEFAULT_SETUP.dice),
  };
}

/** What version 0.1 kept among its settings: names by seat, whoever was to begin, and a preset. */
function parseFormerSetup({ names, firstSeat, preset }: { readonly [field: string]: unknown }): Setup {
  const seats = Array.isArray(names)
    ? names.map((name: unknown, piece) => ({ kind: "person", name, piece }))
    : null;
  return parseSetup({ seats, firstSeat, ruleset: oneOf<string>(PRESET_NAMES, preset, "") });
}

export const readSetup = (store: Store): Setup =>
  store.read(NAME) === null
    ? parseFormerSetup(readFields(store, "settings"))
    : parseSetup(readFields(store, NAME));

/** Calls back when another tab has changed the setup; returns what ends that. */
export const watchSetup = (store: Store, changed: () => void): (() => void) => store.watch(NAME, changed);

/** A setup as JSON: rulesets are written as their texts. */
export const makeSetupFields = (setup: Setup) => ({ ...setup, ruleset: makeRulesetText(setup.ruleset) });

export const writeSetup = (store: Store, setup: Setup): boolean =>
  store.write(NAME, JSON.stringify(makeSetupFields(setup)));

/** One more person, with the first pieces that are free. There must be room. */
export function withPerson({ seats }: Setup): Partial<Setup> {
  const piece = freePiece(seats);
  return piece === undefined ? {} : { seats: [...seats, person(piece)] };
}

/** Another player in a seat, whose pieces change hands if somebody else has them. */
export function withSeat({ seats }: Setup, seat: number, player: SeatSetup): Partial<Setup> {
  const before = seats[seat]?.piece ?? player.piece;
  return {
    seats: seats.map((other, i) =>
      i === seat ? player : other.piece === player.piece ? { ...other, piece: before } : other,
    ),
  };
}

/** What changes when a seat is given up: the seats after it move up, and whoever was to begin still is. */
export function withoutSeat({ seats, firstSeat }: Setup, seat: number): Partial<Setup> {
  return {
    seats: seats.filter((_, i) => i !== seat),
    firstSeat: seat === firstSeat ? DEFAULT_SETUP.firstSeat : firstSeat - (seat < firstSeat ? 1 : 0),
  };
}
