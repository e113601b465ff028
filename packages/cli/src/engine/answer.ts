import {
  canStop,
  countSuccesses,
  type Dice,
  explainMove,
  explainStop,
  type Failure,
  legalMoves,
  type Position,
  PRESET_NAMES,
  PRESETS,
  parseDice,
  playBust,
  playMove,
  playResign,
  playStop,
  type Result,
} from "@cantstop/rules";
import { makeState, parseState } from "@cantstop/rules/notation";
import type { Reason, Texts } from "@cantstop/texts";
import { isColumns, isObject } from "../json.ts";
import type { Line } from "./lines.ts";

/** The longest request, in bytes. */
export const LONGEST_LINE = 1024 * 1024;

/** The codes of errors, in the order in which they are checked where several apply. */
export const ERROR_CODES = [
  "bad_json",
  "bad_request",
  "unknown_op",
  "invalid_ruleset",
  "invalid_state",
  "invalid_dice",
  "game_over",
  "unknown_bot",
  "illegal_move",
  "stop_not_allowed",
] as const;
export type ErrorCode = (typeof ERROR_CODES)[number];

/** A request that cannot be answered; thrown from any depth of an operation and caught in one place. */
class Refusal {
  readonly code: ErrorCode;
  readonly message: string;
  constructor(code: ErrorCode, message: string) {
    this.code = code;
    this.message = message;
  }
}

type Request = Readonly<Record<string, unknown>>;

const isSeat = (value: unknown): value is number =>
  Number.isInteger(value) && (value as number) >= 0 && (value as number) < 4;

/** JSON's own white space, so that a line of anything else is answered. */
const BLANK = /^[ \t\r]*$/;

const errorOf = ({ code, message }: Refusal) => ({ error: { code, message } });

/** Bots know much; they are loaded when the first request needs them. */
const loadBots = () => import("./bot-answers.ts");

/** An answer, or its promise where it takes what may have to be loaded first. */
type Answer<T> = T | Promise<T>;

/**
 * Answers requests one by one: a line of JSON in, a line of JSON out, null for a blank line. The protocol is
 * in `docs/cli.md`. An answer depends on nothing but its request. Never throws; a promise must be awaited
 * before the next request, so that answers keep their order.
 */
export function makeAnswerer(
  texts: Texts,
  failureText: (failure: Failure) => string,
): (line: Line) => Answer<string | null> {
  const refuse = (failure: Failure): Refusal => {
    const { code } = failure;
    // What the protocol has no code of its own for is a request that does not fit.
    const known = (ERROR_CODES as readonly string[]).includes(code) ? (code as ErrorCode) : "bad_request";
    return new Refusal(known, failureText(failure));
  };

  function accept<T>(result: Result<T>): T {
    if (!result.ok) throw refuse(result.error);
    return result.value;
  }

  const sentenceOf = (reason: Reason): string => texts.reason(reason, (seat) => `seat ${seat}`).sentence;

  const positionOf = (request: Request): Position => accept(parseState(request.state));
  const diceOf = (request: Request): Dice => accept(parseDice(request.dice));
  const requireRunning = (position: Position) => {
    if (position.finished) throw refuse({ code: "game_over" });
  };

  /** A running game's position, before the roll. */
  function runningOf(request: Request): Position {
    const position = positionOf(request);
    requireRunning(position);
    return position;
  }

  /** A running game's position and a roll for it. */
  function rolledOf(request: Request): [Position, Dice] {
    const position = positionOf(request);
    const dice = diceOf(request);
    requireRunning(position);
    return [position, dice];
  }

  function unknownBot({ bot }: Request): Refusal {
    return new Refusal(
      "unknown_bot",
      typeof bot === "string"
        ? `There is no such bot; {"op":"bots"} lists those there are.`
        : `Field bot must be the name of a bot; {"op":"bots"} lists those there are.`,
    );
  }

  /** What a bot says, which is null where there is none of that name. */
  async function fromBot<T>(
    request: Request,
    ask: (bots: Awaited<ReturnType<typeof loadBots>>, bot: string) => Promise<T | null>,
  ): Promise<T> {
    const { bot } = request;
    const said = typeof bot === "string" ? await ask(await loadBots(), bot) : null;
    if (said === null) throw unknownBot(request);
    return said;
  }

  const operations = new Map<string, (request: Request) => Answer<object>>([
    [
      "actions",
      (request) => {
        const [position, dice] = rolledOf(request);
        return { moves: legalMoves(position, dice) };
      },
    ],
    [
      "status",
      (request) => {
        const position = positionOf(request);
        const { winners } = makeState(position);
        return { canRoll: !position.finished, canStop: canStop(position), winners };
      },
    ],
    [
      "roll",
      (request) => {
        const [position, dice] = rolledOf(request);
        const moves = legalMoves(position, dice);
        return moves.length > 0
          ? { bust: false, moves }
          : { bust: true, state: makeState(accept(playBust(position))) };
      },
    ],
    [
      "move",
      (request) => {
        const { columns } = request;
        if (!isColumns(columns)) throw wrongColumns();
        const [position, dice] = rolledOf(request);
        const moved = playMove(position, dice, columns);
        if (moved.ok) return { state: makeState(moved.value) };
        const reason = explainMove(position, dice, columns);
        throw reason ? new Refusal("illegal_move", sentenceOf(reason)) : refuse(moved.error);
      },
    ],
    [
      "stop",
      (request) => {
        const position = runningOf(request);
        const stopped = playStop(position);
        if (stopped.ok) return { state: makeState(stopped.value) };
        const reason = explainStop(position);
        throw reason ? new Refusal("stop_not_allowed", sentenceOf(reason)) : refuse(stopped.error);
      },
    ],
    [
      "resign",
      (request) => {
        const { seat } = request;
        if (!isSeat(seat)) throw wrongSeat();
        const position = positionOf(request);
        if (seat >= position.rules.players || ((position.out >> seat) & 1) !== 0)
          throw refuse({ code: "invalid_seat" });
        return { state: makeState(accept(playResign(position, seat))) };
      },
    ],
    [
      "success",
      (request) => {
        const position = runningOf(request);
        return { success: countSuccesses(position), of: position.rules.rolls.packed.length };
      },
    ],
    [
      "choose",
      async (request) => {
        const [position, dice] = rolledOf(request);
        return { columns: await fromBot(request, ({ choose }, bot) => choose(position, dice, bot)) };
      },
    ],
    [
      "decide",
      async (request) => {
        const position = runningOf(request);
        return { decision: await fromBot(request, ({ decide }, bot) => decide(position, bot)) };
      },
    ],
    [
      "evaluate",
      async (request) => {
        const position = positionOf(request);
        const { evaluate } = await loadBots();
        return evaluate(position);
      },
    ],
    [
      "bots",
      async () => {
        const { listBots } = await loadBots();
        return { bots: listBots() };
      },
    ],
    [
      "presets",
      () => ({
        presets: PRESET_NAMES.map((name) => ({
          name,
          summary: texts.presets[name].summary,
          options: PRESETS[name],
        })),
      }),
    ],
  ]);
  const known = [...operations.keys()];

  const wrongColumns = () =>
    new Refusal("bad_request", "Field columns must be a list of whole numbers, as [5,9].");
  const wrongSeat = () => new Refusal("bad_request", "Field seat must be the number of a seat, from 0 to 3.");

  /** What a request asks for. Throws a {@link Refusal}. */
  function perform(request: Request): Answer<object> {
    const { op, columns, seat } = request;
    if (typeof op !== "string") throw new Refusal("bad_request", "Field op must name an operation.");
    if (columns !== undefined && !isColumns(columns)) throw wrongColumns();
    if (seat !== undefined && !isSeat(seat)) throw wrongSeat();
    const operation = operations.get(op);
    if (!operation)
      throw new Refusal("unknown_op", `There is no such operation; there are ${texts.locale.all(known)}.`);
    return operation(request);
  }

  const refuseWhole = (code: ErrorCode, message: string): string =>
    JSON.stringify({ id: null, ...errorOf(new Refusal(code, message)) });

  return (line) => {
    if (line === "too_long") return refuseWhole("bad_request", "A request may be 1 MiB long at most.");
    if (BLANK.test(line.text)) return null;
    let request: unknown;
    try {
      request = JSON.parse(line.text);
    } catch {
      return refuseWhole("bad_json", "The line is not JSON.");
    }
    if (!isObject(request)) return refuseWhole("bad_request", "A request must be a JSON object.");
    let id: string;
    try {
      id = request.id === undefined ? "{" : `{"id":${JSON.stringify(request.id)},`;
    } catch {
      // The only value from JSON that cannot be written again is one nested many thousand levels deep.
      return refuseWhole("bad_request", "Field id is nested too deeply.");
    }
    const write = (answer: object): string => id + JSON.stringify(answer).slice(1);
    const writeRefusal = (error: unknown): string => {
      if (!(error instanceof Refusal)) throw error;
      return write(errorOf(error));
    };
    try {
      const answer = perform(request);
      return answer instanceof Promise ? answer.then(write, writeRefusal) : write(answer);
    } catch (error) {
      return writeRefusal(error);
    }
  };
}
