import { canStop, type Dice, type Game, type GameEvent, type Position, play, unwrap } from "@cantstop/rules";
import type { Evaluator } from "./evaluator.ts";
import { Judge, type JudgedMove } from "./judge.ts";

/**
 * A game judged decision by decision. Values are chances to win; for a player alone minus the number of turns that
 * the game is expected to take in all, so that more is better there too.
 *
 * For every seat the books balance, to rounding:
 *
 *     result = start + luck + rivalLuck − cost + gifts + drift
 */
export interface Review {
  /** Every roll and decision, in the order of the record's events. */
  readonly steps: readonly ReviewStep[];
  /** The seats' chances before the first event and after each. */
  readonly chances: readonly (readonly number[])[];
  readonly seats: readonly SeatReview[];
}

/** What one seat did and what was done to it, in winning chance (alone: in turns). */
export interface SeatReview {
  /** Its chance before the first event. */
  readonly start: number;
  /** Its chance after the last event: its share of the win once the game is over. */
  readonly result: number;
  /** What its own rolls brought it, beyond what could be expected of them. */
  readonly luck: number;
  /** What the rolls of the others brought it: the worse theirs were, the more. */
  readonly rivalLuck: number;
  /** What its own decisions gave away: never negative. */
  readonly cost: number;
  /** What the decisions of the others gave away to it. */
  readonly gifts: number;
  /** What the judge saw otherwise where one turn, or the part of a turn before a claim, met the next. */
  readonly drift: number;
  /** How many decisions had an alternative, and how many of these cost nothing. */
  readonly decisions: number;
  readonly right: number;
  readonly turns: number;
  readonly busts: number;
}

/** What one event of a game was worth to the seat that acted. */
export type ReviewStep =
  /** A roll: by how much it was better or worse than the mean of all 1296. */
  | {
      readonly kind: "roll";
      /** Number of the event in the record. */
      readonly event: number;
      readonly seat: number;
      readonly bust: boolean;
      /** Value of rolling, over all rolls, and of this roll, played as well as can be. */
      readonly expected: number;
      readonly value: number;
      readonly luck: number;
    }
  /** A choice among legal moves; where there was only one it costs nothing and is no decision. */
  | {
      readonly kind: "choose";
      readonly event: number;
      readonly seat: number;
      /** All legal moves, the best first. */
      readonly options: readonly JudgedMove[];
      /** Number of the chosen one among them. */
      readonly chosen: number;
      readonly cost: number;
    }
  /** A stop, or a roll where a stop was allowed. */
  | {
      readonly kind: "decide";
      readonly event: number;
      readonly seat: number;
      readonly decision: "roll" | "stop";
      readonly roll: number;
      readonly stop: number;
      readonly cost: number;
    }
  /** A seat left the game, which cost it what it still had. */
  | { readonly kind: "resign"; readonly event: number; readonly seat: number; readonly cost: number };

/** How large a mistake is. */
export type Severity = "none" | "slight" | "mistake" | "blunder";

/** From which cost on, in winning chance, a decision is called what. */
export const SEVERITY: Readonly<Record<Exclude<Severity, "none">, number>> = {
  slight: 0.005,
  mistake: 0.02,
  blunder: 0.05,
};

/** What a turn is worth in chances when costs in turns, of a player alone, are to be called by name. */
const CHANCE_OF_A_TURN = 0.1;

/** The name for a cost. @param alone costs are in turns, not in chances */
export function severityOf(cost: number, alone = false): Severity {
  const chance = alone ? cost * CHANCE_OF_A_TURN : cost;
  if (chance >= SEVERITY.blunder) return "blunder";
  if (chance >= SEVERITY.mistake) return "mistake";
  return chance >= SEVERITY.slight ? "slight" : "none";
}

/** Values closer than this are equal: they differ by rounding only. */
const EQUAL = 1e-9;

type Books = { -readonly [Name in keyof SeatReview]: number };

const EMPTY_BOOKS: Books = {
  start: 0,
  result: 0,
  luck: 0,
  rivalLuck: 0,
  cost: 0,
  gifts: 0,
  drift: 0,
  decisions: 0,
  right: 0,
  turns: 0,
  busts: 0,
};

/**
 * Reviews a game from a position on, event by event. It is a generator so that whoever reviews can show how far it
 * is, let others do something between two turns, or give up: after every turn it yields the review so far, as if
 * the game had come no further. Its lists are those of the review that it returns in the end: they grow.
 *
 * @param evaluator the judge: what positions between turns are worth
 * @throws where an event is not legal; records are checked when they are read
 */
export function* reviewGame(
  start: Position,
  events: readonly GameEvent[],
  evaluator: Evaluator,
): Generator<Review, Review, void> {
  const { players } = start.rules;
  const judge = new Judge(evaluator);
  const steps: ReviewStep[] = [];
  let game: Game = { position: start, dice: null };
  let now = judge.chances(game);
  const chances = [now];
  const books = now.map((chance): Books => ({ ...EMPTY_BOOKS, start: chance }));

  /** A roll: what it changes is luck, good for one and bad for the others. */
  const enterRoll = (next: number[], actor: number): void => {
    for (const [seat, book] of books.entries()) {
      const change = next[seat] - now[seat];
      if (seat === actor) book.luck += change;
      else book.rivalLuck += change;
    }
    now = next;
  };
  /** A decision: what it gives away the others are given. */
  const enterDecision = (next: number[], actor: number): void => {
    for (const [seat, book] of books.entries()) {
      const change = next[seat] - now[seat];
      if (seat === actor) book.cost -= change;
      else book.gifts += change;
    }
    now = next;
  };
  /** A turn's end shows which of the others it has hurt, and that was the dice's doing. */
  const enterEnd = (after: Position, actor: number): void => {
    const next = judge.ended(after);
    for (const [seat, book] of books.entries()) {
      const change = next[seat] - now[seat];
      if (seat === actor) book.drift += change;
      else book.rivalLuck += change;
    }
    now = next;
  };
  const lookAnew = (): void => {
    const next = judge.chances(game);
    for (const [seat, book] of books.entries()) book.drift += next[seat] - now[seat];
    now = next;
  };
  const sofar = (): Review => ({
    steps,
    chances,
    seats: books.map((book, seat) => ({ ...book, result: now[seat] })),
  });
  const decide = (seat: number, cost: number): void => {
    books[seat].decisions++;
    if (cost <= EQUAL) books[seat].right++;
  };

  for (const [event, happening] of events.entries()) {
    const { position, dice } = game;
    const { seat } = position;
    const after = unwrap(play(game, happening));
    const { finished, moved } = after.position;
    const turnEnds = finished || (!moved && after.dice === null);
    switch (happening.type) {
      case "roll": {
        if (!position.moved) books[seat].turns++;
        const expected = judge.rollValue(position);
        if (position.moved && canStop(position)) {
          const stop = judge.stopValue(position);
          const cost = Math.max(0, stop - expected);
          steps.push({ kind: "decide", event, seat, decision: "roll", roll: expected, stop, cost });
          decide(seat, cost);
          enterDecision(judge.within(position, expected), seat);
        }
        const [best] = judge.moves(position, happening.dice);
        const value = best ? best.value : judge.endValue(after.position, seat);
        if (!best) books[seat].busts++;
        steps.push({ kind: "roll", event, seat, bust: !best, expected, value, luck: value - expected });
        enterRoll(judge.within(position, value), seat);
        break;
      }
      case "move": {
        const options = judge.moves(position, dice as Dice);
        const columns = [...happening.columns].sort((a, b) => a - b).join();
        const chosen = options.findIndex((option) => option.columns.join() === columns);
        const { value } = options[chosen];
        const cost = options[0].value - value;
        steps.push({ kind: "choose", event, seat, options, chosen, cost });
        if (options.length > 1) decide(seat, cost);
        enterDecision(judge.within(position, value), seat);
        break;
      }
      case "stop": {
        const stop = judge.stopValue(position);
        const roll = judge.rollValue(position);
        const cost = Math.max(0, roll - stop);
        steps.push({ kind: "decide", event, seat, decision: "stop", roll, stop, cost });
        decide(seat, cost);
        enterDecision(judge.within(position, stop), seat);
        break;
      }
      case "resign": {
        // Nobody wins against a player alone: a game that it gives up is worth what it was.
        const next = players === 1 ? now : judge.chances(after);
        const cost = now[happening.seat] - next[happening.seat];
        steps.push({ kind: "resign", event, seat: happening.seat, cost });
        enterDecision(next, happening.seat);
        break;
      }
    }
    game = after;
    if (turnEnds && happening.type !== "resign") enterEnd(after.position, seat);
    if (!finished) lookAnew();
    chances.push(now);
    if (turnEnds) yield sofar();
  }
  return sofar();
}
