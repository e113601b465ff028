import { bitsOf, type Failure, type Game, type GameEvent, play } from "@cantstop/rules";
import {
  type GameRecord,
  makeState,
  parseRecord,
  parseState,
  replay,
  type State,
  writeRecord,
} from "@cantstop/rules/notation";

/**
 * A game as JSON, for programs. It says what a record says, with its start as a state and its events as objects, one
 * a line.
 */
interface GameJson {
  readonly format: typeof FORMAT;
  readonly names: readonly string[];
  /** Header tags that mean nothing to the rules, by name. */
  readonly tags: Readonly<Record<string, string>>;
  readonly start: State;
  readonly events: readonly GameEvent[];
  /** The seats that won; null while the game runs. */
  readonly winners: readonly number[] | null;
}

const FORMAT = "cantstop game 1";

export function writeGameJson(record: GameRecord): string {
  const { start, names, tags, events } = record;
  const { position } = replay(record).at(-1) as Game;
  const json: GameJson = {
    format: FORMAT,
    names,
    tags: Object.fromEntries(tags),
    start: makeState(start),
    events,
    winners: position.finished ? bitsOf(position.winners) : null,
  };
  const lines = Object.entries(json).map(([name, value]) =>
    value === events && events.length > 0
      ? `"${name}": [\n  ${events.map((event) => JSON.stringify(event)).join(",\n  ")}\n ]`
      : `"${name}": ${JSON.stringify(value)}`,
  );
  return `{\n ${lines.join(",\n ")}\n}\n`;
}

/**
 * Why a JSON is no game.
 *
 * - `not_json`: no JSON at all
 * - `not_a_game`: JSON, but not of this form
 * - `bad_start`: a state that breaks its rules, see `failure`
 * - `bad_event`: an event, counted from 1, that cannot happen there, see `failure`
 */
export type GameJsonFault =
  | { readonly code: "not_json" | "not_a_game" }
  | { readonly code: "bad_start"; readonly failure: Failure }
  | { readonly code: "bad_event"; readonly event: number; readonly failure: Failure };

type Read =
  | { readonly ok: true; readonly value: GameRecord }
  | { readonly ok: false; readonly error: GameJsonFault };

const NOT_A_GAME = { ok: false, error: { code: "not_a_game" } } as const;

type Fields = { readonly [field: string]: unknown };

const isFields = (value: unknown): value is Fields =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const isText = (value: unknown): value is string => typeof value === "string" && value.trim() !== "";

const isTags = (value: unknown): value is GameJson["tags"] =>
  isFields(value) && Object.values(value).every(isText);

/** True for what has an event's form; whether it can happen is for the rules to say. */
function isEvent(value: unknown): value is GameEvent {
  if (!isFields(value)) return false;
  switch (value.type) {
    case "roll":
      return Array.isArray(value.dice);
    case "move":
      return Array.isArray(value.columns) && value.columns.every((column) => typeof column === "number");
    case "resign":
      return typeof value.seat === "number";
    default:
      return value.type === "stop";
  }
}

/** A game from its JSON, see {@link GameJson}; it is played while it is read. */
export function readGameJson(text: string): Read {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    return { ok: false, error: { code: "not_json" } };
  }
  if (!isFields(json) || json.format !== FORMAT) return NOT_A_GAME;
  const { names, tags, events } = json;
  if (!Array.isArray(names) || !names.every(isText) || !isTags(tags) || !Array.isArray(events))
    return NOT_A_GAME;
  const start = parseState(json.start);
  if (!start.ok) return { ok: false, error: { code: "bad_start", failure: start.error } };
  if (names.length !== start.value.rules.players) return NOT_A_GAME;
  const played: GameEvent[] = [];
  let game: Game = { position: start.value, dice: null };
  for (const [i, event] of events.entries()) {
    if (!isEvent(event)) return NOT_A_GAME;
    const next = play(game, event);
    if (!next.ok) return { ok: false, error: { code: "bad_event", event: i + 1, failure: next.error } };
    game = next.value;
    played.push(event);
  }
  // What no record can hold, such as a tag of a name that records use themselves, is no game either.
  const kept = parseRecord(
    writeRecord({ start: start.value, names, tags: Object.entries(tags), events: played }),
  );
  return kept.ok ? kept : NOT_A_GAME;
}
