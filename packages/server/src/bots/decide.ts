import { randomInt } from "node:crypto";
import type { Action } from "@cantstop/protocol";
import {
  canStop,
  columnsOfMove,
  type Game,
  generateMoves,
  MAX_MOVES,
  type Position,
  playMove,
  type Rules,
  rollOf,
  unwrap,
} from "@cantstop/rules";
import { findBot, type Player, Random } from "@cantstop/strategy";

/** Players by rules and name. They are loaded once, and remember the turn they thought about last. */
const players = new Map<string, Promise<Player>>();

function playerOf(rules: Rules, name: string): Promise<Player> {
  const key = `${name} ${rules.players} ${JSON.stringify(rules.ruleset.spec)}`;
  let player = players.get(key);
  if (!player) {
    const entry = findBot(name);
    if (!entry) throw new Error(`There is no bot "${name}".`);
    player = entry.load(rules).then((bot) => bot.create(new Random(randomInt(2 ** 40))));
    if (players.size > 20) players.clear();
    players.set(key, player);
  }
  return player;
}

const stopOrRoll = (player: Player, position: Position): Action => ({
  type: canStop(position) && player.stops(position) ? "stop" : "roll",
});

/** What a bot does next, see `Thinker`. */
export async function decide({ position, dice }: Game, bot: string): Promise<Action[]> {
  if (dice === null && !position.moved) return [{ type: "roll" }];
  const player = await playerOf(position.rules, bot);
  if (dice === null) return [stopOrRoll(player, position)];
  const moves = new Uint16Array(MAX_MOVES);
  const count = generateMoves(position, rollOf(dice), moves);
  const columns = columnsOfMove(player.choose(position, moves, count));
  const after = unwrap(playMove(position, dice, columns));
  const move: Action = { type: "move", columns };
  // A move that ends the turn leaves nothing to decide.
  return after.moved && !after.finished ? [move, stopOrRoll(player, after)] : [move];
}
