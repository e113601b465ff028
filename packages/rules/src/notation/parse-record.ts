import type { Dice } from "../dice.ts";
import { type Game, type GameEvent, play } from "../game.ts";
import { type Position, startPosition } from "../position.ts";
import { type Failure, ok, type Problem, type Result } from "../result.ts";
import { compileRules } from "../rules.ts";
import { type GameRecord, RECORD_FORMAT, resultOf } from "./record.ts";
import { makeRulesetText, parsePositionText, parseRulesetText, SEAT_LETTERS } from "./text.ts";

interface Place {
  readonly line: number;
  readonly column: number;
}
interface Word extends Place {
  readonly text: string;
}

/** Leaves the reader from any depth; caught in {@link parseRecord} and nowhere else. */
class Unreadable {
  readonly failure: Failure;
  constructor(failure: Omit<Failure, "code">, { line, column }: Place) {
    this.failure = { ...failure, code: "invalid_record", at: { line, column } };
  }
}

const TOP: Place = { line: 1, column: 1 };

const unreadable = (problem: Problem, place: Place, field?: string): Unreadable =>
  new Unreadable(field === undefined ? { problem } : { problem, field }, place);

/** The value of a result; its failure becomes one of the record, at this place. */
function valueAt<T>(result: Result<T>, place: Place): T {
  if (result.ok) return result.value;
  const { code, problem = code, ...rest } = result.error;
  throw new Unreadable({ problem, ...rest }, place);
}

/** The seat of a letter; -1 where nobody sits. */
function readSeat(letter: string, players: number): number {
  const seat = letter.length === 1 ? SEAT_LETTERS.indexOf(letter) : -1;
  return seat < players ? seat : -1;
}

/**
 * A record from its text: header tags, an empty line, then a line a turn, as `A 2345:5+9 1156:2 stop`. The
 * game is replayed while it is read. Fails with `invalid_record`, telling line, column and reason.
 */
export function parseRecord(text: string): Result<GameRecord> {
  try {
    const lines = text.replace(/^\uFEFF/, "").split(/\r?\n/);
    const header = readHeader(lines);
    const record = readStart(header);
    const turns = new TurnReader(record.start);
    for (let i = header.size; i < lines.length; i++) turns.readLine(lines[i], i + 1);
    const result = header.get("Result");
    if (result && result.text !== resultOf(turns.game.position)) throw unreadable("bad_result", result);
    return ok({ ...record, events: turns.events });
  } catch (error) {
    if (error instanceof Unreadable) return { ok: false, error: error.failure };
    throw error;
  }
}

/** The header's tags by name; one a line, so that their number is the header's length. */
function readHeader(lines: readonly string[]): Map<string, Word> {
  const header = new Map<string, Word>();
  for (const [i, text] of lines.entries()) {
    if (text.trim() === "") break;
    const place = { line: i + 1, column: 1 };
    const [, name, value] = /^([A-Za-z][\w-]*): *(.*)$/.exec(text.trimEnd()) ?? [];
    if (i === 0 && `${name}: ${value}` !== `Format: ${RECORD_FORMAT}`) break;
    if (!name || !value) throw unreadable("bad_tag", place);
    if (header.has(name)) throw unreadable("repeated_tag", place, name);
    header.set(name, { text: value, line: i + 1, column: text.indexOf(value, name.length + 1) + 1 });
  }
  if (header.size === 0) throw unreadable("bad_format", TOP);
  return header;
}

function readStart(header: ReadonlyMap<string, Word>): Omit<GameRecord, "events"> {
  const known = ["Format", "Ruleset", "First", "Position", "Result", ...SEAT_LETTERS];
  const names = readNames(header);
  const ruleset = header.get("Ruleset");
  if (!ruleset) throw unreadable("missing_tag", TOP, "Ruleset");
  const rules = valueAt(
    compileRules(valueAt(parseRulesetText(ruleset.text), ruleset), names.length),
    ruleset,
  );
  const first = header.get("First");
  const firstSeat = first ? readSeat(first.text, names.length) : 0;
  if (first && firstSeat < 0) throw unreadable("bad_value", first, "First");
  const written = header.get("Position");
  const start = written ? valueAt(parsePositionText(written.text), written) : startPosition(rules, firstSeat);
  if (
    makeRulesetText(start.rules.ruleset) !== makeRulesetText(rules.ruleset) ||
    start.rules.players !== names.length ||
    (first && start.firstSeat !== firstSeat)
  )
    throw unreadable("bad_value", written ?? TOP, "Position");
  return {
    start,
    names,
    tags: [...header].filter(([name]) => !known.includes(name)).map(([name, { text }]) => [name, text]),
  };
}

/** The names of the seats, which must be lettered without a gap. */
function readNames(header: ReadonlyMap<string, Word>): string[] {
  const names: string[] = [];
  for (const [seat, letter] of [...SEAT_LETTERS].entries()) {
    const tag = header.get(letter);
    if (!tag) continue;
    if (names.length < seat)
      throw unreadable("missing_tag", { line: tag.line, column: 1 }, SEAT_LETTERS[names.length]);
    names.push(tag.text);
  }
  if (names.length === 0) throw unreadable("missing_tag", TOP, "A");
  return names;
}

/** What the next word of a line must be: the word that says how the turn ended, or none at all. */
type Due = "bust" | "done" | "nothing" | null;

/** Reads the lines after the header, playing the game they tell. */
class TurnReader {
  game: Game;
  readonly events: GameEvent[] = [];

  constructor(start: Position) {
    this.game = { position: start, dice: null };
  }

  readLine(text: string, line: number): void {
    const [letter, ...words] = [...text.matchAll(/\S+/g)].map(
      (match): Word => ({ text: match[0], line, column: match.index + 1 }),
    );
    if (!letter) return;
    const { position } = this.game;
    const seat = readSeat(letter.text, position.rules.players);
    if (seat < 0 || words.length === 0) throw unreadable("bad_turn", letter);
    if (position.finished) throw unreadable("game_over", letter);
    // Out of turn, a seat can only leave.
    if (seat !== position.seat && (words.length > 1 || words[0].text !== "resign"))
      throw unreadable("wrong_seat", letter);
    let due: Due = null;
    for (const word of words) due = this.readWord(word, seat, due);
    if (due === "bust" || due === "done")
      throw unreadable(`expected_${due}`, { line, column: text.length + 1 });
  }

  private readWord(word: Word, seat: number, due: Due): Due {
    if (due === "nothing") throw unreadable("turn_ended", word);
    if (due !== null) {
      if (word.text !== due) throw unreadable(`expected_${due}`, word);
      return "nothing";
    }
    switch (word.text) {
      case "bust":
        throw unreadable("no_bust", word);
      case "done":
        throw unreadable("turn_goes_on", word);
      case "stop":
        this.play(word, { type: "stop" });
        return "nothing";
      case "resign":
        this.play(word, { type: "resign", seat });
        return "nothing";
      default:
        return this.readRoll(word);
    }
  }

  /** A roll, a roll with its move, or the move of a roll that the last line ended with. */
  private readRoll(word: Word): Due {
    const [, dice, columns] = /^([1-6]{4})?(?::([1-9]\d?(?:\+[1-9]\d?)?))?$/.exec(word.text) ?? [];
    if (!dice && !columns) throw unreadable("bad_word", word);
    if (dice) {
      this.play(word, { type: "roll", dice: [...dice].map(Number) as unknown as Dice });
      if (!this.game.dice) {
        if (columns) throw unreadable("expected_bust", word);
        return "bust";
      }
    }
    if (!columns) return null;
    this.play(word, { type: "move", columns: columns.split("+").map(Number) });
    return this.game.position.moved ? null : "done";
  }

  private play(place: Place, event: GameEvent): void {
    this.game = valueAt(play(this.game, event), place);
    this.events.push(event);
  }
}
