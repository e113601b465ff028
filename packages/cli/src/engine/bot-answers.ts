import { copyPosition, type Dice, type Position, type Rules, startPosition } from "@cantstop/rules";
import { makeRulesetText } from "@cantstop/rules/notation";
import { BOTS, findBot, loadEvaluator } from "@cantstop/strategy";
import { Adviser } from "../bots/adviser.ts";
import { Judge } from "../bots/judge.ts";

/** How many rulesets are remembered; a study of all of them must not fill the memory. */
const MOST_RULESETS = 32;

/** What is known about one ruleset and number of players. */
interface Known {
  /** What was worked out for these very rules is found by them, so every position is to have them. */
  readonly rules: Rules;
  readonly advisers: Map<string, Adviser>;
  judge: Judge | null;
}

const known = new Map<string, Known>();

function knownFor({ rules }: Position): Known {
  const name = `${rules.players} ${makeRulesetText(rules.ruleset)}`;
  let entry = known.get(name);
  if (!entry) {
    entry = { rules, advisers: new Map(), judge: null };
    const [oldest] = known.keys();
    if (oldest !== undefined && known.size >= MOST_RULESETS) known.delete(oldest);
    known.set(name, entry);
  }
  return entry;
}

/** The same position under rules that are known. */
function underRules(position: Position, rules: Rules): Position {
  if (position.rules === rules) return position;
  const own = startPosition(rules);
  copyPosition(position, own);
  return own;
}

/** All bots and their tempers. */
export const listBots = () => BOTS.map(({ name, summary }) => ({ name, summary }));

async function adviserFor({ rules, advisers }: Known, name: string): Promise<Adviser | null> {
  let adviser = advisers.get(name);
  if (!adviser) {
    const bot = await findBot(name)?.load(rules);
    if (!bot) return null;
    adviser = new Adviser(bot);
    advisers.set(name, adviser);
  }
  return adviser;
}

/** The sums that a bot would move, none on a bust; null where there is no such bot. */
export async function choose(position: Position, dice: Dice, bot: string): Promise<number[] | null> {
  const entry = knownFor(position);
  const adviser = await adviserFor(entry, bot);
  return adviser?.choose(underRules(position, entry.rules), dice) ?? null;
}

/** Whether a bot would roll or stop; null where there is no such bot. */
export async function decide(position: Position, bot: string): Promise<"roll" | "stop" | null> {
  const entry = knownFor(position);
  const adviser = await adviserFor(entry, bot);
  return adviser && (adviser.stops(underRules(position, entry.rules)) ? "stop" : "roll");
}

/** The chances of all seats; of a player alone, the turns to come. */
export async function evaluate(position: Position): Promise<{ win: number[]; turns?: number }> {
  const entry = knownFor(position);
  const own = underRules(position, entry.rules);
  entry.judge ??= new Judge(await loadEvaluator(entry.rules));
  const { judge } = entry;
  if (entry.rules.players > 1) return { win: judge.chances(own) };
  // A game alone is won in the end, unless it was given up.
  return { win: own.finished ? judge.chances(own) : [1], turns: judge.turnsLeft(own) };
}
