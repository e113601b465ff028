import { bitsOf, COLUMN_SLOTS, RUNNERS } from "../board.ts";
import { parseRuleset, type RulesetSpec } from "../options.ts";
import { campOf, ownerOf, type Position, placeRunner, startPosition } from "../position.ts";
import { fail, isObject, isWhole, ok, type Problem, type Result } from "../result.ts";
import { compileRules } from "../rules.ts";

/** Numbers by column, as JSON writes them: `{"7":9}`. */
export type ByColumn = { readonly [column: string]: number };

/** A position as JSON; every field is explained in `docs/notation.md`. */
export interface State {
  readonly ruleset: RulesetSpec;
  /** Column → space, an object a seat. */
  readonly camps: readonly ByColumn[];
  /** Column → owning seat. */
  readonly claims: ByColumn;
  readonly seat: number;
  readonly firstSeat: number;
  /** Column → space. */
  readonly runners: ByColumn;
  readonly moved: boolean;
  readonly justClaimed: boolean;
  readonly winners: readonly number[] | null;
  /** Seats that resigned; left out where nobody has. */
  readonly out?: readonly number[];
}

const FIELDS = [
  "ruleset",
  "camps",
  "claims",
  "seat",
  "firstSeat",
  "runners",
  "moved",
  "justClaimed",
  "winners",
  "out",
];

const refuse = (field: string, problem: Problem = "bad_value", column?: number) =>
  fail("invalid_state", problem, field, column);

/** Column → number, checked; null where it is anything else. */
function readByColumn(
  value: unknown,
  highest: (column: number) => number,
  lowest: number,
): [number, number][] | null {
  if (!isObject(value)) return null;
  const entries: [number, number][] = [];
  for (const [key, number] of Object.entries(value)) {
    const column = Number(key);
    if (String(column) !== key || !isWhole(column, 2, 12) || !isWhole(number, lowest, highest(column)))
      return null;
    entries.push([column, number]);
  }
  return entries;
}

/** A list of distinct seats as a mask; null where it is anything else. */
function readSeats(value: unknown, players: number): number | null {
  if (!Array.isArray(value)) return null;
  let seats = 0;
  for (const seat of value) {
    if (!isWhole(seat, 0, players - 1) || (seats >> seat) & 1) return null;
    seats |= 1 << seat;
  }
  return seats;
}

/**
 * A position from JSON. Positions that play could not have produced but that contradict nothing are
 * accepted. Fails with `invalid_ruleset`, or with `invalid_state` naming the field.
 */
export function parseState(value: unknown): Result<Position> {
  if (!isObject(value)) return refuse("state");
  const ruleset = parseRuleset(value.ruleset);
  if (!ruleset.ok) return ruleset;
  const { camps, claims = {}, seat = 0, firstSeat = 0, runners = {}, winners = null, out = [] } = value;
  if (!Array.isArray(camps) || camps.length < 1 || camps.length > 4) return refuse("camps");
  const players = camps.length;
  const compiled = compileRules(ruleset.value, players);
  if (!compiled.ok) return compiled;
  const rules = compiled.value;
  const { lengths, columns } = rules;
  for (const field of Object.keys(value)) if (!FIELDS.includes(field)) return refuse(field, "unknown_field");

  const position = startPosition(rules);
  for (const [owner, written] of camps.entries()) {
    const entries = readByColumn(written, (column) => lengths[column] - 1, 1);
    if (!entries) return refuse("camps");
    for (const [column, space] of entries) position.camps[(owner << 4) | column] = space;
  }
  const owners = readByColumn(claims, () => players - 1, 0);
  if (!owners) return refuse("claims");
  for (const [column, owner] of owners) {
    position.closed |= 1 << column;
    position.claims[owner] |= 1 << column;
    position.scores[owner]++;
    for (let other = 0; other < players; other++)
      if (campOf(position, other, column) !== 0 && (other === owner || !rules.rivalCampsStay))
        return refuse("camps", "closed_column", column);
  }
  for (const [field, number] of Object.entries({ seat, firstSeat }))
    if (!isWhole(number, 0, players - 1)) return refuse(field);
  position.seat = seat as number;
  position.firstSeat = firstSeat as number;

  const placed = readByColumn(runners, (column) => lengths[column], 1);
  if (!placed || placed.length > RUNNERS) return refuse("runners");
  for (const [column, space] of placed) {
    if ((position.closed >> column) & 1) return refuse("runners", "closed_column", column);
    if (space < campOf(position, position.seat, column)) return refuse("runners", "below_camp", column);
    if (space === lengths[column] && rules.claimsOnReach) return refuse("runners", "unclaimed_top", column);
    placeRunner(position, column, space);
  }

  const { justClaimed = false, moved = placed.length > 0 || justClaimed } = value;
  if (typeof justClaimed !== "boolean") return refuse("justClaimed");
  if (typeof moved !== "boolean") return refuse("moved");
  if (justClaimed && !rules.claimsOnReach) return refuse("justClaimed", "needs_on_reach");
  if (!moved && (placed.length > 0 || justClaimed)) return refuse("moved", "not_moved");
  position.justClaimed = justClaimed;
  position.moved = moved;

  const resigned = readSeats(out, players);
  if (resigned === null) return refuse("out");
  position.out = resigned;
  if (winners !== null) {
    const winning = readSeats(winners, players);
    if (winning === null) return refuse("winners");
    position.winners = winning;
    position.finished = true;
    return ok(position);
  }
  const stillIn = ((1 << players) - 1) & ~resigned;
  if (stillIn === 0 || (players > 1 && (stillIn & (stillIn - 1)) === 0)) return refuse("out", "has_winner");
  if ((resigned >> position.seat) & 1) return refuse("seat", "seat_resigned");
  if (position.closed === columns) return refuse("claims", "has_winner");
  if (!rules.completesRound && position.scores.some((score) => score >= rules.target))
    return refuse("claims", "has_winner");
  return ok(position);
}

/** A position as JSON, complete; the inverse of {@link parseState}. */
export function makeState(position: Position): State {
  const { rules, runners, running, closed } = position;
  const byColumn = (mask: number, number: (column: number) => number) =>
    Object.fromEntries(bitsOf(mask).map((column) => [column, number(column)]));
  const camps = Array.from({ length: rules.players }, (_, seat) => {
    const own: Record<string, number> = {};
    for (let column = 0; column < COLUMN_SLOTS; column++) {
      const space = campOf(position, seat, column);
      if (space !== 0) own[column] = space;
    }
    return own;
  });
  const state: State = {
    ruleset: rules.ruleset.spec,
    camps,
    claims: byColumn(closed, (column) => ownerOf(position, column) as number),
    seat: position.seat,
    firstSeat: position.firstSeat,
    runners: byColumn(running, (column) => runners[column]),
    moved: position.moved,
    justClaimed: position.justClaimed,
    winners: position.finished ? bitsOf(position.winners) : null,
  };
  return position.out === 0 ? state : { ...state, out: bitsOf(position.out) };
}
