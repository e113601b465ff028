import type { Game, GameEvent } from "@cantstop/rules";
import { type GameRecord, replay } from "@cantstop/rules/notation";
import { type Review, type ReviewStep, type Severity, severityOf } from "@cantstop/strategy";
import type { Terminal } from "../terminal.ts";
import { renderTable } from "../tournament/results.ts";
import { meanCost, withoutLuck } from "./review-json.ts";

const SEVERITY_NAMES: Readonly<Record<Severity, string>> = {
  none: "",
  slight: "slight",
  mistake: "mistake",
  blunder: "blunder",
};

/** Ways to write values: winning chances in percent, or the turns of a player alone. */
interface Units {
  value(value: number): string;
  /** With its sign. */
  change(value: number): string;
}

const signed = (text: string, value: number): string =>
  value > 0 && Number.parseFloat(text) !== 0 ? `+${text}` : text;

const CHANCES: Units = {
  value: (value) => `${(100 * value).toFixed(1)}%`,
  change: (value) => signed(`${(100 * value).toFixed(1)}%`, value),
};

const TURNS: Units = {
  value: (value) => (-value).toFixed(2),
  change: (value) => signed((-value).toFixed(2), -value),
};

/** A review in words: each seat's books, each turn's luck and cost, and what would have been better. */
export function renderReview(
  record: GameRecord,
  review: Review,
  ruleset: string,
  { colors }: Pick<Terminal, "colors">,
): string[] {
  const alone = review.seats.length === 1;
  const units = alone ? TURNS : CHANCES;
  const rivals = alone ? [] : ["others' luck", "gifts"];
  const books = review.seats.map((seat, i) => {
    const mean = meanCost(seat);
    return [
      record.names[i] ?? "",
      units.value(seat.start),
      units.change(seat.luck),
      ...(alone ? [] : [units.change(seat.rivalLuck)]),
      units.change(-seat.cost),
      ...(alone ? [] : [units.change(seat.gifts)]),
      units.change(seat.drift),
      units.value(seat.result),
      units.value(withoutLuck(seat)),
      `${seat.right} of ${seat.decisions}`,
      mean === null ? "-" : units.change(-mean),
    ];
  });
  const [othersLuck = [], gifts = []] = rivals.map((name) => [name]);
  const head = [
    "",
    "start",
    "luck",
    ...othersLuck,
    "cost",
    ...gifts,
    "drift",
    "result",
    "without luck",
    "right",
    "a decision",
  ];
  return [
    `${colors.bold(ruleset)}: ${alone ? "turns that the game is expected to take" : "chances to win"}`,
    "",
    ...renderTable(head, books, colors),
    "",
    ...renderTable(["turn", "luck", "cost"], turnRows(record, review, units), colors),
    ...mistakes(record, review, units, alone),
  ];
}

/** The events of a game, turn by turn. */
function turnsOf(games: readonly Game[], events: readonly GameEvent[]): { from: number; to: number }[] {
  const turns: { from: number; to: number }[] = [];
  let from = 0;
  for (const i of events.keys()) {
    const { position, dice } = games[i + 1] as Game;
    if (position.moved || dice) continue;
    turns.push({ from, to: i + 1 });
    from = i + 1;
  }
  if (from < events.length) turns.push({ from, to: events.length });
  return turns;
}

const notationOf = (event: GameEvent, after: Game): string => {
  switch (event.type) {
    case "roll":
      return ` ${event.dice.join("")}${after.dice ? "" : " bust"}`;
    case "move":
      return `:${event.columns.join("+")}`;
    default:
      return ` ${event.type}`;
  }
};

const costOf = (step: ReviewStep): number => ("cost" in step ? step.cost : 0);
const luckOf = (step: ReviewStep): number => ("luck" in step ? step.luck : 0);

function turnRows(record: GameRecord, { steps }: Review, units: Units): string[][] {
  const games = replay(record);
  return turnsOf(games, record.events).map(({ from, to }, turn) => {
    const played = record.events.slice(from, to);
    const { seat } = (games[from] as Game).position;
    const own = steps.filter(({ event }) => event >= from && event < to);
    const sum = (of: (step: ReviewStep) => number) => own.reduce((total, step) => total + of(step), 0);
    return [
      `${turn + 1}. ${record.names[seat]}${played.map((event, i) => notationOf(event, games[from + i + 1] as Game)).join("")}`,
      units.change(sum(luckOf)),
      units.change(-sum(costOf)),
    ];
  });
}

/** A sentence about each decision that cost something worth a name. */
function mistakes(
  { names, events, start }: GameRecord,
  { steps }: Review,
  units: Units,
  alone: boolean,
): string[] {
  const turns = turnsOf(replay({ names, events, start, tags: [] }), events);
  const lines = steps.flatMap((step) => {
    const severity = severityOf(costOf(step), alone);
    if (severity === "none" || !("cost" in step)) return [];
    const turn = turns.findIndex(({ to }) => step.event < to) + 1;
    return [`${turn}. ${names[step.seat]} ${sayMistake(step, units)} (${SEVERITY_NAMES[severity]}).`];
  });
  return lines.length === 0 ? ["", "No decision gave away anything worth a name."] : ["", ...lines];
}

function sayMistake(step: Exclude<ReviewStep, { kind: "roll" }>, units: Units): string {
  switch (step.kind) {
    case "choose": {
      const say = (i: number) => {
        const option = step.options[i];
        return `${option?.columns.join("+")} (${units.value(option?.value ?? 0)})`;
      };
      return `chose ${say(step.chosen)}; better was ${say(0)}`;
    }
    case "decide":
      return step.decision === "stop"
        ? `stopped (${units.value(step.stop)}); better was to roll (${units.value(step.roll)})`
        : `rolled (${units.value(step.roll)}); better was to stop (${units.value(step.stop)})`;
    case "resign":
      return `gave up with ${units.value(step.cost)}`;
  }
}
