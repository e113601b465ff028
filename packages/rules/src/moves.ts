import { QUAD_ROLL } from "./dice.ts";
import {
  claimColumn,
  freshColumns,
  liftRunner,
  type Position,
  placeRunner,
  rivalCampOn,
} from "./position.ts";
import { PLACEMENT, QUAD_ENTRY } from "./rules.ts";
import { endTurn } from "./turn.ts";

/**
 * A legal move as one small integer: the sums used in bits 0–3 and 4–7 (the second 0 where one sum is used
 * alone, equal to the first where a double makes two steps), and {@link QUAD_MOVE}. It names the move only
 * together with the position and roll it was generated for.
 */
export type Move = number;

/** Bit of a move that uses four equal dice in full. */
export const QUAD_MOVE = 1 << 8;

/** Room for the moves of any roll: three pairings, each whole or by either half. */
export const MAX_MOVES = 9;

/** The sums that a move uses, ascending: `[5,9]`, `[7,7]`, or `[7]`. */
export const columnsOfMove = (move: Move): number[] => {
  const [first, second] = [move & 15, (move >> 4) & 15];
  return second === 0 ? [first] : [first, second];
};

/** One step up from a space. Under jump_over it passes over rivals' camps, though never past the top (A13). */
function stepUp(position: Position, column: number, space: number): number {
  let next = space + 1;
  if (position.rules.jumps) {
    const top = position.rules.lengths[column];
    while (next < top && rivalCampOn(position, column, next)) next++;
  }
  return next;
}

/**
 * Where the first of a double's two steps leads, or the only step of a single sum: a step of the column's
 * runner, or the entry of a new one. With `quad`, four equal dice place a runner as quadEntry says, so that
 * a second step from here completes the move (A5).
 */
function firstStep(position: Position, column: number, quad: boolean): number {
  const { rules, runners } = position;
  if (runners[column] !== 0) return stepUp(position, column, runners[column]);
  const camp = position.camps[(position.seat << 4) | column];
  if (quad && rules.quadEntry === QUAD_ENTRY.start_plus_two) return stepUp(position, column, camp);
  const entry = rules.entersOnCamp && camp !== 0 ? camp : stepUp(position, column, camp);
  return quad && rules.quadEntry === QUAD_ENTRY.entry_plus_two && entry < rules.lengths[column]
    ? stepUp(position, column, entry)
    : entry;
}

/** Moves the runner of a column to a space; with columnClaim on_reach a top is claimed and the runner freed. */
function putRunner(position: Position, column: number, space: number): void {
  placeRunner(position, column, space);
  if (position.topped !== 0 && position.rules.claimsOnReach) {
    liftRunner(position, column);
    position.justClaimed = true;
    claimColumn(position, column);
  }
}

/**
 * Makes a move that {@link generateMoves} found for this position. A move that claims the column that wins,
 * or closes the last one, ends the turn.
 */
export function makeMove(position: Position, move: Move): void {
  const column = move & 15;
  const second = (move >> 4) & 15;
  const quad = (move & QUAD_MOVE) !== 0;
  position.moved = true;
  position.justClaimed = false;
  const space = firstStep(position, column, quad);
  putRunner(position, column, second === column ? stepUp(position, column, space) : space);
  if (second !== 0 && second !== column) putRunner(position, second, firstStep(position, second, false));
  if (position.justClaimed) {
    const { rules } = position;
    if (position.scores[position.seat] >= rules.target || position.closed === rules.columns)
      endTurn(position);
  }
}

/** Columns whose sums are playable: open, with a runner below the top or a spare one to place. */
export function playableColumns(position: Position): number {
  const open = position.running & ~position.topped;
  return position.spare > 0 ? open | freshColumns(position) : open;
}

/**
 * Writes the legal moves of a roll into `moves` (at least {@link MAX_MOVES} long), in no particular order.
 * The game must not be finished.
 *
 * @param roll number of the roll, see {@link rollOf}
 * @returns how many there are; 0 is a bust (A4)
 */
export const generateMoves = (position: Position, roll: number, moves: Uint16Array): number =>
  generatePackedMoves(position, position.rules.packedRolls[roll], moves);

/** As {@link generateMoves}, for a packed roll of `rules.rolls`. */
export function generatePackedMoves(position: Position, packed: number, moves: Uint16Array): number {
  const { rules, spare, running } = position;
  const playable = playableColumns(position);
  const placing = rules.placement !== PLACEMENT.free && spare > 0;
  const halves = spare === 0 ? rules.halvesWhenFull : rules.halvesWhileSpare && !placing;
  // With one runner to spare, only one of two new columns can be entered.
  const contested = spare === 1 ? ~running : 0;
  const mustPlace = position.justClaimed && rules.mustReenter;
  const quad = (packed & QUAD_ROLL) !== 0 ? QUAD_MOVE : 0;
  const chosen = placing ? placingStages(position, packed, playable, mustPlace) >> 9 : 7;
  let count = 0;
  for (let i = 0, rest = packed >> 4; i < (packed & 3); i++, rest >>= 8) {
    if ((chosen & (1 << i)) === 0) continue;
    const x = rest & 15;
    const y = (rest >> 4) & 15;
    if ((playable >> x) & 1) {
      if (x === y) {
        const roomForTwo = firstStep(position, x, quad !== 0) < rules.lengths[x];
        moves[count++] = roomForTwo ? x | (x << 4) | quad : x | quad;
        if (halves && roomForTwo) moves[count++] = x;
      } else if ((playable >> y) & 1) {
        const either = (contested >> x) & (contested >> y) & 1;
        if (!either) moves[count++] = x | (y << 4);
        if (either || halves) {
          moves[count++] = x;
          moves[count++] = y;
        }
      } else moves[count++] = x;
    } else if ((playable >> y) & 1) moves[count++] = y;
  }
  return mustPlace ? keepPlacing(running, moves, count) : count;
}

/** Keeps the moves that place a runner, and returns how many they are (A10). */
function keepPlacing(running: number, moves: Uint16Array, count: number): number {
  let kept = 0;
  for (let i = 0; i < count; i++) {
    const move = moves[i];
    const used = (1 << (move & 15)) | (1 << ((move >> 4) & 15));
    // Bit 0 stands for "no second sum", which places nothing.
    if ((used & ~running & ~1) !== 0) moves[kept++] = move;
  }
  return kept;
}

/** Runners that a pairing would newly place, given its playable sums. */
function placesOf(position: Position, x: number, y: number, playable: number): number {
  const used = ((1 << x) | (1 << y)) & playable & ~position.running;
  if (used === 0) return 0;
  return (used & (used - 1)) === 0 ? 1 : Math.min(2, position.spare);
}

/**
 * How placement `preferred` or `strict` narrows the pairings of a roll while a runner is unplaced: four masks
 * of three bits, bit i for the i-th pairing of the packed roll. From the lowest: the pairings with a playable
 * sum (one that places a runner, with `mustPlace`; A10); of these the ones without a closed sum (A7); of
 * these the ones that are no doubles while two runners are unplaced (A6); of these the ones that place the
 * most runners (A8), which may be chosen.
 */
export function placingStages(
  position: Position,
  packed: number,
  playable: number,
  mustPlace: boolean,
): number {
  const { rules, closed, spare } = position;
  const strict = rules.placement === PLACEMENT.strict;
  let candidates = 0;
  let withoutClosed = 0;
  let doubles = 0;
  let placesOne = 0;
  let placesTwo = 0;
  for (let i = 0, rest = packed >> 4; i < (packed & 3); i++, rest >>= 8) {
    const x = rest & 15;
    const y = (rest >> 4) & 15;
    if ((((playable >> x) | (playable >> y)) & 1) === 0) continue;
    const bit = 1 << i;
    const places = placesOf(position, x, y, playable);
    if (places === 0 && mustPlace) continue;
    candidates |= bit;
    if ((((closed >> x) | (closed >> y)) & 1) === 0) withoutClosed |= bit;
    if (x === y) doubles |= bit;
    if (places === 1) placesOne |= bit;
    if (places === 2) placesTwo |= bit;
  }
  const open = strict || withoutClosed !== 0 ? withoutClosed : candidates;
  let timely = open;
  if (spare >= 2) {
    const nonDoubles = open & ~doubles;
    if (strict ? (packed & QUAD_ROLL) === 0 : nonDoubles !== 0) timely = nonDoubles;
  }
  const most = timely & placesTwo || timely & placesOne || timely;
  return candidates | (open << 3) | (timely << 6) | (most << 9);
}

/** Rolls, of all `sides`⁴, that leave a legal move. The game must not be finished. */
export function countSuccesses(position: Position): number {
  const { distinct, weights } = position.rules.rolls;
  const moves = new Uint16Array(MAX_MOVES);
  let successes = 0;
  for (let i = 0; i < distinct.length; i++)
    if (generatePackedMoves(position, distinct[i], moves) > 0) successes += weights[i];
  return successes;
}
