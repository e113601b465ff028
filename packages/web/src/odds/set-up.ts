import { campOf, ownerOf, type Position, type Ruleset } from "@cantstop/rules";
import { type ByColumn, makeState, parseState, type State } from "@cantstop/rules/notation";

/** What can be put on the board by hand. */
export type Thing =
  | { readonly kind: "runner" }
  | { readonly kind: "camp"; readonly seat: number }
  | { readonly kind: "claim"; readonly seat: number };

/** Why something cannot stand there. */
export type SetUpFault =
  | "closed"
  | "three_runners"
  | "below_camp"
  | "top_is_claim"
  | "camp_on_top"
  | "game_over"
  | "does_not_fit";

/** A board as it was set up, or why it could not be. */
export type SetUp =
  | { readonly ok: true; readonly position: Position }
  | { readonly ok: false; readonly fault: SetUpFault };

const no = (fault: SetUpFault): SetUp => ({ ok: false, fault });

/** These columns with another number in one; 0 takes it away. */
const withNumber = (columns: ByColumn, column: number, number: number): ByColumn => {
  const { [column]: _, ...others } = columns;
  return number === 0 ? others : { ...others, [column]: number };
};

/** What stands on a board, and whose turn it is; what has happened in the turn follows from that. */
type Standing = Omit<State, "moved" | "justClaimed" | "winners">;

const standingOf = (position: Position): Standing => {
  const { ruleset, camps, claims, seat, firstSeat, runners, out = [] } = makeState(position);
  return { ruleset, camps, claims, seat, firstSeat, runners, out };
};

/** A position in which the turn has begun if there are runners. */
function build(standing: Standing): SetUp {
  const parsed = parseState(standing);
  if (parsed.ok) return { ok: true, position: parsed.value };
  switch (parsed.error.problem) {
    case "below_camp":
      return no("below_camp");
    case "has_winner":
      return no("game_over");
    default:
      return no("does_not_fit");
  }
}

/** The space of a thing in a column; 0 where it is not there. Of a claim 1 where it is there. */
export function spaceOf(position: Position, thing: Thing, column: number): number {
  if (thing.kind === "runner") return position.runners[column] ?? 0;
  if (thing.kind === "camp") return campOf(position, thing.seat, column);
  return ownerOf(position, column) === thing.seat ? 1 : 0;
}

/**
 * A thing on a space of a column, instead of wherever it stood there; on space 0 it is taken away. A claim needs no
 * particular space, and sends off what may not stay in its column.
 */
export function put(position: Position, thing: Thing, column: number, space: number): SetUp {
  const { rules } = position;
  const state = standingOf(position);
  const { camps, claims, runners } = state;
  const top = rules.lengths[column] ?? 0;
  if (thing.kind === "claim") {
    const goes = (seat: number) => seat === thing.seat || !rules.rivalCampsStay;
    const { [column]: _, ...open } = claims;
    return build({
      ...state,
      claims: space === 0 ? open : { ...open, [column]: thing.seat },
      runners: withNumber(runners, column, 0),
      camps: camps.map((own, seat) => (space > 0 && goes(seat) ? withNumber(own, column, 0) : own)),
    });
  }
  if (space > 0 && ownerOf(position, column) !== null) return no("closed");
  if (thing.kind === "camp") {
    if (space === top) return no("camp_on_top");
    return build({
      ...state,
      camps: camps.map((own, seat) => (seat === thing.seat ? withNumber(own, column, space) : own)),
    });
  }
  if (space === top && rules.claimsOnReach) return no("top_is_claim");
  if (space > 0 && position.spare === 0 && position.runners[column] === 0) return no("three_runners");
  return build({ ...state, runners: withNumber(runners, column, space) });
}

/** The same board with another seat on turn. The runners come off: they stand where that seat's camps allow. */
export const giveTurn = (position: Position, seat: number): SetUp =>
  build({ ...standingOf(position), seat, runners: {} });

/** The same board by other rules, or for another number of players: as much of it as makes sense there. */
export function changeRules(position: Position, { spec }: Ruleset, players: number): SetUp {
  const state = standingOf(position);
  const seat = Math.min(state.seat, players - 1);
  const firstSeat = 0;
  const camps = Array.from({ length: players }, (_, owner) => state.camps[owner] ?? {});
  const claims = Object.fromEntries(Object.entries(state.claims).filter(([, owner]) => owner < players));
  const outsideClaims = camps.map((own) =>
    Object.fromEntries(Object.entries(own).filter(([column]) => !(column in claims))),
  );
  const board = { ruleset: spec, claims, seat, firstSeat };
  const attempts: Pick<Standing, "camps" | "claims" | "runners">[] = [
    { camps, claims, runners: state.runners },
    { camps: outsideClaims, claims, runners: state.runners },
    { camps, claims, runners: {} },
    { camps: outsideClaims, claims, runners: {} },
    { camps: camps.map(() => ({})), claims: {}, runners: {} },
  ];
  for (const attempt of attempts) {
    const made = build({ ...board, ...attempt });
    if (made.ok) return made;
  }
  return no("does_not_fit");
}

/** An empty board of the same rules. */
export function clear(position: Position): SetUp {
  const state = standingOf(position);
  return build({ ...state, camps: state.camps.map(() => ({})), claims: {}, runners: {} });
}
