// A game to review, in Node and in a browser alike.
import {
  canStop,
  columnsOfMove,
  type Dice,
  diceOf,
  type GameEvent,
  generateMoves,
  MAX_MOVES,
  makeRules,
  type Position,
  play,
  type Rules,
  rollOf,
  startGame,
  unwrap,
} from "@cantstop/rules";
import { type Evaluator, findBot, loadEvaluator, type Player, Random, reviewGame } from "@cantstop/strategy";

/** Who plays it, and about how many turns it takes: a long game for two, a short one for four. */
const BOT = "rule-of-28";
const TURNS = 30;
/** Games that are looked through for the one that comes nearest. */
const GAMES = 200;

export interface Work {
  readonly turns: number;
  /** Reviews the game. */
  review(): void;
}

export async function prepareWork(preset: string, players: number): Promise<Work> {
  const rules = unwrap(makeRules(preset, players));
  const entry = findBot(BOT);
  if (!entry) throw new Error(`There is no bot "${BOT}" any more.`);
  const bot = await entry.load(rules);
  const evaluator = await loadEvaluator(rules);
  const games = Array.from({ length: GAMES }, (_, seed) =>
    playOut(rules, bot.create(new Random(seed)), new Random(seed, 1)),
  );
  const distance = ({ turns }: { readonly turns: number }): number => Math.abs(turns - TURNS);
  const { turns, events } = games.reduce((best, game) => (distance(game) < distance(best) ? game : best));
  return { turns, review: () => reviewAll(rules, events, evaluator) };
}

function reviewAll(rules: Rules, events: readonly GameEvent[], evaluator: Evaluator): void {
  const review = reviewGame(startGame(rules).position, events, evaluator);
  while (!review.next().done);
}

/** A game of a player against itself. */
function playOut(rules: Rules, player: Player, random: Random): { turns: number; events: GameEvent[] } {
  const events: GameEvent[] = [];
  const moves = new Uint16Array(MAX_MOVES);
  let turns = 0;
  let game = startGame(rules);
  const enter = (event: GameEvent): void => {
    events.push(event);
    game = unwrap(play(game, event));
  };
  const choice = (position: Position, dice: Dice): readonly number[] =>
    columnsOfMove(player.choose(position, moves, generateMoves(position, rollOf(dice, rules.sides), moves)));
  while (!game.position.finished) {
    const { position, dice } = game;
    if (dice) enter({ type: "move", columns: choice(position, dice) });
    else if (canStop(position) && player.stops(position)) enter({ type: "stop" });
    else {
      if (!position.moved) turns++;
      enter({ type: "roll", dice: diceOf(random.below(rules.packedRolls.length), rules.sides) });
    }
  }
  return { turns, events };
}
