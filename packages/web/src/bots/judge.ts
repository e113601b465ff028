import {
  canStop,
  clonePosition,
  columnsOfMove,
  copyPosition,
  type Dice,
  generateMoves,
  MAX_MOVES,
  makeMove,
  Position,
  type Rules,
  rollOf,
  unwrap,
} from "@cantstop/rules";
import { makeRulesetText, parsePositionText } from "@cantstop/rules/notation";
import { findBot, loadEvaluator, type Player, Random, SolverPlayer } from "@cantstop/strategy";
import type { Advisers, Decision, Hint, MoveHint, Prospects, Question } from "./advice.ts";
import type { BotName } from "./names.ts";

/** A value by what it is made for; made once. */
function keep<Value>(make: (rules: Rules) => Promise<Value>): (rules: Rules) => Promise<Value> {
  const kept = new Map<Rules, Promise<Value>>();
  return (rules) => {
    const value = kept.get(rules) ?? make(rules);
    kept.set(rules, value);
    return value;
  };
}

/**
 * Judges positions with the players of the strategy package. What a player has worked out for a turn is kept
 * for the next question about that turn, and what depends on the rules alone for every question.
 */
export class Judge implements Advisers {
  private readonly rules = new Map<string, Rules>();
  private readonly players = new Map<BotName, (rules: Rules) => Promise<Player>>();
  private readonly solver = keep(async (rules) => new SolverPlayer(await loadEvaluator(rules)));
  private readonly seed: number;

  /** @param seed of the bots that toss coins */
  constructor(seed: number) {
    this.seed = seed;
  }

  async decide({ position: text, dice }: Question, bot: BotName): Promise<Decision> {
    const position = this.read(text);
    const player = await this.playerOf(bot)(position.rules);
    let columns: Decision["columns"] = null;
    if (dice) {
      const moves = movesOf(position, dice);
      const move = player.choose(position, moves, moves.length);
      columns = columnsOfMove(move);
      makeMove(position, move);
    }
    return { columns, stops: canStop(position) && player.stops(position) };
  }

  async hint({ position: text, dice }: Question): Promise<Hint> {
    const position = this.read(text);
    const solver = await this.solver(position.rules);
    const unit = position.rules.players === 1 ? "turns" : "chance";
    if (!dice) return { unit, moves: [], now: prospectsOf(solver, position) };
    const moves = [...movesOf(position, dice)].map((move): MoveHint => {
      const after = clonePosition(position);
      makeMove(after, move);
      // A move that ends the turn by itself leaves nothing to decide.
      const { value, stop, roll } = after.moved
        ? prospectsOf(solver, after)
        : { value: solver.solve(position).moveValue(position, move), stop: null, roll: null };
      return { columns: columnsOfMove(move), value, stop, roll };
    });
    return { unit, moves: moves.sort((a, b) => b.value - a.value), now: null };
  }

  private playerOf(bot: BotName): (rules: Rules) => Promise<Player> {
    let player = this.players.get(bot);
    if (!player) {
      player = keep(async (rules) => {
        const entry = findBot(bot);
        if (!entry) throw new Error(`there is no bot ${bot}`);
        return (await entry.load(rules)).create(new Random(this.seed));
      });
      this.players.set(bot, player);
    }
    return player;
  }

  /** A position from its text, by rules that are the same object for the same ruleset and number of players. */
  private read(text: string): Position {
    const read = unwrap(parsePositionText(text));
    const name = `${makeRulesetText(read.rules.ruleset)} ${read.rules.players}`;
    const rules = this.rules.get(name) ?? read.rules;
    this.rules.set(name, rules);
    const position = new Position(rules);
    copyPosition(read, position);
    return position;
  }
}

function movesOf(position: Position, dice: Dice): Uint16Array {
  const moves = new Uint16Array(MAX_MOVES);
  const count = generateMoves(position, rollOf(dice, position.rules.sides), moves);
  if (count === 0) throw new Error("a bust leaves nothing to choose");
  return moves.slice(0, count);
}

function prospectsOf(solver: SolverPlayer, position: Position): Prospects {
  const solution = solver.solve(position);
  const roll = solution.rollValue(position);
  const stop = canStop(position) ? solution.stopValue(position) : null;
  return { value: Math.max(roll, stop ?? Number.NEGATIVE_INFINITY), stop, roll };
}
