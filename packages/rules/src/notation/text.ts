import { OPTION_VALUES, type OptionName, type Options, parseRuleset, type Ruleset } from "../options.ts";
import type { Position } from "../position.ts";
import { fail, type Result } from "../result.ts";
import { type ByColumn, makeState, parseState } from "./state.ts";

/** Seats by letter, as records and position strings write them. */
export const SEAT_LETTERS = "ABCD";

const writeValue = (value: Options[OptionName]): string =>
  typeof value === "object"
    ? Object.entries(value)
        .map(([players, target]) => `${players}:${target}`)
        .join("/")
    : String(value);

/**
 * A ruleset in one word: its preset, then its own options, as `franjos,columnsToWin=4` or
 * `standard,columnsToWin=2:5/3:4,rivalCamps=jump_over`.
 */
export function makeRulesetText({ spec }: Ruleset): string {
  if (typeof spec === "string") return spec;
  const { preset = "standard", ...own } = spec;
  return [preset, ...Object.entries(own).map(([name, value]) => `${name}=${writeValue(value)}`)].join(",");
}

/** A ruleset from one word, see {@link makeRulesetText}. Fails with `invalid_ruleset`. */
export function parseRulesetText(text: string): Result<Ruleset> {
  const [preset, ...own] = text.split(",");
  if (own.length === 0) return parseRuleset(preset);
  const spec = new Map<string, unknown>([["preset", preset]]);
  for (const part of own) {
    const [name = "", value = "?", ...more] = part.split("=");
    spec.set(name, more.length > 0 || spec.has(name) ? Number.NaN : readValue(name as OptionName, value));
  }
  return parseRuleset(Object.fromEntries(spec));
}

function readValue(name: keyof Options, value: string): unknown {
  if (Object.hasOwn(OPTION_VALUES, name)) return value;
  return value === "" || value.includes(":") ? readPairs(value, "/", ":", readNumber) : readNumber(value);
}

/** A number from its digits; NaN, which every check refuses, from anything else. */
const readNumber = (text = ""): number => (/^\d+$/.test(text) ? Number(text) : Number.NaN);

const readSeat = (letter = ""): number => (letter.length === 1 ? SEAT_LETTERS.indexOf(letter) : -1);

/** `2:5/3:4` or `7@9,5@3` as an object; NaN for what is no pair or names its key again. */
function readPairs(text: string, between: string, within: string, read: (part?: string) => number): ByColumn {
  // No object yet, on which the key `__proto__` would leave no trace.
  const pairs = new Map<string, number>();
  for (const pair of text === "" ? [] : text.split(between)) {
    const [key = "", value, ...more] = pair.split(within);
    pairs.set(key, more.length > 0 || pairs.has(key) ? Number.NaN : read(value));
  }
  return Object.fromEntries(pairs);
}

const writePairs = (
  pairs: ByColumn,
  within: string,
  write: (value: number) => string | number = (n) => n,
): string =>
  Object.entries(pairs)
    .map(([column, value]) => column + within + write(value))
    .join(",") || "-";

const readColumns = (text: string, within: string, read = readNumber) =>
  text === "-" ? {} : readPairs(text, ",", within, read);

const writeSeats = (seats: readonly number[]): string =>
  seats.map((seat) => SEAT_LETTERS[seat]).join("") || "-";

const readSeats = (text: string): number[] => (text === "-" ? [] : [...text].map(readSeat));

/**
 * A position in one line of fields between spaces (the grammar stands in `docs/notation.md`): ruleset, camps
 * by seat, claims, seat on turn and first seat, runners, what happened this turn, and where they apply the
 * seats that resigned and that won.
 *
 * `standard 7@9/- 10=B AA 6@1 moved` is the example there.
 */
export function makePositionText(position: Position): string {
  const { camps, claims, seat, firstSeat, runners, moved, justClaimed, winners, out } = makeState(position);
  const fields = [
    makeRulesetText(position.rules.ruleset),
    camps.map((own) => writePairs(own, "@")).join("/"),
    writePairs(claims, "=", (owner) => SEAT_LETTERS[owner]),
    writeSeats([seat, firstSeat]),
    writePairs(runners, "@"),
    justClaimed ? "claimed" : moved ? "moved" : "-",
  ];
  if (out) fields.push(`out=${writeSeats(out)}`);
  if (winners) fields.push(`won=${writeSeats(winners)}`);
  return fields.join(" ");
}

/**
 * A position from one line, see {@link makePositionText}. Fails with `invalid_ruleset`, or with
 * `invalid_state` naming the field.
 */
export function parsePositionText(text: string): Result<Position> {
  const fields = text.trim().split(/\s+/);
  const [ruleset = "", camps = "", claims = "", seats = "", runners = "", turn = "", ...rest] = fields;
  const parsed = parseRulesetText(ruleset);
  if (!parsed.ok) return parsed;
  const state: Record<string, unknown> = {
    ruleset: parsed.value.spec,
    camps: camps.split("/").map((own) => readColumns(own, "@")),
    claims: readColumns(claims, "=", readSeat),
    seat: readSeat(seats[0]),
    firstSeat: readSeat(seats[1]),
    runners: readColumns(runners, "@"),
    moved: turn !== "-",
    justClaimed: turn === "claimed",
  };
  if (seats.length !== 2 || !["-", "moved", "claimed"].includes(turn)) return notPosition();
  for (const field of rest) {
    const [, name, letters = ""] = /^(out|won)=(-|[A-D]+)$/.exec(field) ?? [];
    const seated = name === "won" ? "winners" : "out";
    if (name === undefined || Object.hasOwn(state, seated)) return notPosition();
    state[seated] = readSeats(letters);
  }
  return parseState(state);
}

const notPosition = () => fail("invalid_state", "bad_text");
