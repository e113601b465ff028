import { bitsOf } from "../board.ts";
import type { Dice } from "../dice.ts";
import { type Game, type GameEvent, play } from "../game.ts";
import { type Position, startPosition } from "../position.ts";
import { type Failure, ok, type Problem, type Result, unwrap } from "../result.ts";
import { compileRules } from "../rules.ts";
import {
  makePositionText,
  makeRulesetText,
  parsePositionText,
  parseRulesetText,
  SEAT_LETTERS,
} from "./text.ts";

/** A game as it is kept and exchanged: where it started, who played, and all that happened. */
export interface GameRecord {
  readonly start: Position;
  /** Names by seat; one line each, never empty. */
  readonly names: readonly string[];
  /** Further header tags in their order, such as `["Date", "2026-11-29"]`. */
  readonly tags: readonly (readonly [string, string])[];
  readonly events: readonly GameEvent[];
}

const FORMAT = "cantstop 1";
const TAG = /^([A-Za-z][\w-]*): *(.*)$/;

/** Does the record start anywhere but on the empty board? */
const startsElsewhere = ({ start }: GameRecord): boolean =>
  makePositionText(start) !== makePositionText(startPosition(start.rules, start.firstSeat));

/** Who won, in letters: `A`, `A+C`, `-` for nobody, `*` while the game runs. */
const resultOf = ({ finished, winners }: Position): string =>
  finished
    ? bitsOf(winners)
        .map((seat) => SEAT_LETTERS[seat])
        .join("+") || "-"
    : "*";

/** All games that a record passes through: the start, then one after each event. Throws on an illegal event. */
export function replay({ start, events }: GameRecord): Game[] {
  const games: Game[] = [{ position: start, dice: null }];
  for (const event of events) games.push(unwrap(play(games[games.length - 1] as Game, event)));
  return games;
}

/** A record as text, see {@link parseRecord} and the grammar in `docs/notation.md`. Its events must be legal. */
export function writeRecord(record: GameRecord): string {
  const { start, names, tags, events } = record;
  const games = replay(record);
  const oneLine = (text: string) => text.replace(/\s+/g, " ").trim();
  const header: (readonly [string, string])[] = [
    ["Format", FORMAT],
    ["Ruleset", makeRulesetText(start.rules.ruleset)],
    ...Array.from({ length: start.rules.players }, (_, seat): [string, string] => {
      const letter = SEAT_LETTERS[seat] as string;
      return [letter, oneLine(names[seat] ?? "") || letter];
    }),
    ["First", SEAT_LETTERS[start.firstSeat] as string],
    ...(startsElsewhere(record) ? [["Position", makePositionText(start)] as const] : []),
    ...tags.map(([name, value]) => [name, oneLine(value)] as const),
    ["Result", resultOf((games[games.length - 1] as Game).position)],
  ];
  const lines: string[] = [];
  let line = "";
  const write = (text: string, ends: boolean) => {
    line += text;
    if (!ends) return;
    lines.push(line);
    line = "";
  };
  for (const [i, event] of events.entries()) {
    const { position } = games[i] as Game;
    const after = games[i + 1] as Game;
    if (event.type === "resign" && event.seat !== position.seat) {
      if (line) write("", true);
      write(`${SEAT_LETTERS[event.seat]} resign`, true);
      continue;
    }
    line ||= SEAT_LETTERS[position.seat] as string;
    if (event.type === "roll") {
      const busts = after.dice === null;
      write(` ${event.dice.join("")}${busts ? " bust" : ""}`, busts);
    } else if (event.type === "move") {
      if (line.length === 1) line += " ";
      const ends = !after.position.moved;
      write(`:${[...event.columns].sort((a, b) => a - b).join("+")}${ends ? " done" : ""}`, ends);
    } else write(` ${event.type}`, true);
  }
  if (line) lines.push(line);
  return `${[...header.map(([name, value]) => `${name}: ${value}`), "", ...lines].join("\n")}\n`;
}

/** Leaves the reader from any depth; caught in {@link parseRecord} and nowhere else. */
class Unreadable {
  readonly failure: Failure;
  constructor(failure: Omit<Failure, "code">, line: number, column: number) {
    this.failure = { ...failure, code: "invalid_record", at: { line, column } };
  }
}

/** The value of a result; its failure becomes one of the record, at this place. */
function valueAt<T>(result: Result<T>, line: number, column: number): T {
  if (result.ok) return result.value;
  const { code, problem = code, ...rest } = result.error;
  throw new Unreadable({ problem, ...rest }, line, column);
}

interface Tag {
  readonly value: string;
  readonly line: number;
  readonly column: number;
}

/**
 * A record from its text: header tags, an empty line, then a line a turn, as `A 2345:5+9 1156:2 stop`. The
 * game is replayed while it is read. Fails with `invalid_record`, telling line, column and reason.
 */
export function parseRecord(text: string): Result<GameRecord> {
  try {
    const lines = text.replace(/^\uFEFF/, "").split(/\r?\n/);
    const { header, headerLines } = readHeader(lines);
    const record = readStart(header);
    const { events, game } = readTurns(lines, headerLines, record.start);
    const result = header.get("Result");
    if (result && result.value !== resultOf(game.position))
      throw new Unreadable({ problem: "bad_result" }, result.line, result.column);
    return ok({ ...record, events });
  } catch (error) {
    if (error instanceof Unreadable) return { ok: false, error: error.failure };
    throw error;
  }
}

function readHeader(lines: readonly string[]): { header: Map<string, Tag>; headerLines: number } {
  const header = new Map<string, Tag>();
  let i = 0;
  for (; i < lines.length && (lines[i] as string).trim() !== ""; i++) {
    const text = lines[i] as string;
    const [, name, value] = TAG.exec(text.trimEnd()) ?? [];
    if (name === undefined || !value) throw new Unreadable({ problem: "bad_tag" }, i + 1, 1);
    if (i === 0 && (name !== "Format" || value !== FORMAT))
      throw new Unreadable({ problem: "bad_format" }, 1, 1);
    if (header.has(name)) throw new Unreadable({ problem: "repeated_tag", field: name }, i + 1, 1);
    header.set(name, { value, line: i + 1, column: text.indexOf(value, name.length + 1) + 1 });
  }
  if (i === 0) throw new Unreadable({ problem: "bad_format" }, 1, 1);
  return { header, headerLines: i };
}

function readStart(header: ReadonlyMap<string, Tag>): Omit<GameRecord, "events"> {
  const tagged = <T>(name: string, read: (value: string) => Result<T>): T | undefined => {
    const tag = header.get(name);
    return tag && valueAt(read(tag.value), tag.line, tag.column);
  };
  const ruleset = tagged("Ruleset", parseRulesetText);
  if (!ruleset) throw new Unreadable({ problem: "missing_tag", field: "Ruleset" }, 1, 1);
  const names: string[] = [];
  for (const letter of SEAT_LETTERS) {
    const tag = header.get(letter);
    if (tag && names.length < SEAT_LETTERS.indexOf(letter))
      throw new Unreadable(
        { problem: "missing_tag", field: SEAT_LETTERS[names.length] as string },
        tag.line,
        1,
      );
    if (tag) names.push(tag.value);
  }
  if (names.length === 0) throw new Unreadable({ problem: "missing_tag", field: "A" }, 1, 1);
  const { line, column } = header.get("Ruleset") as Tag;
  const rules = valueAt(compileRules(ruleset, names.length), line, column);
  const first = header.get("First");
  const firstSeat = first ? (first.value.length === 1 ? SEAT_LETTERS.indexOf(first.value) : -1) : 0;
  if (first && (firstSeat < 0 || firstSeat >= names.length))
    throw new Unreadable({ problem: "bad_value", field: "First" }, first.line, first.column);
  const position = tagged("Position", parsePositionText);
  if (
    position &&
    (makeRulesetText(position.rules.ruleset) !== makeRulesetText(ruleset) ||
      position.rules.players !== names.length ||
      (first && position.firstSeat !== firstSeat))
  ) {
    const tag = header.get("Position") as Tag;
    throw new Unreadable({ problem: "bad_value", field: "Position" }, tag.line, tag.column);
  }
  const known = ["Format", "Ruleset", "First", "Position", "Result", ...SEAT_LETTERS];
  return {
    start: position ?? startPosition(rules, firstSeat),
    names,
    tags: [...header].filter(([name]) => !known.includes(name)).map(([name, { value }]) => [name, value]),
  };
}

function readTurns(
  lines: readonly string[],
  from: number,
  start: Position,
): { events: GameEvent[]; game: Game } {
  let game: Game = { position: start, dice: null };
  const events: GameEvent[] = [];
  // The line's turn has ended, and with what word: nothing may follow.
  let ended = true;
  for (let i = from; i < lines.length; i++) {
    const tokens = [...(lines[i] as string).matchAll(/\S+/g)];
    const [seatToken, ...rest] = tokens;
    if (!seatToken) continue;
    const line = i + 1;
    const wrong = (token: RegExpMatchArray, problem: Problem) =>
      new Unreadable({ problem }, line, (token.index as number) + 1);
    const seat = seatToken[0].length === 1 ? SEAT_LETTERS.indexOf(seatToken[0]) : -1;
    if (seat < 0 || seat >= start.rules.players) throw wrong(seatToken, "bad_turn");
    if (rest.length === 0) throw wrong(seatToken, "bad_turn");
    const resigns = rest.length === 1 && (rest[0] as RegExpMatchArray)[0] === "resign";
    if (game.position.finished) throw wrong(seatToken, "game_over");
    if (!resigns && seat !== game.position.seat) throw wrong(seatToken, "wrong_seat");
    ended = resigns && seat !== game.position.seat;
    const apply = (token: RegExpMatchArray, event: GameEvent) => {
      game = valueAt(play(game, event), line, (token.index as number) + 1);
      events.push(event);
    };
    if (ended) {
      apply(rest[0] as RegExpMatchArray, { type: "resign", seat });
      continue;
    }
    // What the next word must say because the game says so.
    let due: "bust" | "done" | null = null;
    for (const token of rest) {
      const word = token[0];
      if (ended) throw wrong(token, "turn_ended");
      if (due && word !== due) throw wrong(token, `expected_${due}`);
      if (word === "bust" || word === "done") {
        if (!due) throw wrong(token, word === "bust" ? "no_bust" : "turn_goes_on");
        due = null;
        ended = true;
      } else if (word === "stop" || word === "resign") {
        apply(token, word === "stop" ? { type: "stop" } : { type: "resign", seat });
        ended = true;
      } else {
        const [, dice, columns] = /^([1-6]{4})?(?::(\d{1,2}(?:\+\d{1,2})?))?$/.exec(word) ?? [];
        if (!dice && !columns) throw wrong(token, "bad_word");
        if (dice) {
          apply(token, { type: "roll", dice: [...dice].map(Number) as unknown as Dice });
          if (!game.dice) due = "bust";
        }
        if (columns) {
          if (due) throw wrong(token, "expected_bust");
          apply(token, { type: "move", columns: columns.split("+").map(Number) });
          if (!game.position.moved) due = "done";
        }
      }
    }
    if (due) throw new Unreadable({ problem: `expected_${due}` }, line, (lines[i] as string).length + 1);
  }
  return { events, game };
}
