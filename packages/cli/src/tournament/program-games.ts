import {
  bust,
  canStop,
  columnsOfMove,
  diceOf,
  generateMoves,
  legalMoves,
  MAX_MOVES,
  type Move,
  makeMove,
  type Position,
  type Rules,
  resign,
  startPosition,
  stop,
} from "@cantstop/rules";
import { makeState } from "@cantstop/rules/notation";
import {
  type Bot,
  countGame,
  gameChances,
  gameDice,
  LONGEST_GAME,
  type MatchResult,
  type Random,
  seatingOf,
} from "@cantstop/strategy";
import { isColumns } from "../json.ts";
import { addForfeits, nothingPlayed, type Played } from "./played.ts";
import { Forfeit, type OutsideProgram } from "./program.ts";

/** A player that may take its time. Throws a {@link Forfeit} where it has lost the game by a fault. */
interface PatientPlayer {
  /** @param moves holds the `count` legal moves of this roll */
  choose(position: Position, roll: number, moves: Uint16Array, count: number): Move | Promise<Move>;
  stops(position: Position): boolean | Promise<boolean>;
}

function seatBot(bot: Bot, random: Random): PatientPlayer {
  const player = bot.create(random);
  return {
    choose: (position, _, moves, count) => player.choose(position, moves, count),
    stops: (position) => player.stops(position),
  };
}

const seatProgram = (program: OutsideProgram): PatientPlayer => ({
  choose(position, roll, moves, count) {
    const dice = diceOf(roll, position.rules.sides);
    const question = { op: "choose", state: makeState(position), dice, moves: legalMoves(position, dice) };
    const legal = [...moves.subarray(0, count)];
    return program.ask(question, ({ columns }) => {
      const wanted = isColumns(columns) ? [...columns].sort((a, b) => a - b).join() : null;
      const move = legal.find((move) => columnsOfMove(move).join() === wanted);
      if (move === undefined) throw new Forfeit("chose columns that are no legal move");
      return move;
    });
  },
  stops: (position) =>
    program.ask({ op: "decide", state: makeState(position) }, ({ decision }) => {
      if (decision !== "roll" && decision !== "stop")
        throw new Forfeit('decided for neither "roll" nor "stop"');
      return decision === "stop";
    }),
});

interface PatientResult extends MatchResult {
  /** By seat: what it lost the game for, or null. */
  readonly faults: readonly (string | null)[];
}

/** Plays a game among players that may take their time. A seat that forfeits leaves; the others go on. */
async function playPatiently(
  rules: Rules,
  players: readonly PatientPlayer[],
  firstSeat: number,
  random: Random,
): Promise<PatientResult> {
  const position = startPosition(rules, firstSeat);
  const turns = players.map(() => 0);
  const busts = players.map(() => 0);
  const faults: (string | null)[] = players.map(() => null);
  for (let turn = 0; turn < LONGEST_GAME && !position.finished; turn++) {
    const { seat } = position;
    turns[seat] = (turns[seat] as number) + 1;
    try {
      const failed = await playTurn(position, players[seat] as PatientPlayer, random);
      if (failed) busts[seat] = (busts[seat] as number) + 1;
    } catch (error) {
      if (!(error instanceof Forfeit)) throw error;
      faults[seat] = error.message;
      resign(position, seat);
    }
  }
  return { winners: position.winners, turns, busts, faults };
}

/** @returns whether the turn was a bust */
async function playTurn(position: Position, player: PatientPlayer, random: Random): Promise<boolean> {
  const rolls = position.rules.packedRolls.length;
  const moves = new Uint16Array(MAX_MOVES);
  for (;;) {
    const roll = random.below(rolls);
    const count = generateMoves(position, roll, moves);
    if (count === 0) {
      bust(position);
      return true;
    }
    makeMove(position, await player.choose(position, roll, moves, count));
    // The move may have ended the turn by itself.
    if (position.finished || !position.moved) return false;
    if (canStop(position) && (await player.stops(position))) {
      stop(position);
      return false;
    }
  }
}

/**
 * Plays a programme with outside programs among its contestants, seated and with dice as if all were bots.
 * A game of a player alone that was forfeited has no number of turns; it is counted as forfeited only.
 */
export async function playProgramGames(
  rules: Rules,
  contestants: readonly (Bot | OutsideProgram)[],
  seed: number,
  games: number,
  onProgress: (played: number) => void,
): Promise<Played> {
  const played = nothingPlayed(contestants.length);
  const { tally } = played;
  const count = contestants.length;
  for (let game = 0; game < games; game++) {
    const seating = seatingOf(count, game);
    const { firstSeat, contestantAt } = seating;
    const players = contestants.map((_, seat) => {
      const contestant = contestants[contestantAt(seat)] as Bot | OutsideProgram;
      return "create" in contestant
        ? seatBot(contestant, gameChances(seed, game, seat))
        : seatProgram(contestant);
    });
    const result = await playPatiently(rules, players, firstSeat, gameDice(seed, game));
    onProgress(game + 1);
    for (const [seat, fault] of result.faults.entries())
      if (fault !== null) addForfeits(played, contestantAt(seat), fault, 1);
    if (count === 1 && result.faults[0] !== null) continue;
    countGame(tally, seating, result);
    played.squares += result.turns.reduce((sum, turns) => sum + turns, 0) ** 2;
  }
  return played;
}
