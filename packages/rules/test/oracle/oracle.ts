/**
 * The oracle: every rule of the game a second time, in the plainest way that can be written, so that the fast
 * implementation has something independent to agree with. It imports nothing. It works on the JSON state that
 * the outside world sees, tries every way to pair the dice, every subset of the two sums, one step at a time.
 * It is slow on purpose: whenever "clever" and "obviously what the rules page says" differ, the second wins.
 *
 * Readings that the rules page leaves to the reader, decided here as in the whole project:
 *
 *  1. Names of doubles. `[c,c]` when both sums were used, `[c]` when there was room for one only.
 *     Quads that place a runner: start_plus_two is two steps from the start (0 or the camp), `[c,c]` iff both
 *     were possible; entry_plus_two is the entry and two steps more, `[c,c]` iff both steps after the entry
 *     were possible; pairwise is the entry and one step, `[c,c]` iff that step was possible. Otherwise `[c]`.
 *     A full double named `[c]` hides its own half. A half `[c]` beside a full `[c,c]` exists only where
 *     pairUse allows one, and is one ordinary entry or one ordinary step.
 *  2. A seat that resigned never wins, and a resigned seat at the target does not make this the last round.
 *  3. Under complete_round the round is over when the walk clockwise from the seat that just played to the
 *     next seat still in reaches or passes firstSeat.
 *  4. When the game ends, `seat` is the actor (for a resignation, the one who resigned). A lone player who
 *     resigns leaves winners [].
 *  5. Under on_reach a move that claims, and leaves its seat at the target or closes the last column, ends the
 *     turn at once. The other runners come off without camps.
 *  6. A stop first turns all runners into camps or claims, then treats the rivals' camps in the columns just
 *     claimed, then looks whether the game is over. The claimant's own camp always goes.
 *  7. must_reenter: after a claim the next move must place at least one runner, under every placement. Where
 *     subsets may be chosen freely, the chosen subset itself must place one.
 *  8. preferred and strict apply only while a runner is unplaced; with three on the board they are like free.
 *     A "closed sum" is a claimed column. A column topped under on_stop is not closed.
 *  9. jump_over skips the camps of all other seats, those that resigned included; never the own camp. An
 *     on_camp entry lands on the own camp whoever else stands there.
 */

export interface Options {
  columnsToWin: number | Record<string, number>;
  gameEnd: "immediate" | "complete_round";
  columnClaim: "on_stop" | "on_reach";
  toppedRunner: "locked" | "may_reenter" | "must_reenter";
  entrySpace: "above_camp" | "on_camp";
  quadEntry: "pairwise" | "start_plus_two" | "entry_plus_two";
  pairUse: "all_playable" | "any_when_full" | "any_playable";
  placement: "free" | "preferred" | "strict";
  stopCondition: "after_any_move" | "all_runners_placed";
  rivalCamps: "share" | "jump_over" | "no_stacking";
  rivalCampsOnClaim: "stay" | "return" | "discard";
  markersPerPlayer: number;
  firstPlayer: "chosen" | "highest_die" | "youngest";
}

export type Ruleset = string | ({ preset: string } & Partial<Options>);

/** Column → space (camps, runners) or column → seat (claims), exactly as in JSON. */
export type ByColumn = Record<string, number>;

export interface State {
  ruleset: Ruleset;
  camps: ByColumn[];
  claims: ByColumn;
  seat: number;
  firstSeat: number;
  runners: ByColumn;
  moved: boolean;
  justClaimed: boolean;
  winners: number[] | null;
  out?: number[];
}

export const COLUMNS = [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];
export const TOP: ByColumn = { 2: 3, 3: 5, 4: 7, 5: 9, 6: 11, 7: 13, 8: 11, 9: 9, 10: 7, 11: 5, 12: 3 };

// ---------------------------------------------------------------------------------------------- rulesets

const WIKIPEDIA: Options = {
  columnsToWin: 3,
  gameEnd: "immediate",
  columnClaim: "on_stop",
  toppedRunner: "locked",
  entrySpace: "above_camp",
  quadEntry: "pairwise",
  pairUse: "all_playable",
  placement: "free",
  stopCondition: "after_any_move",
  rivalCamps: "share",
  rivalCampsOnClaim: "stay",
  markersPerPlayer: 9,
  firstPlayer: "chosen",
};

const STOP_SIGN: Options = {
  columnsToWin: 3,
  gameEnd: "immediate",
  columnClaim: "on_stop",
  toppedRunner: "locked",
  entrySpace: "above_camp",
  quadEntry: "pairwise",
  pairUse: "all_playable",
  placement: "free",
  stopCondition: "after_any_move",
  rivalCamps: "share",
  rivalCampsOnClaim: "stay",
  markersPerPlayer: 11,
  firstPlayer: "highest_die",
};

const FRANJOS: Options = {
  columnsToWin: 3,
  gameEnd: "complete_round",
  columnClaim: "on_reach",
  toppedRunner: "must_reenter",
  entrySpace: "on_camp",
  quadEntry: "start_plus_two",
  pairUse: "any_when_full",
  placement: "preferred",
  stopCondition: "all_runners_placed",
  rivalCamps: "share",
  rivalCampsOnClaim: "return",
  markersPerPlayer: 9,
  firstPlayer: "chosen",
};

const STANDARD: Options = {
  columnsToWin: 3,
  gameEnd: "immediate",
  columnClaim: "on_stop",
  toppedRunner: "locked",
  entrySpace: "above_camp",
  quadEntry: "pairwise",
  pairUse: "all_playable",
  placement: "free",
  stopCondition: "after_any_move",
  rivalCamps: "share",
  rivalCampsOnClaim: "return",
  markersPerPlayer: 11,
  firstPlayer: "youngest",
};

export const ORACLE_PRESETS: Record<string, Options> = {
  wikipedia: WIKIPEDIA,
  "stop-sign": STOP_SIGN,
  franjos: FRANJOS,
  standard: STANDARD,
  "stop-sign-purge": { ...STOP_SIGN, rivalCampsOnClaim: "discard" },
  "franjos-jump": { ...FRANJOS, rivalCamps: "jump_over" },
  "franjos-no-stacking": { ...FRANJOS, rivalCamps: "no_stacking" },
  "franjos-four": { ...FRANJOS, columnsToWin: 4 },
  "franjos-five": { ...FRANJOS, columnsToWin: 5 },
  "standard-extended": { ...STANDARD, columnsToWin: { 2: 5, 3: 4, 4: 3 } },
  "standard-no-stacking": { ...STANDARD, rivalCamps: "no_stacking" },
  "standard-jump": { ...STANDARD, rivalCamps: "jump_over" },
};

/** All options of a ruleset: a preset's name, or a preset with some options overridden. */
export function oracleOptions(ruleset: Ruleset): Options {
  const name = typeof ruleset === "string" ? ruleset : ruleset.preset;
  const base = ORACLE_PRESETS[name];
  if (!base) throw new Error(`oracle: no preset ${name}`);
  if (typeof ruleset === "string") return { ...base };
  const { preset: _, ...overrides } = ruleset;
  return { ...base, ...overrides };
}

/** Columns needed to win at a table of this size. A map without the key 1 means 3 for a lone player. */
export function oracleTarget(options: Options, players: number): number {
  if (typeof options.columnsToWin === "number") return options.columnsToWin;
  const value = options.columnsToWin[players];
  if (value !== undefined) return value;
  if (players === 1) return 3;
  throw new Error(`oracle: columnsToWin says nothing about ${players} players`);
}

// ------------------------------------------------------------------------------------- looking at a state

const optionsOf = (state: State) => oracleOptions(state.ruleset);
const topOf = (column: number) => TOP[column];
const isOut = (state: State, seat: number) => (state.out ?? []).includes(seat);
const runnerCount = (runners: ByColumn) => Object.keys(runners).length;

function claimCount(state: State, seat: number): number {
  let count = 0;
  for (const column of COLUMNS) if (state.claims[column] === seat) count++;
  return count;
}

function seatsIn(state: State): number[] {
  const seats = [];
  for (let seat = 0; seat < state.camps.length; seat++) if (!isOut(state, seat)) seats.push(seat);
  return seats;
}

function seatsAtTarget(state: State): number[] {
  const target = oracleTarget(optionsOf(state), state.camps.length);
  return seatsIn(state).filter((seat) => claimCount(state, seat) >= target);
}

const allClosed = (state: State) => COLUMNS.every((column) => state.claims[column] !== undefined);

/** Does a seat other than the one on turn have a camp here? Resigned seats' camps still stand (reading 9). */
function rivalCampAt(state: State, column: number, space: number): boolean {
  for (let seat = 0; seat < state.camps.length; seat++) {
    if (seat !== state.seat && state.camps[seat][column] === space) return true;
  }
  return false;
}

const ownCamp = (state: State, column: number): number | undefined => state.camps[state.seat][column];

function copyOf(state: State): State {
  const copy: State = {
    ruleset: state.ruleset,
    camps: state.camps.map((camps) => ({ ...camps })),
    claims: { ...state.claims },
    seat: state.seat,
    firstSeat: state.firstSeat,
    runners: { ...state.runners },
    moved: state.moved,
    justClaimed: state.justClaimed,
    winners: state.winners === null ? null : [...state.winners],
  };
  if (state.out && state.out.length > 0) copy.out = [...state.out];
  return copy;
}

// ------------------------------------------------------------------------------- one sum, tried on a board

/** What one roll has changed so far. `free` only shrinks: a freed runner cannot serve the same roll again. */
interface Board {
  runners: ByColumn;
  closed: number[];
  justClosed: number[];
  free: number;
  placed: number;
}

function boardOf(state: State): Board {
  return {
    runners: { ...state.runners },
    closed: COLUMNS.filter((column) => state.claims[column] !== undefined),
    justClosed: [],
    free: 3 - runnerCount(state.runners),
    placed: 0,
  };
}

/** The space one step above, or null on the top. jump_over passes over rivals' camps (tops hold none). */
function oneStepUp(state: State, column: number, from: number): number | null {
  if (from >= topOf(column)) return null;
  let space = from + 1;
  if (optionsOf(state).rivalCamps === "jump_over") {
    while (
      space < topOf(column) &&
      rivalCampAt(state, column, space) &&
      ownCamp(state, column) !== space // the own camp is never skipped
    ) {
      space++;
    }
  }
  return space;
}

/** Where a new runner lands in this column. Never null: a camp stands below the top. */
function entryOf(state: State, column: number): number {
  const camp = ownCamp(state, column);
  if (camp !== undefined && optionsOf(state).entrySpace === "on_camp") return camp;
  return oneStepUp(state, column, camp ?? 0) as number;
}

/** Puts the runner of a column on a space; under on_reach the top is claimed and the runner leaves. */
function put(state: State, board: Board, column: number, space: number): void {
  board.runners[column] = space;
  if (space === topOf(column) && optionsOf(state).columnClaim === "on_reach") {
    delete board.runners[column];
    board.closed.push(column);
    board.justClosed.push(column);
  }
}

/** One sum, one entry or one step. False, and nothing changed, when the sum is not playable. */
function playSum(state: State, board: Board, column: number): boolean {
  if (board.closed.includes(column)) return false;
  const at = board.runners[column];
  if (at === undefined) {
    if (board.free === 0) return false;
    board.free--;
    board.placed++;
    put(state, board, column, entryOf(state, column));
    return true;
  }
  const next = oneStepUp(state, column, at);
  if (next === null) return false;
  put(state, board, column, next);
  return true;
}

/** Four equal dice placing a runner. Returns the name of the move, [] when no runner can be placed here. */
function playQuadEntry(state: State, board: Board, column: number): number[] {
  if (board.closed.includes(column) || board.free === 0) return [];
  const quadEntry = optionsOf(state).quadEntry;
  let at: number;
  let stepsWanted: number;
  if (quadEntry === "start_plus_two") {
    at = ownCamp(state, column) ?? 0;
    stepsWanted = 2;
  } else if (quadEntry === "entry_plus_two") {
    at = entryOf(state, column);
    stepsWanted = 2;
  } else {
    at = entryOf(state, column);
    stepsWanted = 1;
  }
  let stepsDone = 0;
  for (let step = 0; step < stepsWanted; step++) {
    const next = oneStepUp(state, column, at);
    if (next === null) break;
    at = next;
    stepsDone++;
  }
  board.free--;
  board.placed++;
  put(state, board, column, at);
  return stepsDone === stepsWanted ? [column, column] : [column];
}

// ------------------------------------------------------------------------------------------- legal moves

/** One way to use a pairing: its name and the board after it. */
interface Playing {
  columns: number[];
  board: Board;
}

/** The three ways to make two pairs of four dice, each sorted, without repeats, in order. */
export function oraclePairings(dice: number[]): number[][] {
  const [a, b, c, d] = dice as [number, number, number, number];
  const all = [
    [a + b, c + d],
    [a + c, b + d],
    [a + d, b + c],
  ];
  const pairings: number[][] = [];
  for (const [x, y] of all) {
    const pairing = x <= y ? [x, y] : [y, x];
    if (!pairings.some((other) => other[0] === pairing[0] && other[1] === pairing[1])) pairings.push(pairing);
  }
  return pairings.sort(compareMoves);
}

function isQuad(dice: number[]): boolean {
  return dice.every((die) => die === dice[0]);
}

/**
 * The ways to use a pairing. With `everything` all playable sums must be used (and where one runner is left
 * for two new columns either may be chosen); without it any non-empty subset of the playable sums will do.
 */
function playingsOf(state: State, dice: number[], pairing: number[], everything: boolean): Playing[] {
  const [a, b] = pairing;
  const playings: Playing[] = [];

  if (a !== b) {
    for (const subset of [[a, b], [a], [b]]) {
      const board = boardOf(state);
      if (subset.every((sum) => playSum(state, board, sum))) playings.push({ columns: subset, board });
      if (everything && subset.length === 2 && playings.length === 1) break;
    }
    return playings;
  }

  const full = boardOf(state);
  let name: number[] = [];
  if (isQuad(dice) && full.runners[a] === undefined) {
    name = playQuadEntry(state, full, a);
  } else {
    if (playSum(state, full, a)) name.push(a);
    if (name.length === 1 && playSum(state, full, a)) name.push(a);
  }
  if (name.length === 0) return [];
  playings.push({ columns: name, board: full });
  if (!everything && name.length === 2) {
    const half = boardOf(state);
    playSum(state, half, a);
    playings.push({ columns: [a], board: half });
  }
  return playings;
}

function legalPlayings(state: State, dice: number[]): Playing[] {
  const options = optionsOf(state);
  const unplaced = 3 - runnerCount(state.runners);
  const mustPlace = state.justClaimed && options.toppedRunner === "must_reenter";
  const pairings = oraclePairings(dice);
  const placesOne = (playing: Playing) => playing.board.placed >= 1;

  if (options.placement === "free" || unplaced === 0) {
    const anySubset =
      options.pairUse === "any_playable" || (options.pairUse === "any_when_full" && unplaced === 0);
    let playings: Playing[] = [];
    for (const pairing of pairings) playings.push(...playingsOf(state, dice, pairing, !anySubset));
    if (mustPlace) playings = playings.filter(placesOne);
    return playings;
  }

  const strict = options.placement === "strict";
  const isDouble = (pairing: number[]) => pairing[0] === pairing[1];
  const hasClosedSum = (pairing: number[]) => pairing.some((sum) => state.claims[sum] !== undefined);
  const use = (pairing: number[]) => playingsOf(state, dice, pairing, true);
  const placedBy = (pairing: number[]) => Math.max(...use(pairing).map((playing) => playing.board.placed));

  // 1. pairings with a playable sum; after a claim, those that bring a runner back
  let candidates = pairings.filter((pairing) => use(pairing).length > 0);
  if (mustPlace) candidates = candidates.filter((pairing) => placedBy(pairing) >= 1);
  // 2. no closed sum
  const withoutClosed = candidates.filter((pairing) => !hasClosedSum(pairing));
  if (strict || withoutClosed.length > 0) candidates = withoutClosed;
  // 3. no doubles while two or three runners wait
  if (unplaced >= 2) {
    const withoutDoubles = candidates.filter((pairing) => !isDouble(pairing));
    if ((strict && !isQuad(dice)) || withoutDoubles.length > 0) candidates = withoutDoubles;
  }
  // 4. the most new runners
  const most = Math.max(...candidates.map(placedBy));
  candidates = candidates.filter((pairing) => placedBy(pairing) === most);
  // 5. all playable sums
  const playings: Playing[] = [];
  for (const pairing of candidates) playings.push(...use(pairing));
  return playings;
}

/** Number by number, the shorter one first where one begins the other: [7], [9,9], [10]. */
function compareMoves(a: number[], b: number[]): number {
  for (let i = 0; i < a.length && i < b.length; i++) if (a[i] !== b[i]) return a[i] - b[i];
  return a.length - b.length;
}

/** The legal moves for these dice, sorted; [] is a bust. */
export function oracleMoves(state: State, dice: number[]): number[][] {
  return legalPlayings(state, dice)
    .map((playing) => playing.columns)
    .sort(compareMoves);
}

/** How many of the 1296 rolls leave a legal move. */
export function oracleSuccess(state: State): number {
  let success = 0;
  for (let a = 1; a <= 6; a++) {
    for (let b = 1; b <= 6; b++) {
      for (let c = 1; c <= 6; c++) {
        for (let d = 1; d <= 6; d++) {
          if (oracleMoves(state, [a, b, c, d]).length > 0) success++;
        }
      }
    }
  }
  return success;
}

// -------------------------------------------------------------------------------------- what actions do

function finish(state: State, actor: number, winners: number[]): State {
  state.seat = actor;
  state.runners = {};
  state.moved = false;
  state.justClaimed = false;
  state.winners = winners;
  return state;
}

/** The seat on turn is done: off with the runners, on to the next seat, or the end of the last round. */
function passTurn(state: State): State {
  const actor = state.seat;
  const players = state.camps.length;
  let next = actor;
  let roundIsOver = false;
  do {
    next = (next + 1) % players;
    if (next === state.firstSeat) roundIsOver = true;
  } while (isOut(state, next));
  if (optionsOf(state).gameEnd === "complete_round" && roundIsOver) {
    const winners = seatsAtTarget(state);
    if (winners.length > 0) return finish(state, actor, winners);
  }
  state.seat = next;
  state.runners = {};
  state.moved = false;
  state.justClaimed = false;
  return state;
}

/** Gives a column to the seat on turn and clears the camps that do not stay. */
function claim(state: State, column: number): void {
  state.claims[column] = state.seat;
  for (let seat = 0; seat < state.camps.length; seat++) {
    if (seat === state.seat || optionsOf(state).rivalCampsOnClaim !== "stay") {
      delete state.camps[seat][column];
    }
  }
}

/** After claims by the seat on turn: the finished state if the game is over now, otherwise null. */
function endAfterClaims(state: State): State | null {
  const winners = seatsAtTarget(state);
  if (allClosed(state)) {
    if (winners.length > 0) return finish(state, state.seat, winners);
    const most = Math.max(...seatsIn(state).map((seat) => claimCount(state, seat)));
    const first = seatsIn(state).filter((seat) => claimCount(state, seat) === most);
    return finish(state, state.seat, first);
  }
  if (optionsOf(state).gameEnd === "immediate" && winners.includes(state.seat)) {
    return finish(state, state.seat, winners);
  }
  return null;
}

const sameColumns = (a: number[], b: number[]) =>
  compareMoves(
    [...a].sort((x, y) => x - y),
    [...b].sort((x, y) => x - y),
  ) === 0;

/** The state after a legal move; throws on any other. */
export function oracleMove(state: State, dice: number[], columns: number[]): State {
  const playing = legalPlayings(state, dice).find((p) => sameColumns(p.columns, columns));
  if (state.winners !== null || !playing) throw new Error(`oracle: illegal move ${JSON.stringify(columns)}`);
  const after = copyOf(state);
  after.runners = { ...playing.board.runners };
  after.moved = true;
  after.justClaimed = playing.board.justClosed.length > 0;
  for (const column of playing.board.justClosed) claim(after, column);
  if (after.justClaimed) {
    const finished = endAfterClaims(after);
    if (finished) return finished;
    if (seatsAtTarget(after).includes(after.seat)) return passTurn(after); // complete_round, reading 5
  }
  return after;
}

/** The state after a roll without a legal move: the turn's progress is lost, what on_reach claimed stays. */
export function oracleBust(state: State): State {
  if (state.winners !== null) throw new Error("oracle: the game is over");
  return passTurn(copyOf(state));
}

export function oracleCanStop(state: State): boolean {
  const options = optionsOf(state);
  if (state.winners !== null || !state.moved) return false;
  if (options.stopCondition === "all_runners_placed") {
    const openWithoutRunner = COLUMNS.filter(
      (column) => state.claims[column] === undefined && state.runners[column] === undefined,
    );
    const allPlaced = runnerCount(state.runners) === 3;
    if (!allPlaced && !state.justClaimed && openWithoutRunner.length > 0) return false;
  }
  if (options.rivalCamps === "no_stacking") {
    for (const column of COLUMNS) {
      const space = state.runners[column];
      if (space !== undefined && rivalCampAt(state, column, space)) return false;
    }
  }
  return true;
}

/** The state after stopping; throws where stopping is not allowed. */
export function oracleStop(state: State): State {
  if (!oracleCanStop(state)) throw new Error("oracle: stop not allowed");
  const after = copyOf(state);
  const topped: number[] = [];
  for (const column of COLUMNS) {
    const space = after.runners[column];
    if (space === undefined) continue;
    if (space === topOf(column)) topped.push(column);
    else after.camps[after.seat][column] = space;
  }
  for (const column of topped) claim(after, column);
  if (topped.length > 0) {
    const finished = endAfterClaims(after);
    if (finished) return finished;
  }
  return passTurn(after);
}

/** The state after a seat leaves the game; throws when it is not in. */
export function oracleResign(state: State, seat: number): State {
  if (state.winners !== null || isOut(state, seat) || seat < 0 || seat >= state.camps.length) {
    throw new Error(`oracle: seat ${seat} cannot resign`);
  }
  const after = copyOf(state);
  after.out = [...(after.out ?? []), seat].sort((a, b) => a - b);
  const left = seatsIn(after);
  if (left.length <= 1) return finish(after, seat, left); // a lone player leaves nobody: winners []
  if (seat !== after.seat) return after;
  return passTurn(after);
}

/** The opening position. */
export function oracleStart(ruleset: Ruleset, players: number, firstSeat = 0): State {
  const camps: ByColumn[] = [];
  for (let seat = 0; seat < players; seat++) camps.push({});
  return {
    ruleset,
    camps,
    claims: {},
    seat: firstSeat,
    firstSeat,
    runners: {},
    moved: false,
    justClaimed: false,
    winners: null,
  };
}

// ------------------------------------------------------------------------------------------------ engines

/** What a rules implementation must offer so that facts.ts and perft.ts can run through it. */
export interface Engine {
  pairings(dice: number[]): number[][];
  moves(state: State, dice: number[]): number[][];
  move(state: State, dice: number[], columns: number[]): State;
  bust(state: State): State;
  canStop(state: State): boolean;
  stop(state: State): State;
  resign(state: State, seat: number): State;
  success(state: State): number;
}

export const ORACLE: Engine = {
  pairings: oraclePairings,
  moves: oracleMoves,
  move: oracleMove,
  bust: oracleBust,
  canStop: oracleCanStop,
  stop: oracleStop,
  resign: oracleResign,
  success: oracleSuccess,
};
