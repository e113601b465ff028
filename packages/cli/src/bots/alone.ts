import {
  bust,
  canStop,
  clonePosition,
  copyPosition,
  generateMoves,
  MAX_MOVES,
  makeMove,
  type Position,
  stop,
} from "@cantstop/rules";
import { LONGEST_GAME, type Player, Random } from "@cantstop/strategy";

const SAMPLES = 500;

/**
 * How many turns a player alone needs from a position on, the present one included: the mean of games played
 * from it, with the same dice whenever it is asked.
 */
export function turnsAlone(position: Position, player: Player): number {
  if (position.finished) return 0;
  const game = clonePosition(position);
  let turns = 0;
  for (let sample = 0; sample < SAMPLES; sample++) {
    copyPosition(position, game);
    turns += playAlone(game, player, new Random(sample));
  }
  return turns / SAMPLES;
}

function playAlone(position: Position, player: Player, random: Random): number {
  const moves = new Uint16Array(MAX_MOVES);
  const rolls = position.rules.packedRolls.length;
  for (let turn = 1; ; turn++) {
    for (;;) {
      if (canStop(position) && player.stops(position)) {
        stop(position);
        break;
      }
      const count = generateMoves(position, random.below(rolls), moves);
      if (count === 0) {
        bust(position);
        break;
      }
      makeMove(position, player.choose(position, moves, count));
      if (!position.moved) break;
    }
    if (position.finished || turn === LONGEST_GAME) return turn;
  }
}
