import { bitsOf } from "../board.ts";
import { type Game, type GameEvent, play } from "../game.ts";
import { type Position, startPosition } from "../position.ts";
import { unwrap } from "../result.ts";
import { makePositionText, makeRulesetText, SEAT_LETTERS } from "./text.ts";

/** A game as it is kept and exchanged: where it started, who played, and all that happened. */
export interface GameRecord {
  readonly start: Position;
  /** Names by seat; one line each, never empty. */
  readonly names: readonly string[];
  /** Further header tags in their order, such as `["Date", "2026-11-29"]`. */
  readonly tags: readonly (readonly [string, string])[];
  readonly events: readonly GameEvent[];
}

/** What the first tag of every record says: the format's name and version. */
export const RECORD_FORMAT = "cantstop 1";

/** Does the record start anywhere but on the empty board? */
const startsElsewhere = ({ start }: GameRecord): boolean =>
  makePositionText(start) !== makePositionText(startPosition(start.rules, start.firstSeat));

/** Who won, in letters: `A`, `A+C`, `-` for nobody, `*` while the game runs. */
export const resultOf = ({ finished, winners }: Position): string =>
  finished
    ? bitsOf(winners)
        .map((seat) => SEAT_LETTERS[seat])
        .join("+") || "-"
    : "*";

/** All games that a record passes through: the start, then one after each event. Throws on an illegal event. */
export function replay({ start, events }: GameRecord): Game[] {
  const games: Game[] = [{ position: start, dice: null }];
  for (const event of events) games.push(unwrap(play(games[games.length - 1], event)));
  return games;
}

/** A record as text, by the grammar in `docs/notation.md`. Its events must be legal. */
export function writeRecord(record: GameRecord): string {
  const { start, names, tags, events } = record;
  const games = replay(record);
  const oneLine = (text: string) => text.replace(/\s+/g, " ").trim();
  const header: (readonly [string, string])[] = [
    ["Format", RECORD_FORMAT],
    ["Ruleset", makeRulesetText(start.rules.ruleset)],
    ...Array.from({ length: start.rules.players }, (_, seat): [string, string] => {
      const letter = SEAT_LETTERS[seat];
      return [letter, oneLine(names[seat] ?? "") || letter];
    }),
    ["First", SEAT_LETTERS[start.firstSeat]],
    ...(startsElsewhere(record) ? [["Position", makePositionText(start)] as const] : []),
    ...tags.map(([name, value]) => [name, oneLine(value)] as const),
    ["Result", resultOf(games[games.length - 1].position)],
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
    const { position } = games[i];
    const after = games[i + 1];
    if (event.type === "resign" && event.seat !== position.seat) {
      if (line) write("", true);
      write(`${SEAT_LETTERS[event.seat]} resign`, true);
      continue;
    }
    line ||= SEAT_LETTERS[position.seat];
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
